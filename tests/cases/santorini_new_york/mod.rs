//! Santorini: New York: the numbered cases, by section.

mod builders;
mod engineer;
mod movers;
mod moves;
mod oracles;
mod rounds;
mod rulings;
mod specialists;
mod winning;

use sobremesa::engine::{Game, Scripted, Seat, Seeded, Turn, Viewer};
use sobremesa::games::santorini_new_york::scene::{
    card, play, play_with, scene, scene_with, square, squares,
};
use sobremesa::games::santorini_new_york::turns::{Moment, Next, list};
use sobremesa::games::santorini_new_york::{
    Action, BoardName, Broadway, BusSetup, EliminatedHand, Ending, Event, Face, FireSelfCap,
    IfPossible, Illegal, Loss, Obstacle, Options, Phase, Piece, Question, Role, RoleSets,
    SantoriniNewYork, Setup, Sight, Squares, StartAssign, SupplyRule, Type, Victory, Way, cards,
    roles,
};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

/// A role that moves and builds like nobody in particular, far from all others.
const PLAIN: Role = Role::StreetVendor;

/// Actions in words: `use a1 move b2 build c3 name d4 send d4 north sky e5 lose a1`.
fn acts(words: &str) -> Vec<Action> {
    let mut words = words.split_whitespace();
    let mut actions = Vec::new();
    while let Some(verb) = words.next() {
        let at = square(words.next().unwrap());
        actions.push(match verb {
            "use" => Action::Use(at),
            "move" => Action::Move(at),
            "build" => Action::Build(at),
            "name" => Action::Name(at),
            "sky" => Action::Skyscraper(at),
            "lose" => Action::Lose(at),
            "send" => Action::Send {
                worker: at,
                way: match words.next().unwrap() {
                    "north" => Way::North,
                    "south" => Way::South,
                    other => panic!("{other}"),
                },
            },
            other => panic!("{other}"),
        });
    }
    actions
}

/// The position after these actions.
fn after(game: &SantoriniNewYork, words: &str) -> SantoriniNewYork {
    let mut next = game.clone();
    play(&mut next, &acts(words));
    next
}

/// What happens when these actions are played.
fn events(game: &SantoriniNewYork, words: &str) -> Vec<Event> {
    play(&mut game.clone(), &acts(words))
}

/// The squares that can be chosen now.
fn choices(game: &SantoriniNewYork) -> Squares {
    let actions = game.actions();
    actions.iter().filter_map(Action::square).collect()
}

/// Where a worker can move.
fn moves(game: &SantoriniNewYork, worker: &str) -> Squares {
    let game = after(game, &format!("use {worker}"));
    assert_eq!(game.question(), Some(Question::Move));
    choices(&game)
}

/// Why the last of these actions is refused.
fn refused(game: &SantoriniNewYork, words: &str) -> Illegal {
    let actions = acts(words);
    let (last, first) = actions.split_last().unwrap();
    let mut game = game.clone();
    play(&mut game, first);
    game.check(last).expect_err("it is not allowed")
}

fn winner(game: &SantoriniNewYork) -> Option<(Seat, Victory)> {
    match game.phase {
        Phase::Over(Ending { winner, victory }) => Some((winner, victory)),
        _ => None,
    }
}

fn level(game: &SantoriniNewYork, name: &str) -> u8 {
    game.city.level(square(name))
}

fn workers(game: &SantoriniNewYork, seat: Seat) -> Squares {
    game.city.workers[seat]
}

/// All complete turns that go on from the present moment.
fn turns(game: &SantoriniNewYork) -> Vec<list::Complete> {
    let Phase::Turn(play) = game.phase else {
        return Vec::new();
    };
    let mut all = Vec::new();
    list::each(&Moment::of(game, play), &mut |turn| all.push(turn));
    all
}

/// Different things that can come of the turn.
fn results(game: &SantoriniNewYork) -> Vec<list::Complete> {
    let Phase::Turn(play) = game.phase else {
        return Vec::new();
    };
    let mut all = Vec::new();
    list::merged(&Moment::of(game, play), &mut |turn| all.push(turn));
    all
}

/// Whether a seat is about to lose a worker.
fn loses(game: &SantoriniNewYork, seat: Seat) -> bool {
    matches!(game.phase, Phase::Lose { seat: it, .. } if it == seat)
}

/// The numbers of the list; those that are missing are reserved.
const CASES: &str = "1 2 3 4 5 6 7 8 9 11 12 13 14 16 17 18 19 20 21 22 23 24 26 27 28 29 30 31 \
    32 33 34 35 36 39 40 41 43 44 45 46 47 48 49 50 51 52 54 55 56 58 59 60 61 62 64 65 66 68 69 \
    70 71 72 74 75 76 78 79 80 81 82 83 85 86 87 88 89 90 91 92 93 94 95 96 98 99 100 101 102 104 \
    105 107 108 109 110 111 112 113 115 116 118 119 120 121 122 124 125 126 127 129 130 131 132 \
    133 135";

/// Every number has a test of its own, and every test has a number of the list.
#[test]
fn every_case_of_the_list_has_a_test() {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/cases/santorini_new_york"
    );
    let mut found: Vec<u32> = Vec::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let source = std::fs::read_to_string(file.unwrap().path()).unwrap();
        for test in source.split("#[test]\nfn case_").skip(1) {
            found.push(test.split('_').next().unwrap().parse().unwrap());
        }
    }
    found.sort_unstable();
    let promised: Vec<u32> = CASES
        .split_whitespace()
        .map(|it| it.parse().unwrap())
        .collect();
    assert_eq!(found, promised);
}
