//! The start of a round, under the new governor and before the first role: cards are exchanged
//! (Office building), then put away (Chapel, Bank), then hands that are too large are reduced.
//!
//! In the first round there is only the last step, and only where later seats see more than the
//! four cards that everybody keeps.

// An action of another moment is refused, and a new one is another moment's until it is named.
#![allow(clippy::wildcard_enum_match_arm)]

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::picking::{Picking, pick, pick_forced};
use super::{Action, Cards, Event, Eyes, Illegal, Open, Phase, Question, RoleTurn, Stage, Table};

/// The most hand cards at the start of a round without any building that says otherwise.
const HAND_LIMIT: u8 = 7;

/// The cards that everybody begins with.
pub(super) const FIRST_HAND: u8 = 4;

/// The most cards that are exchanged.
pub const EXCHANGED: u8 = 2;

/// Cards on their way to the discards and back.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Exchange<E: Eyes = Open> {
    /// What is given so far.
    pub given: E::Cards,
}

/// Cards on their way under a building.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Stowing<E: Eyes = Open> {
    /// One card for the Chapel.
    Chapel,
    /// Any number for the Bank.
    Bank {
        /// What is given so far.
        given: E::Cards,
    },
}

/// Cards that have to be discarded.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Discarding<E: Eyes = Open> {
    /// What is given so far.
    pub given: E::Cards,
    /// How many have to follow.
    pub left: u8,
}

impl<E: Eyes> Stowing<E> {
    /// What is to be decided.
    pub fn question(&self) -> Question {
        match self {
            Stowing::Chapel => Question::Chapel,
            Stowing::Bank { .. } => Question::Bank,
        }
    }
}

/// The most cards that a seat may have in hand when the first role is about to be chosen. A Tower
/// allows more than a Guard room; a Guard room allows others less.
pub fn hand_limit<E: Eyes>(table: &Table<E>, seat: Seat) -> u8 {
    let owned = table.players[seat].city.iter();
    let own = owned.filter_map(|it| it.card.hand_limit()).max();
    own.unwrap_or_else(|| {
        let cities = table.players.iter().flat_map(|(_, it)| it.city.iter());
        let limits = cities.filter_map(|it| it.card.hand_limit_of_others());
        limits.min().unwrap_or(HAND_LIMIT)
    })
}

/// Begins a round: with the exchange.
pub(super) fn begin(table: &mut Table, stage: &mut Stage) -> Phase {
    let first = RoleTurn::first(table.governor, ());
    exchange_from(table, Some(first), stage)
}

/// Begins the first round: with the choice of the first hand.
pub(super) fn begin_first(table: &mut Table, stage: &mut Stage) -> Phase {
    discard_from(table, Some(RoleTurn::first(table.governor, ())), stage)
}

fn next<S>(table: &Table, turn: &RoleTurn<S>) -> Option<RoleTurn<()>> {
    step(turn, ()).next(table.seats(), ())
}

fn step<S, T>(turn: &RoleTurn<S>, step: T) -> RoleTurn<T> {
    RoleTurn {
        chooser: turn.chooser,
        acting: turn.acting,
        step,
    }
}

// The exchange.

fn exchange_from(table: &mut Table, from: Option<RoleTurn<()>>, stage: &mut Stage) -> Phase {
    let mut from = from;
    while let Some(turn) = from {
        let player = &table.players[turn.acting];
        if player.hand.total() > 0 && player.with(|card| card.exchanges()).is_some() {
            let given = Cards::NONE;
            return Phase::Exchange(step(&turn, Exchange { given }));
        }
        from = next(table, &turn);
    }
    stow_from(table, Some(RoleTurn::first(table.governor, ())), stage)
}

pub(super) fn exchange_candidates<E: Eyes>(
    table: &Table<E>,
) -> impl Iterator<Item = Action> + use<E> {
    let cards = table.kinds().iter().copied().map(Action::Discard);
    cards.chain([Action::Pass])
}

pub(super) fn check_exchange<E: Eyes>(
    table: &Table<E>,
    turn: &RoleTurn<Exchange<E>>,
) -> impl Fn(&Action) -> Result<(), Illegal> {
    let picking = Picking::any(&table.players[turn.acting].hand, &turn.step.given);
    move |action| match *action {
        Action::Pass => Ok(()),
        Action::Discard(card) => picking.check(card),
        _ => Err(Illegal::NotNow),
    }
}

pub(super) fn apply_exchange(
    table: &mut Table,
    turn: RoleTurn<Exchange>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let mut turn = turn;
    let seat = turn.acting;
    let Exchange { given } = &mut turn.step;
    if let Action::Discard(card) = *action {
        let hand = &mut table.players[seat].hand;
        pick(hand, given, card);
        if given.total() < EXCHANGED && Picking::any(hand, given).is_possible() {
            return Phase::Exchange(turn);
        }
    } else if given.total() == 0 {
        stage.tell(Event::Passed { seat });
    }
    let given = *given;
    if given.total() > 0 {
        table.discard(seat, given, stage);
        let by = table.players[seat].with(|card| card.exchanges());
        table.deal(seat, given.total(), by, stage);
    }
    let next = next(table, &turn);
    exchange_from(table, next, stage)
}

// Chapel and Bank.

fn stow_from(table: &mut Table, from: Option<RoleTurn<()>>, stage: &mut Stage) -> Phase {
    let mut from = from;
    while let Some(turn) = from {
        let player = &table.players[turn.acting];
        if player.hand.total() > 0 && player.with(|card| card.stows()).is_some() {
            return Phase::Stow(step(&turn, Stowing::Chapel));
        }
        if let Some(phase) = bank(table, &turn) {
            return phase;
        }
        from = next(table, &turn);
    }
    discard_from(table, Some(RoleTurn::first(table.governor, ())), stage)
}

/// Asks for the Bank, which works once in the game.
fn bank<S>(table: &Table, turn: &RoleTurn<S>) -> Option<Phase> {
    let player = &table.players[turn.acting];
    let able = player.hand.total() > 0
        && player.bank.total() == 0
        && player.with(|card| card.saves()).is_some();
    let given = Cards::NONE;
    able.then(|| Phase::Stow(step(turn, Stowing::Bank { given })))
}

pub(super) fn stow_candidates<E: Eyes>(table: &Table<E>) -> impl Iterator<Item = Action> + use<E> {
    let cards = table.kinds().iter().copied().map(Action::Stow);
    cards.chain([Action::Pass])
}

pub(super) fn check_stow<E: Eyes>(
    table: &Table<E>,
    turn: &RoleTurn<Stowing<E>>,
) -> impl Fn(&Action) -> Result<(), Illegal> {
    let given = match &turn.step {
        Stowing::Chapel => E::Cards::default(),
        Stowing::Bank { given } => *given,
    };
    let picking = Picking::any(&table.players[turn.acting].hand, &given);
    move |action| match *action {
        Action::Pass => Ok(()),
        Action::Stow(card) => picking.check(card),
        _ => Err(Illegal::NotNow),
    }
}

pub(super) fn apply_stow(
    table: &mut Table,
    turn: RoleTurn<Stowing>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    match turn.step {
        Stowing::Chapel => apply_chapel(table, &turn, action, stage),
        Stowing::Bank { given } => apply_bank(table, &turn, given, action, stage),
    }
}

fn apply_chapel(
    table: &mut Table,
    turn: &RoleTurn<Stowing>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let seat = turn.acting;
    let player = &mut table.players[seat];
    let chapel = player.with(|card| card.stows());
    if let (Action::Stow(card), Some(under)) = (*action, chapel) {
        pick(&mut player.hand, &mut player.chapel, card);
        let cards = Cards::from_iter([card]);
        stage.tell(Event::Stowed { seat, cards, under });
    } else {
        stage.tell(Event::Passed { seat });
    }
    match bank(table, turn) {
        Some(phase) => phase,
        None => stow_from(table, next(table, turn), stage),
    }
}

fn apply_bank(
    table: &mut Table,
    turn: &RoleTurn<Stowing>,
    given: Cards,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let seat = turn.acting;
    let mut given = given;
    let player = &mut table.players[seat];
    if let Action::Stow(card) = *action {
        pick(&mut player.hand, &mut given, card);
        if Picking::any(&player.hand, &given).is_possible() {
            return Phase::Stow(step(turn, Stowing::Bank { given }));
        }
    }
    match player.with(|card| card.saves()) {
        Some(under) if given.total() > 0 => {
            player.bank = given;
            let cards = given;
            stage.tell(Event::Stowed { seat, cards, under });
        }
        _ => stage.tell(Event::Passed { seat }),
    }
    stow_from(table, next(table, turn), stage)
}

// Hands that are too large.

fn discard_from(table: &mut Table, from: Option<RoleTurn<()>>, stage: &mut Stage) -> Phase {
    let mut from = from;
    while let Some(turn) = from {
        let limit = match table.round {
            1 => FIRST_HAND,
            _ => hand_limit(table, turn.acting),
        };
        let left = table.players[turn.acting]
            .hand
            .total()
            .saturating_sub(limit);
        if left > 0 {
            let given = Cards::NONE;
            return discard_on(table, step(&turn, Discarding { given, left }), stage);
        }
        from = next(table, &turn);
    }
    Phase::ChooseRole {
        chooser: table.governor,
    }
}

pub(super) fn discard_candidates<E: Eyes>(
    table: &Table<E>,
) -> impl Iterator<Item = Action> + use<E> {
    table.kinds().iter().copied().map(Action::Discard)
}

pub(super) fn check_discard<E: Eyes>(
    table: &Table<E>,
    turn: &RoleTurn<Discarding<E>>,
) -> impl Fn(&Action) -> Result<(), Illegal> {
    let Discarding { given, left } = &turn.step;
    let picking = Picking::exactly(&table.players[turn.acting].hand, given, *left);
    move |action| match *action {
        Action::Discard(card) => picking.check(card),
        Action::Pass => Err(Illegal::MustAct),
        _ => Err(Illegal::NotNow),
    }
}

pub(super) fn apply_discard(
    table: &mut Table,
    turn: RoleTurn<Discarding>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let mut turn = turn;
    if let Action::Discard(card) = *action {
        let Discarding { given, left } = &mut turn.step;
        pick(&mut table.players[turn.acting].hand, given, card);
        *left -= 1;
    }
    discard_on(table, turn, stage)
}

fn discard_on(table: &mut Table, turn: RoleTurn<Discarding>, stage: &mut Stage) -> Phase {
    let mut turn = turn;
    let seat = turn.acting;
    let Discarding { given, left } = &mut turn.step;
    pick_forced(&mut table.players[seat].hand, given, left);
    if *left > 0 {
        return Phase::Discard(turn);
    }
    let given = *given;
    table.discard(seat, given, stage);
    let next = next(table, &turn);
    discard_from(table, next, stage)
}
