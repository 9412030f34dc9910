//! Hospice: the tile that its owner takes comes with a colonist.

use super::super::{Rules, Spec};

pub struct Hospice;

impl Rules for Hospice {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 4,
            points: 2,
            column: 2,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn staffs_tile(&self) -> bool {
        true
    }
}
