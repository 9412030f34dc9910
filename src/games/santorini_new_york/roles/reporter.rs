//! Reporter: after the build an opponent's worker beside the one that acted has to be forced to the
//! first free square north or south of its own, over everything, if there is such a worker and
//! such a square.

use super::super::{Square, Way};
use super::{Rules, Situation};

pub struct Reporter;

impl Rules for Reporter {
    fn interviews(&self) -> bool {
        true
    }

    fn landing(&self, at: &Situation, neighbour: Square, way: Way) -> Option<Square> {
        match way {
            Way::North | Way::South => at.first_free(neighbour, way),
            Way::NorthEast
            | Way::East
            | Way::SouthEast
            | Way::SouthWest
            | Way::West
            | Way::NorthWest => None,
        }
    }
}
