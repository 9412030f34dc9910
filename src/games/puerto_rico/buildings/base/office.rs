//! Office: its owner may sell a good that the trading house has.

use super::super::{Rules, Spec};

pub struct Office;

impl Rules for Office {
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

    fn sells_duplicates(&self) -> bool {
        true
    }
}
