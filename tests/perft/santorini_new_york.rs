//! Positions of Santorini: New York.

use sobremesa::games::santorini_new_york::scene::{card, play, scene};
use sobremesa::games::santorini_new_york::{
    Action, BoardName, Question, Role, RoleSets, SantoriniNewYork, Setup,
};

use super::{A, B, C, Chance, Game, Seed, Seeded};

/// Openings, a turn of each role amid levels, and some of random games.
pub fn positions() -> Vec<(String, SantoriniNewYork)> {
    let mut all = Vec::new();
    for seats in 2..=5 {
        let setup = Setup::new(seats);
        let opening = SantoriniNewYork::new(&setup, &mut Seeded::for_move([0; 16], 0));
        all.push((format!("opening, {seats} players"), opening));
    }
    let setup = Setup::advanced(2);
    let opening = SantoriniNewYork::new(&setup, &mut Seeded::for_move([0; 16], 0));
    all.push(("opening with a tour bus, 2 players".into(), opening));
    all.push(("cards are chosen, 3 players".into(), choosing()));
    for role in Role::ALL {
        all.push((format!("a turn: {}", name(role)), turn(*role)));
    }
    for (roles, number) in RoleSets::all().step_by(8).zip(0..) {
        for moves in [25, 60] {
            let seats = 2 + number % 4;
            let board = BoardName::ALL[usize::from(number % 3)];
            let setup = Setup {
                roles,
                board,
                ..Setup::new(seats)
            };
            let game = after_moves(&setup, number, moves);
            let roles = [roles.specialist, roles.builder, roles.mover];
            let roles = roles.map(|it| name(&it)).join(", ");
            let question = name(&game.question());
            all.push((
                format!("{seats} players after {moves} random actions, {roles}: {question}"),
                game,
            ));
        }
    }
    all
}

/// A position of a random game after so many actions, or the first one after them in which no card
/// is chosen. Games are short: the first seed serves whose game goes on for so long.
fn after_moves(setup: &Setup, number: u8, moves: u64) -> SantoriniNewYork {
    let seeds = (0..20).map(|at| [number + 10 * at; 16]);
    let games = seeds.flat_map(|seed| positions_from(setup, seed, moves));
    let mut asked = games.filter(|game| game.question() != Some(Question::Card));
    asked.next().expect("a game goes on for so long")
}

/// The positions of a random game after so many actions and more, as long as it goes on.
fn positions_from(setup: &Setup, seed: Seed, moves: u64) -> impl Iterator<Item = SantoriniNewYork> {
    let goes_on = move |game: &SantoriniNewYork| !game.actions().is_empty();
    let mut game = SantoriniNewYork::new(setup, &mut Seeded::for_move(seed, 0));
    let mut number = 0;
    let positions = std::iter::from_fn(move || {
        number += 1;
        let actions = game.actions();
        let count = u32::try_from(actions.len()).ok().filter(|it| *it > 0)?;
        let choice = Seeded::for_thought(seed, number).below(count);
        let luck = &mut Seeded::for_move(seed, number);
        game.apply(&actions[choice as usize], luck, &mut |_| {});
        Some(game.clone())
    });
    let skipped = usize::try_from(moves).expect("few moves") - 1;
    positions.take_while(goes_on).skip(skipped)
}

fn name(thing: &impl serde::Serialize) -> String {
    let value = serde_json::to_value(thing).expect("it is written as JSON");
    value.as_str().unwrap_or("over").to_owned()
}

fn choosing() -> SantoriniNewYork {
    let scene = scene(3).workers(A, "a1 c1").workers(B, "e5 c5");
    let scene = scene.workers(C, "a4 e2").hand(A, &[2, 9, 25]);
    let mut game = scene.hand(B, &[3, 8, 17]).hand(C, &[4, 5, 24]).game();
    play(&mut game, &[Action::Commit(card(25))]);
    game
}

fn turn(role: Role) -> SantoriniNewYork {
    let levels = "c3 2 b5 1 b3 1 a1 1 e1 1 d5 1 c4 2 d3 2 b2 2 c2 3 b4 3";
    let scene = scene(2).levels(levels).rooftops("e4").skyscrapers("e5");
    scene
        .workers(A, "c3 b5")
        .workers(B, "b3 d4")
        .hand(A, &[2, 24])
        .hand(B, &[3, 19])
        .holder(B)
        .turn(A, role)
}
