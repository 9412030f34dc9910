//! A quick choice for every moment: of a turn, all its steps.

use arrayvec::ArrayVec;

use crate::engine::Seat;

use super::super::phase::{Play, Reply};
use super::super::turns::list::{self, MOST_STEPS};
use super::super::turns::{Moment, Next};
use super::super::{Action, Card, City, Phase, Played, SantoriniNewYork, Square, Squares, Victory};
use super::{VICTORY, outlook};

/// Who holds the statue can win in its turn, if nobody comes between.
const THREAT: f32 = 300.0;
/// How much of a threat is left for each other player who acts before.
const HOPE: f32 = 0.6;

/// Steps that are taken in one go.
pub(super) type Steps = ArrayVec<Action, MOST_STEPS>;

/// What the seat to act does without thinking long: all steps of a turn, or a single action. None
/// once the game is over.
pub(super) fn habit(game: &SantoriniNewYork) -> Steps {
    let single = match &game.phase {
        Phase::Start { .. } => start(game),
        Phase::Landmark { .. } => landmark(game),
        Phase::Commit { seat } => commit(game, *seat),
        Phase::Turn(play) => return turn(game, *play),
        Phase::Reply(reply) => reply_to(game, &game.city, reply.seat, reply.worker, reply)
            .map(|(to, _)| Action::Move(to)),
        Phase::Lose { seat, .. } => lose(game, *seat),
        Phase::Over(_) => None,
    };
    single.into_iter().collect()
}

/// The best of some things by a measure, the first of equal ones.
fn best<T>(things: impl Iterator<Item = T>, measure: impl Fn(&T) -> f32) -> Option<T> {
    let mut best: Option<(T, f32)> = None;
    for thing in things {
        let worth = measure(&thing);
        if best.as_ref().is_none_or(|(_, most)| worth > *most) {
            best = Some((thing, worth));
        }
    }
    best.map(|(thing, _)| thing)
}

/// The free start squares with most neighbours.
fn start(game: &SantoriniNewYork) -> Option<Action> {
    let board = game.shape();
    let room = |action: &Action| match *action {
        Action::Start(number) => {
            let squares = board.start(number).into_iter().flatten();
            squares.map(|it| f32::from(board.around(it).len())).sum()
        }
        Action::Skyscraper(_)
        | Action::Commit(_)
        | Action::Use(_)
        | Action::Move(_)
        | Action::Build(_)
        | Action::Name(_)
        | Action::Send { .. }
        | Action::Lose(_) => 0.0,
    };
    best(crate::engine::Game::actions(game).into_iter(), room)
}

/// The free square with most neighbours that touches no worker.
fn landmark(game: &SantoriniNewYork) -> Option<Action> {
    let board = game.shape();
    let near = game.city.all_workers().around();
    best(crate::engine::Game::actions(game).into_iter(), |action| {
        action.square().map_or(0.0, |square| {
            let room = f32::from(board.around(square).len());
            if near.contains(square) {
                room / 2.0
            } else {
                room
            }
        })
    })
}

/// A card that wins if it takes the statue, that takes it if another might win, and that has a turn
/// at all; otherwise a low one.
fn commit(game: &SantoriniNewYork, seat: Seat) -> Option<Action> {
    let rivals = game.living().filter(|it| *it != seat).count();
    let danger = game.living().any(|other| {
        let tops = game.city.workers[other] & game.city.higher_than(1) & !game.city.higher_than(2);
        let stairs = game.city.higher_than(2) & !game.city.occupied();
        other != seat && tops.around().meets(stairs)
    });
    let worth = |card: &Card| {
        let number = f32::from(card.number()) / 25.0;
        let highest = (0..rivals).fold(1.0, |chance, _| chance * number);
        let mut moment = Moment::begin(game, seat, *card);
        moment.holder = Some(seat);
        let wins = if list::can_win(&moment) { 20.0 } else { 0.0 };
        let guards = if danger { 5.0 } else { 0.0 };
        let stuck = if moment.can_finish() { 0.0 } else { 8.0 };
        highest * (wins + guards) - number - stuck
    };
    let hand = game.players[seat].hand;
    best(hand.iter(), worth).map(Action::Commit)
}

/// The complete turn after which the position looks best.
fn turn(game: &SantoriniNewYork, play: Play) -> Steps {
    let moment = Moment::of(game, play);
    let mut best: Option<(Steps, f32)> = None;
    list::merged(&moment, &mut |complete| {
        let worth = match complete.next {
            Next::Won(_) => VICTORY,
            Next::Done | Next::Step => judge(game, &complete.city, play.seat),
            Next::Call(worker) => called(game, &complete.city, &play, worker),
        };
        if best.as_ref().is_none_or(|(_, most)| worth > *most) {
            best = Some((complete.steps, worth));
        }
    });
    best.map(|(steps, _)| steps).unwrap_or_default()
}

/// A board after a seat's turn in this round, as that seat sees it.
fn judge(game: &SantoriniNewYork, city: &City, seat: Seat) -> f32 {
    if city.workers[seat].is_empty() {
        return -VICTORY;
    }
    if city.opponents_of(seat).is_empty() {
        return VICTORY;
    }
    let land = game.shape().land;
    let prospects = game
        .players
        .map(|seat, _| outlook::workers(city, land, seat));
    outlook::margin(&prospects, seat) - threat(game, city, seat)
}

/// What it costs that another who holds the statue could win with its turn now.
fn threat(game: &SantoriniNewYork, city: &City, seat: Seat) -> f32 {
    let mut later = game.to_act().iter().skip(1);
    let Some(Played { seat: last, card }) = later.next_back() else {
        return 0.0;
    };
    if *last == seat || game.statue != Some(*last) {
        return 0.0;
    }
    let mut moment = Moment::begin(game, *last, *card);
    moment.city = city.clone();
    match list::can_win(&moment) {
        true => later.fold(THREAT, |threat, _| threat * HOPE),
        false => 0.0,
    }
}

/// A board on which a worker has been named, after the reply of its owner.
fn called(game: &SantoriniNewYork, city: &City, play: &Play, worker: Square) -> f32 {
    let Some(owner) = city.owner(worker) else {
        return judge(game, city, play.seat);
    };
    let reply = Reply {
        seat: owner,
        worker,
        guard: play.seat,
        card: play.card,
    };
    match reply_to(game, city, owner, worker, &reply) {
        None => judge(game, city, play.seat),
        Some((_, Some(Victory::SentUp))) => -VICTORY,
        Some((to, _)) => {
            let mut city = city.clone();
            city.shift(owner, worker, to);
            judge(game, &city, play.seat)
        }
    }
}

/// Where the owner of a worker that was named moves it, and whether it wins by that.
fn reply_to(
    game: &SantoriniNewYork,
    city: &City,
    seat: Seat,
    worker: Square,
    reply: &Reply,
) -> Option<(Square, Option<Victory>)> {
    let situation = super::super::Situation {
        city,
        ..game.situation(seat)
    };
    let squares: Squares = situation.steps(worker);
    let wins = |to: &Square| {
        game.options.night_guard_can_win
            && game.statue == Some(seat)
            && situation.climbs_to_the_top(worker, *to)
    };
    if let Some(to) = squares.iter().find(wins) {
        return Some((to, Some(Victory::SentUp)));
    }
    let measure = |to: &Square| {
        let mut city = city.clone();
        city.shift(reply.seat, worker, *to);
        judge(game, &city, reply.seat)
    };
    best(squares.iter(), measure).map(|to| (to, None))
}

/// The worker whose loss leaves most.
fn lose(game: &SantoriniNewYork, seat: Seat) -> Option<Action> {
    let measure = |worker: &Square| {
        let mut city = game.city.clone();
        city.workers[seat].remove(*worker);
        judge(game, &city, seat)
    };
    best(game.city.workers[seat].iter(), measure).map(Action::Lose)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Quick;
    use crate::engine::{Chance, Game, laws};
    use crate::games::santorini_new_york::scene::{play, scene, square};
    use crate::games::santorini_new_york::{Role, RoleSets, Setup};

    #[test]
    fn a_habit_is_always_allowed_and_finishes_a_turn() {
        for (roles, number) in RoleSets::all().zip(0..) {
            let luck = &mut Quick::new(number);
            let choices: Vec<u8> = (0..200).map(|_| luck.below(256) as u8).collect();
            let setup = Setup {
                roles,
                ..Setup::new(2 + number as u8 % 4)
            };
            laws::walk::<SantoriniNewYork>(&setup, &choices, |game, played| {
                let steps = habit(game);
                assert_eq!(steps.is_empty(), game.actions().is_empty());
                if played.len() % 5 == 0 {
                    let mut next = game.clone();
                    play(&mut next, &steps);
                    assert!(!next.continues(game));
                }
                Ok(())
            })
            .unwrap();
        }
    }

    const FIRST: Seat = Seat::new(0);
    const SECOND: Seat = Seat::new(1);

    #[test]
    fn whoever_can_win_does() {
        let scene = scene(2).workers(FIRST, "c3 e1").workers(SECOND, "a1 a2");
        let scene = scene.levels("c3 2 c4 3").holder(FIRST);
        let game = scene.turn(FIRST, Role::Ironworker);
        let wanted = ["c3", "c4"].map(square);
        assert_eq!(
            habit(&game).as_slice(),
            [Action::Use(wanted[0]), Action::Move(wanted[1])]
        );
    }

    #[test]
    fn whoever_can_keep_the_holder_from_winning_does() {
        let scene = scene(2).workers(FIRST, "c3 e1").workers(SECOND, "a3 a1");
        let scene = scene.levels("a3 2 b4 3").holder(SECOND);
        let mut game = scene.turn(FIRST, Role::NypdOfficer);
        let seat = SECOND;
        let card = Card::new(25).unwrap();
        game.order.push(Played { seat, card });
        let steps = habit(&game);
        play(&mut game, &steps);
        assert_eq!(game.turn(), crate::engine::Turn::Of(SECOND));
        let Phase::Turn(play) = game.phase else {
            panic!("the second seat acts");
        };
        assert!(!list::can_win(&Moment::of(&game, play)), "{steps:?}");
    }
}
