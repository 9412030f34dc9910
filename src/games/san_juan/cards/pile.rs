//! Cards as counts, and kinds of cards as a set.

use std::fmt;

use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::VariantArray;

use crate::engine::{Chance, draw};

use super::Card;

/// How many kinds there are.
const KINDS: usize = Card::VARIANTS.len();

/// Cards in no order: how many of each kind. Written as a map of names with their numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Cards([u8; KINDS]);

#[allow(clippy::indexing_slicing)] // The enum has as many variants as the array has places.
impl Cards {
    /// None at all.
    pub const NONE: Cards = Cards([0; KINDS]);

    /// Asks for the number of each kind.
    pub fn from_fn(mut of: impl FnMut(Card) -> u8) -> Self {
        Cards(std::array::from_fn(|at| of(Card::VARIANTS[at])))
    }

    /// How many of this kind there are.
    pub fn of(&self, card: Card) -> u8 {
        self.0[card as usize]
    }

    /// How many there are.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// How many there are of this kind and the kinds after it.
    pub fn total_from(&self, card: Card) -> u8 {
        self.0[card as usize..].iter().sum()
    }

    /// Each kind that is there, and its number, in the order of the print.
    pub fn kinds(&self) -> impl Iterator<Item = (Card, u8)> {
        Card::VARIANTS
            .iter()
            .zip(self.0)
            .filter(|(_, count)| *count > 0)
            .map(|(card, count)| (*card, count))
    }

    /// The last kind that is there, in the order of the print.
    pub fn last(&self) -> Option<Card> {
        let at = self.0.iter().rposition(|count| *count > 0)?;
        Some(Card::VARIANTS[at])
    }

    /// Puts a card in.
    pub fn put(&mut self, card: Card) {
        self.0[card as usize] += 1;
    }

    /// Puts all of these in.
    pub fn put_all(&mut self, cards: &Cards) {
        for (count, more) in self.0.iter_mut().zip(cards.0) {
            *count += more;
        }
    }

    /// Takes a card out.
    ///
    /// # Panics
    ///
    /// If there is none of that kind.
    pub fn take(&mut self, card: Card) {
        let left = self.0[card as usize].checked_sub(1);
        self.0[card as usize] = left.expect("the card is there");
    }

    /// Draws a card, each single one equally likely.
    pub fn draw(&mut self, chance: &mut dyn Chance) -> Option<Card> {
        draw(&mut self.0, chance).map(|at| Card::VARIANTS[at])
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
            if let Some(place) = cards.0.get_mut(card as usize) {
                *place = count;
            }
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
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Card::VARIANTS.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*next)
        })
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
    fn cards_are_counted_from_a_kind_on() {
        let cards: Cards = [Card::SugarMill, Card::SugarMill, Card::Quarry]
            .into_iter()
            .collect();
        let from = [Card::IndigoPlant, Card::SugarMill, Card::Quarry, Card::Hero];
        assert_eq!(from.map(|card| cards.total_from(card)), [3, 3, 1, 0]);
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
