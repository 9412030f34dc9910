//! The games in the box, and how to add one.
//!
//! A game is a folder here with the files that [`puerto_rico`] has, a line in [`GameKind`], its
//! words in every language ([`crate::text`]) and its table on the page. No game names another.

pub mod puerto_rico;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The games in the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum GameKind {
    /// Plantations, buildings and ships.
    PuertoRico,
}
