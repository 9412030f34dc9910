//! The ladder of undo: a step, a whole decision, an earlier decision.

use serde::{Deserialize, Serialize};

use crate::engine::{Game, Seat, Turn};

use super::{Desk, Privacy, Who};

/// Where undo stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UndoPolicy {
    /// At a move that revealed something: the rule where several people play.
    UntilRevealed,
    /// Nowhere; but a game in which something revealed was taken back is marked
    /// ([`Desk::free_undo`]).
    Free,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyNoUndo {
    /// No person has decided anything yet.
    Nothing,
    /// The move revealed something: the event with this number of that move.
    Revealed {
        /// The number of the moment among [`Session::moments`](super::Session::moments).
        moment: usize,
        /// The number of the event among the moment's own.
        event: usize,
    },
    /// It is the move of another person, who should agree ([`Msg::TakeBack`](super::Msg)).
    OtherPlayer(Seat),
    /// This page only watches the game.
    ReadOnly,
}

impl<G: Game> Desk<G> {
    /// Where undo leads: the last action that a person chose, across bots and forced moves.
    ///
    /// # Errors
    ///
    /// Why it leads nowhere.
    pub fn undo_target(&self) -> Result<usize, WhyNoUndo> {
        self.undoable(self.last_choice(), Across::OwnMoves)
    }

    /// Where undoing a whole decision leads: the first action of the decision in which the last
    /// action of a person was chosen.
    ///
    /// # Errors
    ///
    /// Why it leads nowhere.
    pub fn undo_decision_target(&self) -> Result<usize, WhyNoUndo> {
        self.undoable(self.last_decision(), Across::OwnMoves)
    }

    /// Where taking back leads, if all at the table agree: as a whole decision, but across other
    /// people's moves as well.
    ///
    /// # Errors
    ///
    /// Why it leads nowhere.
    pub fn take_back_target(&self) -> Result<usize, WhyNoUndo> {
        self.undoable(self.last_decision(), Across::AllMoves)
    }

    fn undoable(&self, target: Option<usize>, across: Across) -> Result<usize, WhyNoUndo> {
        if self.read_only {
            return Err(WhyNoUndo::ReadOnly);
        }
        let target = target.ok_or(WhyNoUndo::Nothing)?;
        if let (Across::OwnMoves, Some(other)) = (across, self.other_player(target)) {
            return Err(WhyNoUndo::OtherPlayer(other));
        }
        match (self.undo, self.revealed_since(target)) {
            (UndoPolicy::UntilRevealed, Some((moment, event))) => {
                Err(WhyNoUndo::Revealed { moment, event })
            }
            (UndoPolicy::UntilRevealed, None) | (UndoPolicy::Free, _) => Ok(target),
        }
    }

    /// The first revealing event of the moves from `n` on.
    pub(super) fn revealed_since(&self, n: usize) -> Option<(usize, usize)> {
        let moments = self.session.moments().iter().enumerate().skip(n);
        moments
            .filter_map(|(at, moment)| {
                let event = moment.events.iter().position(G::reveals)?;
                Some((at, event))
            })
            .next()
    }

    /// Who would lose a move at `target` and has not just made it: after undo somebody else's
    /// earlier moves are theirs, and so is a move after which the device was handed on.
    fn other_player(&self, target: usize) -> Option<Seat> {
        let loser = self.asked_at(target)?;
        let others_secret = |n: usize| {
            let asked = self.asked_at(n).filter(|seat| *seat != loser);
            let person = asked.is_some_and(|seat| self.people[seat].who == Who::Human);
            person && self.session.at(n).needs_secrets()
        };
        // Where no secrets are needed, the device lies on the table.
        let handed_on = self.privacy == Privacy::Pass
            && self.curtain().is_none()
            && self.holder() != Some(loser)
            && (target..=self.session.moments().len()).any(others_secret);
        let undone_before = self.session.undone() > 0 && self.turn() != Some(loser);
        (handed_on || undone_before).then_some(loser)
    }

    /// The last position in which a person had a choice and made it.
    fn last_choice(&self) -> Option<usize> {
        let played = self.session.moments().len();
        (0..played).rev().find(|n| self.chose_at(*n))
    }

    /// The first choice of the decision that [`Desk::last_choice`] belongs to.
    fn last_decision(&self) -> Option<usize> {
        let last = self.last_choice()?;
        let mut first = last;
        let mut at = last;
        while let Some(earlier) = at.checked_sub(1) {
            if !self.session.at(at).continues(self.session.at(earlier)) {
                break;
            }
            at = earlier;
            if self.chose_at(at) {
                first = at;
            }
        }
        Some(first)
    }

    /// Whether a person decided the move after position `n`, rather than a bot or nobody.
    pub(super) fn chose_at(&self, n: usize) -> bool {
        self.asked_at(n)
            .is_some_and(|seat| self.people[seat].who == Who::Human)
            && !self.is_forced(self.session.at(n))
    }

    fn asked_at(&self, n: usize) -> Option<Seat> {
        match self.session.at(n).turn() {
            Turn::Of(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Across {
    OwnMoves,
    AllMoves,
}

#[cfg(test)]
mod tests;
