//! The trading house: five tiles with prices, which come up in a fixed circle.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// A good, named for the production building that makes it.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // Named for what they are.
pub enum Good {
    Indigo,
    Sugar,
    Tobacco,
    Coffee,
    Silver,
}

/// A tile of the trading house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // By rising prices.
pub enum PriceTile {
    A,
    B,
    C,
    D,
    E,
}

impl PriceTile {
    /// All five.
    pub const ALL: &[PriceTile] = PriceTile::VARIANTS;

    /// What is printed on it, in the order of the goods.
    pub const fn prices(self) -> [u8; 5] {
        match self {
            PriceTile::A => [1, 1, 1, 2, 2],
            PriceTile::B => [1, 1, 2, 2, 2],
            PriceTile::C => [1, 1, 2, 2, 3],
            PriceTile::D => [1, 2, 2, 2, 3],
            PriceTile::E => [1, 2, 2, 3, 3],
        }
    }

    /// How many cards a good brings.
    pub fn price(self, good: Good) -> u8 {
        self.prices().get(good as usize).copied().unwrap_or(0)
    }
}

impl Good {
    /// All five, from the cheapest.
    pub const ALL: &[Good] = Good::VARIANTS;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_five_tiles_bring_these_sums() {
        let sum = |good: &Good| -> u8 { PriceTile::ALL.iter().map(|it| it.price(*good)).sum() };
        let sums: Vec<u8> = Good::ALL.iter().map(sum).collect();
        assert_eq!(sums, [5, 7, 9, 11, 13]);
    }

    #[test]
    fn no_two_tiles_are_the_same_and_none_pays_less_for_a_dearer_good() {
        for (at, tile) in PriceTile::ALL.iter().enumerate() {
            assert!(tile.prices().is_sorted());
            let mut others = PriceTile::ALL.iter().take(at);
            assert!(others.all(|other| other.prices() != tile.prices()));
        }
    }
}
