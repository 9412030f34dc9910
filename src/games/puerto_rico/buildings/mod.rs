//! The buildings, each in a file of its own: what is printed on it, what it does, its tests.
//!
//! # How to add a building
//!
//! 1. Its file in a set's folder: a type with [`Rules`], overriding the hooks that it changes.
//! 2. A variant of [`Building`] and a line in `ask!`; the compiler asks for both.
//! 3. Its words in every language, its façade in `public/pieces.svg`.
//!
//! A hook is a question that a role's file asks of the occupied buildings of a player. It
//! answers with a number or a yes; the role's file decides the order and carries things out. If
//! no hook fits, [`Rules`] gets a new question, with an answer for everybody else, and [`Building`]
//! passes it on.

mod base;
mod production;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::{ByGood, Good, Player};

/// A building, by name, in the order of the print.
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

/// What a building is and does. The hooks are asked of occupied buildings only.
pub trait Rules {
    /// What is printed on it.
    fn spec(&self) -> &Spec;

    /// The good that it helps to produce, if it is a production building.
    fn makes(&self) -> Option<Good> {
        None
    }

    /// Settler: whether its owner may first draw a face-down plantation.
    fn draws_plantation(&self) -> bool {
        false
    }

    /// Settler: whether its owner may take a quarry without the privilege.
    fn takes_quarry(&self) -> bool {
        false
    }

    /// Settler: whether a tile that its owner takes comes with a colonist.
    fn staffs_tile(&self) -> bool {
        false
    }

    /// Builder: whether a building that its owner builds comes with a colonist.
    fn staffs_building(&self) -> bool {
        false
    }

    /// Craftsman: doubloons for what its owner produced.
    fn production_income(&self, _produced: &ByGood<u8>) -> u8 {
        0
    }

    /// Trader: doubloons that it adds to a sale to the trading house.
    fn trade_bonus(&self) -> u8 {
        0
    }

    /// Trader: whether its owner may sell a good that the trading house has.
    fn sells_duplicates(&self) -> bool {
        false
    }

    /// Captain: points that it adds each time its owner loads.
    fn loading_bonus(&self) -> u8 {
        0
    }

    /// Captain: whether its owner has a ship of their own.
    fn is_wharf(&self) -> bool {
        false
    }

    /// Storing: how many kinds of goods its owner may keep whole.
    fn stored_kinds(&self) -> u8 {
        0
    }

    /// The end: extra points, of which `chips` counts for one that looks at them.
    fn final_points(&self, _city: &Estate) -> u8 {
        0
    }
}

/// What a large building may count at the end: a player's board and points earned in play.
pub type Estate = Player<u16>;

/// Puts a question to the file of a building: the one place that knows which file is whose.
///
/// Each arm knows its type, so that the answers of all buildings become a table.
macro_rules! ask {
    ($building:expr, $file:ident => $question:expr) => {{
        macro_rules! arm {
            ($of:expr) => {{
                let $file = &$of;
                $question
            }};
        }
        match $building {
            Building::SmallIndigoPlant => arm!(production::SMALL_INDIGO_PLANT),
            Building::SmallSugarMill => arm!(production::SMALL_SUGAR_MILL),
            Building::IndigoPlant => arm!(production::INDIGO_PLANT),
            Building::SugarMill => arm!(production::SUGAR_MILL),
            Building::TobaccoStorage => arm!(production::TOBACCO_STORAGE),
            Building::CoffeeRoaster => arm!(production::COFFEE_ROASTER),
            Building::SmallMarket => arm!(base::SmallMarket),
            Building::Hacienda => arm!(base::Hacienda),
            Building::ConstructionHut => arm!(base::ConstructionHut),
            Building::SmallWarehouse => arm!(base::SmallWarehouse),
            Building::Hospice => arm!(base::Hospice),
            Building::Office => arm!(base::Office),
            Building::LargeMarket => arm!(base::LargeMarket),
            Building::LargeWarehouse => arm!(base::LargeWarehouse),
            Building::Factory => arm!(base::Factory),
            Building::University => arm!(base::University),
            Building::Harbor => arm!(base::Harbor),
            Building::Wharf => arm!(base::Wharf),
            Building::GuildHall => arm!(base::GuildHall),
            Building::Residence => arm!(base::Residence),
            Building::Fortress => arm!(base::Fortress),
            Building::CustomsHouse => arm!(base::CustomsHouse),
            Building::CityHall => arm!(base::CityHall),
        }
    }};
}

/// The questions of [`Rules`], put to the building's own file.
impl Building {
    /// What is printed on it.
    pub fn spec(self) -> &'static Spec {
        ask!(self, file => file.spec())
    }

    /// The good that it helps to produce, if it is a production building.
    pub fn makes(self) -> Option<Good> {
        ask!(self, file => file.makes())
    }

    /// Settler: whether its owner may first draw a face-down plantation.
    pub fn draws_plantation(self) -> bool {
        ask!(self, file => file.draws_plantation())
    }

    /// Settler: whether its owner may take a quarry without the privilege.
    pub fn takes_quarry(self) -> bool {
        ask!(self, file => file.takes_quarry())
    }

    /// Settler: whether a tile that its owner takes comes with a colonist.
    pub fn staffs_tile(self) -> bool {
        ask!(self, file => file.staffs_tile())
    }

    /// Builder: whether a building that its owner builds comes with a colonist.
    pub fn staffs_building(self) -> bool {
        ask!(self, file => file.staffs_building())
    }

    /// Craftsman: doubloons for what its owner produced.
    pub fn production_income(self, produced: &ByGood<u8>) -> u8 {
        ask!(self, file => file.production_income(produced))
    }

    /// Trader: doubloons that it adds to a sale to the trading house.
    pub fn trade_bonus(self) -> u8 {
        ask!(self, file => file.trade_bonus())
    }

    /// Trader: whether its owner may sell a good that the trading house has.
    pub fn sells_duplicates(self) -> bool {
        ask!(self, file => file.sells_duplicates())
    }

    /// Captain: points that it adds each time its owner loads.
    pub fn loading_bonus(self) -> u8 {
        ask!(self, file => file.loading_bonus())
    }

    /// Captain: whether its owner has a ship of their own.
    pub fn is_wharf(self) -> bool {
        ask!(self, file => file.is_wharf())
    }

    /// Storing: how many kinds of goods its owner may keep whole.
    pub fn stored_kinds(self) -> u8 {
        ask!(self, file => file.stored_kinds())
    }

    /// The end: extra points.
    pub fn final_points(self, estate: &Estate) -> u8 {
        ask!(self, file => file.final_points(estate))
    }

    /// Whether it is one of the violet buildings: all that do not produce.
    pub fn is_violet(self) -> bool {
        self.makes().is_none()
    }

    /// Whether it covers two spaces.
    pub fn is_large(self) -> bool {
        self.spec().spaces == 2
    }
}

/// Some buildings, as a set: no city has one twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Owned(u32);

impl Owned {
    /// Whether the building is among them.
    pub fn contains(self, building: Building) -> bool {
        self.0 & (1 << building as u32) != 0
    }
}

impl FromIterator<Building> for Owned {
    fn from_iter<I: IntoIterator<Item = Building>>(buildings: I) -> Self {
        Owned(
            buildings
                .into_iter()
                .fold(0, |set, it| set | (1 << it as u32)),
        )
    }
}

/// How many of each building are for sale.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Supply([u8; Building::VARIANTS.len()]);

#[allow(clippy::indexing_slicing)] // The enum has as many variants as the array has places.
impl Supply {
    /// Asks for the number of each.
    pub fn from_fn(mut of: impl FnMut(Building) -> u8) -> Self {
        Supply(std::array::from_fn(|at| of(Building::VARIANTS[at])))
    }

    /// How many of this one are left.
    pub fn left(&self, building: Building) -> u8 {
        self.0[building as usize]
    }

    /// Takes one away.
    ///
    /// # Panics
    ///
    /// If none is left.
    pub(super) fn take(&mut self, building: Building) {
        self.0[building as usize] -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_columns_have_six_six_six_and_five_kinds() {
        let kinds = |column| {
            Building::ALL
                .iter()
                .filter(|building| building.spec().column == column)
                .count()
        };
        assert_eq!([1, 2, 3, 4].map(kinds), [6, 6, 6, 5]);
    }

    #[test]
    fn there_are_twenty_production_twenty_four_small_and_five_large_tiles() {
        let tiles = |wanted: fn(&Building) -> bool| -> u8 {
            Building::ALL
                .iter()
                .filter(|it| wanted(it))
                .map(|it| it.spec().copies)
                .sum()
        };
        assert_eq!(tiles(|it| !it.is_violet()), 20);
        assert_eq!(tiles(|it| it.is_violet() && !it.is_large()), 24);
        assert_eq!(tiles(|it| it.is_large()), 5);
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
