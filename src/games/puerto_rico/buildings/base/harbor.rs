//! Harbor: each loading earns its owner one point more.

use super::super::{Rules, Spec};

pub struct Harbor;

impl Rules for Harbor {
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

    fn loading_bonus(&self) -> u8 {
        1
    }
}
