//! Crane Operator: builds twice on the same square, and has to; only on level 3 a rooftop is all.

use super::super::Squares;
use super::super::city::TOP;
use super::{Builds, Rules, Situation};

pub struct CraneOperator;

impl Rules for CraneOperator {
    fn builds(&self) -> Builds {
        Builds::TwiceOnOne
    }

    /// Without the squares for which the second piece is not left.
    fn building_sites(&self, at: &Situation, squares: Squares) -> Squares {
        let city = at.city;
        let top = city.higher_than(TOP - 1);
        let below_top = city.higher_than(TOP - 2) & !top;
        let low = !city.higher_than(TOP - 2);
        let mut possible = squares & top;
        if city.supply.rooftops > 0 {
            possible |= squares & below_top;
        }
        if city.supply.blocks > 1 {
            possible |= squares & low;
        }
        possible
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::Role;
    use super::super::super::scene::{scene, squares};
    use crate::engine::Seat;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    #[test]
    fn with_the_last_block_only_what_ends_in_a_rooftop_can_be_built() {
        let scene = scene(2).workers(A, "a1 e5").workers(B, "e1 a5");
        let scene = scene.levels("c2 1 c3 2 c4 3").supply(1, 1, 6);
        let game = scene.turn(A, Role::CraneOperator);
        let rules = Role::CraneOperator.rules();
        let sites = squares("c1 c2 c3 c4");
        let possible = rules.building_sites(&game.situation(A), sites);
        assert_eq!(possible, squares("c3 c4"));
    }
}
