//! Tour Bus Driver: moves any distance north, east, south or west, over anything, to a square beside
//! a skyscraper. The first skyscraper is placed before the game.

use super::super::{Square, Squares, Way};
use super::{Rules, Situation};

pub struct TourBusDriver;

impl Rules for TourBusDriver {
    fn targets(&self, at: &Situation, worker: Square) -> Squares {
        let ways = Way::STRAIGHT.iter();
        let streets: Squares = ways.flat_map(|way| at.line(worker, *way)).collect();
        streets & at.city.skyscrapers.around() & at.free() & at.climbable(worker)
    }
}
