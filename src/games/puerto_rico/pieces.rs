//! Goods and island tiles, and what there is of each.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// What plantations yield, from the cheapest to the dearest.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    /// Needs no building, and sells for nothing.
    Corn,
    /// Sells for 1.
    Indigo,
    /// Sells for 2.
    Sugar,
    /// Sells for 3.
    Tobacco,
    /// Sells for 4.
    Coffee,
}

impl Good {
    /// All five, the cheapest first.
    pub const ALL: &[Good] = Good::VARIANTS;

    /// What the trading house pays before any bonus, in doubloons.
    pub const fn price(self) -> u8 {
        self as u8
    }

    /// The field that it grows on.
    pub const fn tile(self) -> Tile {
        match self {
            Good::Corn => Tile::Corn,
            Good::Indigo => Tile::Indigo,
            Good::Sugar => Tile::Sugar,
            Good::Tobacco => Tile::Tobacco,
            Good::Coffee => Tile::Coffee,
        }
    }
}

/// What an island space can hold.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "snake_case")]
pub enum Tile {
    /// A corn plantation.
    Corn,
    /// An indigo plantation.
    Indigo,
    /// A sugar plantation.
    Sugar,
    /// A tobacco plantation.
    Tobacco,
    /// A coffee plantation.
    Coffee,
    /// A quarry, which makes building cheaper.
    Quarry,
    /// A plantation that was turned over (Forest house): two of them make building cheaper.
    Forest,
}

impl Tile {
    /// All kinds, plantations first.
    pub const ALL: &[Tile] = Tile::VARIANTS;

    /// The kinds that lie on offer and have a circle for a colonist: all but the forest.
    pub const WORKED: [Tile; 6] = [
        Tile::Corn,
        Tile::Indigo,
        Tile::Sugar,
        Tile::Tobacco,
        Tile::Coffee,
        Tile::Quarry,
    ];

    /// How many circles a tile has.
    pub const fn circles(self) -> u8 {
        match self {
            Tile::Forest => 0,
            Tile::Corn
            | Tile::Indigo
            | Tile::Sugar
            | Tile::Tobacco
            | Tile::Coffee
            | Tile::Quarry => 1,
        }
    }

    /// What it yields, if it is a plantation.
    pub const fn good(self) -> Option<Good> {
        match self {
            Tile::Corn => Some(Good::Corn),
            Tile::Indigo => Some(Good::Indigo),
            Tile::Sugar => Some(Good::Sugar),
            Tile::Tobacco => Some(Good::Tobacco),
            Tile::Coffee => Some(Good::Coffee),
            Tile::Quarry | Tile::Forest => None,
        }
    }
}

/// One thing for each good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByGood<T>(pub [T; 5]);

impl<T> ByGood<T> {
    /// Each good and its thing, the cheapest first.
    pub fn iter(&self) -> impl Iterator<Item = (Good, &T)> {
        Good::ALL.iter().copied().zip(&self.0)
    }
}

impl ByGood<u8> {
    /// How many barrels in all.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// The kinds of which there is at least one, the cheapest first.
    pub fn kinds(&self) -> impl Iterator<Item = Good> {
        self.iter()
            .filter(|(_, count)| **count > 0)
            .map(|(good, _)| good)
    }
}

#[allow(clippy::indexing_slicing)] // The enum has as many variants as the array has places.
impl<T> Index<Good> for ByGood<T> {
    type Output = T;

    fn index(&self, good: Good) -> &T {
        &self.0[good as usize]
    }
}

#[allow(clippy::indexing_slicing)]
impl<T> IndexMut<Good> for ByGood<T> {
    fn index_mut(&mut self, good: Good) -> &mut T {
        &mut self.0[good as usize]
    }
}
