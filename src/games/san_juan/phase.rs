//! Where the game stands.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

pub use crate::engine::RoleTurn;
use crate::engine::Seat;

use super::roles::builder::Site;
use super::roles::councillor::Council;
use super::roles::payment::Payment;
use super::roles::producer::Production;
use super::roles::prospector::Prospecting;
use super::roles::trader::Sales;
use super::round_start::{Discarding, Exchange, Stowing};
use super::{Event, Eyes, Open, PriceTile, Table};

/// Where the game stands: whose decision is next, and what is only true until it is made.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Phase<E: Eyes = Open> {
    /// Start of a round: cards are exchanged (Office building).
    Exchange(RoleTurn<Exchange<E>>),
    /// Start of a round: cards go under buildings (Chapel, Bank).
    Stow(RoleTurn<Stowing<E>>),
    /// Start of a round: hands that are too large are reduced.
    Discard(RoleTurn<Discarding<E>>),
    /// A seat takes one of the remaining roles.
    ChooseRole {
        /// The seat that takes it.
        chooser: Seat,
    },
    /// Two players: the governor decides whether the Library doubles the privilege.
    Doubling {
        /// The seat.
        chooser: Seat,
        /// The role that it took.
        role: Role,
    },
    /// Buildings are chosen.
    Builder(RoleTurn<()>),
    /// A building is given its place (Crane).
    Placing(RoleTurn<Site>),
    /// A building is paid for.
    Paying(RoleTurn<Payment<E>>),
    /// Goods are produced.
    Producer(RoleTurn<Production>),
    /// Goods are sold.
    Trader(RoleTurn<Sales>),
    /// Cards are drawn, and some of them kept.
    Councillor(RoleTurn<Council<E>>),
    /// Cards are turned up (Gold mine, Goldsmith).
    Prospector(RoleTurn<Prospecting>),
    /// The game is over.
    Over(Ending),
}

impl<E: Eyes> Phase<E> {
    /// Whose decision it is, unless the game is over.
    pub fn acting(&self) -> Option<Seat> {
        match self {
            Phase::Exchange(turn) => Some(turn.acting),
            Phase::Stow(turn) => Some(turn.acting),
            Phase::Discard(turn) => Some(turn.acting),
            Phase::ChooseRole { chooser } | Phase::Doubling { chooser, .. } => Some(*chooser),
            Phase::Builder(turn) => Some(turn.acting),
            Phase::Placing(turn) => Some(turn.acting),
            Phase::Paying(turn) => Some(turn.acting),
            Phase::Producer(turn) => Some(turn.acting),
            Phase::Trader(turn) => Some(turn.acting),
            Phase::Councillor(turn) => Some(turn.acting),
            Phase::Prospector(turn) => Some(turn.acting),
            Phase::Over(_) => None,
        }
    }

    /// What is to be decided, unless the game is over.
    pub fn question(&self) -> Option<Question> {
        match self {
            Phase::Exchange(_) => Some(Question::Exchange),
            Phase::Stow(turn) => Some(turn.step.question()),
            Phase::Discard(_) => Some(Question::Discard),
            Phase::ChooseRole { .. } => Some(Question::Role),
            Phase::Doubling { .. } => Some(Question::Double),
            Phase::Builder(_) => Some(Question::Build),
            Phase::Placing(_) => Some(Question::Place),
            Phase::Paying(_) => Some(Question::Pay),
            Phase::Producer(_) => Some(Question::Produce),
            Phase::Trader(_) => Some(Question::Trade),
            Phase::Councillor(turn) => Some(turn.step.question()),
            Phase::Prospector(turn) => Some(turn.step.question()),
            Phase::Over(_) => None,
        }
    }

    /// Whether this is a further step of the decision of the phase one action `earlier`: another
    /// card or good of several, the place and the payment of a building. Roles are decisions of
    /// their own, and so is what comes after cards were seen.
    pub fn continues(&self, earlier: &Self) -> bool {
        let (now, before) = (self.question(), earlier.question());
        let same_kind = match now {
            Some(
                Question::Exchange
                | Question::Bank
                | Question::Discard
                | Question::Produce
                | Question::Trade
                | Question::Keep
                | Question::Drop,
            ) => now == before,
            Some(Question::Place) => before == Some(Question::Build),
            Some(Question::Pay) => matches!(
                before,
                Some(Question::Build | Question::Place | Question::Pay)
            ),
            Some(
                Question::Role
                | Question::Double
                | Question::Chapel
                | Question::Build
                | Question::Draw
                | Question::Take,
            )
            | None => false,
        };
        same_kind && self.acting() == earlier.acting()
    }

    /// The price tile in use.
    pub fn price_tile(&self) -> Option<PriceTile> {
        if let Phase::Trader(turn) = self {
            return Some(turn.step.tile);
        }
        None
    }

    /// Who chose the role that is carried out, and which.
    pub fn role(&self) -> Option<(Seat, Role)> {
        match self {
            Phase::Exchange(_)
            | Phase::Stow(_)
            | Phase::Discard(_)
            | Phase::ChooseRole { .. }
            | Phase::Over(_) => None,
            Phase::Doubling { chooser, role } => Some((*chooser, *role)),
            Phase::Builder(turn) => Some((turn.chooser, Role::Builder)),
            Phase::Placing(turn) => Some((turn.chooser, Role::Builder)),
            Phase::Paying(turn) => Some((turn.chooser, Role::Builder)),
            Phase::Producer(turn) => Some((turn.chooser, Role::Producer)),
            Phase::Trader(turn) => Some((turn.chooser, Role::Trader)),
            Phase::Councillor(turn) => Some((turn.chooser, Role::Councillor)),
            Phase::Prospector(turn) => Some((turn.chooser, Role::Prospector)),
        }
    }
}

/// The kinds of decisions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Which role to take.
    Role,
    /// Whether the Library doubles the privilege now.
    Double,
    /// Which cards to exchange.
    Exchange,
    /// Which card goes under the Chapel.
    Chapel,
    /// Which cards go under the Bank.
    Bank,
    /// Which cards to discard from a hand that is too large.
    Discard,
    /// What to build.
    Build,
    /// Where to put the new building.
    Place,
    /// What to pay with.
    Pay,
    /// Where to produce.
    Produce,
    /// What to sell.
    Trade,
    /// Whether to draw at all.
    Draw,
    /// Which of the drawn cards to keep.
    Keep,
    /// Which cards to discard after drawing, from the whole hand.
    Drop,
    /// Which of the cards that were turned up to take.
    Take,
}

impl Question {
    /// Whether the answer depends on cards that only the one who is asked may see. What lies on
    /// buildings or is turned up everybody sees.
    pub fn needs_hand(self) -> bool {
        match self {
            Question::Role
            | Question::Exchange
            | Question::Chapel
            | Question::Bank
            | Question::Discard
            | Question::Build
            | Question::Place
            | Question::Pay
            | Question::Keep
            | Question::Drop => true,
            Question::Double
            | Question::Produce
            | Question::Trade
            | Question::Draw
            | Question::Take => false,
        }
    }
}

/// The roles.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Build.
    Builder,
    /// Produce goods.
    Producer,
    /// Sell goods.
    Trader,
    /// Draw cards and keep some.
    Councillor,
    /// Draw a card.
    Prospector,
}

impl Role {
    /// All five.
    pub const ALL: &[Role] = Role::VARIANTS;
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Somebody had twelve buildings when a builder phase was over.
    CityFull,
    /// Nothing can happen any more: all cards lie in cities, so that none can be drawn and nobody
    /// can pay for a building. The rules do not speak of it, and players who build never see it.
    Standstill,
}

/// What a role's file needs beside the table.
pub type Stage<'a> = crate::engine::Stage<'a, Event>;

/// The first seat, from the one that acts on, that is `able` to do something. The others are
/// passed over. Nothing if nobody is left.
pub(super) fn first_able<S: Copy>(
    table: &Table,
    turn: Option<RoleTurn<S>>,
    stage: &mut Stage,
    able: impl Fn(&Table, &RoleTurn<S>) -> bool,
) -> Option<RoleTurn<S>> {
    let mut turn = turn?;
    while !able(table, &turn) {
        stage.tell(Event::Skipped { seat: turn.acting });
        turn = turn.next(table.seats(), turn.step)?;
    }
    Some(turn)
}
