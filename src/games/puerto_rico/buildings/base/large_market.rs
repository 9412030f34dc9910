//! Large market: its owner sells to the trading house for two doubloons more.

use super::super::{Rules, Spec};

pub struct LargeMarket;

impl Rules for LargeMarket {
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

    fn trade_bonus(&self) -> u8 {
        2
    }
}
