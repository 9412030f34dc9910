//! The buildings, each in a file of its own: what is printed on it, what it does, its tests.
//!
//! # How to add a building
//!
//! 1. Its file in a set's folder: a type with [`Rules`], overriding the hooks that it changes.
//! 2. A variant of [`Building`], at the end, and a line in `ask!`; the compiler asks for both.
//! 3. Its words in every language, its façade in `public/pieces.svg`.
//!
//! A hook is a question that a role's file asks of the occupied buildings of a player. It
//! answers with a number or a yes; the role's file decides the order and carries things out. If
//! no hook fits, [`Rules`] gets a new question, with an answer for everybody else, and [`Building`]
//! passes it on.

mod base;
mod expansion;
mod production;
mod rules;
mod sets;

pub use rules::{Estate, Rules};
pub use sets::{BuildingSet, Supply};

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::{ByGood, Good, Player, Tile};

/// A building, by name, in the order of the print: the base game, then Expansion I.
///
/// The names are part of the save format.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // Each is described in its file.
pub enum Building {
    SmallIndigoPlant,
    SmallSugarMill,
    IndigoPlant,
    SugarMill,
    TobaccoStorage,
    CoffeeRoaster,
    SmallMarket,
    Hacienda,
    ConstructionHut,
    SmallWarehouse,
    Hospice,
    Office,
    LargeMarket,
    LargeWarehouse,
    Factory,
    University,
    Harbor,
    Wharf,
    GuildHall,
    Residence,
    Fortress,
    CustomsHouse,
    CityHall,
    Aqueduct,
    ForestHouse,
    BlackMarket,
    Storehouse,
    Guesthouse,
    TradingPost,
    Church,
    SmallWharf,
    Lighthouse,
    Library,
    SpecialtyFactory,
    UnionHall,
    Cloister,
    Statue,
}

/// What is printed on a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spec {
    /// Doubloons.
    pub cost: u8,
    /// Victory points at the end, occupied or not.
    pub points: u8,
    /// Its column on the board, 1 to 4: the most quarries that make it cheaper.
    pub column: u8,
    /// City spaces that it covers.
    pub spaces: u8,
    /// Circles for colonists.
    pub circles: u8,
    /// How many there are with three to five players.
    pub copies: u8,
}

impl Building {
    /// Whether it is one of the violet buildings: all that do not produce.
    pub fn is_violet(self) -> bool {
        self.makes().is_none()
    }

    /// Whether it covers two spaces.
    pub fn is_large(self) -> bool {
        self.spec().spaces == 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn base() -> impl Iterator<Item = Building> {
        BuildingSet::BASE.iter()
    }

    fn expansion() -> impl Iterator<Item = Building> {
        BuildingSet::ALL.without(BuildingSet::BASE).iter()
    }

    #[test]
    fn the_columns_have_six_six_six_and_five_kinds() {
        let kinds = |column| base().filter(|it| it.spec().column == column).count();
        assert_eq!([1, 2, 3, 4].map(kinds), [6, 6, 6, 5]);
    }

    #[test]
    fn there_are_twenty_production_twenty_four_small_and_five_large_tiles() {
        let tiles = |wanted: fn(&Building) -> bool| -> u8 {
            base().filter(wanted).map(|it| it.spec().copies).sum()
        };
        assert_eq!(tiles(|it| !it.is_violet()), 20);
        assert_eq!(tiles(|it| it.is_violet() && !it.is_large()), 24);
        assert_eq!(tiles(|it| it.is_large()), 5);
    }

    #[test]
    fn the_expansion_has_twenty_four_small_and_two_large_tiles() {
        let tiles = |wanted: fn(&Building) -> bool| -> u8 {
            expansion().filter(wanted).map(|it| it.spec().copies).sum()
        };
        assert_eq!(tiles(|it| !it.is_large()), 24);
        assert_eq!(tiles(|it| it.is_large()), 2);
        assert!(expansion().all(Building::is_violet));
    }

    #[test]
    fn every_building_is_printed_as_in_the_rulebook() {
        use Building::*;
        let printed = [
            (SmallIndigoPlant, [1, 1, 1, 1, 1, 4]),
            (SmallSugarMill, [2, 1, 1, 1, 1, 4]),
            (IndigoPlant, [3, 2, 2, 1, 3, 3]),
            (SugarMill, [4, 2, 2, 1, 3, 3]),
            (TobaccoStorage, [5, 3, 3, 1, 3, 3]),
            (CoffeeRoaster, [6, 3, 3, 1, 2, 3]),
            (SmallMarket, [1, 1, 1, 1, 1, 2]),
            (Hacienda, [2, 1, 1, 1, 1, 2]),
            (ConstructionHut, [2, 1, 1, 1, 1, 2]),
            (SmallWarehouse, [3, 1, 1, 1, 1, 2]),
            (Hospice, [4, 2, 2, 1, 1, 2]),
            (Office, [5, 2, 2, 1, 1, 2]),
            (LargeMarket, [5, 2, 2, 1, 1, 2]),
            (LargeWarehouse, [6, 2, 2, 1, 1, 2]),
            (Factory, [7, 3, 3, 1, 1, 2]),
            (University, [8, 3, 3, 1, 1, 2]),
            (Harbor, [8, 3, 3, 1, 1, 2]),
            (Wharf, [9, 3, 3, 1, 1, 2]),
            (GuildHall, [10, 4, 4, 2, 1, 1]),
            (Residence, [10, 4, 4, 2, 1, 1]),
            (Fortress, [10, 4, 4, 2, 1, 1]),
            (CustomsHouse, [10, 4, 4, 2, 1, 1]),
            (CityHall, [10, 4, 4, 2, 1, 1]),
            (Aqueduct, [1, 1, 1, 1, 1, 2]),
            (ForestHouse, [2, 1, 1, 1, 1, 2]),
            (BlackMarket, [2, 1, 1, 1, 1, 2]),
            (Storehouse, [3, 1, 1, 1, 1, 2]),
            (Guesthouse, [4, 2, 2, 1, 2, 2]),
            (TradingPost, [5, 2, 2, 1, 1, 2]),
            (Church, [5, 2, 2, 1, 1, 2]),
            (SmallWharf, [6, 2, 2, 1, 1, 2]),
            (Lighthouse, [7, 3, 3, 1, 1, 2]),
            (Library, [8, 3, 3, 1, 1, 2]),
            (SpecialtyFactory, [8, 3, 3, 1, 1, 2]),
            (UnionHall, [9, 3, 3, 1, 1, 2]),
            (Cloister, [10, 4, 4, 2, 1, 1]),
            (Statue, [10, 8, 4, 2, 0, 1]),
        ];
        for (building, [cost, points, column, spaces, circles, copies]) in printed {
            let spec = Spec {
                cost,
                points,
                column,
                spaces,
                circles,
                copies,
            };
            assert_eq!(building.spec(), &spec, "{building:?}");
        }
        assert!(
            printed
                .map(|(building, _)| building)
                .iter()
                .eq(Building::ALL)
        );
    }
}
