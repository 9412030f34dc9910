//! Bots: they play by the rules, always the same, and the better ones win.

#[path = "bots/expansion.rs"]
mod expansion;

use sobremesa::bots::{Level, Quick, think};
use sobremesa::engine::{Game, Seat, Turn, Valued, Viewer};
use sobremesa::games::puerto_rico::{self, PuertoRico};
use sobremesa::games::san_juan::{self, SanJuan};
use sobremesa::games::santorini_new_york::{self, SantoriniNewYork};

/// Plays a whole game; who sits where is given by level.
fn whole_game<G: Valued + 'static>(setup: fn(u8) -> G::Setup, levels: &[Level], number: u64) -> G {
    let luck = &mut Quick::new(number);
    let seed = luck.seed();
    let seats = u8::try_from(levels.len()).expect("few seats");
    let mut game = G::new(&setup(seats), luck);
    let mut n = 0;
    while let Turn::Of(seat) = game.turn() {
        let level = levels
            .get(usize::from(seat.number()))
            .expect("a level for each seat");
        let view = game.view(Viewer::Seat(seat));
        let action = think::<G>(*level, &view, seed, n).expect("the game is not over");
        assert_eq!(
            think::<G>(*level, &view, seed, n).as_ref(),
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
            whole_game::<PuertoRico>(puerto_rico::Setup::new, &vec![*level; seats], 1);
        }
        for seats in 2..=4 {
            whole_game::<SanJuan>(san_juan::Setup::new, &vec![*level; seats], 1);
        }
        for seats in 2..=5 {
            let levels = vec![*level; seats];
            whole_game::<SantoriniNewYork>(santorini_new_york::Setup::new, &levels, 1);
            whole_game::<SantoriniNewYork>(santorini_new_york::Setup::advanced, &levels, 2);
        }
    }
}

/// Demands that a greedy bot wins against three random ones, wherever it sits.
fn greedy_wins<G: Valued + 'static>(setup: fn(u8) -> G::Setup) {
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
        let Turn::Over(standing) = whole_game::<G>(setup, &levels, number).turn() else {
            panic!("the game goes on");
        };
        assert!(
            standing.winners().any(|seat| seat == greedy),
            "game {number}: {standing:?}"
        );
    }
}

#[test]
fn a_greedy_bot_beats_random_ones() {
    greedy_wins::<PuertoRico>(puerto_rico::Setup::new);
    greedy_wins::<SanJuan>(san_juan::Setup::new);
}

/// Against three others luck can decide; against one it hardly ever does.
#[test]
fn a_greedy_bot_beats_a_random_one_on_the_roofs() {
    let mut won = 0;
    for number in 0..40 {
        let greedy = Seat::new(number as u8 % 2);
        let mut levels = [Level::Random; 2];
        if let Some(level) = levels.get_mut(usize::from(greedy.number())) {
            *level = Level::Greedy;
        }
        let game = whole_game::<SantoriniNewYork>(santorini_new_york::Setup::new, &levels, number);
        let Turn::Over(standing) = game.turn() else {
            panic!("the game goes on");
        };
        won += u32::from(standing.winners().any(|seat| seat == greedy));
    }
    assert!(won >= 38, "{won} of 40");
}

#[test]
fn nobody_thinks_when_the_game_is_over() {
    let over = whole_game::<PuertoRico>(puerto_rico::Setup::new, &[Level::Random; 3], 5);
    let view = over.view(Viewer::Seat(Seat::new(0)));
    assert_eq!(think::<PuertoRico>(Level::Greedy, &view, [0; 16], 0), None);
}
