//! What the player to act has to do.

use crate::games::san_juan::roles::councillor::Council;
use crate::games::san_juan::roles::prospector::Prospecting;
use crate::games::san_juan::round_start::{self, Stowing};
use crate::games::san_juan::{Card, Eyes, Phase, Pile, Role, Table};

use super::choice::{finder, offered};

/// What the player to act has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// To take a role.
    ChooseRole,
    /// Two players: to decide whether the Library doubles the privilege of a role.
    Double {
        /// Which role.
        role: Role,
    },
    /// To exchange cards, or not (Office building).
    Exchange {
        /// How many more, at most.
        most: u8,
    },
    /// To put a card under the Chapel, or not.
    Chapel,
    /// To put cards under the Bank, or not.
    Bank,
    /// To choose the first hand: so many cards have to go.
    FirstHand {
        /// How many.
        left: u8,
    },
    /// To discard what is more than the hand limit.
    Discard {
        /// How many cards.
        left: u8,
        /// The limit.
        limit: u8,
    },
    /// To build, or not.
    Build,
    /// To choose where a building is put (Crane).
    Place {
        /// Which building.
        card: Card,
    },
    /// To pay for a building.
    Pay {
        /// Which building.
        card: Card,
        /// How much is left to pay.
        left: u8,
        /// How many more goods can be paid.
        goods: u8,
    },
    /// To produce, or not.
    Produce {
        /// How many goods, at most.
        left: u8,
    },
    /// To sell, or not.
    Sell {
        /// How many goods, at most.
        left: u8,
    },
    /// To draw cards or turn them up, or not.
    Draw {
        /// How many.
        cards: u8,
        /// With which building, if it is not for the role.
        by: Option<Card>,
    },
    /// To choose which of the drawn cards to keep.
    Keep {
        /// How many.
        left: u8,
    },
    /// To discard cards from the whole hand after drawing (Archive).
    Drop {
        /// How many.
        left: u8,
    },
    /// To take one of the cards that were turned up, or none.
    Take {
        /// Which building turned them up.
        by: Card,
    },
    /// Nothing: the game is over.
    Nothing,
}

impl Task {
    /// What the seat to act has to do.
    pub fn of<E: Eyes>(table: &Table<E>) -> Task {
        match &table.phase {
            Phase::Exchange(turn) => Task::Exchange {
                most: round_start::EXCHANGED.saturating_sub(turn.step.given.count()),
            },
            Phase::Stow(turn) => match turn.step {
                Stowing::Chapel => Task::Chapel,
                Stowing::Bank { .. } => Task::Bank,
            },
            Phase::Discard(turn) if table.round == 1 => Task::FirstHand {
                left: turn.step.left,
            },
            Phase::Discard(turn) => Task::Discard {
                left: turn.step.left,
                limit: round_start::hand_limit(table, turn.acting),
            },
            Phase::ChooseRole { .. } => Task::ChooseRole,
            Phase::Doubling { role, .. } => Task::Double { role: *role },
            Phase::Builder(_) => Task::Build,
            Phase::Placing(turn) => Task::Place {
                card: turn.step.card,
            },
            Phase::Paying(turn) => Task::Pay {
                card: turn.step.card,
                left: turn.step.due,
                goods: turn.step.goods.min(turn.step.due),
            },
            Phase::Producer(turn) => Task::Produce {
                left: turn.step.left.min(table.players[turn.acting].idle()),
            },
            Phase::Trader(turn) => Task::Sell {
                left: turn.step.left.min(table.players[turn.acting].goods()),
            },
            Phase::Councillor(turn) => match &turn.step {
                Council::Offered => Task::Draw {
                    cards: offered(table),
                    by: None,
                },
                Council::Keep { left, .. } => Task::Keep { left: *left },
                Council::Drop { left, .. } => Task::Drop { left: *left },
            },
            Phase::Prospector(turn) => match turn.step {
                Prospecting::Offered(find) => Task::Draw {
                    cards: offered(table),
                    by: finder(find),
                },
                Prospecting::Turned { by, .. } => Task::Take {
                    by: finder(by).unwrap_or(Card::GoldMine),
                },
            },
            Phase::Over(_) => Task::Nothing,
        }
    }
}
