//! Harbour: the first good that its owner sells in a trader phase goes under it, worth a point at
//! the end.
//!
//! It is sold like any other; nobody sees its face.

use super::super::{Rules, Spec};

pub struct Harbour;

impl Rules for Harbour {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 4,
            points: 2,
            copies: 3,
        }
    }

    fn ships_sale(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::{Scene, play, scene_with};
    use crate::games::san_juan::{Action, Options, Role, scoring};

    const OWNER: Seat = Seat::new(0);

    fn new_game(seats: u8) -> Scene {
        let options = Options {
            new_buildings: true,
            ..Options::default()
        };
        scene_with(seats, options)
    }

    #[test]
    fn one_good_of_a_phase_goes_under_it() {
        let goods = [(IndigoPlant, Hero), (SugarMill, Statue)];
        let scene = new_game(3)
            .builds(OWNER, &[Harbour])
            .produced(OWNER, &goods);
        let mut game = scene.game();
        play(
            &mut game,
            &[
                Action::Choose(Role::Trader),
                Action::Sell(2),
                Action::Sell(1),
            ],
        );
        let player = &game.players[OWNER];
        assert_eq!((player.harbour.of(Statue), player.harbour.total()), (1, 1));
        assert_eq!(game.discards.of(Hero), 1);
        assert_eq!(scoring::score(&game, OWNER).total(), 2 + 1 + 1 + 1);
        assert_eq!(player.hand.total(), 1 + 1);
    }
}
