//! The games in the box, and how to add one.
//!
//! A game is a folder here with the files that [`puerto_rico`] has, a line in [`GameKind`] and an arm
//! of `of_kind`, its words in every language ([`crate::text`]), its table on the page and a door
//! to it (`ui::rooms`). No game names another.

pub mod puerto_rico;
pub mod san_juan;
pub mod santorini_new_york;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::engine::Game;

/// The games in the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum GameKind {
    /// Plantations, buildings and ships.
    PuertoRico,
    /// A city of cards.
    SanJuan,
    /// Towers, roles and a statue.
    SantoriniNewYork,
}

/// Does the same with the type of any game: `of_kind!(kind, G => do_with::<G>())`.
macro_rules! of_kind {
    ($kind:expr, $game:ident => $do:expr) => {
        match $kind {
            $crate::games::GameKind::PuertoRico => {
                type $game = $crate::games::puerto_rico::PuertoRico;
                $do
            }
            $crate::games::GameKind::SanJuan => {
                type $game = $crate::games::san_juan::SanJuan;
                $do
            }
            $crate::games::GameKind::SantoriniNewYork => {
                type $game = $crate::games::santorini_new_york::SantoriniNewYork;
                $do
            }
        }
    };
}
pub(crate) use of_kind;

/// What the box knows of a game beside its rules.
pub trait InTheBox: Game {
    /// Its name in saves.
    const KIND: GameKind;

    /// The edition of its rules here. It is raised when a correction changes what is allowed or
    /// what comes of it, and when the JSON of the game's state changes: saves tell by it whether
    /// their last position can be compared.
    const RULES: u32;

    /// The round, counted from 1.
    fn round(&self) -> u8;
}

impl InTheBox for puerto_rico::PuertoRico {
    const KIND: GameKind = GameKind::PuertoRico;
    const RULES: u32 = 1;

    fn round(&self) -> u8 {
        self.round
    }
}

impl InTheBox for san_juan::SanJuan {
    const KIND: GameKind = GameKind::SanJuan;
    const RULES: u32 = 1;

    fn round(&self) -> u8 {
        self.round
    }
}

impl InTheBox for santorini_new_york::SantoriniNewYork {
    const KIND: GameKind = GameKind::SantoriniNewYork;
    const RULES: u32 = 1;

    fn round(&self) -> u8 {
        self.round
    }
}
