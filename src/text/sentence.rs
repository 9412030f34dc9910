//! Sentences of words and pieces.

use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

use crate::engine::Seat;

use super::Language;

/// A part of a sentence: words, or something that a page may draw as a chip. What belongs to a
/// game is that game's thing; no game knows those of another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Words, with the spaces around them.
    Words(String),
    /// A player.
    Seat(Seat),
    /// Something of a game.
    Thing(Arc<dyn OfGame>),
}

/// Something of a game that stands in a sentence: a card, a good, a square. The sentence does not
/// know which game it is of.
pub trait OfGame: Any + Debug + Send + Sync {
    /// How it stands inside a sentence.
    fn words(&self, language: Language) -> String;

    /// Whether it is the same as another one.
    fn is(&self, other: &dyn OfGame) -> bool;
}

impl dyn OfGame {
    /// The thing as one of a certain game, if it is that.
    pub fn of<T: OfGame>(&self) -> Option<&T> {
        (self as &dyn Any).downcast_ref()
    }
}

impl PartialEq for dyn OfGame {
    fn eq(&self, other: &Self) -> bool {
        self.is(other)
    }
}

impl Eq for dyn OfGame {}

/// Words and pieces, one after the other, spaces included.
pub type Sentence = Vec<Piece>;

/// The players' names, by seat.
pub type PlayerNames<'a> = &'a dyn Fn(Seat) -> String;

/// Things in a row: commas between them, and `and` before the last.
pub(super) fn in_a_row(things: impl IntoIterator<Item = impl Into<Piece>>, and: &str) -> Sentence {
    let mut line = Sentence::new();
    let mut things = things.into_iter().peekable();
    while let Some(thing) = things.next() {
        if !line.is_empty() {
            let last = things.peek().is_none();
            line.push(if last { and.into() } else { ", ".into() });
        }
        line.push(thing.into());
    }
    line
}

/// The words with a capital at the beginning. The languages here begin words with Latin letters and
/// umlauts; the tables for all others would be a part of the program that is felt.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|first| match first {
        'ä' => 'Ä',
        'ö' => 'Ö',
        'ü' => 'Ü',
        other => other.to_ascii_uppercase(),
    });
    first.into_iter().chain(letters).collect()
}

/// A sentence of pieces and of anything that becomes one: strings, seats, things of a game.
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
