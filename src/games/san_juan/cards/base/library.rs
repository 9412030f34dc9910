//! Library: its owner has the privilege of their role twice.
//!
//! It doubles what the role gives its chooser, and no building.

use super::super::{Rules, Spec};

pub struct Library;

impl Rules for Library {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 5,
            points: 3,
            copies: 3,
        }
    }

    fn doubles_privilege(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::{play, scene};
    use crate::games::san_juan::{Action, Role};

    const OWNER: Seat = Seat::new(0);
    const OTHER: Seat = Seat::new(1);

    #[test]
    fn the_prospector_draws_two() {
        let mut game = scene(3).builds(OWNER, &[Library]).game();
        play(&mut game, &[Action::Choose(Role::Prospector)]);
        assert_eq!(game.players[OWNER].hand.total(), 2);
    }

    #[test]
    fn it_does_nothing_in_the_role_of_another() {
        let mut game = scene(3).builds(OTHER, &[Library]).game();
        play(&mut game, &[Action::Choose(Role::Prospector)]);
        assert_eq!(game.players[OTHER].hand.total(), 0);
    }
}
