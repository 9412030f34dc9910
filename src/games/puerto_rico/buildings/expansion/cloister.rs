//! Cloister: points for three of a kind on the island.
//!
//! Printed: costs 10, 4 points, fourth column, two spaces, one circle. One, two, three or four sets
//! of three equal tiles add 1, 3, 6 or 10 points. Quarries and forests are kinds like the five
//! plantations; the tiles need no colonists.

use super::super::{Estate, Rules, Spec, Tile};

pub struct Cloister;

impl Rules for Cloister {
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
        let sets = Tile::ALL.iter().map(|tile| estate.tiles(*tile) / 3).sum();
        match sets {
            0 => 0,
            1 => 1,
            2 => 3,
            3 => 6,
            _ => 10,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::puerto_rico::scene::{Scene, scene};
    use crate::games::puerto_rico::{Building::Cloister, Tile, scoring::score};

    const OWNER: Seat = Seat::new(0);

    fn extra(scene: Scene) -> u16 {
        let game = scene.works(OWNER, Cloister).game();
        score(&game.players[OWNER]).total() - 4
    }

    #[test]
    fn sets_of_three_of_any_kind_count() {
        for tile in Tile::ALL.iter().copied() {
            for (tiles, points) in [(2, 0), (3, 1), (5, 1)] {
                assert_eq!(extra(scene(4).tiles(OWNER, tile, tiles)), points);
            }
        }
    }

    #[test]
    fn one_to_four_sets_are_worth_more_and_more() {
        let kinds = [Tile::Sugar, Tile::Indigo, Tile::Quarry, Tile::Forest];
        for (sets, points) in [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)] {
            let island = kinds.into_iter().take(sets);
            let island = island.fold(scene(4), |scene, tile| scene.tiles(OWNER, tile, 3));
            assert_eq!(extra(island), points);
        }
    }

    #[test]
    fn two_sets_may_be_of_the_same_kind() {
        assert_eq!(extra(scene(4).farms(OWNER, Tile::Quarry, 6)), 3);
    }

    #[test]
    fn an_empty_cloister_counts_nothing() {
        let game = scene(4)
            .builds(OWNER, Cloister)
            .tiles(OWNER, Tile::Sugar, 6)
            .game();
        assert_eq!(score(&game.players[OWNER]).total(), 4);
    }
}
