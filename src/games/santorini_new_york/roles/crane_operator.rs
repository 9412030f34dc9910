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
