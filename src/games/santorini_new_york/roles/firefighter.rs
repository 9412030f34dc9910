//! Firefighter: the turn begins with a block under the worker that acts, which is no move. Under a
//! worker on level 3 it is a rooftop: the worker leaves the game and the turn ends.

use super::Rules;

pub struct Firefighter;

impl Rules for Firefighter {
    fn lifts(&self) -> bool {
        true
    }
}
