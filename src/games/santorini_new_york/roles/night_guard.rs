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
