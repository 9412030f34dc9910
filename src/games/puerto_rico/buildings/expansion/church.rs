//! Church: building earns its owner points.
//!
//! Printed: costs 5, 2 points, second column, one circle. A building of the second or third column
//! is worth a point, one of the fourth column two, whatever was paid for it. It has to be occupied
//! before: it earns nothing for itself.

use super::super::{Rules, Spec};

pub struct Church;

impl Rules for Church {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 5,
            points: 2,
            column: 2,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn building_points(&self, column: u8) -> u8 {
        match column {
            1 => 0,
            2 | 3 => 1,
            _ => 2,
        }
    }
}
