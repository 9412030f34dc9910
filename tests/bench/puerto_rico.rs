//! Puerto Rico at speed: what bots do thousands of times for each of their thoughts.
//!
//! `cargo bench --profile fast --no-default-features`

use divan::{Bencher, black_box, counter::ItemsCount};

use sobremesa::bots::{Level, Quick, think};
use sobremesa::engine::{Chance, Game, Turn, Valued, Viewer};
use sobremesa::games::puerto_rico::{Action, Phase, PuertoRico, Setup};

const SEATS: [u8; 4] = [2, 3, 4, 5];

fn main() {
    divan::main();
}

/// Plays one of the actions at random. Says whether there was one.
fn step(game: &mut PuertoRico, actions: &mut Vec<Action>, luck: &mut Quick) -> bool {
    game.actions_into(actions);
    let Ok(count @ 1..) = u32::try_from(actions.len()) else {
        return false;
    };
    if let Some(action) = actions.get(luck.below(count) as usize) {
        game.apply(action, luck, &mut |_| {});
    }
    true
}

/// A position in the middle of a game, where a role is chosen.
fn middle(seats: u8) -> PuertoRico {
    let luck = &mut Quick::new(4);
    let mut game = PuertoRico::new(&Setup::new(seats), luck);
    let mut actions = Vec::new();
    while game.round < 9 || !matches!(game.phase, Phase::ChooseRole { .. }) {
        assert!(step(&mut game, &mut actions, luck), "the game is longer");
    }
    game
}

/// The positions of a game in which there is something to decide.
fn positions(seats: u8) -> Vec<PuertoRico> {
    let luck = &mut Quick::new(5);
    let mut game = PuertoRico::new(&Setup::new(seats), luck);
    let mut actions = Vec::new();
    let mut all = Vec::new();
    loop {
        all.push(game.clone());
        if !step(&mut game, &mut actions, luck) {
            return all;
        }
    }
}

/// A whole game of random actions.
#[divan::bench(args = SEATS)]
fn random_game(bencher: Bencher, seats: u8) {
    let mut actions = Vec::new();
    let luck = &mut Quick::new(1);
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        let mut game = PuertoRico::new(&Setup::new(seats), luck);
        while step(&mut game, &mut actions, luck) {}
        game.round
    });
}

/// The lists of actions of all positions of a game.
#[divan::bench(args = SEATS)]
fn actions(bencher: Bencher, seats: u8) {
    let positions = positions(seats);
    let mut actions = Vec::new();
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench_local(|| {
            for game in &positions {
                game.actions_into(&mut actions);
                black_box(&actions);
            }
        });
}

/// A copy of a game.
#[divan::bench(args = SEATS)]
fn clone(bencher: Bencher, seats: u8) {
    let game = middle(seats);
    bencher.bench_local(|| black_box(&game).clone());
}

/// What a seat sees, and a game that could be the real one.
#[divan::bench(args = SEATS)]
fn view_and_guess(bencher: Bencher, seats: u8) {
    let game = middle(seats);
    let luck = &mut Quick::new(2);
    let Turn::Of(seat) = game.turn() else {
        return;
    };
    bencher.bench_local(|| {
        let view = black_box(&game).view(Viewer::Seat(seat));
        PuertoRico::guess(&view, luck)
    });
}

/// What a position is worth.
#[divan::bench(args = SEATS)]
fn worth(bencher: Bencher, seats: u8) {
    let game = middle(seats);
    let Turn::Of(seat) = game.turn() else {
        return;
    };
    bencher.bench_local(|| black_box(&game).worth(seat));
}

/// A greedy bot's choice of a role.
#[divan::bench(args = SEATS)]
fn greedy_choice_of_a_role(bencher: Bencher, seats: u8) {
    let game = middle(seats);
    let Turn::Of(seat) = game.turn() else {
        return;
    };
    let view = game.view(Viewer::Seat(seat));
    bencher.bench_local(|| think::<PuertoRico>(Level::Greedy, black_box(&view), [1; 16], 1));
}

/// All decisions of a game, each made by a greedy bot.
#[divan::bench(args = SEATS, sample_count = 10)]
fn greedy_game(bencher: Bencher, seats: u8) {
    let mut number = 0;
    bencher.bench_local(|| {
        number += 1;
        let luck = &mut Quick::new(number);
        let mut game = PuertoRico::new(&Setup::new(seats), luck);
        while let Turn::Of(seat) = game.turn() {
            let view = game.view(Viewer::Seat(seat));
            let Some(action) = think::<PuertoRico>(Level::Greedy, &view, [1; 16], number) else {
                break;
            };
            game.apply(&action, luck, &mut |_| {});
        }
        game.round
    });
}
