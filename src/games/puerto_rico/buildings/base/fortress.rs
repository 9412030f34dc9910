//! Fortress: a point for every three colonists of its owner.
//!
//! Printed: costs 10, 4 points, fourth column, two spaces, one circle. All of them count, also its
//! own and those in San Juan; what is left over of three is worth nothing.

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

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::puerto_rico::scene::{Scene, scene};
    use crate::games::puerto_rico::{
        Building::{self, Fortress, SugarMill},
        Tile,
        scoring::score,
    };

    const OWNER: Seat = Seat::new(0);

    fn extra(scene: Scene) -> Vec<(Building, u8)> {
        let game = scene.game();
        score(&game.players[OWNER]).large.to_vec()
    }

    #[test]
    fn three_colonists_are_a_point() {
        for colonists in 1..=12 {
            let city = scene(4)
                .works(OWNER, Fortress)
                .san_juan(OWNER, colonists - 1);
            assert_eq!(extra(city), [(Fortress, colonists / 3)]);
        }
    }

    #[test]
    fn it_counts_those_on_the_island_in_the_city_and_in_san_juan() {
        let city = scene(4)
            .works(OWNER, Fortress)
            .staffed(OWNER, SugarMill, 2)
            .farms(OWNER, Tile::Corn, 3)
            .tiles(OWNER, Tile::Indigo, 4)
            .san_juan(OWNER, 3);
        assert_eq!(extra(city), [(Fortress, (1 + 2 + 3 + 3) / 3)]);
    }

    #[test]
    fn an_empty_fortress_counts_nothing() {
        let city = scene(4).builds(OWNER, Fortress).san_juan(OWNER, 9);
        assert_eq!(extra(city), []);
    }
}
