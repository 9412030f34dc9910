//! Park: when it is covered, the new building costs up to six cards less instead of three.

use super::super::{Rules, Spec};

pub struct Park;

impl Rules for Park {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 3,
            points: 2,
            copies: 3,
        }
    }

    fn worth_covered(&self) -> u8 {
        6
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::{Scene, scene_with};
    use crate::games::san_juan::{Options, roles::builder::price};

    const OWNER: Seat = Seat::new(0);

    fn new_game(seats: u8) -> Scene {
        let options = Options {
            new_buildings: true,
            ..Options::default()
        };
        scene_with(seats, options)
    }

    #[test]
    fn the_building_that_covers_it_costs_six_less() {
        let game = new_game(3).builds(OWNER, &[Crane, Park]).game();
        let total = |card| price(&game, OWNER, card, Some(1), false).total();
        assert_eq!([SilverSmelter, Palace, Cathedral].map(total), [0, 0, 1]);
    }
}
