//! Where the game stands.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

pub use crate::engine::RoleTurn;
use crate::engine::Seat;

use super::guests::{self, Window};
use super::roles::{captain, craftsman, mayor, payment, settler, storing};
use super::{Event, Table};

/// Where the game stands: whose decision is next, and what is only true until it is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Buildings are chosen, before the first round.
    Draft {
        /// The seat that chooses one.
        chooser: Seat,
    },
    /// A seat takes one of the remaining role cards.
    ChooseRole {
        /// The seat that takes it.
        chooser: Seat,
    },
    /// Two players: a seat that took a role decides whether its Library doubles the privilege.
    Doubling {
        /// The seat.
        chooser: Seat,
        /// The card that it took.
        card: RoleCard,
    },
    /// Tiles are placed.
    Settler(RoleTurn<settler::Step>),
    /// Colonists are placed.
    Mayor(RoleTurn<mayor::Step>),
    /// Buildings are bought.
    Builder(RoleTurn<()>),
    /// A building is paid for in kind (Black market).
    Paying(RoleTurn<payment::Payment>),
    /// Goods are produced.
    Craftsman(RoleTurn<craftsman::Step>),
    /// Goods are sold.
    Trader(RoleTurn<()>),
    /// Goods are loaded.
    Captain(RoleTurn<captain::Loading>),
    /// Goods are stored.
    Storing(RoleTurn<storing::Stores>),
    /// A seat may send guests (Guesthouse) before something goes on.
    Guests(Window),
    /// The game is over.
    Over(Ending),
}

impl<S> RoleTurn<S> {
    /// How often the seat that acts has the privilege: not at all, once, or twice (Library).
    pub fn privilege<C>(&self, table: &Table<C>) -> u8 {
        match self.privileged() {
            true => table.privilege(self.chooser),
            false => 0,
        }
    }
}

impl Phase {
    /// Whose decision it is, unless the game is over.
    pub fn acting(&self) -> Option<Seat> {
        match self {
            Phase::Draft { chooser }
            | Phase::ChooseRole { chooser }
            | Phase::Doubling { chooser, .. } => Some(*chooser),
            Phase::Settler(turn) => Some(turn.acting),
            Phase::Mayor(turn) => Some(turn.acting),
            Phase::Builder(turn) | Phase::Trader(turn) => Some(turn.acting),
            Phase::Paying(turn) => Some(turn.acting),
            Phase::Craftsman(turn) => Some(turn.acting),
            Phase::Captain(turn) => Some(turn.acting),
            Phase::Storing(turn) => Some(turn.acting),
            Phase::Guests(window) => Some(window.seat()),
            Phase::Over(_) => None,
        }
    }

    /// What is to be decided, unless the game is over.
    pub fn question(&self) -> Option<Question> {
        match self {
            Phase::Draft { .. } => Some(Question::Draft),
            Phase::ChooseRole { .. } => Some(Question::Role),
            Phase::Doubling { .. } => Some(Question::Double),
            Phase::Settler(_) => Some(Question::Settle),
            Phase::Mayor(_) => Some(Question::Place),
            Phase::Builder(_) => Some(Question::Build),
            Phase::Paying(_) => Some(Question::Pay),
            Phase::Craftsman(_) => Some(Question::Produce),
            Phase::Trader(_) => Some(Question::Trade),
            Phase::Captain(_) => Some(Question::Load),
            Phase::Storing(_) => Some(Question::Store),
            Phase::Guests(_) => Some(Question::SendGuests),
            Phase::Over(_) => None,
        }
    }

    /// Whether this is a further step of the decision of the phase one action `earlier`: another
    /// site for colonists, a tile after one was drawn, another barrel to store or for the Small
    /// wharf, the privilege after the production, a payment after the building. Role cards and
    /// loadings are decisions of their own, and so is the second tile of a settler with a Library.
    pub fn continues(&self, earlier: &Phase) -> bool {
        let same_kind = match self.question() {
            Some(Question::Settle) => {
                self.question() == earlier.question()
                    && self.is_second_tile() == earlier.is_second_tile()
            }
            Some(
                Question::Place
                | Question::Build
                | Question::Produce
                | Question::Trade
                | Question::Store
                | Question::SendGuests,
            ) => self.question() == earlier.question(),
            Some(Question::Pay) => {
                matches!(earlier.question(), Some(Question::Build | Question::Pay))
            }
            Some(Question::Load) => matches!(self, Phase::Captain(turn) if turn.step.on_pier()),
            Some(Question::Draft | Question::Role | Question::Double) | None => false,
        };
        same_kind && self.acting() == earlier.acting()
    }

    fn is_second_tile(&self) -> bool {
        matches!(self, Phase::Settler(turn) if turn.step == settler::Step::Second)
    }

    /// Who chose the role that is carried out, and which.
    pub fn role(&self) -> Option<(Seat, Role)> {
        match self {
            Phase::Draft { .. } | Phase::ChooseRole { .. } | Phase::Over(_) => None,
            Phase::Doubling { chooser, card } => Some((*chooser, card.role())),
            Phase::Guests(window) => window.role(),
            Phase::Settler(turn) => Some((turn.chooser, Role::Settler)),
            Phase::Mayor(turn) => Some((turn.chooser, Role::Mayor)),
            Phase::Builder(turn) => Some((turn.chooser, Role::Builder)),
            Phase::Paying(turn) => Some((turn.chooser, Role::Builder)),
            Phase::Craftsman(turn) => Some((turn.chooser, Role::Craftsman)),
            Phase::Trader(turn) => Some((turn.chooser, Role::Trader)),
            Phase::Captain(turn) => Some((turn.chooser, Role::Captain)),
            Phase::Storing(turn) => Some((turn.chooser, Role::Captain)),
        }
    }
}

/// The kinds of decisions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Which role card to take.
    Role,
    /// Which tile to place.
    Settle,
    /// Where colonists go.
    Place,
    /// What to build.
    Build,
    /// Whether to produce, and which barrel the privilege brings.
    Produce,
    /// What to sell.
    Trade,
    /// What to load on which ship.
    Load,
    /// What to keep in store.
    Store,
    /// Which building comes into the game.
    Draft,
    /// Whether the Library doubles the privilege now.
    Double,
    /// What to give for the doubloons that are missing.
    Pay,
    /// Which guests go to work, when there is nothing else to decide.
    SendGuests,
}

impl Question {
    /// The role in whose phase it is asked, if that is always the same one.
    pub fn role(self) -> Option<Role> {
        match self {
            Question::Settle => Some(Role::Settler),
            Question::Place => Some(Role::Mayor),
            Question::Build | Question::Pay => Some(Role::Builder),
            Question::Produce => Some(Role::Craftsman),
            Question::Trade => Some(Role::Trader),
            Question::Load | Question::Store => Some(Role::Captain),
            Question::Role | Question::Draft | Question::Double | Question::SendGuests => None,
        }
    }
}

/// What can be done with a role card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Place island tiles.
    Settler,
    /// Receive and place colonists.
    Mayor,
    /// Build.
    Builder,
    /// Produce goods.
    Craftsman,
    /// Sell goods.
    Trader,
    /// Ship goods.
    Captain,
    /// Take a doubloon.
    Prospector,
}

/// The role cards. The two prospectors are two cards with piles of doubloons of their own.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // Named for the roles.
pub enum RoleCard {
    Settler,
    Mayor,
    Builder,
    Craftsman,
    Trader,
    Captain,
    Prospector,
    SecondProspector,
}

impl RoleCard {
    /// The role on it.
    pub const fn role(self) -> Role {
        match self {
            RoleCard::Settler => Role::Settler,
            RoleCard::Mayor => Role::Mayor,
            RoleCard::Builder => Role::Builder,
            RoleCard::Craftsman => Role::Craftsman,
            RoleCard::Trader => Role::Trader,
            RoleCard::Captain => Role::Captain,
            RoleCard::Prospector | RoleCard::SecondProspector => Role::Prospector,
        }
    }
}

/// Why the game ends after the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The colonist ship could not be filled as required.
    ColonistsShort,
    /// Somebody covered the twelfth space of their city.
    CityFull,
    /// The last victory point chip was taken.
    ChipsGone,
}

/// What a role's file needs beside the table.
pub type Stage<'a> = crate::engine::Stage<'a, Event>;

/// The first seat, from the one that acts on, that is `able` to do something, or could be with the
/// help of its guests: it is asked for them first. The others are passed over. Nothing if nobody
/// is left.
pub(super) fn first_able<S: Copy>(
    table: &Table,
    turn: RoleTurn<S>,
    stage: &mut Stage,
    able: impl Fn(&Table, &RoleTurn<S>) -> bool,
) -> Option<First<S>> {
    let mut turn = turn;
    while !able(table, &turn) {
        if guests::could_help(table, turn.acting, |table| able(table, &turn)) {
            return Some(First::WithGuests(turn));
        }
        turn = pass_over(table, turn, stage)?;
    }
    Some(First::Able(turn))
}

/// Goes on from a seat that is not able to do anything.
pub(super) fn pass_over<S: Copy>(
    table: &Table,
    turn: RoleTurn<S>,
    stage: &mut Stage,
) -> Option<RoleTurn<S>> {
    stage.tell(Event::Skipped { seat: turn.acting });
    turn.next(table.seats(), turn.step)
}

/// Who is asked next.
pub(super) enum First<S> {
    /// A seat that is able to do something.
    Able(RoleTurn<S>),
    /// A seat that could be able with the help of its guests.
    WithGuests(RoleTurn<S>),
}
