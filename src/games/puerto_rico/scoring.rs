//! The end of the game: points, and what decides between equal ones.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::engine::Standing;

use super::{Building, Player, Table};

/// The points of a player by their source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// Chips and points on paper.
    pub chips: u16,
    /// What is printed on the buildings, occupied or not.
    pub buildings: u16,
    /// What each occupied large building adds.
    pub large: ArrayVec<(Building, u8), 5>,
    /// Doubloons and goods: they decide between equal points.
    pub tie_break: u16,
}

impl Score {
    /// All points.
    pub fn total(&self) -> u16 {
        self.chips + self.buildings + self.large.iter().map(|(_, it)| u16::from(*it)).sum::<u16>()
    }
}

/// The points of a player if the game ended now.
pub fn score(player: &Player) -> Score {
    let printed = player
        .city
        .iter()
        .map(|it| u16::from(it.building.spec().points))
        .sum();
    let large = player.active().filter(|building| building.is_large());
    Score {
        chips: player.chips,
        buildings: printed,
        large: large
            .map(|building| (building, building.rules().final_points(player)))
            .collect(),
        tie_break: player.doubloons + u16::from(player.goods.total()),
    }
}

/// How the seats stand: most points, then most doubloons and goods; whom nothing separates
/// share the win.
pub fn standing(table: &Table) -> Standing {
    Standing::by_points(table.players.iter().map(|(_, player)| {
        let score = score(player);
        (u32::from(score.total()), u32::from(score.tie_break))
    }))
}
