//! Role cards: each has a number of its own, which says to which type it belongs.

use std::fmt;
use std::sync::LazyLock;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::VariantArray;

use crate::engine::Chance;

/// The largest number that a card can have.
const LARGEST: u8 = 31;

/// The types of roles: a game has one set of each.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "snake_case")]
pub enum Type {
    /// The Engineer, who is in every game.
    Engineer,
    /// Does something to other workers.
    Specialist,
    /// Builds in a way of its own.
    Builder,
    /// Moves in a way of its own.
    Mover,
}

impl Type {
    /// All four.
    pub const ALL: &[Type] = Type::VARIANTS;

    /// How many cards a set of this type has.
    pub fn copies(self) -> u8 {
        match self {
            Type::Engineer => 7,
            Type::Specialist | Type::Builder | Type::Mover => 6,
        }
    }
}

/// A role card, known by its number: low numbers act first, the highest takes the statue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card with this number, from 1 to 31. Nothing if there can be none.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= LARGEST {
            Some(Card(number))
        } else {
            None
        }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its type. Nothing for a number that is on no card of the box.
    pub fn kind(self) -> Option<Type> {
        numbers().kind(self)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "{}", self.0)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Card::new(number).ok_or_else(|| D::Error::custom("no such card"))
    }
}

/// Cards in no order. Written as a list of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u32);

impl Cards {
    /// None at all.
    pub const NONE: Cards = Cards(0);

    /// How many there are.
    pub const fn total(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether that card is among them.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Puts a card in.
    pub fn put(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out, if it is there.
    pub fn take(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// These and those.
    #[must_use]
    pub const fn with(self, others: Cards) -> Self {
        Cards(self.0 | others.0)
    }

    /// These without those.
    #[must_use]
    pub const fn without(self, others: Cards) -> Self {
        Cards(self.0 & !others.0)
    }

    /// One by one, by number.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        (1..=LARGEST)
            .map(Card)
            .filter(move |card| self.contains(*card))
    }

    /// Draws a card, each equally likely. Nothing if there is none.
    pub fn draw(&mut self, chance: &mut dyn Chance) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let mut left = self.0;
        for _ in 0..chance.below(u32::from(self.total())) {
            left &= left - 1;
        }
        let card = Card(left.trailing_zeros() as u8);
        self.take(card);
        Some(card)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|card| all.put(card));
        all
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        Ok(cards.into_iter().collect())
    }
}

/// Which numbers the cards of each type have. All sets of a type have the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    engineer: Cards,
    specialist: Cards,
    builder: Cards,
    mover: Cards,
}

/// What is wrong with the file of the numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadNumbers {
    /// It is not written as such a file is; what was expected and where.
    Unreadable(String),
    /// A number is there twice, so that a tie would be possible.
    Twice(Card),
    /// A type has not as many numbers as cards.
    Count(Type),
}

/// The numbers of the cards in the box.
pub fn numbers() -> &'static Numbers {
    static NUMBERS: LazyLock<Numbers> = LazyLock::new(|| {
        Numbers::read(include_str!("numbers.json")).expect("tests read the numbers")
    });
    &NUMBERS
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    engineer: Vec<Card>,
    specialist: Vec<Card>,
    builder: Vec<Card>,
    mover: Vec<Card>,
}

impl Numbers {
    /// Reads the file of the numbers.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Self, BadNumbers> {
        let file: File =
            serde_json::from_str(text).map_err(|why| BadNumbers::Unreadable(why.to_string()))?;
        let mut used = Cards::NONE;
        let mut cards = |kind: Type, list: &[Card]| {
            for card in list {
                if used.contains(*card) {
                    return Err(BadNumbers::Twice(*card));
                }
                used.put(*card);
            }
            match list.len() == usize::from(kind.copies()) {
                true => Ok(list.iter().copied().collect()),
                false => Err(BadNumbers::Count(kind)),
            }
        };
        Ok(Numbers {
            engineer: cards(Type::Engineer, &file.engineer)?,
            specialist: cards(Type::Specialist, &file.specialist)?,
            builder: cards(Type::Builder, &file.builder)?,
            mover: cards(Type::Mover, &file.mover)?,
        })
    }

    /// The cards of a type.
    pub fn of(&self, kind: Type) -> Cards {
        match kind {
            Type::Engineer => self.engineer,
            Type::Specialist => self.specialist,
            Type::Builder => self.builder,
            Type::Mover => self.mover,
        }
    }

    /// All cards of a game.
    pub fn deck(&self) -> Cards {
        let types = Type::ALL.iter();
        types.fold(Cards::NONE, |all, kind| all.with(self.of(*kind)))
    }

    /// The type of a card. Nothing for a number that is on none.
    pub fn kind(&self, card: Card) -> Option<Type> {
        let mut types = Type::ALL.iter().copied();
        types.find(|kind| self.of(*kind).contains(card))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Scripted;

    #[test]
    fn the_deck_is_one_to_twenty_five_and_the_types_are_evenly_spread() {
        let deck = numbers().deck();
        let all: Vec<u8> = deck.iter().map(Card::number).collect();
        assert_eq!(all, (1..=25).collect::<Vec<u8>>());
        for (kind, sum) in [
            (Type::Engineer, 91),
            (Type::Specialist, 78),
            (Type::Builder, 78),
            (Type::Mover, 78),
        ] {
            let cards = numbers().of(kind);
            assert_eq!(cards.total(), kind.copies());
            assert_eq!(cards.iter().map(Card::number).sum::<u8>(), sum, "{kind:?}");
            assert!(cards.iter().all(|card| card.kind() == Some(kind)));
        }
        assert_eq!(Card(26).kind(), None);
    }

    #[test]
    fn numbers_that_would_tie_are_refused() {
        let file = |engineer: &str| {
            format!(
                r#"{{"engineer":[{engineer}],"specialist":[2,8,11,14,20,23],
                "builder":[3,6,12,15,18,24],"mover":[4,7,10,16,19,22]}}"#
            )
        };
        assert!(Numbers::read(&file("1,5,9,13,17,21,31")).is_ok());
        assert_eq!(
            Numbers::read(&file("1,5,9,13,17,21,21")),
            Err(BadNumbers::Twice(Card(21)))
        );
        assert_eq!(
            Numbers::read(&file("1,5,9,13,17,21,24")),
            Err(BadNumbers::Twice(Card(24)))
        );
        assert_eq!(
            Numbers::read(&file("1,5,9,13,17,21")),
            Err(BadNumbers::Count(Type::Engineer))
        );
        for unreadable in ["1,5,9,13,17,21,0", "1,5,9,13,17,21,32"] {
            let read = Numbers::read(&file(unreadable));
            assert!(matches!(read, Err(BadNumbers::Unreadable(_))), "{read:?}");
        }
    }

    #[test]
    fn a_card_is_drawn_by_its_place_among_those_that_are_left() {
        let mut cards: Cards = [3, 9, 25].map(Card).into_iter().collect();
        let luck = &mut Scripted::new(&[1, 1, 0]);
        let drawn: Vec<u8> = std::iter::from_fn(|| cards.draw(luck))
            .map(Card::number)
            .collect();
        assert_eq!(drawn, [9, 25, 3]);
    }

    #[test]
    fn cards_are_a_list_of_numbers() {
        let cards: Cards = [25, 3].map(Card).into_iter().collect();
        let written = serde_json::to_string(&cards).unwrap();
        assert_eq!(written, "[3,25]");
        assert_eq!(serde_json::from_str::<Cards>(&written).unwrap(), cards);
        assert!(serde_json::from_str::<Cards>("[32]").is_err());
    }
}
