//! Every word that players read, by language.
//!
//! A language is a set of `impl`s: a building, an event or a reason without words does not
//! compile. The rules hold no words at all; whoever shows something asks the language of the
//! reader, so that a change of language says everything anew, the log as well.
//!
//! - [`Sentence`]: words and pieces mixed, for a page that draws the pieces as chips.
//! - [`Speech`]: what a language says in every game.
//! - [`puerto_rico`], [`san_juan`], [`santorini_new_york`]: what it has to say about a game, trait
//!   by trait.
//! - [`Pages`]: what the pages around the games say.
//!
//! # How to add a language
//!
//! 1. A folder beside `english` with the same files: a type for the language, an `impl` of each
//!    trait of each game, and the [`Pages`]. The compiler lists what is missing.
//! 2. A variant of [`Language`] and its arms below: code, name, games, pages.
//! 3. `tests/text` then reads everything in the new language: lengths, plurals, unique names
//!    and letter codes, and that no sentence is still that of another language.
//!
//! Names are written as they stand alone ("Small market"); how a name stands inside a sentence
//! is the language's own affair ([`thing`](puerto_rico::Names::thing)). Labels for narrow chips
//! have soft hyphens, names have none.

mod english;
mod german;
mod pages;
pub mod puerto_rico;
pub mod san_juan;
pub mod santorini_new_york;
mod sentence;
mod speech;

pub use pages::{Pages, Told};
pub use puerto_rico::PuertoRicoText;
pub use san_juan::SanJuanText;
pub use santorini_new_york::SantoriniNewYorkText;
pub use sentence::{OfGame, Piece, PlayerNames, Sentence, capital};
pub use speech::{Button, Chapter, Section, Speech, labelled};

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The languages of the house.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, VariantArray, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // Named for what they are.
pub enum Language {
    #[default]
    English,
    German,
}

impl Language {
    /// All languages.
    pub const ALL: &[Language] = Language::VARIANTS;

    /// Its code, as `lang` attributes and settings have it.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// The language of a code such as `de` or `de-AT`.
    pub fn from_code(code: &str) -> Option<Self> {
        let main = code.split(['-', '_']).next().unwrap_or(code);
        Language::ALL
            .iter()
            .copied()
            .find(|language| language.code().eq_ignore_ascii_case(main))
    }

    /// Its words for Puerto Rico.
    pub fn puerto_rico(self) -> &'static dyn PuertoRicoText {
        match self {
            Language::English => &english::English,
            Language::German => &german::German,
        }
    }

    /// Its words for San Juan.
    pub fn san_juan(self) -> &'static dyn SanJuanText {
        match self {
            Language::English => &english::English,
            Language::German => &german::German,
        }
    }

    /// Its words for Santorini: New York.
    pub fn santorini_new_york(self) -> &'static dyn SantoriniNewYorkText {
        match self {
            Language::English => &english::English,
            Language::German => &german::German,
        }
    }

    /// Its words for the pages around the games.
    pub fn pages(self) -> &'static Pages {
        match self {
            Language::English => &english::PAGES,
            Language::German => &german::PAGES,
        }
    }

    /// A piece of a sentence, with the players' names.
    pub fn piece(self, piece: &Piece, names: PlayerNames) -> String {
        match piece {
            Piece::Words(words) => words.clone(),
            Piece::Seat(seat) => names(*seat),
            Piece::Thing(thing) => thing.words(self),
        }
    }

    /// A sentence as plain text, with the players' names.
    pub fn plain(self, sentence: &[Piece], names: PlayerNames) -> String {
        let pieces = sentence.iter();
        pieces.map(|piece| self.piece(piece, names)).collect()
    }
}
