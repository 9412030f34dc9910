//! What a player can choose.

use serde::{Deserialize, Serialize};

use super::{Card, Square, Way};

/// The smallest choices that the rules name. Whose choice it is follows from the phase. Workers
/// are named by the squares on which they stand.
///
/// A turn is a run of these: the worker, what its card demands at the start, the move, the builds,
/// what its card demands at the end. Of Broadway Actors both workers move, then both build.
/// What is a choice of the player is asked even if only one answer is possible; what nobody
/// chooses (Firefighter's lift, who is forced where) follows by itself.
///
/// The names are part of the save format.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Set-up: put both workers on the squares of this number.
    Start(u8),
    /// Put a skyscraper here: at the set-up with Tour Bus Driver, or as Engineer.
    Skyscraper(Square),
    /// Choose this card in secret for the round.
    Commit(Card),
    /// The worker that acts now. Of Broadway Actors it moves first; asked again, it builds first.
    Use(Square),
    /// Move here. Moving on an opponent pushes it (NYPD Officer). It is also the answer of a
    /// worker that a Night Guard has named.
    Move(Square),
    /// Build here; twice, if it is a Crane Operator.
    Build(Square),
    /// Name a worker: whom the Fashion Designer will pull along, beside whom the Foreman builds,
    /// whom the Night Guard sends away, whom the Street Vendor calls on the new block.
    Name(Square),
    /// Send a worker north or south (Reporter).
    Send {
        /// Where it stands.
        worker: Square,
        /// North or south.
        way: Way,
    },
    /// Lose the worker that stands here: no turn could be completed.
    Lose(Square),
}

impl Action {
    /// The square that is touched to choose it.
    pub fn square(&self) -> Option<Square> {
        match *self {
            Action::Skyscraper(square)
            | Action::Use(square)
            | Action::Move(square)
            | Action::Build(square)
            | Action::Name(square)
            | Action::Lose(square)
            | Action::Send { worker: square, .. } => Some(square),
            Action::Start(_) | Action::Commit(_) => None,
        }
    }
}
