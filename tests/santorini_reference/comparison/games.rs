//! Whole random games of the engine: at every step of every turn the reading allows the same.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use sobremesa::engine::{Chance, Game, Seeded, Turn};
use sobremesa::games::santorini_new_york as engine;
use sobremesa::games::santorini_new_york::{
    Action, BoardName, Phase, RoleSets, SantoriniNewYork, Setup, Victory,
};

use super::translation::{self, actions, city, in_other_order, player, square, victory};
use crate::reading::{self, Position, Role, losses, replies, turns};

/// Every set of roles four times, with two to five players and on both islands in turn.
#[test]
fn usual() {
    let met = play_all(0..4);
    let ways: BTreeSet<String> = [Victory::Climb, Victory::Rooftop, Victory::LastStanding]
        .map(|it| format!("{it:?}"))
        .into();
    let ended: BTreeSet<String> = met.endings.keys().cloned().collect();
    assert!(ended.is_superset(&ways), "{:?}", met.endings);
    assert!(
        met.turns.len() == 14 && met.turns.values().all(|it| *it > 20),
        "{:?}",
        met.turns
    );
    assert!(met.lost > 0 && met.answers > 0, "{met:?}");
}

#[test]
#[ignore = "takes minutes"]
fn many() {
    let met = play_all(4..100);
    assert!(met.endings.contains_key("SentUp"), "{:?}", met.endings);
}

/// What the games had in them.
#[derive(Default, Debug)]
struct Met {
    turns: BTreeMap<Role, u32>,
    lost: u32,
    answers: u32,
    endings: BTreeMap<String, u32>,
}

fn play_all(rounds: Range<u64>) -> Met {
    let mut met = Met::default();
    for round in rounds {
        for (roles, n) in RoleSets::all().zip(round * 75..) {
            let boards = [BoardName::Manhattan28, BoardName::Manhattan33];
            let setup = Setup {
                seats: 2 + (n % 4) as u8, // 75 is odd: each set meets each number of players.
                roles,
                board: boards[(n / 4 % 2) as usize],
                ..Setup::new(2)
            };
            play(&setup, n, &mut met);
        }
    }
    met
}

/// Plays a game at random.
fn play(setup: &Setup, n: u64, met: &mut Met) {
    let mut luck = Seeded::for_move(*b"games, two times", n);
    let mut game = SantoriniNewYork::new(setup, &mut luck);
    while let Turn::Of(_) = game.turn() {
        match game.phase {
            Phase::Turn(_) => play_turn(&mut game, &mut luck, met),
            Phase::Lose { .. } => lose(&mut game, &mut luck, met),
            Phase::Reply(_) => answer(&mut game, &mut luck, met),
            Phase::Start { .. } | Phase::Landmark { .. } | Phase::Commit { .. } => {
                let action = any(&game.actions(), &mut luck);
                game.apply(&action, &mut luck, &mut |_| {});
            }
            Phase::Over(_) => {}
        }
    }
    let Phase::Over(ending) = game.phase else {
        panic!("the game is over");
    };
    *met.endings
        .entry(format!("{:?}", ending.victory))
        .or_default() += 1;
}

fn any<T: Clone>(all: &[T], luck: &mut Seeded) -> T {
    all[luck.below(all.len() as u32) as usize].clone()
}

fn role_of(game: &SantoriniNewYork) -> Role {
    let (_, card) = game.phase.turn().unwrap();
    let played = game.role(card);
    let same = |it: &Role| translation::role(*it) == played;
    Role::ALL.into_iter().find(same).unwrap()
}

/// A turn: what is offered at each step are the next steps of the turns of the reading that began
/// like this; and it ends as one of them.
fn play_turn(game: &mut SantoriniNewYork, luck: &mut Seeded, met: &mut Met) {
    assert_order(game);
    let role = role_of(game);
    let seats = game.seats();
    let before = translation::position(game);
    let (seat, _) = game.phase.turn().unwrap();
    let turns = turns(role, &before, player(seat));
    let mut ways = Vec::new();
    for turn in &turns {
        let way = actions(role, &before, turn);
        ways.extend(in_other_order(role, way.clone()).map(|it| (it, turn)));
        ways.push((way, turn));
    }
    let mut at = 0;
    loop {
        let offered: BTreeSet<String> = words(&game.actions());
        let steps: Vec<Action> = ways.iter().map(|it| it.0[at]).collect();
        assert_eq!(offered, words(&steps), "{role:?} in {}", before.in_words());
        let action = any(&game.actions(), luck);
        game.apply(&action, luck, &mut |_| {});
        ways.retain(|it| it.0[at] == action);
        at += 1;
        if !matches!(game.phase, Phase::Turn(_)) || ways.iter().all(|it| it.0.len() == at) {
            break;
        }
    }
    assert!(
        ways.iter().all(|it| it.0.len() == at),
        "{role:?} in {}",
        before.in_words()
    );
    for (_, turn) in &ways {
        assert_eq!(game.city, city(&turn.end, seats), "{}", turn.in_words());
        assert_eq!(won(game), ending(turn), "{}", turn.in_words());
    }
    *met.turns.entry(role).or_default() += 1;
}

fn words(actions: &[Action]) -> BTreeSet<String> {
    actions.iter().map(|it| format!("{it:?}")).collect()
}

/// The player that has won, and how.
type Won = Option<(char, Victory)>;

fn won(game: &SantoriniNewYork) -> Won {
    match game.phase {
        Phase::Over(ending) => Some((player(ending.winner), ending.victory)),
        _ => None,
    }
}

fn ending(turn: &reading::Turn) -> Won {
    Some((turn.winner?, victory(turn)?))
}

/// The statue is with the highest card, and turns are taken from the lowest on.
fn assert_order(game: &SantoriniNewYork) {
    let numbers: Vec<u8> = game.order.iter().map(|it| it.card.number()).collect();
    assert!(numbers.is_sorted());
    let holds = game.order.last().unwrap().seat;
    // Whoever was eliminated leaves it behind.
    let is_in = !game.city.workers[holds].is_empty();
    assert_eq!(game.statue, is_in.then_some(holds));
    let acting = game.order[usize::from(game.acted)];
    assert_eq!(game.phase.turn(), Some((acting.seat, acting.card)));
}

/// No turn is complete: one of the own workers leaves.
fn lose(game: &mut SantoriniNewYork, luck: &mut Seeded, met: &mut Met) {
    assert_order(game);
    let before = translation::position(game);
    let (seat, _) = game.phase.turn().unwrap();
    assert_eq!(turns(role_of(game), &before, player(seat)), []);
    let losses = losses(&before, player(seat));
    let lost = |it: &reading::Turn| Action::Lose(square(before.square_of(it.worker)));
    let ours: Vec<Action> = losses.iter().map(lost).collect();
    assert_eq!(words(&game.actions()), words(&ours));
    let action = any(&game.actions(), luck);
    game.apply(&action, luck, &mut |_| {});
    let loss = losses.iter().find(|it| lost(it) == action).unwrap();
    assert_eq!(game.city, city(&loss.end, game.seats()));
    assert_eq!(won(game), ending(loss));
    met.lost += 1;
}

/// The owner of a named worker moves it.
fn answer(game: &mut SantoriniNewYork, luck: &mut Seeded, met: &mut Met) {
    let Phase::Reply(reply) = game.phase else {
        return;
    };
    let before: Position = translation::position(game);
    let stands = |it: &engine::Square| *it == reply.worker;
    let mut workers = before.workers.iter();
    let named = *workers.find(|it| stands(&square(*it.1))).unwrap().0;
    assert_eq!(player(reply.seat), named.player);
    let replies = replies(&before, named);
    let goes = |it: &reading::Turn| Action::Move(square(it.end.square_of(named)));
    let ours: Vec<Action> = replies.iter().map(goes).collect();
    assert_eq!(words(&game.actions()), words(&ours));
    let action = any(&game.actions(), luck);
    game.apply(&action, luck, &mut |_| {});
    let made = replies.iter().find(|it| goes(it) == action).unwrap();
    assert_eq!(game.city, city(&made.end, game.seats()));
    let by_climbing = made.winner.map(|it| (it, Victory::SentUp));
    assert_eq!(won(game), by_climbing);
    met.answers += 1;
}
