//! The rulings that are not usual, and boards with water in them.

use std::collections::BTreeSet;
use std::ops::Range;

use sobremesa::games::santorini_new_york as engine;
use sobremesa::games::santorini_new_york::turns::Moment;
use sobremesa::games::santorini_new_york::{
    Broadway as EnginesBroadway, Card, FireSelfCap, IfPossible, Options, Play, SupplyRule,
};

use super::translation::{SEATS, city, role, seat};
use super::{lists, walks};
use crate::random;
use crate::reading::boards::{Board, drawn};
use crate::reading::{Broadway, Position, Role, Rulings, replies, turns};

/// These roles in random positions with that ruling. The ruling must matter in some.
#[track_caller]
fn compare(roles: &[Role], numbers: Range<u64>, rulings: Rulings, options: Options) {
    for role in roles {
        let mut matters = 0;
        for n in numbers.clone() {
            let (usual, player) = random::position(n);
            let ruled = usual.clone().ruled(rulings);
            lists::compare_in(*role, &ruled, player, options);
            if !rulings.unlimited_supply {
                walks::compare_in(*role, &ruled, player, options);
            }
            let count = |it: &Position| turns(*role, it, player).len();
            matters += u32::from(count(&usual) != count(&ruled));
        }
        assert!(matters > 10, "{role:?}: it matters in {matters} positions");
    }
}

#[test]
fn ruling_003_unlimited_supply() {
    let rulings = Rulings {
        unlimited_supply: true,
        ..Rulings::default()
    };
    let options = Options {
        supply: SupplyRule::Unlimited,
        ..Options::default()
    };
    let but_broadway = |it: &Role| *it != Role::BroadwayActors;
    let roles: Vec<Role> = Role::ALL.into_iter().filter(but_broadway).collect();
    compare(&roles, 0..300, rulings, options);
    compare(&[Role::BroadwayActors], 0..100, rulings, options);
}

#[test]
fn ruling_008_the_mobile_are_named() {
    let rulings = Rulings {
        name_the_mobile: true,
        ..Rulings::default()
    };
    let options = Options {
        night_guard_mobile_only: true,
        ..Options::default()
    };
    compare(&[Role::NightGuard], 0..2000, rulings, options);
}

#[test]
fn ruling_009_who_is_named_does_not_win() {
    let rulings = Rulings {
        named_may_win: false,
        ..Rulings::default()
    };
    let options = Options {
        night_guard_can_win: false,
        ..Options::default()
    };
    let mut climbs = 0;
    for n in 0..2000 {
        let (usual, player) = random::position(n);
        let ruled = usual.clone().ruled(rulings);
        walks::compare_in(Role::NightGuard, &ruled, player, options);
        let others = usual.workers.keys().filter(|it| it.player != player);
        let mut answers = others.flat_map(|it| replies(&usual, *it));
        climbs += u32::from(answers.any(|it| it.winner.is_some()));
    }
    assert!(climbs > 10);
}

#[test]
fn ruling_010_only_opponents_are_chosen() {
    let rulings = Rulings {
        own_targets: false,
        ..Rulings::default()
    };
    let options = Options {
        own_targets: false,
        ..Options::default()
    };
    let roles = [Role::FashionDesigner, Role::Foreman];
    compare(&roles, 0..2000, rulings, options);
}

#[test]
fn ruling_011_broadway_in_parts() {
    let rulings = Rulings {
        broadway: Broadway::Parts,
        ..Rulings::default()
    };
    let options = Options {
        broadway: EnginesBroadway::Parts,
        ..Options::default()
    };
    compare(&[Role::BroadwayActors], 0..300, rulings, options);
}

#[test]
fn ruling_012_leaving_is_the_last_resort() {
    let rulings = Rulings {
        free_to_leave: false,
        ..Rulings::default()
    };
    let options = Options {
        fire_self_cap: FireSelfCap::LastResort,
        ..Options::default()
    };
    compare(&[Role::Firefighter], 0..2000, rulings, options);
}

#[test]
fn ruling_015_what_spoils_the_turn_is_left_out() {
    let rulings = Rulings {
        lenient: true,
        ..Rulings::default()
    };
    let options = Options {
        if_possible: IfPossible::Lenient,
        ..Options::default()
    };
    compare(&[Role::FashionDesigner], 0..6000, rulings, options);
    compare(&[Role::Engineer], 0..2000, rulings, options);
}

/// The same rows for both, if they hang together and two workers have room.
fn board(rows: &[String]) -> Option<(Board, &'static engine::Board)> {
    let json = format!(r#"{{"id":"lakes","north":"up","rows":{rows:?},"starts":{{}}}}"#);
    let engines = engine::Board::read(&json).ok()?;
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let ours: BTreeSet<_> = drawn(&rows);
    if ours.len() < 2 {
        return None;
    }
    Some((Box::leak(Box::new(ours)), Box::leak(Box::new(engines))))
}

/// All roles on boards with lakes and bays, lines across water allowed or not.
#[test]
fn ruling_016_water() {
    let mut matters = BTreeSet::new();
    let mut boards = 0;
    for n in 0..300 {
        let Some((ours, engines)) = board(&random::lakes(n)) else {
            continue;
        };
        boards += 1;
        for n in 4 * n..4 * n + 4 {
            let (dry, player) = random::position_by_lakes(ours, n);
            let wet = dry.clone().ruled(Rulings {
                cross_water: true,
                ..Rulings::default()
            });
            for (position, cross_water) in [(&dry, false), (&wet, true)] {
                let options = Options {
                    cross_water,
                    ..Options::default()
                };
                for each in Role::ALL {
                    // Whether both act is settled by a table, which has a board that is built in.
                    if each == Role::BroadwayActors {
                        continue;
                    }
                    let card = Card::new(1).unwrap();
                    let moment = Moment {
                        options: &options,
                        board: engines,
                        holder: position.holder.map(seat),
                        city: city(position, SEATS),
                        play: Play::begin(seat(player), card, role(each)),
                    };
                    lists::compare_moment(each, position, player, Some(moment));
                    if turns(each, &dry, player).len() != turns(each, &wet, player).len() {
                        matters.insert(each);
                    }
                }
            }
        }
    }
    assert!(boards > 100, "{boards}");
    let lines = [
        Role::Reporter,
        Role::SubwayOperator,
        Role::TaxiDriver,
        Role::TourBusDriver,
    ];
    assert_eq!(matters, lines.into());
}
