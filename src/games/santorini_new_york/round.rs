//! Rounds: cards are chosen in secret and turned up, the statue goes to the highest number, turns
//! are played in the order of the numbers.

use crate::engine::Seat;

use super::options::EliminatedHand;
use super::phase::{Cast, Ending, Play, Reply, Step, Victory};
use super::turns::{Moment, Next};
use super::{
    Action, Card, Event, Eyes, Illegal, Phase, Pile, Played, Role, Square, Squares, Stage, Table,
    event::Loss,
};

/// How many cards a hand has after it was dealt.
pub const FULL_HAND: u8 = 5;

// Cards.

/// Fills the hands of the living from the shuffled discards; the rest lies face down again.
fn deal(table: &mut Table, stage: &mut Stage) {
    let count = table.discards.total();
    table.shuffled = table.played();
    let mut dealt = table.players.map(|_, _| super::Cards::NONE);
    let living: Vec<Seat> = table.living().collect();
    for seat in living {
        table.players[seat].played = super::Cards::NONE;
        for _ in table.cards_of(seat)..FULL_HAND {
            let card = table.discards.draw(stage.chance);
            dealt[seat].put(card.expect("five hands of five cards are the whole deck"));
        }
    }
    for (_, player) in table.players.iter_mut() {
        player.played = super::Cards::NONE;
    }
    let left = table.discards.total();
    stage.tell(Event::Shuffled { count, left });
    for (seat, cards) in dealt.iter() {
        if cards.total() > 0 {
            let hand = &mut table.players[seat].hand;
            *hand = hand.with(*cards);
            stage.tell(Event::Dealt {
                seat,
                cards: *cards,
            });
        }
    }
}

/// Hands are dealt, and the first round begins.
pub(super) fn begin_first(table: &mut Table, stage: &mut Stage) -> Phase {
    deal(table, stage);
    begin(table, stage)
}

/// A round begins: the first living seat chooses its card.
fn begin(table: &mut Table, stage: &mut Stage) -> Phase {
    table.round += 1;
    table.order.clear();
    table.acted = 0;
    stage.tell(Event::RoundBegan { round: table.round });
    next_commitment(table).expect("a round begins with players")
}

/// The next seat that has to choose a card.
fn next_commitment(table: &Table) -> Option<Phase> {
    let mut open = table
        .living()
        .filter(|it| table.players[*it].committed.is_none());
    open.next().map(|seat| Phase::Commit { seat })
}

pub(super) fn commit_candidates() -> impl Iterator<Item = Action> {
    super::cards::numbers().deck().iter().map(Action::Commit)
}

/// What can be chosen depends on the own hand alone, so that an earlier choice can be exchanged
/// until all have chosen.
pub(super) fn check_commit<E: Eyes>(
    table: &Table<E>,
    seat: Seat,
    action: &Action,
) -> Result<(), Illegal> {
    let Action::Commit(card) = *action else {
        return Err(Illegal::NotNow);
    };
    match table.players[seat].hand.holds(card) {
        true => Ok(()),
        false => Err(Illegal::NotInHand(card)),
    }
}

pub(super) fn apply_commit(
    table: &mut Table,
    seat: Seat,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    if let Action::Commit(card) = *action {
        let player = &mut table.players[seat];
        player.hand.take(card);
        player.committed = Some(card);
        stage.tell(Event::Committed { seat, card });
    }
    match next_commitment(table) {
        Some(phase) => phase,
        None => reveal(table, stage),
    }
}

/// All cards are turned up, the highest takes the statue, and the lowest acts (2.2).
fn reveal(table: &mut Table, stage: &mut Stage) -> Phase {
    for (seat, player) in table.players.iter_mut() {
        if let Some(card) = player.committed.take() {
            table.order.push(Played { seat, card });
        }
    }
    crate::engine::order::sort_by_key(&mut table.order, |it| it.card);
    stage.tell(Event::Revealed {
        order: table.order.clone(),
    });
    if let Some(highest) = table.order.last() {
        let seat = highest.seat;
        let from = table.statue.replace(seat);
        stage.tell(match from == Some(seat) {
            true => Event::StatueKept { seat },
            false => Event::StatueTaken { seat, from },
        });
    }
    next_turn(table, stage)
}

// Turns.

/// The turn of the next card in order, or the next round.
fn next_turn(table: &mut Table, stage: &mut Stage) -> Phase {
    let Some(Played { seat, card }) = table.to_act().first().copied() else {
        return after_round(table, stage);
    };
    let role = table.role(card);
    stage.tell(Event::TurnBegan { seat, card, role });
    let moment = Moment::begin(table, seat, card);
    // With both workers at play it has been found already that the turn can be completed.
    if moment.play.cast == Cast::Both || moment.can_finish() {
        return Phase::Turn(moment.play);
    }
    stage.tell(Event::NoTurn { seat, card, role });
    Phase::Lose { seat, card }
}

pub(super) fn apply_step(
    table: &mut Table,
    play: Play,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let mut moment = Moment::of(table, play);
    let next = moment.advance(action, &mut |event| (stage.log)(event));
    let Moment { city, play, .. } = moment;
    table.city = city;
    match next {
        Next::Step => Phase::Turn(play),
        Next::Done => after_turn(table, play.seat, play.card, stage),
        Next::Call(worker) => call(table, &play, worker, stage),
        Next::Won(victory) => game_over(play.seat, victory, stage),
    }
}

/// The owner of a worker moves it, if it can move (Night Guard).
fn call(table: &mut Table, play: &Play, worker: Square, stage: &mut Stage) -> Phase {
    let owner = table.city.owner(worker);
    let seat = owner.expect("the Night Guard names a worker");
    if table.situation(seat).steps(worker).is_empty() {
        stage.tell(Event::StoodStill { seat, worker });
        return after_turn(table, play.seat, play.card, stage);
    }
    Phase::Reply(Reply {
        seat,
        worker,
        guard: play.seat,
        card: play.card,
    })
}

/// The reply as a turn of its own kind: an ordinary move.
fn reply_moment<'a, E: Eyes>(table: &'a Table<E>, reply: &Reply) -> Moment<'a> {
    // Any role without a rule of its own for moves; its builds are not asked for.
    let mut play = Play::begin(reply.seat, reply.card, Role::Ironworker);
    play.step = Step::Move {
        worker: reply.worker,
        follower: None,
    };
    Moment::of(table, play)
}

/// Where a worker that was named can go.
pub(super) fn reply_squares<E: Eyes>(table: &Table<E>, reply: &Reply) -> Squares {
    table.situation(reply.seat).steps(reply.worker)
}

pub(super) fn check_reply<E: Eyes>(
    table: &Table<E>,
    reply: &Reply,
    action: &Action,
) -> Result<(), Illegal> {
    let Action::Move(square) = *action else {
        return Err(Illegal::NotNow);
    };
    match reply_squares(table, reply).contains(square) {
        true => Ok(()),
        false => Err(reply_moment(table, reply).refusal(square)),
    }
}

/// A move by the ordinary rules, with which the holder of the statue can win (RUL-09).
pub(super) fn apply_reply(
    table: &mut Table,
    reply: Reply,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let (seat, from) = (reply.seat, reply.worker);
    if let Action::Move(to) = *action {
        let climbs = table.situation(seat).climbs_to_the_top(from, to);
        table.city.shift(seat, from, to);
        stage.tell(Event::Moved {
            seat,
            from,
            to,
            from_level: table.city.level(from),
            to_level: table.city.level(to),
        });
        if climbs && table.statue == Some(seat) && table.options.night_guard_can_win {
            return game_over(seat, Victory::SentUp, stage);
        }
    }
    after_turn(table, reply.guard, reply.card, stage)
}

pub(super) fn lose_candidates<E: Eyes>(
    table: &Table<E>,
    seat: Seat,
) -> impl Iterator<Item = Action> {
    table.city.workers[seat].iter().map(Action::Lose)
}

pub(super) fn check_lose<E: Eyes>(
    table: &Table<E>,
    seat: Seat,
    action: &Action,
) -> Result<(), Illegal> {
    let Action::Lose(square) = *action else {
        return Err(Illegal::NotNow);
    };
    match table.city.owner(square) {
        Some(owner) if owner == seat => Ok(()),
        Some(_) => Err(Illegal::WrongOwner(square)),
        None => Err(Illegal::NoWorker(square)),
    }
}

pub(super) fn apply_lose(
    table: &mut Table,
    seat: Seat,
    card: Card,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    if let Action::Lose(at) = *action {
        table.city.workers[seat].remove(at);
        let why = Loss::NoTurn;
        stage.tell(Event::WorkerLost { seat, at, why });
    }
    after_turn(table, seat, card, stage)
}

/// The card is discarded; whoever has no worker left is out, and whoever is alone wins (2.4).
fn after_turn(table: &mut Table, seat: Seat, card: Card, stage: &mut Stage) -> Phase {
    table.discards.put(card);
    if table.options.show_played {
        table.players[seat].played.put(card);
    }
    table.acted += 1;
    stage.tell(Event::Discarded { seat, card });
    if !table.is_alive(seat) {
        eliminate(table, seat, stage);
    }
    match last_standing(table) {
        Some(winner) => game_over(winner, Victory::LastStanding, stage),
        None => next_turn(table, stage),
    }
}

fn last_standing(table: &Table) -> Option<Seat> {
    let mut living = table.living();
    match (living.next(), living.next()) {
        (Some(winner), None) => Some(winner),
        _ => None,
    }
}

fn eliminate(table: &mut Table, seat: Seat, stage: &mut Stage) {
    let hand = std::mem::take(&mut table.players[seat].hand);
    let pile = match table.options.eliminated_hand {
        EliminatedHand::Discard => &mut table.discards,
        EliminatedHand::OutOfGame => &mut table.removed,
    };
    *pile = pile.with(hand);
    if table.statue == Some(seat) {
        table.statue = None;
    }
    let cards = hand.total();
    stage.tell(Event::Eliminated { seat, cards });
}

/// New cards when every hand is down to one, and the next round.
fn after_round(table: &mut Table, stage: &mut Stage) -> Phase {
    if table.living().all(|seat| table.cards_of(seat) == 1) {
        deal(table, stage);
    }
    begin(table, stage)
}

fn game_over(winner: Seat, victory: Victory, stage: &mut Stage) -> Phase {
    let ending = Ending { winner, victory };
    stage.tell(Event::GameOver { ending });
    Phase::Over(ending)
}
