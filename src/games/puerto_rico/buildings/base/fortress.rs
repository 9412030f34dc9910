//! Fortress: a point for every three colonists of its owner.

use super::super::{Estate, Rules, Spec};

pub struct Fortress;

impl Rules for Fortress {
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
        estate.colonists() / 3
    }
}
