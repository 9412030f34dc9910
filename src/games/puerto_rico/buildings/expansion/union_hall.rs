//! Union hall: goods earn its owner points before they are shipped.
//!
//! Printed: costs 9, 3 points, third column, one circle. On the owner's first turn of a captain
//! phase each pair of barrels of one kind is worth a point. The barrels stay, and it is no loading.

use super::super::{ByGood, Rules, Spec};

pub struct UnionHall;

impl Rules for UnionHall {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 9,
            points: 3,
            column: 3,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn points_for_goods(&self, goods: &ByGood<u8>) -> u8 {
        goods.0.iter().map(|count| count / 2).sum()
    }
}
