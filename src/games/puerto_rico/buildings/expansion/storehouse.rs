//! Storehouse: its owner may keep three single barrels more.
//!
//! Printed: costs 3, 1 point, first column, one circle. They come on top of the single barrel that
//! everybody keeps and of the kinds in warehouses, and may be of any kinds.

use super::super::{Rules, Spec};

pub struct Storehouse;

impl Rules for Storehouse {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 3,
            points: 1,
            column: 1,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn stored_barrels(&self) -> u8 {
        3
    }
}
