//! Large warehouse: its owner may keep all barrels of two kinds.

use super::super::{Rules, Spec};

pub struct LargeWarehouse;

impl Rules for LargeWarehouse {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 6,
            points: 2,
            column: 2,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn stored_kinds(&self) -> u8 {
        2
    }
}
