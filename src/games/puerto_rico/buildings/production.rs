//! The six production buildings, which differ only in print.

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
