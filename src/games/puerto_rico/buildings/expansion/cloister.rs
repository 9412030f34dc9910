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
