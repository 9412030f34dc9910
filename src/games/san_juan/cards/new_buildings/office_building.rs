//! Office building: at the start of each round, before anything else, its owner may discard one or
//! two cards and draw as many.

use super::super::{Rules, Spec};

pub struct OfficeBuilding;

impl Rules for OfficeBuilding {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 1,
            points: 1,
            copies: 3,
        }
    }

    fn exchanges(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::{Scene, play, scene_with};
    use crate::games::san_juan::{Action, Options, Role};

    const OWNER: Seat = Seat::new(0);
    const OTHER: Seat = Seat::new(1);

    fn new_game(seats: u8) -> Scene {
        let options = Options {
            new_buildings: true,
            ..Options::default()
        };
        scene_with(seats, options)
    }

    #[test]
    fn two_cards_are_exchanged_at_most() {
        let scene = new_game(3).builds(OTHER, &[OfficeBuilding]);
        let scene = scene.hand(OTHER, &[Smithy, Hero, Palace]);
        let mut game = scene.taken(&[Role::Builder, Role::Trader]).game();
        let exchange = [Action::Discard(Smithy), Action::Discard(Hero)];
        play(&mut game, &[Action::Choose(Role::Prospector)]);
        let mut one = game.clone();
        play(&mut game, &exchange);
        assert_eq!(game.players[OTHER].hand.of(Palace), 1);
        assert_eq!(
            (game.players[OTHER].hand.total(), game.discards.total()),
            (3, 2)
        );
        play(&mut one, &[exchange[0], Action::Pass]);
        assert_eq!(
            (one.players[OTHER].hand.total(), one.discards.total()),
            (3, 1)
        );
        assert_eq!(one.players[OWNER].hand.total(), 0);
    }
}
