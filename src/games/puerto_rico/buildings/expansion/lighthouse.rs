//! Lighthouse: each loading earns its owner a doubloon, and being the captain one more.
//!
//! Printed: costs 7, 3 points, third column, one circle. Each time that its owner loads, on a ship or
//! a wharf of either size. The captain's doubloon comes with the captain's first turn, whether or
//! not they load.

use super::super::{Rules, Spec};

pub struct Lighthouse;

impl Rules for Lighthouse {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 7,
            points: 3,
            column: 3,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn loading_income(&self) -> u8 {
        1
    }

    fn captain_income(&self) -> u8 {
        1
    }
}
