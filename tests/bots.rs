//! Bots: they play by the rules, always the same, and the better ones win.

use sobremesa::bots::{Level, Quick, think};
use sobremesa::engine::{Game, Seat, Turn, Viewer};
use sobremesa::games::puerto_rico::{PuertoRico, Setup};

/// Plays a whole game; who sits where is given by level.
fn whole_game(levels: &[Level], number: u64) -> PuertoRico {
    let luck = &mut Quick::new(number);
    let seed = luck.seed();
    let seats = u8::try_from(levels.len()).expect("few seats");
    let mut game = PuertoRico::new(&Setup::new(seats), luck);
    let mut n = 0;
    while let Turn::Of(seat) = game.turn() {
        let level = levels
            .get(usize::from(seat.number()))
            .expect("a level for each seat");
        let view = game.view(Viewer::Seat(seat));
        let action = think::<PuertoRico>(*level, &view, seed, n).expect("the game is not over");
        assert_eq!(
            think::<PuertoRico>(*level, &view, seed, n).as_ref(),
            Some(&action),
            "the same thought, twice"
        );
        let played = game.play(&action, luck, &mut |_| {});
        assert_eq!(played, Ok(()), "{action:?} in {game:?}");
        n += 1;
    }
    game
}

#[test]
fn every_level_plays_whole_games_by_the_rules() {
    for level in Level::ALL {
        for seats in 2..=5 {
            whole_game(&vec![*level; seats], 1);
        }
    }
}

#[test]
fn a_greedy_bot_beats_random_ones() {
    for number in 0..12 {
        let greedy = Seat::new(number as u8 % 4);
        let levels: Vec<Level> = Seat::all(4)
            .map(|seat| {
                if seat == greedy {
                    Level::Greedy
                } else {
                    Level::Random
                }
            })
            .collect();
        let Turn::Over(standing) = whole_game(&levels, number).turn() else {
            panic!("the game goes on");
        };
        assert!(
            standing.winners().any(|seat| seat == greedy),
            "game {number}: {standing:?}"
        );
    }
}

#[test]
fn nobody_thinks_when_the_game_is_over() {
    let over = whole_game(&[Level::Random; 3], 5);
    let view = over.view(Viewer::Seat(Seat::new(0)));
    assert_eq!(think::<PuertoRico>(Level::Greedy, &view, [0; 16], 0), None);
}
