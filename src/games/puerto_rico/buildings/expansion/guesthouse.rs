//! Guesthouse: who lives here may go to work at any time.
//!
//! Printed: costs 4, 2 points, second column, two circles. In the mayor phase colonists are placed
//! here as anywhere; in all other phases their owner may send each to an empty circle of a field, a
//! quarry or a building, where they work at once and stay until the next mayor phase. When they are
//! asked is told in [`guests`](crate::games::puerto_rico::guests).

use super::super::{Rules, Spec};

pub struct Guesthouse;

impl Rules for Guesthouse {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 4,
            points: 2,
            column: 2,
            spaces: 1,
            circles: 2,
            copies: 2,
        }
    }

    fn hosts_guests(&self) -> bool {
        true
    }
}
