//! The cards, each in a file of its own: what is printed on it, what it does, its tests.
//!
//! # How to add a card
//!
//! 1. Its file in a set's folder: a type with [`Rules`], overriding the hooks that it changes.
//! 2. A variant of [`Card`], at the end, and a line in `ask!`; the compiler asks for both.
//! 3. Its words in every language.
//!
//! A hook is a question that a role's file asks of the open buildings of a player. It answers with
//! a number or a yes; the role's file decides the order and carries things out. If no hook fits,
//! [`Rules`] gets a new question, with an answer for everybody else, and [`Card`] passes it on.

mod base;
mod new_buildings;
mod pile;
mod production;
mod rules;

pub use pile::{CardSet, Cards, Kinds};
pub use rules::{Estate, Rules};

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::Good;

/// A card, by name, in the order of the print: the base game, then the New Buildings.
///
/// The names are part of the save format.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // Each is described in its file.
pub enum Card {
    IndigoPlant,
    SugarMill,
    TobaccoStorage,
    CoffeeRoaster,
    SilverSmelter,
    Smithy,
    GoldMine,
    Archive,
    PoorHouse,
    BlackMarket,
    TradingPost,
    Well,
    MarketStand,
    Crane,
    Chapel,
    Tower,
    Aqueduct,
    Carpenter,
    Prefecture,
    MarketHall,
    Quarry,
    Library,
    Statue,
    VictoryColumn,
    Hero,
    GuildHall,
    CityHall,
    TriumphalArch,
    Palace,
    OfficeBuilding,
    GuardRoom,
    Tavern,
    CustomsOffice,
    Park,
    Harbour,
    Bank,
    Goldsmith,
    Residence,
    Cathedral,
}

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spec {
    /// Cards to be paid for it.
    pub cost: u8,
    /// Victory points at the end, beside what it counts then.
    pub points: u8,
    /// How many there are in its box.
    pub copies: u8,
}

/// How many kinds the base game has: the first ones.
const BASE: usize = Card::Palace as usize + 1;

impl Card {
    /// All there are, in the order of the print.
    pub const ALL: &[Card] = Card::VARIANTS;

    /// The kinds of a game, with the New Buildings or without.
    pub fn all(new_buildings: bool) -> &'static [Card] {
        match new_buildings {
            true => Card::ALL,
            false => Card::ALL.get(..BASE).unwrap_or(Card::ALL),
        }
    }

    /// Whether it comes with the New Buildings.
    pub fn is_new(self) -> bool {
        self as usize >= BASE
    }

    /// How many are in a game: the New Buildings bring one more of each production building.
    pub fn copies(self, new_buildings: bool) -> u8 {
        match (self.is_new(), new_buildings) {
            (true, false) => 0,
            (false, true) => self.spec().copies + u8::from(self.is_production()),
            (true, true) | (false, false) => self.spec().copies,
        }
    }

    /// Whether it is a production building.
    pub fn is_production(self) -> bool {
        self.makes().is_some()
    }

    /// Whether it is one of the violet buildings: all that do not produce.
    pub fn is_violet(self) -> bool {
        self.makes().is_none()
    }

    /// Whether it costs six, as those do that count other buildings at the end.
    pub fn is_large(self) -> bool {
        self.spec().cost == 6
    }

    /// The building that makes a good.
    pub const fn making(good: Good) -> Card {
        match good {
            Good::Indigo => Card::IndigoPlant,
            Good::Sugar => Card::SugarMill,
            Good::Tobacco => Card::TobaccoStorage,
            Good::Coffee => Card::CoffeeRoaster,
            Good::Silver => Card::SilverSmelter,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(new_buildings: bool, of: impl Fn(Card) -> u16) -> u16 {
        let copies = |card: Card| u16::from(card.copies(new_buildings));
        let all = Card::ALL.iter().copied();
        all.map(|card| copies(card) * of(card)).sum()
    }

    #[test]
    fn the_cards_of_the_base_game_have_these_sums() {
        assert_eq!(Card::all(false).len(), 29);
        assert_eq!(sum(false, |_| 1), 110);
        assert_eq!(sum(false, |card| u16::from(card.is_production())), 42);
        assert_eq!(sum(false, |card| u16::from(card.is_violet())), 68);
        let costing = |cost| sum(false, |card| u16::from(card.spec().cost == cost));
        assert_eq!([1, 2, 3, 4, 5, 6].map(costing), [19, 26, 26, 17, 14, 8]);
        assert_eq!(sum(false, |card| u16::from(card.spec().cost)), 335);
        assert_eq!(sum(false, |card| u16::from(card.spec().points)), 188);
    }

    #[test]
    fn four_random_cards_all_differ_in_cost_in_a_quarter_of_all_cases() {
        let [one, two, three, four, five, six] = [19u64, 26, 26, 17, 14, 8];
        let counts = [one, two, three, four, five, six];
        let mut different = 0;
        for a in 0..6 {
            for b in a + 1..6 {
                for c in b + 1..6 {
                    for d in c + 1..6 {
                        different += counts[a] * counts[b] * counts[c] * counts[d];
                    }
                }
            }
        }
        let all: u64 = 110 * 109 * 108 * 107 / 24;
        assert_eq!((different * 10_000 + all / 2) / all, 2503);
    }

    #[test]
    fn the_new_buildings_are_thirty_one_cards_and_a_cathedral() {
        assert_eq!(sum(true, |_| 1), 110 + 31 + 1);
        assert_eq!(sum(true, |card| u16::from(card.is_production())), 42 + 5);
        assert_eq!(sum(true, |card| u16::from(card.is_new())), 26 + 1);
    }

    #[test]
    fn every_card_is_printed_as_in_the_rules() {
        use Card::*;
        let printed = [
            (IndigoPlant, [1, 1, 10]),
            (SugarMill, [2, 1, 8]),
            (TobaccoStorage, [3, 2, 8]),
            (CoffeeRoaster, [4, 2, 8]),
            (SilverSmelter, [5, 3, 8]),
            (Smithy, [1, 1, 3]),
            (GoldMine, [1, 1, 3]),
            (Archive, [1, 1, 3]),
            (PoorHouse, [2, 1, 3]),
            (BlackMarket, [2, 1, 3]),
            (TradingPost, [2, 1, 3]),
            (Well, [2, 1, 3]),
            (MarketStand, [2, 1, 3]),
            (Crane, [2, 1, 3]),
            (Chapel, [3, 2, 3]),
            (Tower, [3, 2, 3]),
            (Aqueduct, [3, 2, 3]),
            (Carpenter, [3, 2, 3]),
            (Prefecture, [3, 2, 3]),
            (MarketHall, [4, 2, 3]),
            (Quarry, [4, 2, 3]),
            (Library, [5, 3, 3]),
            (Statue, [3, 3, 3]),
            (VictoryColumn, [4, 4, 3]),
            (Hero, [5, 5, 3]),
            (GuildHall, [6, 0, 2]),
            (CityHall, [6, 0, 2]),
            (TriumphalArch, [6, 0, 2]),
            (Palace, [6, 0, 2]),
            (OfficeBuilding, [1, 1, 3]),
            (GuardRoom, [1, 1, 3]),
            (Tavern, [2, 1, 3]),
            (CustomsOffice, [3, 2, 3]),
            (Park, [3, 2, 3]),
            (Harbour, [4, 2, 3]),
            (Bank, [4, 2, 3]),
            (Goldsmith, [5, 3, 3]),
            (Residence, [6, 0, 2]),
            (Cathedral, [7, 0, 1]),
        ];
        for (card, [cost, points, copies]) in printed {
            let spec = Spec {
                cost,
                points,
                copies,
            };
            assert_eq!(card.spec(), &spec, "{card:?}");
        }
        assert!(printed.map(|(card, _)| card).iter().eq(Card::ALL));
    }

    #[test]
    fn each_good_has_its_building() {
        for good in Good::ALL {
            assert_eq!(Card::making(*good).makes(), Some(*good));
        }
    }
}
