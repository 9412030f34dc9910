//! Small market: its owner sells to the trading house for one doubloon more.

use super::super::{Rules, Spec};

pub struct SmallMarket;

impl Rules for SmallMarket {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 1,
            points: 1,
            column: 1,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn trade_bonus(&self) -> u8 {
        1
    }
}
