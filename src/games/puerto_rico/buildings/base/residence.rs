//! Residence: four to seven points for a well-filled island.
//!
//! Printed: costs 10, 4 points, fourth column, two spaces, one circle. Up to nine tiles are worth 4,
//! ten 5, eleven 6, twelve 7; quarries count, and nobody has to work on any of them.

use super::super::{Estate, Rules, Spec};
use crate::games::puerto_rico::SPACES;

pub struct Residence;

impl Rules for Residence {
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
        match SPACES - estate.island_room() {
            0..=9 => 4,
            10 => 5,
            11 => 6,
            _ => 7,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::puerto_rico::scene::{Scene, scene};
    use crate::games::puerto_rico::{
        Building::{self, Residence},
        Tile,
        scoring::score,
    };

    const OWNER: Seat = Seat::new(0);

    fn extra(scene: Scene) -> Vec<(Building, u8)> {
        let game = scene.game();
        score(&game.players[OWNER]).large.to_vec()
    }

    #[test]
    fn the_fuller_the_island_the_more() {
        for tiles in 0..=12 {
            let island = scene(4)
                .works(OWNER, Residence)
                .tiles(OWNER, Tile::Quarry, tiles.min(3))
                .tiles(OWNER, Tile::Indigo, tiles.saturating_sub(3));
            let points = [4, 5, 6, 7][usize::from(tiles.max(9) - 9)];
            assert_eq!(extra(island), [(Residence, points)], "{tiles} tiles");
        }
    }

    #[test]
    fn an_empty_residence_counts_nothing() {
        let island = scene(4)
            .builds(OWNER, Residence)
            .tiles(OWNER, Tile::Indigo, 12);
        assert_eq!(extra(island), []);
    }
}
