//! Pieces of sentences that belong to San Juan.

use std::sync::Arc;

use crate::games::san_juan::{Card, Cards, Good, Role};
use crate::text::{Language, OfGame, Piece};

/// Something of San Juan in a sentence, which a page may draw as a chip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A card by its name.
    Card(Card),
    /// Several cards of one name.
    Copies(Card, u8),
    /// A kind of good.
    Good(Good),
    /// A role.
    Role(Role),
    /// A number of cards.
    Cards(u8),
    /// Victory points.
    Points(u16),
}

impl OfGame for Thing {
    fn words(&self, language: Language) -> String {
        language.san_juan().thing(self)
    }

    fn is(&self, other: &dyn OfGame) -> bool {
        other.of() == Some(self)
    }
}

impl From<Thing> for Piece {
    fn from(thing: Thing) -> Self {
        Piece::Thing(Arc::new(thing))
    }
}

/// Cards by name, as things.
pub(in crate::text) fn copies(cards: &Cards) -> impl Iterator<Item = Thing> {
    cards
        .kinds()
        .map(|(card, count)| Thing::Copies(card, count))
}

impl From<Card> for Piece {
    fn from(card: Card) -> Self {
        Thing::Card(card).into()
    }
}

impl From<Good> for Piece {
    fn from(good: Good) -> Self {
        Thing::Good(good).into()
    }
}

impl From<Role> for Piece {
    fn from(role: Role) -> Self {
        Thing::Role(role).into()
    }
}
