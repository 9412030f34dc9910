//! Customs house: a point for every four points that its owner earned in play.

use super::super::{Estate, Rules, Spec};

pub struct CustomsHouse;

impl Rules for CustomsHouse {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 10,
            points: 4,
            column: 4,
            spaces: 2,
            circles: 1,
            copies: 1,
        }
    }

    fn final_points(&self, estate: &Estate) -> u8 {
        u8::try_from(estate.chips / 4).unwrap_or(u8::MAX)
    }
}
