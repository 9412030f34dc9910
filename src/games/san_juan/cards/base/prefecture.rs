//! Prefecture: its owner keeps one more of the drawn cards.

use super::super::{Rules, Spec};

pub struct Prefecture;

impl Rules for Prefecture {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 3,
            points: 2,
            copies: 3,
        }
    }

    fn more_kept(&self) -> u8 {
        1
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
    fn two_of_five_and_two_of_two_are_kept() {
        let scene = scene(2)
            .builds(OWNER, &[Prefecture])
            .builds(OTHER, &[Prefecture]);
        let mut game = scene
            .supply(&[Smithy, Hero, Hero, Tower, Palace, Well, Well])
            .game();
        // The first five in the order of the print: Smithy, Well, Well, Tower, Hero.
        play(
            &mut game,
            &[Action::Choose(Role::Councillor), Action::Keep(Tower)],
        );
        let hand = game.players[OWNER].hand;
        assert_eq!((hand.of(Tower), hand.of(Hero), hand.total()), (1, 1, 2));
        assert_eq!(
            game.players[OTHER].hand.total(),
            2,
            "both without a question"
        );
    }
}
