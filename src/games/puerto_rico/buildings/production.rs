//! The six production buildings, which differ only in print.
//!
//! | printed | cost | points | circles | column | copies |
//! |---|---|---|---|---|---|
//! | small indigo plant | 1 | 1 | 1 | 1 | 4 |
//! | small sugar mill | 2 | 1 | 1 | 1 | 4 |
//! | indigo plant | 3 | 2 | 3 | 2 | 3 |
//! | sugar mill | 4 | 2 | 3 | 2 | 3 |
//! | tobacco storage | 5 | 3 | 3 | 3 | 3 |
//! | coffee roaster | 6 | 3 | 2 | 3 | 3 |
//!
//! Each occupied circle works up one barrel from an occupied field of its crop; the circles of
//! small and large buildings of a crop add up. Corn needs none.

use super::{Good, Rules, Spec};

/// A building whose colonists turn a crop into goods.
pub struct Production {
    good: Good,
    spec: Spec,
}

impl Production {
    const fn new(good: Good, cost: u8, points: u8, circles: u8, column: u8, copies: u8) -> Self {
        Production {
            good,
            spec: Spec {
                cost,
                points,
                column,
                spaces: 1,
                circles,
                copies,
            },
        }
    }
}

pub static SMALL_INDIGO_PLANT: Production = Production::new(Good::Indigo, 1, 1, 1, 1, 4);
pub static SMALL_SUGAR_MILL: Production = Production::new(Good::Sugar, 2, 1, 1, 1, 4);
pub static INDIGO_PLANT: Production = Production::new(Good::Indigo, 3, 2, 3, 2, 3);
pub static SUGAR_MILL: Production = Production::new(Good::Sugar, 4, 2, 3, 2, 3);
pub static TOBACCO_STORAGE: Production = Production::new(Good::Tobacco, 5, 3, 3, 3, 3);
pub static COFFEE_ROASTER: Production = Production::new(Good::Coffee, 6, 3, 2, 3, 3);

impl Rules for Production {
    fn spec(&self) -> &Spec {
        &self.spec
    }

    fn makes(&self) -> Option<Good> {
        Some(self.good)
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::puerto_rico::Building::{self, *};
    use crate::games::puerto_rico::scene::scene;
    use crate::games::puerto_rico::{Good, Tile};

    const OWNER: Seat = Seat::new(0);

    const CROPS: [(Building, Good); 6] = [
        (SmallIndigoPlant, Good::Indigo),
        (SmallSugarMill, Good::Sugar),
        (IndigoPlant, Good::Indigo),
        (SugarMill, Good::Sugar),
        (TobaccoStorage, Good::Tobacco),
        (CoffeeRoaster, Good::Coffee),
    ];

    #[test]
    fn each_works_up_its_own_crop() {
        for (building, crop) in CROPS {
            for good in Good::ALL.iter().copied().filter(|it| *it != Good::Corn) {
                let game = scene(3).works(OWNER, building).farms(OWNER, good.tile(), 4);
                let circles = if good == crop {
                    building.spec().circles
                } else {
                    0
                };
                assert_eq!(game.game().players[OWNER].capacity(good), circles);
            }
        }
    }

    #[test]
    fn only_occupied_circles_and_fields_count() {
        for (workers, fields, barrels) in [(0, 3, 0), (2, 3, 2), (3, 2, 2), (3, 0, 0)] {
            let game = scene(3)
                .staffed(OWNER, SugarMill, workers)
                .farms(OWNER, Tile::Sugar, fields)
                .tiles(OWNER, Tile::Sugar, 2)
                .game();
            assert_eq!(game.players[OWNER].capacity(Good::Sugar), barrels);
        }
    }

    #[test]
    fn small_and_large_ones_add_up() {
        let game = scene(3)
            .works(OWNER, SmallIndigoPlant)
            .staffed(OWNER, IndigoPlant, 2)
            .farms(OWNER, Tile::Indigo, 5)
            .game();
        assert_eq!(game.players[OWNER].capacity(Good::Indigo), 3);
    }

    #[test]
    fn corn_needs_none() {
        let game = scene(3).farms(OWNER, Tile::Corn, 3).game();
        assert_eq!(game.players[OWNER].capacity(Good::Corn), 3);
    }
}
