//! City hall: a point for each violet building of its owner.

use super::super::{Estate, Rules, Spec};

pub struct CityHall;

impl Rules for CityHall {
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
        estate
            .city
            .iter()
            .map(|structure| u8::from(structure.building.is_violet()))
            .sum()
    }
}
