//! Games played at random: whatever is offered or refused has words of its own, and what is
//! promised comes true.

use std::collections::BTreeMap;

use sobremesa::engine::{Chance, Game, Seat, Seeded, Turn, Viewer};
use sobremesa::games::san_juan::{
    Action, Card, Event, Open, Options, Phase, Pile, Question, Role, SanJuan, Setup, StartHand,
};
use sobremesa::text::san_juan::{Batch, Choice, Cost, Stakes, Task, Thing};
use sobremesa::text::{Language, Piece};

use crate::shared::{all_different, name};

/// Plays games at random and shows every position to `look`, and what the last move led to.
pub fn games(mut look: impl FnMut(&SanJuan, &[Action], &[Event])) {
    for (number, seats) in (0..).zip([2, 3, 4].repeat(4)) {
        let options = Options {
            new_buildings: number % 2 > 0,
            allow_decline: number % 4 > 1,
            used_tile_face_up: number != 4,
            start_hand_variant: match number {
                2 => StartHand::FiveOn,
                _ => StartHand::Off,
            },
            ..Options::default()
        };
        let mut luck = Seeded::for_move([9; 16], number);
        let mut game = SanJuan::new(&Setup { seats, options }, &mut luck);
        let mut events = Vec::new();
        while let Turn::Of(_) = game.turn() {
            let actions = game.actions();
            look(&game, &actions, &events);
            events.clear();
            // Whoever always builds comes to an end.
            let builds = |action: &&Action| !matches!(action, Action::Pass);
            let acts: Vec<&Action> = actions.iter().filter(builds).collect();
            let chosen = match (acts.is_empty(), luck.below(8)) {
                (true, _) | (false, 0) => None,
                _ => acts.get(luck.below(u32::try_from(acts.len()).unwrap()) as usize),
            };
            let action = chosen.map_or(*actions.last().unwrap(), |action| **action);
            game.play(&action, &mut luck, &mut |event| events.push(event))
                .unwrap();
        }
        look(&game, &[], &events);
    }
}

/// Plays a move with other luck.
fn played(game: &SanJuan, actions: &[Action]) -> (SanJuan, Vec<Event>) {
    let mut then = game.clone();
    let mut events = Vec::new();
    for action in actions {
        then.play(action, &mut Seeded::for_move([1; 16], 0), &mut |event| {
            events.push(event);
        })
        .unwrap();
    }
    (then, events)
}

#[test]
fn every_button_is_unlike_the_others_of_its_moment() {
    let mut questions = BTreeMap::new();
    games(|game, actions, _| {
        let seat = game.phase.acting();
        let view = game.view(seat.map_or(Viewer::Onlooker, Viewer::Seat));
        if let Some(question) = game.phase.question() {
            *questions.entry(format!("{question:?}")).or_insert(0) += 1;
        }
        for language in Language::ALL {
            let text = language.san_juan();
            let mut names = [BTreeMap::new(), BTreeMap::new(), BTreeMap::new()];
            for action in actions {
                let choice = Choice::of(&view.table, action).unwrap();
                let real = Choice::of(game, action);
                assert_eq!(real, Some(choice), "seen and real differ");
                let button = text.choice(&choice);
                let said = [button.spoken(), button.label, button.act];
                for (names, name) in names.iter_mut().zip(said) {
                    if let Some(other) = names.insert(name.clone(), *action) {
                        panic!("{other:?} and {action:?} are both {name:?}");
                    }
                }
                let batch = Batch::of(&view.table, &[*action]).unwrap();
                assert!(!text.batch(&batch).spoken().is_empty());
            }
        }
    });
    assert!(questions.len() >= 14, "{questions:?}");
}

#[test]
fn every_refusal_has_a_reason_and_every_moment_a_task() {
    games(|game, actions, _| {
        let task = Task::of(game);
        assert_eq!(task == Task::Nothing, actions.is_empty());
        let view = game.view(Viewer::Onlooker);
        assert_eq!(
            Task::of(&view.table),
            task,
            "everybody sees what is to be done"
        );
        let headlines = Language::ALL.iter().map(|language| {
            let sentence = language.san_juan().headline(&view.table.phase);
            language.plain(&sentence, &name)
        });
        all_different(headlines);
        for language in Language::ALL {
            let text = language.san_juan();
            assert!(!text.task(&task).is_empty());
            assert!(!text.headline(&view.table.phase).is_empty());
            game.candidates(&mut |action| {
                if let Err(why) = game.check(&action) {
                    assert!(text.illegal(&why).ends_with('.'));
                }
            });
        }
    });
}

/// What a seat drew, kept, paid, discarded or put away the others do not hear by name.
#[test]
fn the_log_of_others_names_no_hidden_card() {
    let mut hidden = 0;
    games(|_, _, events| {
        for event in events {
            let (cards, public) = match *event {
                Event::<Open>::Drew { cards, by, .. } => (cards, by),
                Event::Stowed { cards, under, .. } => (cards, Some(under)),
                Event::Kept { cards, .. }
                | Event::Discarded { cards, .. }
                | Event::Paid { cards, .. } => (cards, None),
                _ => continue,
            };
            let owner = event.seat().unwrap();
            let others = Seat::all(4).filter(|seat| *seat != owner).map(Viewer::Seat);
            for viewer in others.chain([Viewer::Onlooker]) {
                for language in Language::ALL {
                    let told = SanJuan::tell(event, viewer);
                    let line = language.san_juan().event(&told).unwrap();
                    let named = |piece: &Piece| match thing(piece) {
                        Some(Thing::Card(card)) => Some(*card) != public,
                        Some(Thing::Copies(..)) => true,
                        _ => false,
                    };
                    assert!(!line.iter().any(named), "{line:?}");
                    hidden += usize::from(cards.count());
                }
            }
        }
    });
    assert!(hidden > 1000, "{hidden}");
}

#[test]
fn what_buildings_cost_is_what_is_paid() {
    let mut built = 0;
    games(|game, actions, _| {
        for action in actions {
            let cost = match Choice::of(game, action) {
                Some(Choice::Build {
                    new: Some(cost),
                    over: None,
                    ..
                }) => cost,
                Some(Choice::Place { cost, .. }) => cost,
                _ => continue,
            };
            let (then, events) = played(game, &[*action]);
            let paid = |event: &Event| match event {
                Event::PaidGood { .. } => 1,
                Event::Paid { cards, .. } => cards.count(),
                _ => 0,
            };
            let mut paid: u8 = events.iter().map(paid).sum();
            if let Phase::Paying(turn) = then.phase {
                paid += turn.step.due + turn.step.paid.count();
            }
            assert_eq!(paid, cost.total(), "{cost:?} in {game:#?}");
            assert!(cost.have >= cost.total(), "{cost:?}");
            built += 1;
        }
    });
    assert!(built > 200, "{built}");
}

/// The price on a card while a role is chosen is what the builder would then ask for it.
#[test]
fn the_price_now_is_what_the_builder_asks() {
    let mut compared = 0;
    games(|game, actions, _| {
        let (Phase::ChooseRole { chooser }, builder) = (&game.phase, Action::Choose(Role::Builder))
        else {
            return;
        };
        if !actions.contains(&builder) {
            return;
        }
        let (mut then, _) = played(game, &[builder]);
        if matches!(then.phase, Phase::Doubling { .. }) {
            (then, _) = played(game, &[builder, Action::UseLibrary]);
        }
        if !matches!(then.phase, Phase::Builder(turn) if turn.acting == *chooser) {
            return;
        }
        for action in then.actions() {
            if let Some(Choice::Build {
                card,
                new: Some(cost),
                ..
            }) = Choice::of(&then, &action)
            {
                assert_eq!(Cost::now(game, *chooser, card), cost);
                assert_eq!(Cost::now(&then, *chooser, card), cost);
                compared += 1;
            }
        }
    });
    assert!(compared > 100, "{compared}");
}

/// What all goods that can be sold or produced together bring is what is drawn then.
#[test]
fn what_a_batch_brings_is_what_is_drawn() {
    let mut traded = 0;
    games(|game, actions, _| {
        let (Some(seat), Some(question)) = (game.phase.acting(), game.phase.question()) else {
            return;
        };
        let left = match Task::of(game) {
            Task::Produce { left } | Task::Sell { left } => usize::from(left),
            _ => return,
        };
        let goods = actions.iter().filter(|action| **action != Action::Pass);
        let chosen: Vec<Action> = goods.copied().take(left).collect();
        let batch = Batch::of(game, &chosen).unwrap();
        assert_eq!((batch.missing, batch.optional), (0, 0));
        if game.left() < 20 {
            return;
        }
        let (_, events) = played(game, &chosen);
        let mut drawn = 0;
        for event in events {
            match event {
                Event::Drew {
                    seat: of, cards, ..
                } if of == seat => drawn += cards.count(),
                Event::Chose { .. } | Event::RoundBegan { .. } => break,
                _ => {}
            }
        }
        assert_eq!(batch.brings, drawn, "{batch:?}");
        traded += usize::from(question == Question::Trade);
    });
    assert!(traded > 50, "{traded}");
}

/// A payment promises the cards that a Carpenter and a Poor house then bring.
#[test]
fn what_a_payment_brings_is_what_is_drawn() {
    let mut drew = 0;
    games(|game, actions, _| {
        let Phase::Paying(turn) = game.phase else {
            return;
        };
        let paid = |action: &&Action| match action {
            Action::PayGood(_) => turn.step.due == 1,
            _ => turn.step.due == 1 && game.left() > 20,
        };
        for action in actions.iter().filter(paid) {
            let batch = Batch::of(game, &[*action]).unwrap();
            let (_, events) = played(game, &[*action]);
            let mut drawn = 0;
            let mut built = false;
            for event in events {
                match event {
                    Event::Built { .. } => built = true,
                    Event::Drew { seat, cards, by } if seat == turn.acting => {
                        // A Tavern comes at the end of the phase.
                        drawn += match by {
                            Some(Card::Carpenter | Card::PoorHouse) => cards.count(),
                            _ => 0,
                        };
                    }
                    Event::Chose { .. } => break,
                    _ => {}
                }
            }
            assert!(built && batch.is_complete());
            assert_eq!(batch.brings, drawn, "{batch:?} in {game:#?}");
            drew += usize::from(drawn);
        }
    });
    assert!(drew > 10, "{drew}");
}

/// What a role says is at stake is what choosing it then brings.
#[test]
fn stakes_come_true() {
    let mut seen = BTreeMap::new();
    games(|game, actions, _| {
        let Phase::ChooseRole { chooser } = game.phase else {
            return;
        };
        for action in actions {
            let Action::Choose(role) = *action else {
                continue;
            };
            let stakes = Stakes::of(game, chooser, role, true);
            let (mut then, mut events) = played(game, &[*action]);
            if matches!(then.phase, Phase::Doubling { .. }) {
                (then, events) = played(game, &[*action, Action::UseLibrary]);
            }
            let asked = then.phase.acting() == Some(chooser)
                && then.phase.role().is_some_and(|(_, it)| it == role);
            let task = if asked {
                Task::of(&then)
            } else {
                Task::Nothing
            };
            let drew = events.iter().find_map(|event| match event {
                Event::Drew { seat, cards, .. } if *seat == chooser => Some(cards.count()),
                _ => None,
            });
            let plenty = game.left() > 20;
            let came_true = match stakes {
                Stakes::Builder { buildable, .. } => {
                    let builds = |it: &&Action| matches!(it, Action::Build(_));
                    let (_, can) = buildable.unwrap();
                    let offered = match asked {
                        true => then.actions().iter().filter(builds).count(),
                        false => 0,
                    };
                    usize::from(can) == offered
                }
                Stakes::Producer { goods } => {
                    let mine = |event: &&Event| matches!(event, Event::Produced { seat, .. } if *seat == chooser);
                    let made = events.iter().filter(mine).count();
                    !plenty || task == Task::Produce { left: goods } || made == usize::from(goods)
                }
                Stakes::Trader { goods, .. } => match goods {
                    0 => !asked,
                    _ => task == Task::Sell { left: goods },
                },
                Stakes::Councillor { drawn, .. } => {
                    !plenty
                        || drew == Some(drawn)
                        || task
                            == Task::Draw {
                                cards: drawn,
                                by: None,
                            }
                }
                Stakes::Prospector { cards, .. } => {
                    !plenty || drew == Some(cards) || task == Task::Draw { cards, by: None }
                }
            };
            assert!(
                came_true,
                "{stakes:?} for {chooser:?}: {task:?} in {game:#?}"
            );
            *seen.entry(role).or_insert(0) += 1;
        }
    });
    assert!(seen.len() == 5 && seen[&Role::Trader] > 50, "{seen:?}");
}

fn thing(piece: &Piece) -> Option<&Thing> {
    match piece {
        Piece::Thing(thing) => thing.of(),
        Piece::Words(_) | Piece::Seat(_) => None,
    }
}
