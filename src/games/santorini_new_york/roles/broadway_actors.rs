//! Broadway Actors: both workers move, in any order, then both build, in any order. If that is not
//! possible, an ordinary turn is played.

use super::Rules;

pub struct BroadwayActors;

impl Rules for BroadwayActors {
    fn casts_both(&self) -> bool {
        true
    }
}
