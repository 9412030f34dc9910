//! Producer: each in turn may produce a good, a card from the supply that nobody looks at. Who
//! chose it may produce one more, on another building.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::super::phase::first_able;
use super::super::table::places;
use super::super::{
    Action, Card, Event, Eyes, Illegal, Phase, RoleTurn, Stage, Structure, Table, round,
};

/// How far a seat is with its production.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Production {
    /// How many goods it may still produce.
    pub left: u8,
    /// How many it has produced.
    pub produced: u8,
}

/// The most goods that a seat may produce, if it has as many empty production buildings.
pub fn limit<E: Eyes, S>(table: &Table<E>, turn: &RoleTurn<S>) -> u8 {
    1 + table.privilege(turn) + table.players[turn.acting].sum(Card::more_production)
}

pub(in super::super) fn begin(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    go_on(table, Some(RoleTurn::first(chooser, ())), stage)
}

pub(in super::super) fn candidates() -> impl Iterator<Item = Action> {
    places().map(Action::Produce).chain([Action::Pass])
}

pub(in super::super) fn check<E: Eyes>(
    table: &Table<E>,
    turn: &RoleTurn<Production>,
) -> impl Fn(&Action) -> Result<(), Illegal> {
    move |action| match *action {
        Action::Pass => Ok(()),
        Action::Produce(place) => {
            let structure = table.players[turn.acting].at(place);
            may_produce(structure.ok_or(Illegal::NoSuchBuilding)?)
        }
        _ => Err(Illegal::NotNow),
    }
}

fn may_produce<E: Eyes>(structure: &Structure<E>) -> Result<(), Illegal> {
    if !structure.card.is_production() {
        return Err(Illegal::NotProduction);
    }
    match structure.good {
        Some(_) => Err(Illegal::HasGood),
        None => Ok(()),
    }
}

pub(in super::super) fn apply(
    table: &mut Table,
    turn: RoleTurn<Production>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let mut turn = turn;
    let seat = turn.acting;
    if let Action::Produce(place) = *action {
        table.produce(seat, place, stage);
        turn.step.left -= 1;
        turn.step.produced += 1;
        if turn.step.left > 0 && table.players[seat].idle() > 0 && table.left() > 0 {
            return Phase::Producer(turn);
        }
    } else {
        stage.tell(Event::Passed { seat });
    }
    finish(table, turn, stage)
}

/// The cards for what was produced (Well), and the next seat's turn.
fn finish(table: &mut Table, turn: RoleTurn<Production>, stage: &mut Stage) -> Phase {
    let seat = turn.acting;
    let produced = turn.step.produced;
    for helper in table.players[seat].buildings().iter() {
        let cards = helper.cards_for_production(produced);
        table.deal(seat, cards, Some(helper), stage);
    }
    let turn = RoleTurn {
        chooser: turn.chooser,
        acting: seat,
        step: (),
    };
    let next = turn.next(table.seats(), ());
    go_on(table, next, stage)
}

fn able(table: &Table, turn: &RoleTurn<()>) -> bool {
    table.players[turn.acting].idle() > 0 && table.left() > 0
}

/// Goes on with the first seat that can produce. Where all its buildings can produce there is
/// nothing to ask.
fn go_on(table: &mut Table, turn: Option<RoleTurn<()>>, stage: &mut Stage) -> Phase {
    let Some(turn) = first_able(table, turn, stage, able) else {
        return round::after_role(table, stage);
    };
    let left = limit(table, &turn);
    let mut turn = RoleTurn {
        chooser: turn.chooser,
        acting: turn.acting,
        step: Production { left, produced: 0 },
    };
    if table.options.allow_decline || table.players[turn.acting].idle() > left {
        return Phase::Producer(turn);
    }
    let idle = |table: &Table| {
        let mut city = places().zip(&table.players[turn.acting].city);
        city.find(|(_, it)| it.produces()).map(|(place, _)| place)
    };
    while let Some(place) = idle(table).filter(|_| table.left() > 0) {
        table.produce(turn.acting, place, stage);
        turn.step.left -= 1;
        turn.step.produced += 1;
    }
    finish(table, turn, stage)
}
