//! The Library: its owner has the privilege of their role twice.
//!
//! | role | with an occupied Library |
//! |---|---|
//! | settler | when all have taken a tile, a second one from the row; a quarry only with the Construction hut, no draw, no colonist |
//! | mayor | two colonists from the supply |
//! | builder | pays two less |
//! | craftsman | two barrels of goods that they produced, of one kind or two (`library_craftsman_distinct`) |
//! | trader | two doubloons more for a sale |
//! | captain | two points more with the first loading |
//! | prospector | two doubloons |
//!
//! With two players each has three roles in a round, and a Library works for one of them
//! (`library_2p_once_per_round`): its owner decides when a role is taken. It is not asked at the
//! last one, nor when a guest goes to the Library during the role: that says enough.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::guests::Window;
use super::{Action, Building, Event, Illegal, Phase, RoleCard, Stage, Table, round};

/// Two players: what Libraries did in this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Doubling {
    /// Whose Library has worked, a bit for each seat.
    pub used: u8,
    /// Whether one works for the role that is carried out.
    pub now: bool,
}

impl Doubling {
    /// Whether the Library of that seat has worked in this round.
    pub fn used_by(&self, seat: Seat) -> bool {
        self.used & (1 << seat.number()) != 0
    }
}

impl<C> Table<C> {
    /// How often the chooser of the role that is carried out has its privilege: once or twice.
    #[inline]
    pub fn privilege(&self, chooser: Seat) -> u8 {
        match self.in_game.contains(Building::Library) {
            true => 1 + u8::from(self.doubles(chooser)),
            false => 1,
        }
    }

    /// How often a seat would have the privilege of a role that it took now.
    pub fn privilege_to_come(&self, seat: Seat) -> u8 {
        1 + u8::from(self.may_double(seat))
    }

    /// What the privilege of a role counts for a seat: nothing if it has none, else once or twice,
    /// as it is in the role that is carried out or would be in one that the seat took now.
    pub(super) fn privilege_of(&self, seat: Seat, privileged: bool) -> u8 {
        let begun = !matches!(self.phase, Phase::Doubling { .. });
        match self.phase.role() {
            _ if !privileged => 0,
            Some((chooser, _)) if begun && chooser == seat => self.privilege(seat),
            _ => self.privilege_to_come(seat),
        }
    }

    fn doubles(&self, chooser: Seat) -> bool {
        let player = &self.players[chooser];
        (self.doubling.now || !self.library_works_once())
            && player.functions().any(|it| it.doubles_privilege())
    }

    /// Whether a Library can work for a seat, occupied or not.
    fn has_doubling_left(&self, seat: Seat) -> bool {
        !(self.library_works_once() && self.doubling.used_by(seat))
    }

    /// Whether a guest who came to the Library of a seat would let it work.
    pub(super) fn waits_for_guest(&self, seat: Seat) -> bool {
        let mut occupied = self.players[seat].functions();
        self.has_doubling_left(seat) && !occupied.any(|it| it.doubles_privilege())
    }

    fn may_double(&self, seat: Seat) -> bool {
        self.in_game.contains(Building::Library)
            && self.has_doubling_left(seat)
            && self.players[seat]
                .functions()
                .any(|it| it.doubles_privilege())
    }

    fn library_works_once(&self) -> bool {
        self.seats() == 2 && self.options.library_2p_once_per_round
    }

    /// Whether the seat that took the newest role takes another one in this round.
    fn chooses_again(&self) -> bool {
        self.chosen() + self.seats() <= self.choices_per_round()
    }
}

impl Table {
    /// Lets the Library of a seat work for the role that is carried out.
    fn double(&mut self, seat: Seat, stage: &mut Stage) {
        if self.library_works_once() && self.has_doubling_left(seat) {
            self.doubling.used |= 1 << seat.number();
            self.doubling.now = true;
            stage.tell(Event::Doubled { seat });
        }
    }
}

/// What follows the choice of a role: the question, where there is one, or the role.
pub(super) fn after_choice(
    table: &mut Table,
    chooser: Seat,
    card: RoleCard,
    stage: &mut Stage,
) -> Phase {
    table.doubling.now = false;
    if table.library_works_once() && table.may_double(chooser) {
        if table.chooses_again() {
            return Phase::Doubling { chooser, card };
        }
        table.double(chooser, stage);
    }
    round::begin(table, chooser, card.role(), stage)
}

/// What follows when a guest has come to a Library: it works at once, if its owner has a privilege
/// that is still to come.
pub(super) fn after_guest(table: &mut Table, seat: Seat, stage: &mut Stage) {
    let ahead = match table.phase {
        Phase::Captain(turn) | Phase::Guests(Window::Captain(turn)) => turn.step.privilege,
        Phase::Storing(_) => false,
        Phase::Draft { .. }
        | Phase::ChooseRole { .. }
        | Phase::Doubling { .. }
        | Phase::Settler(_)
        | Phase::Mayor(_)
        | Phase::Builder(_)
        | Phase::Paying(_)
        | Phase::Craftsman(_)
        | Phase::Trader(_)
        | Phase::Guests(_)
        | Phase::Over(_) => true,
    };
    let role = table.phase.role();
    if ahead && role.is_some_and(|(chooser, _)| chooser == seat) {
        table.double(seat, stage);
    }
}

pub(super) fn candidates() -> impl Iterator<Item = Action> {
    [Action::UseLibrary, Action::Pass].into_iter()
}

pub(super) fn check(action: &Action) -> Result<(), Illegal> {
    match action == &Action::UseLibrary || action == &Action::Pass {
        true => Ok(()),
        false => Err(Illegal::NotNow),
    }
}

pub(super) fn apply(
    table: &mut Table,
    chooser: Seat,
    card: RoleCard,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    if *action == Action::UseLibrary {
        table.double(chooser, stage);
    }
    round::begin(table, chooser, card.role(), stage)
}
