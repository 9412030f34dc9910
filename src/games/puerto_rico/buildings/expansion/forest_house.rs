//! Forest house: its owner may turn plantations over, which makes them forests.
//!
//! Printed: costs 2, 1 point, first column, one circle. In the settler phase the tile from the row,
//! the one that is drawn blindly (after a look at it) or the second one of a doubled privilege may
//! become a forest; a quarry may not. A colonist that comes with the tile goes to San Juan. Each two
//! forests make every building cheaper by one, beside quarries and privilege, without a limit, and
//! without a colonist here or there.

use super::super::{Rules, Spec};

pub struct ForestHouse;

impl Rules for ForestHouse {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 2,
            points: 1,
            column: 1,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn plants_forest(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::{Game, Seat};
    use crate::games::puerto_rico::roles::builder::price;
    use crate::games::puerto_rico::roles::mayor::{Site, sites};
    use crate::games::puerto_rico::scene::{play, scene};
    use crate::games::puerto_rico::{
        Action,
        Building::{self, ForestHouse},
        RoleCard, Tile,
    };

    const OWNER: Seat = Seat::new(0);

    #[test]
    fn two_forests_take_one_off_every_building_and_an_odd_one_nothing() {
        for forests in 0..=12 {
            let game = scene(4)
                .sells(ForestHouse)
                .tiles(OWNER, Tile::Forest, forests)
                .game();
            for building in Building::ALL {
                let sum = price(&game, OWNER, *building, false);
                assert_eq!(sum.forests, forests / 2);
                let due = building.spec().cost.saturating_sub(forests / 2);
                assert_eq!(sum.total(), due);
            }
        }
    }

    #[test]
    fn a_plantation_of_the_row_may_become_a_forest() {
        let mut game = scene(4)
            .works(OWNER, ForestHouse)
            .row(&[Tile::Corn, Tile::Coffee])
            .game();
        play(&mut game, &[Action::Choose(RoleCard::Settler)]);
        let forests = game.actions();
        let forests = forests
            .iter()
            .filter(|it| matches!(it, Action::TakeForest(_)));
        assert_eq!(forests.count(), 2);
        play(&mut game, &[Action::TakeForest(Tile::Corn)]);
        assert_eq!(game.players[OWNER].tiles(Tile::Forest), 1);
        assert_eq!(game.discarded.total(), 0, "the tile is gone for good");
    }

    #[test]
    fn a_forest_holds_no_colonist() {
        let mut game = scene(4)
            .works(OWNER, ForestHouse)
            .tiles(OWNER, Tile::Forest, 3)
            .colonists(50, 4)
            .game();
        let all: Vec<Site> = sites(&game.players[OWNER]).collect();
        assert!(!all.contains(&Site::Tiles(Tile::Forest)));
        play(&mut game, &[Action::Choose(RoleCard::Mayor)]);
        assert_eq!(game.players[OWNER].san_juan, 2);
        assert_eq!(game.players[OWNER].occupied(Tile::Forest), 0);
    }
}
