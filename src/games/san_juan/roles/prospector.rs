//! Prospector: who chose it draws a card. Then each in turn, from the chooser on, uses a Gold mine
//! and a Goldsmith, if there are any.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::super::{
    Action, Card, Cards, Event, Eyes, GoldMine, Illegal, Phase, Question, RoleTurn, Stage, Table,
    round,
};

/// How many cards a Gold mine turns up.
pub const MINED: u8 = 4;

/// What a seat may do, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Find {
    /// Draw a card as the privilege.
    Privilege,
    /// Turn up cards with the Gold mine.
    GoldMine,
    /// Turn up a card with the Goldsmith.
    Goldsmith,
}

/// How far a seat is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prospecting {
    /// It may decline to draw or turn up cards (asked only with `allow_decline`).
    Offered(Find),
    /// It may take one of the cards that it turned up, for everybody to see.
    Turned {
        /// What turned them up.
        by: Find,
        /// The cards.
        cards: Cards,
    },
}

impl Prospecting {
    /// The cards that lie turned up.
    pub fn turned_up(&self) -> Cards {
        match self {
            Prospecting::Offered(_) => Cards::NONE,
            Prospecting::Turned { cards, .. } => *cards,
        }
    }

    /// What is to be decided.
    pub fn question(&self) -> Question {
        match self {
            Prospecting::Offered(_) => Question::Draw,
            Prospecting::Turned { .. } => Question::Take,
        }
    }
}

pub(in super::super) fn begin(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    go_on(table, RoleTurn::first(chooser, Find::Privilege), stage)
}

pub(in super::super) fn candidates<E: Eyes>(
    table: &Table<E>,
    turn: &RoleTurn<Prospecting>,
) -> impl Iterator<Item = Action> + use<E> {
    let turned = matches!(turn.step, Prospecting::Turned { .. });
    let cards = table.kinds().iter().copied().map(Action::Take);
    let draw = [Action::Draw].into_iter().filter(move |_| !turned);
    cards
        .filter(move |_| turned)
        .chain(draw)
        .chain([Action::Pass])
}

pub(in super::super) fn check<E: Eyes>(
    table: &Table<E>,
    turn: &RoleTurn<Prospecting>,
) -> impl Fn(&Action) -> Result<(), Illegal> {
    move |action| match (&turn.step, *action) {
        (_, Action::Pass) | (Prospecting::Offered(_), Action::Draw) => Ok(()),
        (Prospecting::Turned { by, cards }, Action::Take(card)) => {
            if cards.of(card) == 0 {
                return Err(Illegal::NotThere(card));
            }
            match *by == Find::GoldMine && table.options.gold_mine == GoldMine::Cheapest {
                true => is_cheapest(cards, card),
                false => Ok(()),
            }
        }
        _ => Err(Illegal::NotNow),
    }
}

fn is_cheapest(cards: &Cards, card: Card) -> Result<(), Illegal> {
    let cost = |card: Card| card.spec().cost;
    match cards.kinds().map(|(it, _)| it).min_by_key(|it| cost(*it)) {
        Some(cheapest) if cost(cheapest) < cost(card) => Err(Illegal::NotCheapest(cheapest)),
        _ => Ok(()),
    }
}

pub(in super::super) fn apply(
    table: &mut Table,
    turn: RoleTurn<Prospecting>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let seat = turn.acting;
    match (turn.step, *action) {
        (Prospecting::Offered(find), Action::Draw) => use_find(table, with(&turn, find), stage),
        (Prospecting::Turned { by, cards }, Action::Take(card)) => {
            take(table, seat, card, cards, stage);
            next(table, with(&turn, by), stage)
        }
        (Prospecting::Turned { by, cards }, _) => {
            stage.tell(Event::Passed { seat });
            table.discards.put_all(&cards);
            next(table, with(&turn, by), stage)
        }
        (Prospecting::Offered(find), _) => {
            stage.tell(Event::Passed { seat });
            next(table, with(&turn, find), stage)
        }
    }
}

fn with<S, T>(turn: &RoleTurn<S>, step: T) -> RoleTurn<T> {
    RoleTurn {
        chooser: turn.chooser,
        acting: turn.acting,
        step,
    }
}

/// Takes one of the cards; the others are discarded.
fn take(table: &mut Table, seat: Seat, card: Card, cards: Cards, stage: &mut Stage) {
    let mut rest = cards;
    rest.take(card);
    table.players[seat].hand.put(card);
    table.discards.put_all(&rest);
    stage.tell(Event::Took { seat, card });
}

/// Whether the seat can do it at all.
fn able(table: &Table, turn: &RoleTurn<Find>) -> bool {
    let player = &table.players[turn.acting];
    let has = match turn.step {
        Find::Privilege => turn.privileged(),
        Find::GoldMine => player.with(|card| card.digs()).is_some(),
        Find::Goldsmith => player.with(|card| card.appraises()).is_some(),
    };
    has && table.left() > 0
}

fn go_on(table: &mut Table, turn: RoleTurn<Find>, stage: &mut Stage) -> Phase {
    if !able(table, &turn) {
        return next(table, turn, stage);
    }
    match table.options.allow_decline {
        true => Phase::Prospector(with(&turn, Prospecting::Offered(turn.step))),
        false => use_find(table, turn, stage),
    }
}

fn use_find(table: &mut Table, turn: RoleTurn<Find>, stage: &mut Stage) -> Phase {
    match turn.step {
        Find::Privilege => {
            let cards = table.privilege(&turn);
            table.deal(turn.acting, cards, None, stage);
            next(table, turn, stage)
        }
        Find::GoldMine => dig(table, turn, stage),
        Find::Goldsmith => appraise(table, turn, stage),
    }
}

/// Turns up the cards; if all four differ in cost, one may be taken.
fn dig(table: &mut Table, turn: RoleTurn<Find>, stage: &mut Stage) -> Phase {
    let cards = turn_up(table, &turn, MINED, Card::digs, stage);
    if !is_find(&cards) {
        table.discards.put_all(&cards);
        return next(table, turn, stage);
    }
    let by = turn.step;
    Phase::Prospector(with(&turn, Prospecting::Turned { by, cards }))
}

/// Whether a Gold mine that turned up these cards finds one: four, all of different cost.
pub fn is_find(cards: &Cards) -> bool {
    let mut costs: u16 = 0;
    for (card, _) in cards.kinds() {
        costs |= 1 << card.spec().cost;
    }
    costs.count_ones() == u32::from(MINED)
}

/// Turns up a card, which is kept if nobody has that building.
fn appraise(table: &mut Table, turn: RoleTurn<Find>, stage: &mut Stage) -> Phase {
    let cards = turn_up(table, &turn, 1, Card::appraises, stage);
    let built = |card: Card| table.players.iter().any(|(_, it)| it.owns(card));
    let wanted = cards.last().filter(|card| !built(*card));
    match wanted {
        None => table.discards.put_all(&cards),
        Some(_) if table.options.allow_decline => {
            let by = turn.step;
            return Phase::Prospector(with(&turn, Prospecting::Turned { by, cards }));
        }
        Some(card) => take(table, turn.acting, card, cards, stage),
    }
    next(table, turn, stage)
}

fn turn_up(
    table: &mut Table,
    turn: &RoleTurn<Find>,
    count: u8,
    hook: impl Fn(Card) -> bool,
    stage: &mut Stage,
) -> Cards {
    let seat = turn.acting;
    let cards = table.draw_cards(count, stage);
    if let Some(by) = table.players[seat].with(hook) {
        stage.tell(Event::TurnedUp { seat, cards, by });
    }
    cards
}

/// What the seat may do next, or the next seat's turn.
fn next(table: &mut Table, turn: RoleTurn<Find>, stage: &mut Stage) -> Phase {
    let find = match turn.step {
        Find::Privilege => Some(Find::GoldMine),
        Find::GoldMine => Some(Find::Goldsmith),
        Find::Goldsmith => None,
    };
    let turn = match find {
        Some(find) => Some(with(&turn, find)),
        None => turn.next(table.seats(), Find::GoldMine),
    };
    match turn {
        Some(turn) => go_on(table, turn, stage),
        None => round::after_role(table, stage),
    }
}
