//! Specialty factory: its owner earns doubloons for many barrels of one kind.
//!
//! Printed: costs 8, 3 points, third column, one circle. One doubloon less than the barrels of the
//! kind of which most were produced, corn left out. It pays at the end of the phase, when the
//! barrels of the privilege are there as well.

use super::super::{Rules, Spec};

pub struct SpecialtyFactory;

impl Rules for SpecialtyFactory {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 8,
            points: 3,
            column: 3,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn specialist_income(&self, most: u8) -> u8 {
        most.saturating_sub(1)
    }
}
