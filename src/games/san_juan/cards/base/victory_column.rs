//! Victory column: a monument, without a function.

use super::super::{Rules, Spec};

pub struct VictoryColumn;

impl Rules for VictoryColumn {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 4,
            points: 4,
            copies: 3,
        }
    }

    fn is_monument(&self) -> bool {
        true
    }
}
