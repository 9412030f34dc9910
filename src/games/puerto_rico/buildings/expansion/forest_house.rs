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
