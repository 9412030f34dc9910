//! The same turns, step by step as they are played, and what follows: the next turn, the end of
//! the game, the answer to a Night Guard; and the loss of a worker when there is no turn.

use std::collections::HashSet;
use std::ops::Range;

use sobremesa::engine::{Game, Scripted, Seat};
use sobremesa::games::santorini_new_york::{
    Action, City, Ending, Options, Phase, SantoriniNewYork, Square, Victory,
};

use super::same;
use super::translation::{SEATS, actions, city, game, in_other_order, seat, square, victory};
use crate::random;
use crate::reading::{Player, Position, Role, Step, Turn, losses, replies, turns};

for_each_role! { super::compare,
    NypdOfficer nypd_officer 5_000 200_000;
    NightGuard night_guard 5_000 200_000;
    StreetVendor street_vendor 5_000 200_000;
    FashionDesigner fashion_designer 5_000 200_000;
    Reporter reporter 5_000 200_000;
    Ironworker ironworker 5_000 200_000;
    CraneOperator crane_operator 5_000 200_000;
    BroadwayActors broadway_actors 500 20_000;
    Firefighter firefighter 5_000 200_000;
    Foreman foreman 5_000 200_000;
    SubwayOperator subway_operator 5_000 200_000;
    TaxiDriver taxi_driver 5_000 200_000;
    TourBusDriver tour_bus_driver 5_000 200_000;
    Engineer engineer 5_000 200_000;
}

fn compare(role: Role, numbers: Range<u64>) {
    for n in numbers {
        let (position, player) = random::position(n);
        compare_in(role, &position, player, Options::default());
    }
}

/// What follows a turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum After {
    /// Somebody has won.
    Over(Seat, Victory),
    /// The owner of the worker that stands there moves it.
    Answer(Seat, Square),
    /// The game goes on.
    NextTurn,
}

/// Every way through the turn leads to a complete turn of the reading, and to each of them there
/// is a way.
pub fn compare_in(role: Role, position: &Position, player: Player, options: Options) {
    let game = game(position, player, role, options);
    let turns = turns(role, position, player);
    let mut ours = HashSet::new();
    for turn in &turns {
        let actions = actions(role, position, turn);
        let end = (city(&turn.end, SEATS), after(role, turn));
        if let Some(other) = in_other_order(role, actions.clone()) {
            ours.insert((other, end.clone()));
        }
        ours.insert((actions, end));
        if let (Role::NightGuard, Some(Step::Choose(_))) = (role, turn.steps.last()) {
            compare_answers(position, turn, &game);
        }
    }
    if turns.is_empty() {
        for loss in losses(position, player) {
            let stood = square(position.square_of(loss.worker));
            let end = (city(&loss.end, SEATS), after(role, &loss));
            ours.insert((vec![Action::Lose(stood)], end));
        }
    }
    assert_eq!(turns.is_empty(), matches!(game.phase, Phase::Lose { .. }));
    let mut walked = HashSet::new();
    walk(&game, &mut Vec::new(), &mut |actions, end| {
        walked.insert((actions.to_vec(), (end.city.clone(), found(end))));
    });
    same(&walked, &ours, role, position);
}

/// What follows a turn by the reading.
fn after(role: Role, turn: &Turn) -> After {
    match (turn.winner, turn.steps.last()) {
        (Some(winner), _) => After::Over(seat(winner), victory(turn).unwrap()),
        (None, Some(Step::Choose(named))) if role == Role::NightGuard && can_answer(turn) => {
            After::Answer(seat(named.player), square(turn.end.square_of(*named)))
        }
        _ => After::NextTurn,
    }
}

fn can_answer(turn: &Turn) -> bool {
    let Some(Step::Choose(named)) = turn.steps.last() else {
        return false;
    };
    replies(&turn.end, *named)
        .iter()
        .all(|it| !it.steps.is_empty())
}

/// What follows it in the engine.
fn found(game: &SantoriniNewYork) -> After {
    match game.phase {
        Phase::Over(Ending { winner, victory }) => After::Over(winner, victory),
        Phase::Reply(reply) => After::Answer(reply.seat, reply.worker),
        Phase::Commit { .. } => After::NextTurn,
        other => panic!("a turn does not end in {other:?}"),
    }
}

/// Walks every way through a turn.
fn walk(
    game: &SantoriniNewYork,
    way: &mut Vec<Action>,
    arrived: &mut impl FnMut(&[Action], &SantoriniNewYork),
) {
    for action in game.actions() {
        let mut next = game.clone();
        next.apply(&action, &mut Scripted::default(), &mut |_| {});
        way.push(action);
        match next.phase {
            Phase::Turn(_) => walk(&next, way, arrived),
            _ => arrived(way, &next),
        }
        way.pop();
    }
}

/// The owner of the worker that the turn has named has the same answers, which lead to the same.
fn compare_answers(before: &Position, turn: &Turn, game: &SantoriniNewYork) {
    let Some(Step::Choose(named)) = turn.steps.last() else {
        panic!("nobody is named");
    };
    let mut asked = game.clone();
    for action in actions(Role::NightGuard, before, turn) {
        asked.apply(&action, &mut Scripted::default(), &mut |_| {});
    }
    if !can_answer(turn) {
        assert_eq!(found(&asked), After::NextTurn);
        return;
    }
    let ours: HashSet<(Action, City, After)> = replies(&turn.end, *named)
        .iter()
        .map(|reply| {
            let to = square(reply.end.square_of(*named));
            let after = match reply.winner {
                Some(winner) => After::Over(seat(winner), Victory::SentUp),
                None => After::NextTurn,
            };
            (Action::Move(to), city(&reply.end, SEATS), after)
        })
        .collect();
    let mut engines = HashSet::new();
    walk(&asked, &mut Vec::new(), &mut |actions, end| {
        engines.insert((actions[0], end.city.clone(), found(end)));
    });
    same(&engines, &ours, Role::NightGuard, &turn.end);
}
