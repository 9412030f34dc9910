//! Captain: goods are loaded, one kind at a time, round and round as long as anyone can. Who
//! chose it earns one point more with their first loading.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::super::table::len;
use super::super::{Action, Building, Event, Good, Illegal, Phase, RoleTurn, Stage, Table};
use super::storing;

/// How far the loading is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Loading {
    /// Whether the captain has not loaded yet, and so has the privilege still.
    pub privilege: bool,
    /// Whose Wharf has sailed in this phase, a bit for each seat.
    pub wharves: u8,
    /// How many seats in a row have not loaded.
    pub idle: u8,
}

impl Loading {
    /// Whether the Wharf of that seat has sailed.
    pub fn wharf_used(&self, seat: Seat) -> bool {
        self.wharves & (1 << seat.number()) != 0
    }
}

pub(in super::super) fn begin(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    let loading = Loading {
        privilege: true,
        wharves: 0,
        idle: 0,
    };
    go_on(table, RoleTurn::first(chooser, loading), stage)
}

pub(in super::super) fn candidates<C>(table: &Table<C>, offer: &mut dyn FnMut(Action)) {
    for good in Good::ALL {
        for ship in 0..len(&table.ships) {
            offer(Action::Load(*good, ship));
        }
    }
    for good in Good::ALL {
        offer(Action::LoadWharf(*good));
    }
    offer(Action::Pass);
}

pub(in super::super) fn check<C>(
    table: &Table<C>,
    turn: &RoleTurn<Loading>,
    action: &Action,
) -> Result<(), Illegal> {
    match *action {
        Action::Load(good, ship) => may_load(table, turn.acting, good, ship),
        Action::LoadWharf(good) => may_use_wharf(table, turn, good),
        Action::Pass if can_load(table, turn.acting) => Err(Illegal::MustAct),
        Action::Pass => Ok(()),
        _ => Err(Illegal::NotNow),
    }
}

/// Whether a seat may load a good on a ship: a kind sails on one ship only, a ship carries one
/// kind only, and an empty ship has to be one that takes as many barrels as any.
///
/// # Errors
///
/// Why it may not.
pub fn may_load<C>(table: &Table<C>, seat: Seat, good: Good, ship: u8) -> Result<(), Illegal> {
    let held = table.players[seat].goods[good];
    if held == 0 {
        return Err(Illegal::NoSuchGood(good));
    }
    let Some(chosen) = table.ships.get(usize::from(ship)) else {
        return Err(Illegal::NoSuchShip);
    };
    match chosen.good() {
        Some(carried) if carried != good => return Err(Illegal::ShipCarries(carried)),
        Some(_) if chosen.room() == 0 => return Err(Illegal::ShipFull),
        Some(_) => return Ok(()),
        None => {}
    }
    if table.ships.iter().any(|other| other.good() == Some(good)) {
        return Err(Illegal::OtherShipCarries(good));
    }
    let empty = table.ships.iter().filter(|other| other.cargo.is_none());
    let takes = empty
        .map(|other| other.capacity.min(held))
        .max()
        .unwrap_or(0);
    if chosen.capacity.min(held) < takes {
        Err(Illegal::LargerShip { takes })
    } else {
        Ok(())
    }
}

/// Whether a seat has any cargo to load; then it must.
pub fn can_load<C>(table: &Table<C>, seat: Seat) -> bool {
    Good::ALL
        .iter()
        .any(|good| (0..len(&table.ships)).any(|ship| may_load(table, seat, *good, ship).is_ok()))
}

fn may_use_wharf<C>(table: &Table<C>, turn: &RoleTurn<Loading>, good: Good) -> Result<(), Illegal> {
    let player = &table.players[turn.acting];
    if !player.functions().any(|building| building.is_wharf()) {
        return Err(Illegal::Needs(Building::Wharf));
    }
    if turn.step.wharf_used(turn.acting) {
        return Err(Illegal::WharfUsed);
    }
    if player.goods[good] == 0 {
        Err(Illegal::NoSuchGood(good))
    } else {
        Ok(())
    }
}

/// What buildings add to the points of each loading of a seat.
pub fn loading_bonus<C>(table: &Table<C>, seat: Seat) -> u8 {
    table.players[seat]
        .functions()
        .map(|building| building.loading_bonus())
        .sum()
}

pub(in super::super) fn apply(
    table: &mut Table,
    turn: RoleTurn<Loading>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let seat = turn.acting;
    let mut loading = Loading {
        idle: 0,
        ..turn.step
    };
    let loaded = match *action {
        Action::Load(good, number) => {
            let ship = table
                .ships
                .get_mut(usize::from(number))
                .expect("check has seen the ship");
            let count = ship.room().min(table.players[seat].goods[good]);
            ship.cargo = Some((good, ship.cargo.map_or(0, |(_, carried)| carried) + count));
            Some((good, count, Some(number)))
        }
        Action::LoadWharf(good) => {
            loading.wharves |= 1 << seat.number();
            let count = table.players[seat].goods[good];
            table.goods[good] += count;
            Some((good, count, None))
        }
        _ => None,
    };
    if let Some((good, count, ship)) = loaded {
        let privilege = u8::from(turn.privileged() && loading.privilege);
        loading.privilege &= privilege == 0;
        let bonus = loading_bonus(table, seat);
        table.players[seat].goods[good] -= count;
        stage.tell(Event::Loaded {
            seat,
            good,
            count,
            ship,
            privilege,
            bonus,
        });
        table.give_points(seat, count + privilege + bonus, stage);
    } else {
        loading.idle = turn.step.idle + 1;
        stage.tell(Event::Passed { seat });
    }
    let next = RoleTurn {
        acting: seat.next(table.seats()),
        step: loading,
        ..turn
    };
    go_on(table, next, stage)
}

/// Finds the next seat that can load or use its Wharf; a full circle without any ends the loading.
fn go_on(table: &mut Table, turn: RoleTurn<Loading>, stage: &mut Stage) -> Phase {
    let mut turn = turn;
    while turn.step.idle < table.seats() {
        let wharf = Good::ALL
            .iter()
            .any(|good| may_use_wharf(table, &turn, *good).is_ok());
        if wharf || can_load(table, turn.acting) {
            return Phase::Captain(turn);
        }
        turn.step.idle += 1;
        turn.acting = turn.acting.next(table.seats());
    }
    storing::begin(table, turn.chooser, stage)
}
