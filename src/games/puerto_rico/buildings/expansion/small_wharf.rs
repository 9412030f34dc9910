//! Small wharf: once in each captain phase its owner may ship any barrels, a point for two.
//!
//! Printed: costs 6, 2 points, second column, one circle. It takes the place of a loading: any
//! number of barrels, one at least, of any kinds goes to the supply; an odd one earns nothing. It is
//! one loading for whatever counts loadings.

use super::super::{Rules, Spec};

pub struct SmallWharf;

impl Rules for SmallWharf {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 6,
            points: 2,
            column: 2,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn is_small_wharf(&self) -> bool {
        true
    }
}
