//! The five production buildings, which differ only in print. Each holds one good.

use super::{Good, Rules, Spec};

/// A building that makes a good.
pub struct Production {
    good: Good,
    spec: Spec,
}

impl Production {
    const fn new(good: Good, cost: u8, points: u8, copies: u8) -> Self {
        Production {
            good,
            spec: Spec {
                cost,
                points,
                copies,
            },
        }
    }
}

pub static INDIGO_PLANT: Production = Production::new(Good::Indigo, 1, 1, 10);
pub static SUGAR_MILL: Production = Production::new(Good::Sugar, 2, 1, 8);
pub static TOBACCO_STORAGE: Production = Production::new(Good::Tobacco, 3, 2, 8);
pub static COFFEE_ROASTER: Production = Production::new(Good::Coffee, 4, 2, 8);
pub static SILVER_SMELTER: Production = Production::new(Good::Silver, 5, 3, 8);

impl Rules for Production {
    fn spec(&self) -> &Spec {
        &self.spec
    }

    fn makes(&self) -> Option<Good> {
        Some(self.good)
    }
}
