//! Construction hut: its owner may take a quarry instead of a plantation.

use super::super::{Rules, Spec};

pub struct ConstructionHut;

impl Rules for ConstructionHut {
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

    fn takes_quarry(&self) -> bool {
        true
    }
}
