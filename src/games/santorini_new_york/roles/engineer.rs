//! Engineer: first a skyscraper has to go on a free square on the ground beside the worker that
//! acts, if there is one. A rooftop wins for the holder of the statue.

use super::super::{Square, Squares};
use super::{Rules, Situation};

pub struct Engineer;

impl Rules for Engineer {
    fn skyscraper_sites(&self, at: &Situation, worker: Square) -> Squares {
        match at.city.supply.skyscrapers {
            0 => Squares::NONE,
            _ => worker.around() & at.free() & !at.city.higher_than(0),
        }
    }

    fn wins_by_rooftop(&self) -> bool {
        true
    }
}
