//! Statue: eight points, and nothing to do.
//!
//! Printed: costs 10, 8 points, fourth column, two spaces, no circle. A colonist who comes with it
//! goes to San Juan.

use super::super::{Rules, Spec};

pub struct Statue;

impl Rules for Statue {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 10,
            points: 8,
            column: 4,
            spaces: 2,
            circles: 0,
            copies: 1,
        }
    }
}
