//! Trader: a price tile is turned up, then each in turn may sell a good. Who chose it may sell one
//! more.
//!
//! The goods are discarded first, then the cards for all of them are drawn.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::super::phase::first_able;
use super::super::table::places;
use super::super::{
    Action, Card, Event, Eyes, Illegal, Phase, PriceTile, RoleTurn, Stage, Table, round,
};

/// How far a seat is with its sales.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sales {
    /// The prices of this phase.
    pub tile: PriceTile,
    /// How many goods the seat may still sell.
    pub left: u8,
    /// How many it has sold.
    pub sold: u8,
    /// How many cards it gets for them.
    pub due: u8,
}

/// The most goods that a seat may sell, if it has as many.
pub fn limit<E: Eyes, S>(table: &Table<E>, turn: &RoleTurn<S>) -> u8 {
    1 + table.privilege(turn) + table.players[turn.acting].sum(Card::more_sales)
}

/// How many cards the good on a building brings by that tile.
pub fn price(tile: PriceTile, from: Card) -> u8 {
    match from.makes() {
        Some(good) => tile.price(good),
        None => from.storage().unwrap_or(0),
    }
}

pub(in super::super) fn begin(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    let tile = table.next_tile(stage);
    stage.tell(Event::TileTurned { tile });
    go_on(table, tile, Some(RoleTurn::first(chooser, ())), stage)
}

pub(in super::super) fn candidates() -> impl Iterator<Item = Action> {
    places().map(Action::Sell).chain([Action::Pass])
}

pub(in super::super) fn check<E: Eyes>(
    table: &Table<E>,
    turn: &RoleTurn<Sales>,
) -> impl Fn(&Action) -> Result<(), Illegal> {
    move |action| match *action {
        Action::Pass => Ok(()),
        Action::Sell(place) => {
            let structure = table.players[turn.acting].at(place);
            match structure.ok_or(Illegal::NoSuchBuilding)?.good {
                Some(_) => Ok(()),
                None => Err(Illegal::NoGood),
            }
        }
        _ => Err(Illegal::NotNow),
    }
}

pub(in super::super) fn apply(
    table: &mut Table,
    turn: RoleTurn<Sales>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let mut turn = turn;
    let seat = turn.acting;
    if let Action::Sell(place) = *action {
        sell(table, &mut turn, place, stage);
        if turn.step.left > 0 && table.players[seat].goods() > 0 {
            return Phase::Trader(turn);
        }
    } else {
        stage.tell(Event::Passed { seat });
    }
    finish(table, turn, stage)
}

/// Discards a good, or ships it if it is the first and there is a Harbour.
fn sell(table: &mut Table, turn: &mut RoleTurn<Sales>, place: u8, stage: &mut Stage) {
    let seat = turn.acting;
    let from = table.players[seat].at(place).map(|it| it.card);
    let good = table.take_good(seat, place);
    let (Some(from), Some(good)) = (from, good) else {
        return;
    };
    let step = &mut turn.step;
    let price = price(step.tile, from);
    stage.tell(Event::Sold { seat, from, price });
    let player = &mut table.players[seat];
    match step.sold == 0 && player.with(|card| card.ships_sale()).is_some() {
        true => {
            player.harbour.put(good);
            stage.tell(Event::Shipped { seat });
        }
        false => table.discards.put(good),
    }
    step.left -= 1;
    step.sold += 1;
    step.due += price;
}

/// The cards for what was sold, those of buildings (Market hall, Market stand), and the next
/// seat's turn.
fn finish(table: &mut Table, turn: RoleTurn<Sales>, stage: &mut Stage) -> Phase {
    let seat = turn.acting;
    let Sales {
        tile, sold, due, ..
    } = turn.step;
    table.deal(seat, due, None, stage);
    for helper in table.players[seat].buildings().iter() {
        let cards = helper.cards_for_sales(sold);
        table.deal(seat, cards, Some(helper), stage);
    }
    let turn = RoleTurn {
        chooser: turn.chooser,
        acting: seat,
        step: (),
    };
    let next = turn.next(table.seats(), ());
    go_on(table, tile, next, stage)
}

fn able(table: &Table, turn: &RoleTurn<()>) -> bool {
    table.players[turn.acting].goods() > 0
}

/// Goes on with the first seat that can sell. After the last the tile goes under the stack.
fn go_on(
    table: &mut Table,
    tile: PriceTile,
    turn: Option<RoleTurn<()>>,
    stage: &mut Stage,
) -> Phase {
    let Some(turn) = first_able(table, turn, stage, able) else {
        table.used_tiles.push(tile);
        return round::after_role(table, stage);
    };
    Phase::Trader(RoleTurn {
        chooser: turn.chooser,
        acting: turn.acting,
        step: Sales {
            tile,
            left: limit(table, &turn),
            sold: 0,
            due: 0,
        },
    })
}
