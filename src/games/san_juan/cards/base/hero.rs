//! Hero: a monument, without a function.

use super::super::{Rules, Spec};

pub struct Hero;

impl Rules for Hero {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 5,
            points: 5,
            copies: 3,
        }
    }

    fn is_monument(&self) -> bool {
        true
    }
}
