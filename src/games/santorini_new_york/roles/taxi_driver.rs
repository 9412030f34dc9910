//! Taxi Driver: moves exactly two or three squares straight on in any of the eight directions, over
//! anything.

use super::super::{Square, Squares, Way};
use super::{Rules, Situation};

pub struct TaxiDriver;

impl Rules for TaxiDriver {
    fn targets(&self, at: &Situation, worker: Square) -> Squares {
        let mut stops = Squares::NONE;
        for way in Way::ALL {
            // Whether the squares on the way have to be land is a ruling; they count all the same.
            let passable = match at.options.cross_water {
                true => Squares::GRID,
                false => at.land,
            };
            let first = Squares::from(worker).step(*way) & passable;
            let second = first.step(*way) & passable;
            stops |= second | second.step(*way);
        }
        stops & at.free() & at.climbable(worker)
    }
}
