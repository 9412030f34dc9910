//! Trading post: its owner may sell a barrel here instead of to the trading house.
//!
//! Printed: costs 5, 2 points, second column, one circle. It buys any good, also one that the
//! trading house has and when the house is full, for its price and the privilege of the trader; the
//! markets add nothing. The barrel goes to the supply. It stays at one sale in a phase.

use super::super::{Rules, Spec};

pub struct TradingPost;

impl Rules for TradingPost {
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

    fn is_post(&self) -> bool {
        true
    }
}
