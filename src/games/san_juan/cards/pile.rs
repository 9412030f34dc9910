//! Cards as counts, and kinds of cards as a set.

use std::fmt;

use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::VariantArray;

use crate::engine::Chance;

use super::Card;

/// How many kinds there are.
const KINDS: usize = Card::VARIANTS.len();

/// Cards in no order: how many of each kind. Written as a map of names with their numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Cards {
    counts: [u8; KINDS],
    /// The kinds that are there, and how many cards: kept, for they are asked for all the time.
    kinds: CardSet,
    total: u8,
}

#[allow(clippy::indexing_slicing)] // The enum has as many variants as the array has places.
impl Cards {
    /// None at all.
    pub const NONE: Cards = Cards {
        counts: [0; KINDS],
        kinds: CardSet(0),
        total: 0,
    };

    /// Asks for the number of each kind.
    pub fn from_fn(mut of: impl FnMut(Card) -> u8) -> Self {
        let mut cards = Cards::NONE;
        for card in Card::VARIANTS {
            cards.put_many(*card, of(*card));
        }
        cards
    }

    /// How many of this kind there are.
    pub fn of(&self, card: Card) -> u8 {
        self.counts[card as usize]
    }

    /// How many there are.
    pub fn total(&self) -> u8 {
        self.total
    }

    /// Each kind that is there, and its number, in the order of the print.
    pub fn kinds(&self) -> impl DoubleEndedIterator<Item = (Card, u8)> {
        self.kinds.iter().map(|card| (card, self.of(card)))
    }

    /// The last kind that is there, in the order of the print.
    pub fn last(&self) -> Option<Card> {
        self.kinds.iter().next_back()
    }

    /// The last kind of which and after which there are at least so many cards, in the order of
    /// the print. Nothing if there are not so many.
    pub fn start_of_last(&self, count: u8) -> Option<Card> {
        let mut found = 0;
        let mut kinds = self.kinds().rev();
        let start = kinds.find(|(_, kind)| {
            found += kind;
            found >= count
        });
        start.map(|(card, _)| card)
    }

    /// Puts a card in.
    pub fn put(&mut self, card: Card) {
        self.put_many(card, 1);
    }

    fn put_many(&mut self, card: Card, count: u8) {
        if count > 0 {
            self.counts[card as usize] += count;
            self.kinds.insert(card);
            self.total += count;
        }
    }

    /// Puts all of these in.
    pub fn put_all(&mut self, cards: &Cards) {
        for (card, count) in cards.kinds() {
            self.put_many(card, count);
        }
    }

    /// Takes a card out.
    ///
    /// # Panics
    ///
    /// If there is none of that kind.
    pub fn take(&mut self, card: Card) {
        let left = self.counts[card as usize].checked_sub(1);
        self.counts[card as usize] = left.expect("the card is there");
        self.total -= 1;
        if left == Some(0) {
            self.kinds.remove(card);
        }
    }

    /// Draws a card, each single one equally likely.
    pub fn draw(&mut self, chance: &mut dyn Chance) -> Option<Card> {
        if self.total == 0 {
            return None;
        }
        let mut at = chance.below(u32::from(self.total));
        let drawn = self.kinds().find(|(_, count)| {
            let here = at < u32::from(*count);
            at = at.saturating_sub(u32::from(*count));
            here
        });
        let (card, _) = drawn.expect("the number drawn is below the sum of the counts");
        self.take(card);
        Some(card)
    }
}

impl Default for Cards {
    fn default() -> Self {
        Cards::NONE
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
        formatter.debug_map().entries(self.kinds()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (card, count) in self.kinds() {
            map.serialize_entry(&card, &count)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Counts)
    }
}

/// Reads a map of names with their numbers.
struct Counts;

impl<'de> Visitor<'de> for Counts {
    type Value = Cards;

    fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("cards by name")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Cards, M::Error> {
        let mut cards = Cards::NONE;
        while let Some((card, count)) = map.next_entry::<Card, u8>()? {
            cards.put_many(card, count);
        }
        Ok(cards)
    }
}

/// Some kinds of cards, without a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// Whether the kind is among them.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card as u64) != 0
    }

    /// Adds a kind.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card as u64;
    }

    /// Takes a kind out.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card as u64);
    }

    /// Whether one of these is among them.
    pub const fn meets(self, other: CardSet) -> bool {
        self.0 & other.0 != 0
    }

    /// How many kinds there are.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Each of them, in the order of the print.
    pub fn iter(self) -> Kinds {
        Kinds(self.0)
    }
}

/// The kinds of a set, in the order of the print.
#[derive(Clone, Debug)]
pub struct Kinds(u64);

impl Iterator for Kinds {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let next = Card::VARIANTS.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(*next)
    }
}

impl DoubleEndedIterator for Kinds {
    fn next_back(&mut self) -> Option<Card> {
        let at = self.0.checked_ilog2()?;
        self.0 &= !(1 << at);
        Card::VARIANTS.get(at as usize).copied()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = CardSet::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Scripted;

    #[test]
    fn cards_are_written_by_name() {
        let cards: Cards = [Card::Hero, Card::IndigoPlant, Card::IndigoPlant]
            .into_iter()
            .collect();
        let written = serde_json::to_string(&cards).unwrap();
        assert_eq!(written, r#"{"indigo_plant":2,"hero":1}"#);
        assert_eq!(serde_json::from_str::<Cards>(&written).unwrap(), cards);
    }

    #[test]
    fn a_drawn_card_is_out() {
        let mut cards: Cards = [Card::Hero, Card::Palace].into_iter().collect();
        assert_eq!(cards.draw(&mut Scripted::new(&[1])), Some(Card::Palace));
        assert_eq!(cards.kinds().collect::<Vec<_>>(), [(Card::Hero, 1)]);
        assert_eq!(cards.draw(&mut Scripted::new(&[0])), Some(Card::Hero));
        assert_eq!(cards.draw(&mut Scripted::default()), None);
    }

    #[test]
    fn the_last_cards_begin_with_a_kind() {
        let cards: Cards = [Card::SugarMill, Card::SugarMill, Card::Quarry]
            .into_iter()
            .collect();
        let starts = [1, 2, 3, 4].map(|count| cards.start_of_last(count));
        let [mill, quarry] = [Card::SugarMill, Card::Quarry].map(Some);
        assert_eq!(starts, [quarry, mill, mill, None]);
        assert_eq!(cards.last(), Some(Card::Quarry));
    }

    #[test]
    fn a_set_knows_its_kinds() {
        let mut set: CardSet = [Card::Hero, Card::Smithy].into_iter().collect();
        assert!(set.contains(Card::Hero) && !set.contains(Card::Palace));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Card::Smithy, Card::Hero]);
        set.remove(Card::Hero);
        assert_eq!(set.count(), 1);
    }
}
