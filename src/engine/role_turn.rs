//! A role that one seat chooses and everybody carries out.

use serde::{Deserialize, Serialize};

use super::Seat;

/// A role carried out by each seat in turn, from the one that chose it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoleTurn<S> {
    /// Who chose the role and has its privilege.
    pub chooser: Seat,
    /// Who decides now.
    pub acting: Seat,
    /// How far they are.
    pub step: S,
}

impl<S> RoleTurn<S> {
    /// The chooser's own turn.
    pub fn first(chooser: Seat, step: S) -> Self {
        RoleTurn {
            chooser,
            acting: chooser,
            step,
        }
    }

    /// The turn of the next seat, unless every seat has had its own.
    pub fn next(self, seats: u8, step: S) -> Option<Self> {
        let acting = self.acting.next(seats);
        (acting != self.chooser).then_some(RoleTurn {
            chooser: self.chooser,
            acting,
            step,
        })
    }

    /// Whether the seat that acts has the privilege.
    pub fn privileged(&self) -> bool {
        self.acting == self.chooser
    }
}
