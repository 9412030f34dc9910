//! The Library at work: its owner has the privilege of their role twice.
//!
//! | role | with an open Library |
//! |---|---|
//! | builder | pays two less |
//! | producer | two goods more |
//! | trader | two goods more |
//! | councillor | draws eight |
//! | prospector | draws two |
//!
//! With two players the governor chooses twice in a round, and a Library works for one of the two
//! roles: its owner decides when the first is taken. One that is built during the first role can
//! be used for the second.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::{Action, Event, Eyes, Illegal, Phase, Role, Stage, Table, round};

/// What the Library of the chooser does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Doubling {
    /// Whether it works for the role that is carried out.
    pub now: bool,
    /// Two players: whether the governor's has worked in this round.
    pub used: bool,
}

impl<E: Eyes> Table<E> {
    /// Whether the chooser of the role that is carried out has its privilege twice.
    pub(super) fn doubles(&self, chooser: Seat) -> bool {
        self.doubling.now && self.has_library(chooser)
    }

    /// Whether a seat would have the privilege of a role that it took now twice, if it likes.
    pub fn may_double(&self, seat: Seat) -> bool {
        let used = self.doubling.used && seat == self.governor;
        !used && self.has_library(seat)
    }

    fn has_library(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        player.with(|card| card.doubles_privilege()).is_some()
    }
}

/// Asks the owner of a Library that can wait for another role; else begins the role.
pub(super) fn after_choice(
    table: &mut Table,
    chooser: Seat,
    role: Role,
    stage: &mut Stage,
) -> Phase {
    let chooses_again = table.seats() == 2 && table.chosen() == 1;
    // The other player's Library has its one role in any case.
    table.doubling.now = !(table.doubling.used && chooser == table.governor);
    if chooses_again && table.may_double(chooser) {
        return Phase::Doubling { chooser, role };
    }
    round::begin(table, chooser, role, stage)
}

pub(super) fn candidates() -> impl Iterator<Item = Action> {
    [Action::UseLibrary, Action::Pass].into_iter()
}

pub(super) fn check(action: &Action) -> Result<(), Illegal> {
    match matches!(action, Action::UseLibrary | Action::Pass) {
        true => Ok(()),
        false => Err(Illegal::NotNow),
    }
}

/// Decides, and begins the role.
pub(super) fn apply(
    table: &mut Table,
    chooser: Seat,
    role: Role,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let now = *action == Action::UseLibrary;
    table.doubling = Doubling { now, used: now };
    if now {
        stage.tell(Event::Doubled { seat: chooser });
    }
    round::begin(table, chooser, role, stage)
}
