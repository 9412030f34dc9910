//! University: the building that its owner builds comes with a colonist.

use super::super::{Rules, Spec};

pub struct University;

impl Rules for University {
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

    fn staffs_building(&self) -> bool {
        true
    }
}
