//! A round: the choices of roles between two changes of the governor.

use crate::engine::Seat;

use super::roles::{builder, councillor, producer, prospector, trader};
use super::table::FULL_CITY;
use super::{
    Action, Ending, Event, Eyes, Illegal, Phase, Role, Stage, Table, library, round_start,
};

/// Every role there is.
pub(super) fn candidates() -> impl Iterator<Item = Action> {
    Role::ALL.iter().copied().map(Action::Choose)
}

pub(super) fn check<E: Eyes>(table: &Table<E>) -> impl Fn(&Action) -> Result<(), Illegal> {
    move |action| {
        let Action::Choose(role) = *action else {
            let passes = *action == Action::Pass;
            return Err(if passes {
                Illegal::MustAct
            } else {
                Illegal::NotNow
            });
        };
        match table.taken_by(role) {
            Some(_) => Err(Illegal::RoleTaken),
            None => Ok(()),
        }
    }
}

/// Takes a role, and begins it.
pub(super) fn choose(table: &mut Table, seat: Seat, action: &Action, stage: &mut Stage) -> Phase {
    let Action::Choose(role) = *action else {
        return table.phase;
    };
    if let Some(taken) = table.roles.get_mut(role as usize) {
        *taken = Some(seat);
    }
    stage.tell(Event::Chose { seat, role });
    library::after_choice(table, seat, role, stage)
}

/// Begins the role that a seat has taken.
pub(super) fn begin(table: &mut Table, seat: Seat, role: Role, stage: &mut Stage) -> Phase {
    match role {
        Role::Builder => builder::begin(table, seat, stage),
        Role::Producer => producer::begin(table, seat, stage),
        Role::Trader => trader::begin(table, seat, stage),
        Role::Councillor => councillor::begin(table, seat, stage),
        Role::Prospector => prospector::begin(table, seat, stage),
    }
}

/// What follows the builder: the end, if a city is full now. The rest of the round is not played.
pub(super) fn after_builder(table: &mut Table, stage: &mut Stage) -> Phase {
    let full = |player: &super::Player| player.city.len() >= FULL_CITY;
    if table.players.iter().any(|(_, player)| full(player)) {
        return game_over(Ending::CityFull, stage);
    }
    after_role(table, stage)
}

fn game_over(why: Ending, stage: &mut Stage) -> Phase {
    stage.tell(Event::GameOver { why });
    Phase::Over(why)
}

/// Whether no role can change anything, whoever takes it.
fn stands_still(table: &Table) -> bool {
    table.left() == 0
        && table.players.iter().all(|(_, player)| player.goods() == 0)
        && Seat::all(table.seats()).all(|seat| !builder::could_build(table, seat))
}

/// What follows another role: the next seat's choice, or the next round. With two players the
/// turn comes back to the governor for the third role.
pub(super) fn after_role(table: &mut Table, stage: &mut Stage) -> Phase {
    let chosen = table.chosen();
    if chosen < table.choices_per_round() {
        let seats = table.seats();
        let chooser = (0..chosen).fold(table.governor, |seat, _| seat.next(seats));
        return Phase::ChooseRole { chooser };
    }
    if stands_still(table) {
        return game_over(Ending::Standstill, stage);
    }
    table.roles = [None; 5];
    table.doubling = library::Doubling::default();
    table.governor = table.governor.next(table.seats());
    table.round = table.round.saturating_add(1);
    stage.tell(Event::RoundBegan {
        round: table.round,
        governor: table.governor,
    });
    round_start::begin(table, stage)
}
