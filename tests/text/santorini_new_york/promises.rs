//! What is promised comes true.

use std::collections::{BTreeMap, BTreeSet};

use sobremesa::engine::{Chance, Game, Seat, Seeded};
use sobremesa::games::santorini_new_york::scene::{scene, square};
use sobremesa::games::santorini_new_york::{Action, Event, Phase, Role, SantoriniNewYork, Victory};
use sobremesa::text::santorini_new_york::{Choice, Opening, Prospect, StatueHope, Winning};

use super::play::games;

/// Plays a move with other luck.
fn played(game: &SantoriniNewYork, action: &Action) -> (SantoriniNewYork, Vec<Event>) {
    let mut then = game.clone();
    let mut events = Vec::new();
    let mut luck = Seeded::for_move([1; 16], 0);
    then.play(action, &mut luck, &mut |event| events.push(event))
        .unwrap();
    (then, events)
}

/// Where workers go, what is built and what wins is as the buttons say.
#[test]
fn what_a_choice_promises_comes_true() {
    let mut kinds = BTreeSet::new();
    games(|game, actions, _| {
        let Some(seat) = game.phase.acting() else {
            return;
        };
        for action in actions {
            let choice = Choice::of(game, action).unwrap();
            let (then, events) = played(game, action);
            let won = match then.phase {
                Phase::Over(ending) => Some(ending.victory),
                _ => None,
            };
            let climbs = matches!(
                won,
                Some(Victory::Climb | Victory::SentUp | Victory::Rooftop)
            );
            let stands = |owner: Seat, at| then.city.workers[owner].contains(at);
            match choice {
                Choice::Start { squares, .. } => {
                    assert!(squares.iter().all(|it| stands(seat, *it)));
                }
                Choice::Landmark { at } | Choice::Skyscraper { at, .. } => {
                    assert!(then.city.skyscrapers.contains(at));
                    if let Choice::Skyscraper { left, .. } = choice {
                        assert_eq!(then.city.supply.skyscrapers, left);
                    }
                }
                Choice::Use { worker, opening } => match opening {
                    Opening::Acts => assert_eq!(then.city, game.city),
                    Opening::MovesFirst => {
                        assert_eq!(then.city, game.city);
                        kinds.insert("moves first");
                    }
                    Opening::Lifted(level) => {
                        assert_eq!(then.city.level(worker.at), level);
                        kinds.insert("lifted");
                    }
                    Opening::Roofed { left } => {
                        assert_eq!(then.city.workers[seat].len(), left);
                    }
                },
                Choice::Move(moving) => {
                    assert!(stands(seat, moving.to));
                    assert_eq!(then.city.level(moving.to), moving.to_level);
                    for (shift, kind) in [(moving.pushed, "pushed"), (moving.pulled, "pulled")] {
                        if let Some(shift) = shift {
                            // A winning move comes before anybody is pulled along.
                            assert!(stands(shift.worker.owner, shift.to), "{shift:?}");
                            kinds.insert(kind);
                        }
                    }
                    assert_eq!(moving.wins == Winning::Now, climbs, "{moving:?}");
                    kinds.insert(match moving.wins {
                        Winning::No => "no win",
                        Winning::Now => "wins",
                        Winning::AfterTurn => "wins later",
                    });
                }
                Choice::Build(building) => {
                    assert_eq!(then.city.level(building.at), building.to_level);
                    assert_eq!(then.city.rooftops.contains(building.at), building.roofed);
                    assert_eq!(building.wins, climbs, "{building:?}");
                    let pieces = events
                        .iter()
                        .filter(|it| matches!(it, Event::Built { .. } | Event::Roofed { .. }));
                    assert_eq!(pieces.count(), 1 + usize::from(building.twice));
                }
                Choice::Suspect {
                    worker,
                    stuck,
                    wins,
                } => {
                    let still = |it: &Event| matches!(it, Event::StoodStill { .. });
                    assert_eq!(events.iter().any(still), stuck);
                    let mut replies = Vec::new();
                    if let Phase::Reply(_) = then.phase {
                        assert_eq!(then.phase.acting(), Some(worker.owner));
                        replies = then.actions();
                    }
                    let victory = |it: &Action| matches!(Choice::of(&then, it), Some(Choice::Move(moving)) if moving.wins == Winning::Now);
                    assert_eq!(replies.iter().any(victory), wins);
                    kinds.extend((!stuck).then_some("sent away"));
                }
                Choice::Customer(shift) | Choice::Send { shift, .. } => {
                    assert!(stands(shift.worker.owner, shift.to));
                    kinds.insert(match choice {
                        Choice::Customer(_) => "called",
                        _ => "sent",
                    });
                }
                Choice::Lose { worker, left } => {
                    assert!(!stands(seat, worker.at));
                    assert_eq!(then.city.workers[seat].len(), left);
                    kinds.insert("lost");
                }
                Choice::Follower(worker) | Choice::Neighbour(worker) | Choice::Builder(worker) => {
                    assert_eq!(game.city.owner(worker.at), Some(worker.owner));
                    assert_eq!(worker.own, worker.owner == seat);
                }
                Choice::Commit(prospect) => assert_eq!(*action, Action::Commit(prospect.card)),
            }
        }
    });
    for kind in [
        "moves first",
        "lifted",
        "pushed",
        "pulled",
        "no win",
        "wins",
        "wins later",
        "sent away",
        "called",
        "sent",
        "lost",
    ] {
        assert!(kinds.contains(kind), "{kind} is not in {kinds:?}");
    }
}

/// What random games hardly come to: a Firefighter on level 3, and a worker that cannot leave.
#[test]
fn a_last_worker_under_a_rooftop_and_one_that_cannot_move_are_told_of() {
    let [first, second] = [Seat::new(0), Seat::new(1)];
    let choose = |game: &SantoriniNewYork, action| Choice::of(game, &action).unwrap();
    for (workers, left) in [("c3", 0), ("c3 a1", 1)] {
        let game = scene(2)
            .workers(first, workers)
            .workers(second, "e5 e1")
            .levels("c3 3")
            .turn(first, Role::Firefighter);
        let action = Action::Use(square("c3"));
        let Choice::Use { worker, opening } = choose(&game, action) else {
            panic!("a worker is asked for");
        };
        assert_eq!((worker.level, opening), (3, Opening::Roofed { left }));
        let (then, _) = played(&game, &action);
        assert_eq!(then.city.workers[first].len(), left);
    }
    let mut game = scene(2)
        .workers(first, "c2 e5")
        .workers(second, "a1 e1")
        .levels("a2 2 b1 2")
        .holder(second)
        .turn(first, Role::NightGuard);
    for step in [
        Action::Use(square("c2")),
        Action::Move(square("b2")),
        Action::Build(square("c3")),
    ] {
        (game, _) = played(&game, &step);
    }
    let Choice::Suspect { stuck, wins, .. } = choose(&game, Action::Name(square("a1"))) else {
        panic!("a worker is named");
    };
    assert!(stuck && !wins);
    let (_, events) = played(&game, &Action::Name(square("a1")));
    let still = |it: &Event| matches!(it, Event::StoodStill { .. });
    assert!(events.iter().any(still), "{events:?}");
}

/// Steps that are chosen ahead say what they say when they are played one by one.
#[test]
fn a_turn_chosen_ahead_is_the_turn_played_step_by_step() {
    let mut longest = 0;
    let mut luck = Seeded::for_move([5; 16], 0);
    games(|game, _, _| {
        let Phase::Turn(play) = game.phase else {
            return;
        };
        let mut now = game.clone();
        let mut steps = Vec::new();
        let mut wanted = Vec::new();
        loop {
            let actions = now.actions();
            let step = actions[luck.below(u32::try_from(actions.len()).unwrap()) as usize];
            wanted.extend(Choice::of(&now, &step));
            steps.push(step);
            (now, _) = played(&now, &step);
            if !matches!(now.phase, Phase::Turn(then) if (then.seat, then.card) == (play.seat, play.card))
            {
                break;
            }
        }
        assert_eq!(Choice::of_turn(game, &steps), wanted);
        longest = longest.max(steps.len());
    });
    assert!(longest >= 6, "{longest}");
}

/// A card acts where it said it would, takes the statue if it was sure to, and can be carried out
/// if it could and nobody acted before.
#[test]
fn what_a_card_promises_comes_true() {
    let mut promised: BTreeMap<Seat, Prospect> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    let mut impossible = 0;
    let mut before: Option<SantoriniNewYork> = None;
    games(|game, _, events| {
        for event in events {
            if let (Event::Committed { seat, card }, Some(before)) = (event, &before) {
                promised.insert(*seat, Prospect::of(before, *seat, *card));
            }
            let Event::Revealed { order } = event else {
                continue;
            };
            for (place, played) in (1u8..).zip(order) {
                let prospect = promised.remove(&played.seat).unwrap();
                assert_eq!(usize::from(prospect.players), order.len());
                assert!((prospect.earliest..=prospect.latest).contains(&place));
                let last = place == prospect.players;
                let hope = prospect.statue();
                seen.insert(hope);
                match hope {
                    StatueHope::No => assert!(!last),
                    StatueHope::Perhaps => {}
                    StatueHope::Surely => assert!(last),
                }
                if place == 1 {
                    let loses = |it: &Event| matches!(it, Event::NoTurn { .. });
                    assert_eq!(events.iter().any(loses), !prospect.possible);
                    impossible += u32::from(!prospect.possible);
                }
            }
        }
        before = Some(game.clone());
    });
    assert_eq!(seen.len(), 3, "{seen:?}");
    assert!(impossible > 0);
}
