//! Bank: once in the game its owner may put any number of hand cards under it at the start of a
//! round, each worth a point at the end.

use super::super::{Rules, Spec};

pub struct Bank;

impl Rules for Bank {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 4,
            points: 2,
            copies: 3,
        }
    }

    fn saves(&self) -> bool {
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
    const OTHER: Seat = Seat::new(1);

    fn new_game(seats: u8) -> Scene {
        let options = Options {
            new_buildings: true,
            ..Options::default()
        };
        scene_with(seats, options)
    }

    #[test]
    fn any_number_of_cards_goes_under_it_once() {
        let scene = new_game(3).builds(OTHER, &[Bank]);
        let scene = scene.hand(OTHER, &[Smithy, Hero, Hero, Palace]);
        let mut game = scene.taken(&[Role::Builder, Role::Trader]).game();
        let save = [Action::Stow(Hero), Action::Stow(Hero), Action::Pass];
        play(&mut game, &[Action::Choose(Role::Prospector)]);
        play(&mut game, &save);
        let player = &game.players[OTHER];
        assert_eq!((player.bank.total(), player.hand.total()), (2, 2));
        assert_eq!(scoring::score(&game, OTHER).total(), 2 + 2);
        // In the next round it is not asked again.
        let roles = [Role::Prospector, Role::Trader, Role::Producer].map(Action::Choose);
        play(&mut game, &roles);
        assert_eq!((game.round, game.phase.acting()), (3, Some(Seat::new(2))));
        assert_eq!(game.players[OWNER].bank.total(), 0);
    }
}
