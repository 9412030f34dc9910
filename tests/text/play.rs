//! Games played at random: whatever is offered or refused has words of its own.

use std::collections::BTreeMap;

use sobremesa::engine::{Chance, Game, Seeded, Turn, Viewer};
use sobremesa::games::puerto_rico::{
    Action, Event, Options, Phase, PuertoRico, RoleCard, Setup, Tile,
};
use sobremesa::text::Language;
use sobremesa::text::puerto_rico::{Choice, Staffing, Stakes, Task};

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

/// What a role card says is at stake is what choosing it then brings.
#[test]
fn stakes_come_true() {
    let mut seen = BTreeMap::new();
    games(|game, actions| {
        let Phase::ChooseRole { chooser } = game.phase else {
            return;
        };
        for action in actions {
            let Action::Choose(card) = *action else {
                continue;
            };
            let stakes = Stakes::of(game, chooser, card.role(), true);
            let mut then = game.clone();
            let mut events = Vec::new();
            then.play(action, &mut Seeded::for_move([1; 16], 0), &mut |event| {
                events.push(event);
            })
            .unwrap();
            // Doubloons on the card could be spent on a building.
            let coins = game
                .roles
                .iter()
                .any(|it| it.card == card && it.doubloons > 0);
            let mine = then
                .phase
                .role()
                .is_some_and(|(_, role)| role == card.role())
                && then.phase.acting() == Some(chooser);
            let offered: Vec<Choice> = match mine {
                true => then
                    .actions()
                    .iter()
                    .map(|action| Choice::of(&then, action).unwrap())
                    .collect(),
                false => Vec::new(),
            };
            let true_here = match stakes {
                Stakes::Settler {
                    plantations,
                    quarry,
                    room,
                } => {
                    let tiles = game.plantations.len();
                    let offers_quarry = offered.iter().any(|choice| {
                        matches!(
                            choice,
                            Choice::Tile {
                                tile: Tile::Quarry,
                                ..
                            }
                        )
                    });
                    usize::from(plantations) == tiles
                        && (offers_quarry == (quarry && room > 0) || room == 0)
                }
                Stakes::Mayor {
                    colonists,
                    privilege,
                } => {
                    let came: u8 = events
                        .iter()
                        .map(|event| match event {
                            Event::ExtraColonist { seat, count }
                            | Event::ColonistsArrived { seat, count }
                                if *seat == chooser =>
                            {
                                *count
                            }
                            _ => 0,
                        })
                        .sum();
                    let asked = game.options.allow_decline;
                    asked || came == colonists + privilege
                }
                Stakes::Builder { affordable, .. } => {
                    let buildings = offered
                        .iter()
                        .filter(|choice| {
                            let Choice::Building { staffing, .. } = choice else {
                                return false;
                            };
                            *staffing != Staffing::Declined
                        })
                        .count();
                    coins || usize::from(affordable) == buildings
                }
                Stakes::Craftsman { goods, .. } => {
                    let made = events.iter().find_map(|event| match event {
                        Event::Produced { seat, goods } if *seat == chooser => Some(*goods),
                        _ => None,
                    });
                    game.options.allow_decline || made.unwrap_or_default() == goods
                }
                Stakes::Trader { best } => {
                    let sales = offered.iter().filter_map(|choice| match choice {
                        Choice::Sale { sale, .. } => Some(sale.total()),
                        _ => None,
                    });
                    sales.max() == best.map(|(_, sale)| sale.total())
                }
                Stakes::Captain { best } => {
                    let loadings = offered.iter().filter_map(|choice| match choice {
                        Choice::Loading { gain, .. } => Some(gain.total()),
                        _ => None,
                    });
                    loadings.max() == best.map(|(_, gain)| gain.total())
                }
                Stakes::Prospector { doubloons } => events.contains(&Event::Prospected {
                    seat: chooser,
                    doubloons,
                }),
            };
            assert!(true_here, "{stakes:?} for {chooser:?} in {game:#?}");
            *seen.entry(card).or_insert(0) += 1;
        }
    });
    assert!(
        seen.len() == 8 && seen[&RoleCard::Captain] > 100,
        "{seen:?}"
    );
}
