//! Builder: each in turn may build. Who chose it pays one doubloon less.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::super::phase::first_able;
use super::super::{
    Action, Building, Ending, Event, Illegal, Phase, RoleTurn, Stage, Structure, Table, Tile, round,
};

/// A price as a sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Price {
    /// What is printed on the building.
    pub printed: u8,
    /// What occupied quarries take off: at most the building's column.
    pub quarries: u8,
    /// What the privilege takes off.
    pub privilege: u8,
}

impl Price {
    /// What is to be paid: never less than nothing.
    pub fn total(&self) -> u8 {
        self.printed.saturating_sub(self.quarries + self.privilege)
    }
}

/// What a building costs a seat, with or without the privilege of the builder.
pub fn price<C>(table: &Table<C>, seat: Seat, building: Building, privileged: bool) -> Price {
    let quarries = table.players[seat].occupied(Tile::Quarry);
    Price {
        printed: table.cost(building),
        quarries: quarries.min(building.spec().column),
        privilege: u8::from(privileged),
    }
}

pub(in super::super) fn begin(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    go_on(table, Some(RoleTurn::first(chooser, ())), stage)
}

pub(in super::super) fn candidates(offer: &mut dyn FnMut(Action)) {
    for building in Building::ALL {
        offer(Action::Build(*building));
        offer(Action::BuildUnstaffed(*building));
    }
    offer(Action::Pass);
}

pub(in super::super) fn check<C>(
    table: &Table<C>,
    turn: &RoleTurn<()>,
    action: &Action,
) -> Result<(), Illegal> {
    match *action {
        Action::Pass => Ok(()),
        Action::Build(building) => may_build(table, turn, building),
        Action::BuildUnstaffed(building) => {
            may_build(table, turn, building)?;
            if !table.players[turn.acting]
                .functions()
                .any(|it| it.staffs_building())
            {
                return Err(Illegal::Needs(Building::University));
            }
            if table.colonist_to_be_had() {
                Ok(())
            } else {
                Err(Illegal::NoColonist)
            }
        }
        _ => Err(Illegal::NotNow),
    }
}

fn may_build<C>(table: &Table<C>, turn: &RoleTurn<()>, building: Building) -> Result<(), Illegal> {
    let player = &table.players[turn.acting];
    if player.owns(building) {
        return Err(Illegal::AlreadyOwned);
    }
    if table.market.left(building) == 0 {
        return Err(Illegal::SoldOut);
    }
    if player.city_room() < building.spec().spaces {
        return Err(Illegal::CityFull);
    }
    let cost = price(table, turn.acting, building, turn.privileged()).total();
    if player.doubloons < u16::from(cost) {
        return Err(Illegal::TooDear {
            cost,
            have: player.doubloons,
        });
    }
    Ok(())
}

pub(in super::super) fn apply(
    table: &mut Table,
    turn: RoleTurn<()>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let seat = turn.acting;
    match *action {
        Action::Build(building) => {
            let staffed = table.players[seat]
                .functions()
                .any(|it| it.staffs_building());
            let colonists = if staffed { table.fetch_colonist() } else { 0 };
            build(table, &turn, building, colonists, stage);
        }
        Action::BuildUnstaffed(building) => build(table, &turn, building, 0, stage),
        _ => stage.tell(Event::Passed { seat }),
    }
    let next = turn.next(table.seats(), ());
    go_on(table, next, stage)
}

fn build(
    table: &mut Table,
    turn: &RoleTurn<()>,
    building: Building,
    colonists: u8,
    stage: &mut Stage,
) {
    let seat = turn.acting;
    let price = price(table, seat, building, turn.privileged()).total();
    table.market.take(building);
    let player = &mut table.players[seat];
    player.doubloons -= u16::from(price);
    player.city.push(Structure {
        building,
        colonists,
    });
    let full = player.city_room() == 0;
    stage.tell(Event::Built {
        seat,
        building,
        price,
        colonists,
    });
    if full {
        table.announce_end(Ending::CityFull, stage);
    }
}

fn able(table: &Table, turn: &RoleTurn<()>) -> bool {
    Building::ALL
        .iter()
        .any(|building| may_build(table, turn, *building).is_ok())
}

fn go_on(table: &mut Table, turn: Option<RoleTurn<()>>, stage: &mut Stage) -> Phase {
    match turn.and_then(|turn| first_able(table, turn, stage, able)) {
        Some(turn) => Phase::Builder(turn),
        None => round::after_role(table, stage),
    }
}
