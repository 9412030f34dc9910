//! Black market: its owner may pay the last doubloons of a building in kind.
//!
//! Printed: costs 2, 1 point, first column, one circle. Whose doubloons are all spent and do not
//! reach may give at most one colonist, at most one barrel and at most one victory point, each for a
//! doubloon, just as many as are missing. The colonist here stays, and so do those who make the
//! building cheaper. What is given returns to the supply before a colonist comes with the building or
//! points are given for it; an end that is announced stays announced.

use super::super::{Rules, Spec};

pub struct BlackMarket;

impl Rules for BlackMarket {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 2,
            points: 1,
            column: 1,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn takes_things(&self) -> bool {
        true
    }
}
