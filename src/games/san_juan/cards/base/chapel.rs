//! Chapel: at the start of each round its owner may put a hand card under it, worth a point at the
//! end.
//!
//! The card is out of the game, whatever becomes of the Chapel.

use super::super::{Rules, Spec};

pub struct Chapel;

impl Rules for Chapel {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 3,
            points: 2,
            copies: 3,
        }
    }

    fn stows(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::{play, scene};
    use crate::games::san_juan::{Action, Role, scoring};

    const OWNER: Seat = Seat::new(0);
    const OTHER: Seat = Seat::new(1);

    #[test]
    fn a_card_under_it_is_worth_a_point() {
        let scene = scene(3)
            .builds(OTHER, &[Chapel])
            .hand(OTHER, &[Hero, Smithy]);
        let mut game = scene.taken(&[Role::Builder, Role::Trader]).game();
        play(
            &mut game,
            &[Action::Choose(Role::Prospector), Action::Stow(Hero)],
        );
        let player = &game.players[OTHER];
        assert_eq!((player.chapel.total(), player.hand.total()), (1, 1));
        assert_eq!(scoring::score(&game, OTHER).total(), 2 + 1);
        assert_eq!(game.discards.total(), 0);
        assert_eq!(game.players[OWNER].chapel.total(), 0);
    }
}
