//! What a position is worth, for whoever wants to think ahead.

use super::{Game, Seat};

/// A game whose positions can be judged without playing them to the end.
pub trait Valued: Game {
    /// What the position is worth for a seat: the more, the better for it, and the worse for the
    /// others.
    fn worth(&self, seat: Seat) -> f32;

    /// Whether everything that was begun is done, so that the position can be judged as it
    /// stands.
    fn is_settled(&self) -> bool;

    /// What the seat to act would do without thinking long; an action that is allowed. Nothing
    /// once the game is over.
    fn habit(&self) -> Option<Self::Action>;
}
