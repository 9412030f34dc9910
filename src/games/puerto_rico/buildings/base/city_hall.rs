//! City hall: a point for each violet building of its owner.
//!
//! Printed: costs 10, 4 points, fourth column, two spaces, one circle. Small and large ones count
//! one each, itself included; it has to be occupied, they need not be.

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

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::puerto_rico::scene::{Scene, scene};
    use crate::games::puerto_rico::{
        Building::{self, *},
        scoring::score,
    };

    const OWNER: Seat = Seat::new(0);

    fn extra(scene: Scene) -> Vec<(Building, u8)> {
        let game = scene.game();
        score(&game.players[OWNER]).large.to_vec()
    }

    #[test]
    fn it_counts_itself() {
        assert_eq!(extra(scene(4).works(OWNER, CityHall)), [(CityHall, 1)]);
    }

    #[test]
    fn every_violet_building_counts_one_and_no_production_building() {
        for building in Building::ALL.iter().filter(|it| **it != CityHall) {
            let city = scene(4).works(OWNER, CityHall).builds(OWNER, *building);
            let points = 1 + u8::from(building.is_violet());
            assert_eq!(extra(city), [(CityHall, points)], "{building:?}");
        }
    }

    #[test]
    fn an_empty_city_hall_counts_nothing() {
        let city = scene(4).works(OWNER, Harbor).builds(OWNER, CityHall);
        assert_eq!(extra(city), []);
    }
}
