//! Pieces of sentences that belong to Santorini: New York.

use std::sync::Arc;

use crate::engine::Seat;
use crate::games::santorini_new_york::{self as game, Card, Role, Square};
use crate::text::{Language, OfGame, Piece};

/// Something of Santorini: New York in a sentence, which a page may draw as a chip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A worker in the colour of a seat; whose it is, the words around it say.
    Worker(Seat),
    /// A role.
    Role(Role),
    /// A card: role and number.
    Card(Role, Card),
    /// A square by its name.
    Square(Square),
    /// A block, a rooftop or a skyscraper.
    Piece(game::Piece),
    /// The Statue of Liberty.
    Statue,
    /// A number of cards.
    Cards(u8),
}

impl OfGame for Thing {
    fn words(&self, language: Language) -> String {
        language.santorini_new_york().thing(self)
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

impl From<Role> for Piece {
    fn from(role: Role) -> Self {
        Thing::Role(role).into()
    }
}

impl From<Square> for Piece {
    fn from(square: Square) -> Self {
        Thing::Square(square).into()
    }
}

impl From<game::Piece> for Piece {
    fn from(piece: game::Piece) -> Self {
        Thing::Piece(piece).into()
    }
}
