//! Factory: its owner earns doubloons for producing many kinds of goods.

use super::super::{ByGood, Rules, Spec};

pub struct Factory;

impl Rules for Factory {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 7,
            points: 3,
            column: 3,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn production_income(&self, produced: &ByGood<u8>) -> u8 {
        match produced.kinds().count() {
            0 | 1 => 0,
            2 => 1,
            3 => 2,
            4 => 3,
            _ => 5,
        }
    }
}
