//! Aqueduct: its owner's large plants for indigo and sugar yield a barrel more.
//!
//! Printed: costs 1, 1 point, first column, one circle. One more of each of the two goods that the
//! large plant, not the small one, makes at least one barrel of, as far as the supply has it; where
//! fields are scarce the large plant comes first. The barrel is part of the production.

use super::super::{Good, Rules, Spec};

pub struct Aqueduct;

impl Rules for Aqueduct {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 1,
            points: 1,
            column: 1,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn irrigation(&self, good: Good, circles: u8) -> u8 {
        u8::from(matches!(good, Good::Indigo | Good::Sugar) && circles > 1)
    }
}
