//! What is not done, and why cards go.

// Few phases discard anything.
#![allow(clippy::wildcard_enum_match_arm)]

use crate::games::san_juan::roles::prospector::Prospecting;
use crate::games::san_juan::round_start::Stowing;
use crate::games::san_juan::{Card, Eyes, Phase, Pile};

use super::choice::finder;

/// Why cards are discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Discarding {
    /// As many are drawn (Office building).
    Exchange,
    /// The hand is too large.
    Limit,
    /// They were drawn (Archive).
    Drawn,
}

/// What is not done, or not gone on with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declined {
    /// Using the Library for this role.
    Library,
    /// Exchanging cards, after so many.
    Exchange {
        /// How many are given and will be replaced.
        given: u8,
    },
    /// Putting a card under the Chapel.
    Chapel,
    /// Putting cards under the Bank, after so many.
    Bank {
        /// How many are given.
        given: u8,
    },
    /// Building.
    Building,
    /// Producing, after so many goods.
    Production {
        /// How many.
        produced: u8,
    },
    /// Selling, after so many goods.
    Sale {
        /// How many.
        sold: u8,
        /// How many cards they bring.
        due: u8,
    },
    /// Drawing cards, or turning them up with a building.
    Drawing {
        /// With which one.
        by: Option<Card>,
    },
    /// Taking any of the cards that were turned up.
    Taking {
        /// What turned them up.
        by: Card,
    },
}

impl Discarding {
    pub(super) fn of<E: Eyes>(phase: &Phase<E>) -> Self {
        match phase {
            Phase::Exchange(_) => Discarding::Exchange,
            Phase::Councillor(_) => Discarding::Drawn,
            _ => Discarding::Limit,
        }
    }
}

impl Declined {
    /// What passing means now.
    pub(super) fn of<E: Eyes>(phase: &Phase<E>) -> Option<Self> {
        Some(match phase {
            Phase::Doubling { .. } => Declined::Library,
            Phase::Exchange(turn) => Declined::Exchange {
                given: turn.step.given.count(),
            },
            Phase::Stow(turn) => match &turn.step {
                Stowing::Chapel => Declined::Chapel,
                Stowing::Bank { given } => Declined::Bank {
                    given: given.count(),
                },
            },
            Phase::Builder(_) => Declined::Building,
            Phase::Producer(turn) => Declined::Production {
                produced: turn.step.produced,
            },
            Phase::Trader(turn) => Declined::Sale {
                sold: turn.step.sold,
                due: turn.step.due,
            },
            Phase::Councillor(_) => Declined::Drawing { by: None },
            Phase::Prospector(turn) => match turn.step {
                Prospecting::Offered(find) => Declined::Drawing { by: finder(find) },
                Prospecting::Turned { by, .. } => Declined::Taking { by: finder(by)? },
            },
            Phase::Discard(_)
            | Phase::ChooseRole { .. }
            | Phase::Placing(_)
            | Phase::Paying(_)
            | Phase::Over(_) => return None,
        })
    }
}
