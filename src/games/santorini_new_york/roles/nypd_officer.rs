//! NYPD Officer: its worker may move on an opponent's worker, which is forced one square straight
//! on, whatever its level. The level of the square that is entered counts as in any move.

use super::super::{Square, Squares};
use super::{Rules, Situation};

pub struct NypdOfficer;

impl Rules for NypdOfficer {
    fn targets(&self, at: &Situation, worker: Square) -> Squares {
        let pushes = worker.around() & at.opponents() & at.climbable(worker);
        let possible = |target: &Square| self.pushed_to(at, worker, *target).is_some();
        at.steps(worker) | pushes.iter().filter(possible).collect()
    }

    fn pushes(&self) -> bool {
        true
    }

    fn pushed_to(&self, at: &Situation, worker: Square, target: Square) -> Option<Square> {
        if !at.opponents().contains(target) {
            return None;
        }
        let behind = target.step(worker.way_to(target)?)?;
        at.free().contains(behind).then_some(behind)
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::Role;
    use super::super::super::scene::{scene, square, squares};
    use crate::engine::Seat;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    #[test]
    fn who_is_pushed_may_come_down_or_up_any_number_of_levels() {
        for levels in ["c4 1", "c5 3"] {
            let scene = scene(2).workers(A, "c3 a1").workers(B, "c4 e1");
            let game = scene.levels(levels).turn(A, Role::NypdOfficer);
            let rules = Role::NypdOfficer.rules();
            let at = game.situation(A);
            assert!(rules.targets(&at, square("c3")).contains(square("c4")));
            let behind = rules.pushed_to(&at, square("c3"), square("c4"));
            assert_eq!(behind, Some(square("c5")));
        }
    }

    #[test]
    fn a_free_square_pushes_nobody() {
        let scene = scene(2).workers(A, "c3 a1").workers(B, "c4 e1");
        let game = scene.turn(A, Role::NypdOfficer);
        let rules = Role::NypdOfficer.rules();
        let at = game.situation(A);
        for target in squares("b3 d4 a1").iter() {
            assert_eq!(rules.pushed_to(&at, square("c3"), target), None);
        }
    }
}
