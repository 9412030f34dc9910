//! Customs house: a point for every four points that its owner earned in play.
//!
//! Printed: costs 10, 4 points, fourth column, two spaces, one circle. Chips count, and points that
//! were written down when the chips had run out; points of buildings do not.

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
    fn four_chips_are_a_point() {
        for (chips, points) in [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (40, 10)] {
            let city = scene(4).works(OWNER, CustomsHouse).chips(OWNER, chips);
            assert_eq!(extra(city), [(CustomsHouse, points)], "{chips} chips");
        }
    }

    #[test]
    fn points_of_buildings_do_not_count() {
        let city = scene(4)
            .works(OWNER, CustomsHouse)
            .works(OWNER, Residence)
            .works(OWNER, Wharf)
            .chips(OWNER, 3);
        assert_eq!(extra(city), [(CustomsHouse, 0), (Residence, 4)]);
    }

    #[test]
    fn an_empty_customs_house_counts_nothing() {
        let city = scene(4).builds(OWNER, CustomsHouse).chips(OWNER, 40);
        assert_eq!(extra(city), []);
    }
}
