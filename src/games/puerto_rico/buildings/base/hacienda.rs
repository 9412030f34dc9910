//! Hacienda: its owner may first draw a face-down plantation.

use super::super::{Rules, Spec};

pub struct Hacienda;

impl Rules for Hacienda {
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

    fn draws_plantation(&self) -> bool {
        true
    }
}
