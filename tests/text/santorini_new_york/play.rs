//! Games played at random: whatever is offered, refused or told has words of its own.

use std::collections::{BTreeMap, BTreeSet};

use sobremesa::engine::{Chance, Game, Seat, Seeded, Turn, Viewer};
use sobremesa::games::santorini_new_york::{
    Action, BoardName, Broadway, BusSetup, Event, FireSelfCap, IfPossible, Open, Options, Phase,
    SantoriniNewYork, Setup, StartAssign,
};
use sobremesa::text::santorini_new_york::{Choice, Task, Thing};
use sobremesa::text::{Language, Piece};

use super::samples::role_sets;
use crate::shared::{all_different, name};

/// Plays games at random and shows every position to `look`, and what the last move led to.
pub fn games(mut look: impl FnMut(&SantoriniNewYork, &[Action], &[Event])) {
    for (number, roles) in (0..).zip(role_sets().repeat(2)) {
        let options = match number < 5 {
            true => Options::default(),
            false => Options {
                start_assign: match number {
                    5 => StartAssign::Seat,
                    6 => StartAssign::Random,
                    _ => StartAssign::Pick,
                },
                bus_setup: BusSetup::BeforeWorkers,
                win_instant: false,
                night_guard_mobile_only: true,
                own_targets: number % 2 == 0,
                broadway: Broadway::Parts,
                fire_self_cap: FireSelfCap::LastResort,
                if_possible: IfPossible::Lenient,
                cross_water: true,
                show_played: number % 2 > 0,
                ..Options::default()
            },
        };
        let setup = Setup {
            seats: 2 + number % 4,
            roles,
            board: [BoardName::Manhattan28, BoardName::Test5x5][usize::from(number % 2)],
            options,
        };
        let mut luck = Seeded::for_move([9; 16], number.into());
        let mut game = SantoriniNewYork::new(&setup, &mut luck);
        let mut events = Vec::new();
        while let Turn::Of(_) = game.turn() {
            let actions = game.actions();
            look(&game, &actions, &events);
            events.clear();
            let action = actions[luck.below(u32::try_from(actions.len()).unwrap()) as usize];
            game.play(&action, &mut luck, &mut |event| events.push(event))
                .unwrap();
        }
        look(&game, &[], &events);
    }
}

#[test]
fn every_button_is_unlike_the_others_of_its_moment() {
    let mut questions = BTreeSet::new();
    games(|game, actions, _| {
        let seat = game.phase.acting();
        let view = game.view(seat.map_or(Viewer::Onlooker, Viewer::Seat));
        questions.extend(game.phase.question().map(|it| format!("{it:?}")));
        for language in Language::ALL {
            let text = language.santorini_new_york();
            let mut names = [BTreeMap::new(), BTreeMap::new(), BTreeMap::new()];
            for action in actions {
                let choice = Choice::of(&view.table, action).unwrap();
                let real = Choice::of(game, action);
                assert_eq!(real, Some(choice), "seen and real differ");
                assert_eq!(choice.square(), action.square());
                let button = text.choice(&choice, &name);
                let said = [button.spoken(), button.label, button.act];
                for (names, name) in names.iter_mut().zip(said) {
                    if let Some(other) = names.insert(name.clone(), *action) {
                        panic!("{other:?} and {action:?} are both {name:?}");
                    }
                }
            }
        }
    });
    assert_eq!(questions.len(), 17, "{questions:?}");
}

#[test]
fn every_refusal_has_a_reason_and_every_moment_a_task() {
    let mut refused = 0;
    games(|game, actions, _| {
        let task = Task::of(&game.phase);
        assert_eq!(task == Task::Nothing, actions.is_empty());
        let headlines = Language::ALL.iter().map(|language| {
            let sentence = language.santorini_new_york().headline(&game.phase);
            language.plain(&sentence, &name)
        });
        let cards = matches!(game.phase, Phase::Turn(_));
        match cards {
            true => assert!(headlines.into_iter().all(|it| it.contains('@'))),
            false => all_different(headlines),
        }
        let mut reasons = BTreeMap::new();
        game.candidates(&mut |action| {
            if let Err(why) = game.check(&action) {
                reasons.insert(format!("{why:?}"), why);
            }
        });
        refused += reasons.len();
        for language in Language::ALL {
            let text = language.santorini_new_york();
            assert!(!text.task(&task).is_empty());
            for why in reasons.values() {
                assert!(text.illegal(why).ends_with('.'));
            }
        }
    });
    assert!(refused > 1000, "{refused}");
}

/// What a seat was dealt or chose the others do not hear by name.
#[test]
fn the_log_of_others_names_no_hidden_card() {
    let mut hidden = 0;
    games(|game, _, events| {
        for event in events {
            let (Event::<Open>::Dealt { seat, .. } | Event::Committed { seat, .. }) = *event else {
                continue;
            };
            let others = Seat::all(5).filter(|it| *it != seat).map(Viewer::Seat);
            for viewer in others.chain([Viewer::Onlooker]) {
                for language in Language::ALL {
                    let told = SantoriniNewYork::tell(event, viewer);
                    let text = language.santorini_new_york();
                    let line = text.event(&told, &game.roles).unwrap();
                    let named = |piece: &Piece| match piece {
                        Piece::Thing(thing) => {
                            matches!(thing.of(), Some(Thing::Card(..) | Thing::Role(_)))
                        }
                        Piece::Words(_) | Piece::Seat(_) => false,
                    };
                    assert!(!line.iter().any(named), "{line:?}");
                    hidden += 1;
                }
            }
        }
    });
    assert!(hidden > 1000, "{hidden}");
}

/// Whatever happens can be told, but for what the next turn shows anyway.
#[test]
fn everything_that_happens_is_told() {
    games(|game, _, events| {
        for event in events {
            let told = SantoriniNewYork::tell(event, Viewer::Onlooker);
            for language in Language::ALL {
                let line = language.santorini_new_york().event(&told, &game.roles);
                assert_eq!(line.is_none(), matches!(event, Event::Discarded { .. }));
            }
        }
    });
}
