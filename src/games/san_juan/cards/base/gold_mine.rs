//! Gold mine: in the prospector phase its owner turns up four cards; if all differ in cost, one of
//! them may be taken.
//!
//! It works for every owner, whoever chose the role. The cards that are not taken are discarded.

use super::super::{Rules, Spec};

pub struct GoldMine;

impl Rules for GoldMine {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 1,
            points: 1,
            copies: 3,
        }
    }

    fn digs(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::{play, scene};
    use crate::games::san_juan::{Action, Role};

    const OTHER: Seat = Seat::new(1);

    #[test]
    fn four_different_costs_bring_one_of_the_cards() {
        let scene = scene(3).builds(OTHER, &[GoldMine]);
        let mut game = scene.supply(&[Hero, Smithy, Well, Chapel, Palace]).game();
        // The chooser draws the Smithy.
        play(&mut game, &[Action::Choose(Role::Prospector)]);
        assert_eq!(game.phase.acting(), Some(OTHER));
        let before = game.discards.total();
        play(&mut game, &[Action::Take(Palace)]);
        assert_eq!(game.players[OTHER].hand.of(Palace), 1);
        assert_eq!(game.discards.total(), before + 3);
    }

    #[test]
    fn two_of_the_same_cost_bring_nothing() {
        let scene = scene(3).builds(OTHER, &[GoldMine]);
        let mut game = scene.supply(&[Hero, Smithy, Well, Library, Palace]).game();
        let before = game.discards.total();
        play(&mut game, &[Action::Choose(Role::Prospector)]);
        assert_eq!(game.players[OTHER].hand.total(), 0);
        assert_eq!(game.discards.total(), before + 4);
    }
}
