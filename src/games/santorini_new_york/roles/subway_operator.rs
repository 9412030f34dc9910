//! Subway Operator: moves north, east, south or west to the first free square. If that is too high,
//! the direction is closed.

use super::super::{Square, Squares, Way};
use super::{Rules, Situation};

pub struct SubwayOperator;

impl Rules for SubwayOperator {
    fn targets(&self, at: &Situation, worker: Square) -> Squares {
        let ways = Way::STRAIGHT.iter();
        let stations = ways.filter_map(|way| at.first_free(worker, *way));
        let stations: Squares = stations.collect();
        stations & at.climbable(worker)
    }
}
