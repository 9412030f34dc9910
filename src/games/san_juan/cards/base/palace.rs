//! Palace: a point for every full four of all other points, computed last.

use super::super::{Rules, Spec};

pub struct Palace;

impl Rules for Palace {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 6,
            points: 0,
            copies: 2,
        }
    }

    fn points_for_points(&self, others: u16) -> u16 {
        others / 4
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::scene;
    use crate::games::san_juan::scoring::score;

    const OWNER: Seat = Seat::new(0);

    #[test]
    fn every_full_four_other_points_count() {
        // 3 + 4, and then 2 for the city hall and the palace.
        let scene = scene(3).builds(OWNER, &[SilverSmelter, VictoryColumn]);
        let game = scene.clone().builds(OWNER, &[Palace]).game();
        assert_eq!(score(&game, OWNER).counted.as_slice(), [(Palace, 1)]);
        let game = scene.builds(OWNER, &[Palace, CityHall]).game();
        let counted = [(CityHall, 3), (Palace, 2)];
        assert_eq!(score(&game, OWNER).counted.as_slice(), counted);
    }
}
