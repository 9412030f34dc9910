//! Craftsman: everybody produces. Who chose it then takes one more barrel of a kind that they
//! produced.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::super::{Action, ByGood, Event, Good, Illegal, Phase, RoleTurn, Stage, Table, round};

/// How far the phase is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A seat produces or declines (asked only with `allow_decline`).
    Produce {
        /// What the craftsman has produced.
        made: ByGood<u8>,
    },
    /// The craftsman takes one more barrel.
    Privilege {
        /// What the craftsman has produced.
        made: ByGood<u8>,
    },
}

/// What a seat would produce now: what it is able to make, as far as the supply has it.
pub fn forecast<C>(table: &Table<C>, seat: Seat) -> ByGood<u8> {
    let mut made = ByGood::default();
    for good in Good::ALL {
        made[*good] = table.players[seat].capacity(*good).min(table.goods[*good]);
    }
    made
}

pub(in super::super) fn begin(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    let turn = RoleTurn::first(
        chooser,
        Step::Produce {
            made: ByGood::default(),
        },
    );
    go_on(table, turn, ByGood::default(), stage)
}

pub(in super::super) fn candidates(turn: &RoleTurn<Step>, offer: &mut dyn FnMut(Action)) {
    match turn.step {
        Step::Produce { .. } => offer(Action::Produce),
        Step::Privilege { .. } => {
            for good in Good::ALL {
                offer(Action::TakeGood(*good));
            }
        }
    }
    offer(Action::Pass);
}

pub(in super::super) fn check<C>(
    table: &Table<C>,
    turn: &RoleTurn<Step>,
    action: &Action,
) -> Result<(), Illegal> {
    match (*action, turn.step) {
        (Action::Pass, _) | (Action::Produce, Step::Produce { .. }) => Ok(()),
        (Action::TakeGood(good), Step::Privilege { made }) => may_take(table, &made, good),
        _ => Err(Illegal::NotNow),
    }
}

fn may_take<C>(table: &Table<C>, made: &ByGood<u8>, good: Good) -> Result<(), Illegal> {
    if made[good] == 0 {
        return Err(Illegal::NotProduced(good));
    }
    if table.goods[good] == 0 {
        Err(Illegal::SupplyEmpty(good))
    } else {
        Ok(())
    }
}

pub(in super::super) fn apply(
    table: &mut Table,
    turn: RoleTurn<Step>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let seat = turn.acting;
    match turn.step {
        Step::Produce { made } => {
            let mut made = made;
            if *action == Action::Produce {
                let produced = produce(table, seat, stage);
                if turn.privileged() {
                    made = produced;
                }
            } else {
                stage.tell(Event::Passed { seat });
            }
            match turn.next(table.seats(), Step::Produce { made }) {
                Some(next) => go_on(table, next, made, stage),
                None => privilege(table, turn.chooser, made, stage),
            }
        }
        Step::Privilege { .. } => {
            if let Action::TakeGood(good) = *action {
                table.players[seat].goods[good] += table.take_goods(good, 1);
                stage.tell(Event::TookGood { seat, good });
            } else {
                stage.tell(Event::Passed { seat });
            }
            round::after_role(table, stage)
        }
    }
}

/// Lets every seat from `turn` on produce, stopping where a choice is asked.
fn go_on(table: &mut Table, turn: RoleTurn<Step>, made: ByGood<u8>, stage: &mut Stage) -> Phase {
    let (mut turn, mut made) = (turn, made);
    loop {
        if forecast(table, turn.acting).total() == 0 {
            stage.tell(Event::Skipped { seat: turn.acting });
        } else if table.options.allow_decline {
            return Phase::Craftsman(turn);
        } else {
            let produced = produce(table, turn.acting, stage);
            if turn.privileged() {
                made = produced;
            }
        }
        match turn.next(table.seats(), Step::Produce { made }) {
            Some(next) => turn = next,
            None => return privilege(table, turn.chooser, made, stage),
        }
    }
}

/// Takes from the supply what a seat produces, and pays what its buildings earn by that.
fn produce(table: &mut Table, seat: Seat, stage: &mut Stage) -> ByGood<u8> {
    let goods = forecast(table, seat);
    for (good, count) in goods.iter() {
        let taken = table.take_goods(good, *count);
        table.players[seat].goods[good] += taken;
    }
    stage.tell(Event::Produced { seat, goods });
    let earners: arrayvec::ArrayVec<_, 12> = table.players[seat].active().collect();
    for building in earners {
        let doubloons = building.rules().production_income(&goods);
        if doubloons > 0 {
            table.players[seat].doubloons += u16::from(doubloons);
            stage.tell(Event::Earned {
                seat,
                building,
                doubloons,
            });
        }
    }
    goods
}

/// The privilege comes when everybody has produced; without a barrel to take there is none.
fn privilege(table: &mut Table, chooser: Seat, made: ByGood<u8>, stage: &mut Stage) -> Phase {
    if Good::ALL
        .iter()
        .any(|good| may_take(table, &made, *good).is_ok())
    {
        return Phase::Craftsman(RoleTurn::first(chooser, Step::Privilege { made }));
    }
    round::after_role(table, stage)
}
