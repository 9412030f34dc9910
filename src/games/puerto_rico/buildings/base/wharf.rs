//! Wharf: once in a captain phase its owner ships all barrels of a good without a cargo ship.

use super::super::{Rules, Spec};

pub struct Wharf;

impl Rules for Wharf {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 9,
            points: 3,
            column: 3,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn is_wharf(&self) -> bool {
        true
    }
}
