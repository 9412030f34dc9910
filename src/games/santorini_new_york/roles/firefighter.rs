//! Firefighter: the turn begins with a block under the worker that acts, which is no move. Under a
//! worker on level 3 it is a rooftop: the worker leaves the game and the turn ends.

use super::Rules;

pub struct Firefighter;

impl Rules for Firefighter {
    fn lifts(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::scene::{scene, square};
    use super::super::super::{Action, Illegal, Piece, Role};
    use crate::engine::Seat;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    #[test]
    fn the_lift_and_the_build_need_a_block_each() {
        let with_blocks = |blocks| {
            let scene = scene(2).workers(A, "a1 e5").workers(B, "e1 a5");
            scene.supply(blocks, 10, 6).turn(A, Role::Firefighter)
        };
        assert_eq!(with_blocks(2).allows(&Action::Use(square("a1"))), Ok(()));
        assert!(with_blocks(1).allows(&Action::Lose(square("a1"))).is_ok());
    }

    #[test]
    fn a_worker_under_which_nothing_can_be_built_is_of_no_use() {
        let scene = scene(2).workers(A, "a1 c3").workers(B, "e1 a5");
        let game = scene
            .levels("c3 3")
            .supply(9, 0, 6)
            .turn(A, Role::Firefighter);
        assert_eq!(
            game.allows(&Action::Use(square("c3"))),
            Err(Illegal::NoneLeft(Piece::Rooftop))
        );
    }
}
