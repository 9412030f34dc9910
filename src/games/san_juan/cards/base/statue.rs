//! Statue: a monument, without a function.

use super::super::{Rules, Spec};

pub struct Statue;

impl Rules for Statue {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 3,
            points: 3,
            copies: 3,
        }
    }

    fn is_monument(&self) -> bool {
        true
    }
}
