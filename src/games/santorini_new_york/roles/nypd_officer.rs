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
