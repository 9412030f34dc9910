//! Residence: four to seven points for a well-filled island.

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
