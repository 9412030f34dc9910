//! Councillor: each in turn draws two cards and keeps one. Who chose it draws five.
//!
//! With an Archive all drawn cards go to the hand, and as many as would not be kept are discarded
//! from the whole hand.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::super::picking::{Picking, pick, pick_forced};
use super::super::table::places;
use super::super::{
    Action, Card, Cards, Event, Eyes, Illegal, Open, Phase, Question, RoleTurn, Stage, Structure,
    Table, round,
};

/// How many cards everybody draws.
const DRAWN: u8 = 2;

/// How many more the privilege brings.
const PRIVILEGE: u8 = 3;

/// How many everybody keeps.
const KEPT: u8 = 1;

/// How far a seat is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Council<E: Eyes = Open> {
    /// It may decline to draw (asked only with `allow_decline`).
    Offered,
    /// It chooses which cards to keep.
    Keep {
        /// The cards drawn and not chosen.
        drawn: E::Cards,
        /// Those chosen to be kept.
        kept: E::Cards,
        /// How many have to follow.
        left: u8,
    },
    /// It chooses which cards of its hand to discard (Archive).
    Drop {
        /// Those chosen.
        given: E::Cards,
        /// How many have to follow.
        left: u8,
    },
}

impl<E: Eyes> Council<E> {
    /// What is to be decided.
    pub fn question(&self) -> Question {
        match self {
            Council::Offered => Question::Draw,
            Council::Keep { .. } => Question::Keep,
            Council::Drop { .. } => Question::Drop,
        }
    }
}

/// How many cards a seat draws.
pub fn drawn<E: Eyes, S>(table: &Table<E>, turn: &RoleTurn<S>) -> u8 {
    DRAWN + PRIVILEGE * table.privilege(turn)
}

/// How many cards a seat keeps, if it draws as many.
pub fn kept<E: Eyes>(table: &Table<E>, seat: Seat) -> u8 {
    KEPT + table.players[seat].sum(Card::more_kept)
}

pub(in super::super) fn begin(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    go_on(table, Some(RoleTurn::first(chooser, ())), stage)
}

pub(in super::super) fn candidates<E: Eyes>(
    table: &Table<E>,
    turn: &RoleTurn<Council<E>>,
) -> impl Iterator<Item = Action> + use<E> {
    let question = turn.step.question();
    let cards = table.kinds().iter().filter_map(move |card| match question {
        Question::Keep => Some(Action::Keep(*card)),
        Question::Drop => Some(Action::Discard(*card)),
        _ => None,
    });
    let offered = [Action::Draw, Action::Pass].into_iter();
    cards.chain(offered.filter(move |_| question == Question::Draw))
}

pub(in super::super) fn check<E: Eyes>(
    table: &Table<E>,
    turn: &RoleTurn<Council<E>>,
) -> impl Fn(&Action) -> Result<(), Illegal> {
    move |action| match (&turn.step, *action) {
        (Council::Offered, Action::Draw | Action::Pass) => Ok(()),
        (Council::Keep { drawn, kept, left }, Action::Keep(card)) => {
            let picking = Picking::exactly(drawn, kept, *left);
            picking.check(card).map_err(|why| match why {
                Illegal::NotInHand(card) => Illegal::NotThere(card),
                other => other,
            })
        }
        (Council::Drop { given, left }, Action::Discard(card)) => {
            Picking::exactly(&table.players[turn.acting].hand, given, *left).check(card)
        }
        (Council::Keep { .. } | Council::Drop { .. }, Action::Pass) => Err(Illegal::MustAct),
        (Council::Keep { .. }, Action::Discard(_)) => Err(Illegal::Needs(Card::Archive)),
        _ => Err(Illegal::NotNow),
    }
}

pub(in super::super) fn apply(
    table: &mut Table,
    turn: RoleTurn<Council>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let mut turn = turn;
    let hand = &mut table.players[turn.acting].hand;
    match (&mut turn.step, *action) {
        (Council::Keep { drawn, kept, left }, Action::Keep(card)) => {
            pick(drawn, kept, card);
            *left -= 1;
        }
        (Council::Drop { given, left }, Action::Discard(card)) => {
            pick(hand, given, card);
            *left -= 1;
        }
        (Council::Offered, Action::Draw) => return draw(table, turn, stage),
        _ => {
            stage.tell(Event::Passed { seat: turn.acting });
            return next(table, &turn, stage);
        }
    }
    choose(table, turn, stage)
}

/// Draws the cards, and asks which ones to keep.
fn draw(table: &mut Table, turn: RoleTurn<Council>, stage: &mut Stage) -> Phase {
    let mut turn = turn;
    let seat = turn.acting;
    let drawn = table.draw_cards(drawn(table, &turn), stage);
    if drawn.total() == 0 {
        return next(table, &turn, stage);
    }
    stage.tell(Event::Drew {
        seat,
        cards: drawn,
        by: None,
    });
    let left = kept(table, seat).min(drawn.total());
    let player = &mut table.players[seat];
    turn.step = match player.with(|card| card.opens_hand()) {
        Some(_) => {
            player.hand.put_all(&drawn);
            Council::Drop {
                given: Cards::NONE,
                left: drawn.total() - left,
            }
        }
        None => Council::Keep {
            drawn,
            kept: Cards::NONE,
            left,
        },
    };
    choose(table, turn, stage)
}

/// Asks for the next card, unless there is nothing left to choose.
fn choose(table: &mut Table, turn: RoleTurn<Council>, stage: &mut Stage) -> Phase {
    let mut turn = turn;
    let seat = turn.acting;
    let player = &mut table.players[seat];
    let discarded = match &mut turn.step {
        Council::Keep { drawn, kept, left } => {
            pick_forced(drawn, kept, left);
            if *left > 0 {
                return Phase::Councillor(turn);
            }
            player.hand.put_all(kept);
            let cards = *kept;
            stage.tell(Event::Kept { seat, cards });
            *drawn
        }
        Council::Drop { given, left } => {
            pick_forced(&mut player.hand, given, left);
            if *left > 0 {
                return Phase::Councillor(turn);
            }
            *given
        }
        Council::Offered => Cards::NONE,
    };
    table.discard(seat, discarded, stage);
    next(table, &turn, stage)
}

/// The card for an empty Customs office, and the next seat's turn.
fn next(table: &mut Table, turn: &RoleTurn<Council>, stage: &mut Stage) -> Phase {
    let seat = turn.acting;
    let city = &table.players[seat].city;
    let empty = |it: &Structure| it.good.is_none() && it.card.storage().is_some();
    let empty = places().zip(city).find(|(_, it)| empty(it));
    if let Some(place) = empty.map(|(place, _)| place) {
        table.produce(seat, place, stage);
    }
    let turn = RoleTurn {
        chooser: turn.chooser,
        acting: seat,
        step: (),
    };
    let next = turn.next(table.seats(), ());
    go_on(table, next, stage)
}

fn go_on(table: &mut Table, turn: Option<RoleTurn<()>>, stage: &mut Stage) -> Phase {
    let Some(turn) = turn else {
        return round::after_role(table, stage);
    };
    let turn = RoleTurn {
        chooser: turn.chooser,
        acting: turn.acting,
        step: Council::Offered,
    };
    match table.options.allow_decline && table.left() > 0 {
        true => Phase::Councillor(turn),
        false => draw(table, turn, stage),
    }
}
