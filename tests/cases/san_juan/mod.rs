//! San Juan: the numbered cases, by section.

mod builder;
mod carpenter;
mod councillor;
mod crane;
mod deck;
mod ending;
mod new_buildings;
mod producer;
mod prospector;
mod round;
mod round_start;
mod scores;
mod trader;

use sobremesa::engine::{Game, Scripted, Seat, Turn, Viewer};
use sobremesa::games::san_juan::scene::{Scene, play, play_with, scene, scene_with};
use sobremesa::games::san_juan::{
    Action, Action::*, Back, Card, Card::*, Cards, Edition, Ending, Event, GoldMine, Illegal,
    Options, Phase, PriceTile, Question, Role, SanJuan, Setup, Sight, roles, scoring,
};

const P1: Seat = Seat::new(0);
const P2: Seat = Seat::new(1);
const P3: Seat = Seat::new(2);
const P4: Seat = Seat::new(3);

const BUILDER: Action = Choose(Role::Builder);
const PRODUCER: Action = Choose(Role::Producer);
const TRADER: Action = Choose(Role::Trader);
const COUNCILLOR: Action = Choose(Role::Councillor);
const PROSPECTOR: Action = Choose(Role::Prospector);

/// Whose decision it is.
fn acting(game: &SanJuan) -> Seat {
    game.phase.acting().expect("the game goes on")
}

/// A position after these actions.
fn after(game: &SanJuan, actions: &[Action]) -> SanJuan {
    let mut next = game.clone();
    play(&mut next, actions);
    next
}

/// How many cards a seat has in hand.
fn hand(game: &SanJuan, seat: Seat) -> u8 {
    game.players[seat].hand.total()
}

/// What a card costs a seat on a place of its own.
fn cost(game: &SanJuan, seat: Seat, card: Card, privileged: bool) -> u8 {
    roles::builder::price(game, seat, card, None, privileged).total()
}

/// The points of a seat.
fn points(game: &SanJuan, seat: Seat) -> u16 {
    scoring::score(game, seat).total()
}

/// The cards of a seat's city.
fn city(game: &SanJuan, seat: Seat) -> Vec<Card> {
    game.players[seat].city.iter().map(|it| it.card).collect()
}

/// A game in which a round is about to begin under the second seat's governor, with its last role,
/// the prospector.
fn last_role(scene: Scene) -> SanJuan {
    scene.taken(&[Role::Builder, Role::Trader]).game()
}

/// The numbers of the list; those that are missing are reserved.
const CASES: &str = "1 2 4 5 6 7 8 9 11 12 13 14 15 17 18 19 20 21 23 24 26 27 28 29 30 31 32 34 \
    35 37 38 39 40 41 42 43 44 46 48 49 50 51 52 54 55 56 57 60 61 62 63 65 66 68 69 70 71 72 74 \
    75 76 77 78 79 81 82 83 84 85 87 89 90 91 92 94 95 96 97 99 100 101 102 104 105 106 108 109 \
    110 111 112 113 115 117 118 119 120 121 122 124 125 126 129 130 131 132 133 136 137 138 139 \
    141 142 143 145 146 148 149 150 152 153 154 155 157 158 160 161 162 163 164 165 166 167";

/// Every number has a test of its own, and every test has a number of the list.
#[test]
fn every_case_of_the_list_has_a_test() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases/san_juan");
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
