//! What is hidden, as a type: the table with open eyes is the game, with a viewer's eyes what that
//! viewer sees.

use std::fmt::Debug;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{Card, Cards};

/// How somebody sees what may be hidden.
pub trait Eyes: Copy + PartialEq + Debug {
    /// Cards in no order: a hand, the discards.
    type Cards: Pile;
    /// A single card: the one that somebody has chosen in secret.
    type Face: Secret;
}

/// What every form of a secret can do.
pub trait Secret: Copy + PartialEq + Debug + Serialize + DeserializeOwned {}

impl<T: Copy + PartialEq + Debug + Serialize + DeserializeOwned> Secret for T {}

/// Cards in no order, of which at least the number is known.
pub trait Pile: Secret + Default {
    /// How many they are.
    fn count(&self) -> u8;

    /// The cards, where they are known.
    fn faces(&self) -> Option<Cards>;

    /// Whether that card is among them, for all that is known.
    fn holds(&self, card: Card) -> bool {
        self.faces().is_some_and(|faces| faces.contains(card))
    }
}

/// Sees everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open;

/// Sees what one viewer sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen;

impl Eyes for Open {
    type Cards = Cards;
    type Face = Card;
}

impl Eyes for Seen {
    type Cards = Sight;
    type Face = Face;
}

impl Pile for Cards {
    fn count(&self) -> u8 {
        self.total()
    }

    fn faces(&self) -> Option<Cards> {
        Some(*self)
    }
}

/// Cards as a viewer sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sight {
    /// Their faces.
    Faces(Cards),
    /// How many they are.
    Backs(u8),
}

impl Sight {
    /// The cards, with their faces only if they are `shown`.
    pub fn of(cards: Cards, shown: bool) -> Self {
        match shown {
            true => Sight::Faces(cards),
            false => Sight::Backs(cards.total()),
        }
    }
}

impl Default for Sight {
    fn default() -> Self {
        Sight::Backs(0)
    }
}

impl Pile for Sight {
    fn count(&self) -> u8 {
        match self {
            Sight::Faces(cards) => cards.total(),
            Sight::Backs(count) => *count,
        }
    }

    fn faces(&self) -> Option<Cards> {
        match self {
            Sight::Faces(cards) => Some(*cards),
            Sight::Backs(_) => None,
        }
    }
}

/// A single card as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// It is one's own.
    Up(Card),
    /// It is somebody else's, and its face is down.
    Down,
}
