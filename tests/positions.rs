//! Positions for the browser tests: one of every phase at every table, and the fullest ones.
//!
//! The files in `tests/page/fixtures/positions/` are saved games that stop where a person is
//! asked; `prints.json` beside them says what each choice leads to. To look for them anew:
//! `UPDATE=1 cargo test --no-default-features --test positions`.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::wildcard_enum_match_arm
)]

#[path = "positions/find.rs"]
mod find;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use sobremesa::engine::Game;
use sobremesa::games::puerto_rico::{Action, Good, Phase, PuertoRico, SPACES};
use sobremesa::session::save::{self, Opened};
use sobremesa::session::{Desk, Who};

fn fixtures() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/page/fixtures")
}

/// The game in every file, with the file's name.
fn positions() -> Vec<(String, Desk<PuertoRico>)> {
    static UPDATED: std::sync::Once = std::sync::Once::new();
    UPDATED.call_once(|| {
        if std::env::var_os("UPDATE").is_some() {
            find::write_all(&fixtures().join("positions"));
            let prints = serde_json::to_string_pretty(&prints(&read_all())).unwrap();
            std::fs::write(fixtures().join("prints.json"), prints + "\n").unwrap();
        }
    });
    read_all()
}

fn read_all() -> Vec<(String, Desk<PuertoRico>)> {
    let files = std::fs::read_dir(fixtures().join("positions")).unwrap();
    files
        .map(|file| {
            let path = file.unwrap().path();
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).unwrap();
            let Opened { desk, problem, .. } = save::read(&text).expect(&name);
            assert_eq!(problem, None, "{name}");
            (name, desk)
        })
        .collect()
}

/// Of each position in which one action is a whole choice, the prints of what they lead to.
fn prints(positions: &[(String, Desk<PuertoRico>)]) -> BTreeMap<String, Vec<String>> {
    let choosing = positions.iter().filter(|(_, desk)| {
        let game = desk.session.now();
        let arranged = |it: &Action| matches!(it, Action::LoadSmallWharf(..));
        !matches!(
            game.phase,
            Phase::Mayor(_) | Phase::Storing(_) | Phase::Over(_)
        ) && !game.actions().iter().any(arranged)
    });
    let prints = choosing.map(|(name, desk)| {
        let after = |action| {
            let mut session = desk.session.clone();
            session.play(&action).unwrap();
            save::print(session.now())
        };
        (
            name.clone(),
            desk.actions().into_iter().map(after).collect(),
        )
    });
    prints.collect()
}

#[test]
fn the_prints_are_those_of_the_choices() {
    let positions = positions();
    let kept = std::fs::read_to_string(fixtures().join("prints.json")).unwrap();
    let kept: BTreeMap<String, Vec<String>> = serde_json::from_str(&kept).unwrap();
    assert_eq!(kept, prints(&positions));
}

#[test]
fn each_stands_where_its_name_says() {
    for (name, desk) in positions() {
        let (seats, phase) = name.split_once('_').unwrap();
        let game = desk.session.now();
        assert_eq!(seats, game.seats().to_string(), "{name}");
        if find::PHASES.contains(&phase) {
            assert_eq!(find::name(game), phase, "{name}");
        }
    }
}

#[test]
fn there_is_one_of_every_phase_at_every_table() {
    let there: BTreeSet<String> = positions().into_iter().map(|(name, _)| name).collect();
    for seats in 2..=5 {
        for phase in find::PHASES {
            assert!(
                there.contains(&format!("{seats}_{phase}")),
                "{seats} {phase}"
            );
        }
    }
}

#[test]
fn each_of_the_expansion_is_what_its_name_says() {
    let positions: BTreeMap<String, Desk<PuertoRico>> = positions().into_iter().collect();
    for (name, _, is) in find::EXPANSION {
        assert!(is(positions[name].session.now()), "{name}");
    }
}

#[test]
fn a_single_person_is_asked_in_each_and_has_a_choice() {
    for (name, desk) in positions() {
        let people = desk.people.iter();
        let humans = people.filter(|(_, person)| person.who == Who::Human);
        let human: Vec<_> = humans.map(|(seat, _)| seat).collect();
        assert_eq!(human.len(), 1, "{name}");
        if let Some(seat) = desk.turn() {
            assert_eq!(human, [seat], "{name}");
            assert!(desk.actions().len() > 1, "{name}");
        }
    }
}

#[test]
fn the_fullest_tables_are_full() {
    for (name, desk) in positions() {
        let game = desk.session.now();
        let Some(seat) = desk.turn() else { continue };
        let player = &game.players[seat];
        if name.ends_with("_full_city") {
            assert_eq!(player.city_room(), 0, "{SPACES} spaces in {name}");
        }
        if name.ends_with("_full_store") {
            assert_eq!(player.goods[Good::Indigo], 11, "{name}");
        }
    }
}
