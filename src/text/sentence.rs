//! Sentences of words and pieces.

use crate::engine::Seat;
use crate::games::puerto_rico::{Building, Good, RoleCard, Tile};

/// A part of a sentence: words, or something that a page may draw as a chip.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Words, with the spaces around them.
    Words(String),
    /// A player.
    Seat(Seat),
    /// A kind of good.
    Good(Good),
    /// An island tile.
    Tile(Tile),
    /// A building.
    Building(Building),
    /// A role card.
    Role(RoleCard),
    /// A sum of doubloons.
    Doubloons(u16),
    /// Victory points.
    Points(u16),
    /// A number of colonists.
    Colonists(u8),
    /// Barrels of a good.
    Barrels(Good, u8),
}

/// Words and pieces, one after the other, spaces included.
pub type Sentence = Vec<Piece>;

/// Things in a row: commas between them, and `and` before the last.
pub(super) fn in_a_row(things: impl IntoIterator<Item = Piece>, and: &str) -> Sentence {
    let mut line = Sentence::new();
    let mut things = things.into_iter().peekable();
    while let Some(thing) = things.next() {
        if !line.is_empty() {
            let last = things.peek().is_none();
            line.push(if last { and.into() } else { ", ".into() });
        }
        line.push(thing);
    }
    line
}

/// A sentence of pieces and of anything that becomes one: strings, seats, goods and so on.
macro_rules! say {
    ($($part:expr),* $(,)?) => {
        <$crate::text::Sentence>::from([$($crate::text::Piece::from($part)),*])
    };
}
pub(crate) use say;

impl From<&str> for Piece {
    fn from(words: &str) -> Self {
        Piece::Words(words.to_owned())
    }
}

impl From<String> for Piece {
    fn from(words: String) -> Self {
        Piece::Words(words)
    }
}

impl From<Seat> for Piece {
    fn from(seat: Seat) -> Self {
        Piece::Seat(seat)
    }
}

impl From<Good> for Piece {
    fn from(good: Good) -> Self {
        Piece::Good(good)
    }
}

impl From<Tile> for Piece {
    fn from(tile: Tile) -> Self {
        Piece::Tile(tile)
    }
}

impl From<Building> for Piece {
    fn from(building: Building) -> Self {
        Piece::Building(building)
    }
}

impl From<RoleCard> for Piece {
    fn from(card: RoleCard) -> Self {
        Piece::Role(card)
    }
}
