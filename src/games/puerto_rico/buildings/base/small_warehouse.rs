//! Small warehouse: its owner may keep all barrels of one kind.

use super::super::{Rules, Spec};

pub struct SmallWarehouse;

impl Rules for SmallWarehouse {
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

    fn stored_kinds(&self) -> u8 {
        1
    }
}
