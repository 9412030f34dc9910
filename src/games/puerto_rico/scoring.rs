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
    pub large: ArrayVec<(Building, u8), 6>,
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
    let large = player.functions().filter(|building| building.is_large());
    Score {
        chips: player.chips,
        buildings: printed,
        large: large
            .map(|building| (building, building.final_points(player)))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;
    use crate::games::puerto_rico::scene::scene;
    use crate::games::puerto_rico::{BuildingSet, Good};

    const FIRST: Seat = Seat::new(0);

    #[test]
    fn printed_points_need_no_colonist_and_extra_points_do() {
        let empty = scene(3)
            .builds(FIRST, Building::Residence)
            .builds(FIRST, Building::Harbor)
            .game();
        assert_eq!(score(&empty.players[FIRST]).total(), 4 + 3);
        let occupied = scene(3)
            .works(FIRST, Building::Residence)
            .works(FIRST, Building::Harbor)
            .game();
        assert_eq!(score(&occupied.players[FIRST]).total(), 4 + 3 + 4);
    }

    #[test]
    fn all_five_large_buildings_count_beside_each_other() {
        let large = BuildingSet::BASE.iter().filter(|it| it.is_large());
        let city = large.fold(scene(3), |scene, it| scene.works(FIRST, it));
        let game = city.chips(FIRST, 9).san_juan(FIRST, 1).game();
        let score = score(&game.players[FIRST]);
        let extra = [
            (Building::GuildHall, 0),
            (Building::Residence, 4),
            (Building::Fortress, 2),
            (Building::CustomsHouse, 2),
            (Building::CityHall, 5),
        ];
        assert_eq!(score.large.as_slice(), extra);
        assert_eq!(score.total(), 9 + 5 * 4 + 13);
    }

    #[test]
    fn doubloons_and_goods_are_worth_nothing_but_decide_a_tie() {
        let game = scene(3)
            .money(FIRST, 7)
            .goods(FIRST, Good::Corn, 2)
            .goods(FIRST, Good::Coffee, 1)
            .game();
        let score = score(&game.players[FIRST]);
        assert_eq!((score.total(), score.tie_break), (0, 10));
    }

    #[test]
    fn points_come_before_the_tie_break() {
        let game = scene(3)
            .chips(FIRST, 2)
            .chips(Seat::new(1), 1)
            .money(Seat::new(1), 50)
            .chips(Seat::new(2), 1)
            .money(Seat::new(2), 51)
            .game();
        let standing = standing(&game);
        let ranks: Vec<u8> = standing.0.iter().map(|(_, it)| it.rank).collect();
        assert_eq!(ranks, [1, 3, 2]);
    }
}
