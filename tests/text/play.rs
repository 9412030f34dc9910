//! Games played at random: whatever is offered or refused has words of its own.

use std::collections::BTreeMap;

use sobremesa::engine::{Chance, Game, Seeded, Turn, Viewer};
use sobremesa::games::puerto_rico::{Action, Options, PuertoRico, Setup};
use sobremesa::text::Language;
use sobremesa::text::puerto_rico::{Choice, Task};

/// Plays a game at random and shows every position to `look`.
pub fn games(mut look: impl FnMut(&PuertoRico, &[Action])) {
    for (number, seats) in (0..).zip([2, 3, 4, 5, 2, 3, 4, 5]) {
        let options = Options {
            allow_decline: number >= 4,
            open_vp: number % 2 > 0,
            ..Options::default()
        };
        let mut luck = Seeded::for_move([7; 16], number);
        let mut game = PuertoRico::new(&Setup { seats, options }, &mut luck);
        while let Turn::Of(_) = game.turn() {
            let actions = game.actions();
            look(&game, &actions);
            let count = u32::try_from(actions.len()).unwrap();
            let action = actions[luck.below(count) as usize];
            game.play(&action, &mut luck, &mut |_| {}).unwrap();
        }
        look(&game, &[]);
    }
}

#[test]
fn every_button_is_unlike_the_others_of_its_moment() {
    games(|game, actions| {
        let seat = game.phase.acting();
        let view = game.view(seat.map_or(Viewer::Onlooker, Viewer::Seat));
        for language in Language::ALL {
            let text = language.puerto_rico();
            let mut spoken = BTreeMap::new();
            let mut labels = BTreeMap::new();
            let mut acts = BTreeMap::new();
            for action in actions {
                let choice = Choice::of(&view.table, action).unwrap();
                assert_eq!(
                    Choice::of(game, action),
                    Some(choice),
                    "seen and real differ"
                );
                let button = text.choice(&choice);
                for (names, name) in [
                    (&mut spoken, button.spoken()),
                    (&mut labels, button.label.clone()),
                    (&mut acts, button.act.clone()),
                ] {
                    if let Some(other) = names.insert(name.clone(), *action) {
                        panic!("{other:?} and {action:?} are both {name:?}");
                    }
                }
            }
        }
    });
}

#[test]
fn every_refusal_has_a_reason_and_every_moment_a_task() {
    games(|game, actions| {
        let task = Task::of(game);
        assert_eq!(task == Task::Nothing, actions.is_empty());
        for language in Language::ALL {
            let text = language.puerto_rico();
            assert!(!text.task(&task).is_empty());
            assert!(!text.headline(&game.phase).is_empty());
            game.candidates(&mut |action| {
                if let Err(why) = game.check(&action) {
                    assert!(text.illegal(&why).ends_with('.'));
                }
            });
        }
    });
}

/// What a button promises is what the rules then do.
#[test]
fn sums_on_buttons_come_true() {
    let mut sold = 0;
    let mut built = 0;
    let mut loaded = 0;
    games(|game, actions| {
        let Some(seat) = game.phase.acting() else {
            return;
        };
        for action in actions {
            let Some(choice) = Choice::of(game, action) else {
                continue;
            };
            let mut after = game.clone();
            after
                .play(action, &mut Seeded::for_move([1; 16], 0), &mut |_| {})
                .unwrap();
            let before = &game.players[seat];
            let then = &after.players[seat];
            match choice {
                Choice::Building { price, have, .. } => {
                    built += 1;
                    assert_eq!(have, before.doubloons);
                    // The round may end with the last builder, but no doubloons come with that.
                    assert_eq!(then.doubloons, have - u16::from(price.total()));
                }
                Choice::Sale { sale, .. } => {
                    sold += 1;
                    assert_eq!(then.doubloons, before.doubloons + u16::from(sale.total()));
                }
                Choice::Loading { gain, .. } => {
                    loaded += 1;
                    assert_eq!(then.chips, before.chips + u16::from(gain.total()));
                }
                _ => {}
            }
        }
    });
    assert!(
        built > 100 && sold > 20 && loaded > 20,
        "{built} {sold} {loaded}"
    );
}
