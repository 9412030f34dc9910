//! What a player can choose.

use serde::{Deserialize, Serialize};

use super::{Card, Role};

/// The smallest choices that the rules name. Whose choice it is follows from the phase.
///
/// Cards that are given or kept together are named one by one in the order of the print. A
/// building is named by its place in the city, counted from the oldest as 0.
///
/// The names are part of the save format.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Take a role.
    Choose(Role),
    /// Do nothing, or nothing more, at this moment.
    Pass,
    /// Two players: double the privilege of the role just taken (Library).
    UseLibrary,
    /// Builder: build this card from the hand, or the Cathedral from the table.
    Build(Card),
    /// Builder: put the new building on a place of its own.
    NewPlace,
    /// Builder: put the new building on this one (Crane).
    Cover(u8),
    /// Builder: pay a card from the hand.
    Pay(Card),
    /// Builder: pay the good on this building (Black market).
    PayGood(u8),
    /// Producer: put a good on this building.
    Produce(u8),
    /// Trader: sell the good on this building.
    Sell(u8),
    /// Councillor: keep one of the drawn cards.
    Keep(Card),
    /// Discard a card from the hand: at the start of a round, or as councillor with an Archive.
    Discard(Card),
    /// Start of a round: put a card from the hand under the Chapel or the Bank.
    Stow(Card),
    /// Councillor, prospector: draw the cards (asked only with `allow_decline`).
    Draw,
    /// Prospector: take one of the cards that were turned up.
    Take(Card),
}
