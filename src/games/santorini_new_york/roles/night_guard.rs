//! Night Guard: after the build an opponent's worker beside the one that acted has to be named, and
//! its owner moves it at once by the ordinary rules. It may be one that cannot move.

use super::super::{Square, Squares};
use super::{Rules, Situation};

pub struct NightGuard;

impl Rules for NightGuard {
    fn suspects(&self, at: &Situation, worker: Square) -> Squares {
        let beside = worker.around() & at.opponents();
        if !at.options.night_guard_mobile_only {
            return beside;
        }
        let mobile = |it: &Square| !at.steps(*it).is_empty();
        let mobile: Squares = beside.iter().filter(mobile).collect();
        match mobile.is_empty() {
            true => beside,
            false => mobile,
        }
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
    fn own_workers_and_those_further_off_are_no_suspects() {
        let scene = scene(2).workers(A, "c3 c4").workers(B, "d4 e5");
        let game = scene.turn(A, Role::NightGuard);
        let rules = Role::NightGuard.rules();
        let suspects = rules.suspects(&game.situation(A), square("c3"));
        assert_eq!(suspects, squares("d4"));
    }
}
