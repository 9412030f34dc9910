//! Library: its owner has the privilege of their role twice.
//!
//! Printed: costs 8, 3 points, third column, one circle. What that means is told in
//! [`library`](crate::games::puerto_rico::library). Doubloons on the role card are not doubled, nor
//! is what other buildings give.

use super::super::{Rules, Spec};

pub struct Library;

impl Rules for Library {
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

    fn doubles_privilege(&self) -> bool {
        true
    }
}
