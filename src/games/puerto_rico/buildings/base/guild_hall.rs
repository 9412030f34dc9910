//! Guild hall: a point for each small, two for each large production building of its owner.

use super::super::{Building, Estate, Rules, Spec};

pub struct GuildHall;

impl Rules for GuildHall {
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
        let points = |building: Building| match (building.is_violet(), building.spec().column) {
            (true, _) => 0,
            (false, 1) => 1,
            (false, _) => 2,
        };
        estate
            .city
            .iter()
            .map(|structure| points(structure.building))
            .sum()
    }
}
