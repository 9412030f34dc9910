//! Whole games, kept as files: each must still be allowed move by move, and end the same.
//!
//! The files in `tests/records/` were played by players with a taste (`tests/records/play.rs`).
//! To play them anew: `UPDATE=1 cargo test --no-default-features --test records`. That changes
//! them only where the rules have changed; what changed is then to be read in the difference.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::wildcard_enum_match_arm
)]

#[path = "records/play.rs"]
mod play;
#[path = "records/record.rs"]
mod record;
#[path = "records/san_juan.rs"]
mod san_juan;
#[path = "records/santorini_new_york.rs"]
mod santorini_new_york;

use std::collections::BTreeSet;
use std::path::PathBuf;

use serde::de::DeserializeOwned;
use serde_json::Value;
use sobremesa::games::puerto_rico::{
    Building, Buildings, Ending, Event, Options, PuertoRico, RoleCard, Vp5,
};
use strum::VariantArray;

use record::name;

type Record = record::Record<PuertoRico>;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records/puerto_rico")
}

/// Every record with its file's name.
fn records() -> Vec<(String, Record)> {
    static UPDATED: std::sync::Once = std::sync::Once::new();
    UPDATED.call_once(|| {
        if std::env::var_os("UPDATE").is_some() {
            play::write_all(&folder());
        }
    });
    record::read_all(&folder())
}

#[test]
fn every_record_ends_as_it_did() {
    record::hold(&records());
}

#[test]
fn there_is_a_record_of_every_ending_at_every_table() {
    for seats in 2..=5 {
        for why in Ending::VARIANTS {
            assert!(
                records()
                    .iter()
                    .any(|(_, it)| it.setup.seats == seats && it.ended == *why),
                "{why:?} with {seats} players"
            );
        }
    }
}

#[test]
fn there_is_a_record_of_a_shared_win() {
    let winners = |record: &Record| record.standing.winners().count();
    assert!(records().iter().any(|(_, record)| winners(record) > 1));
}

#[test]
fn there_is_a_record_of_every_option() {
    let options = |options: &Options| match serde_json::to_value(options).unwrap() {
        Value::Object(map) => map,
        other => panic!("{other}"),
    };
    let usual = options(&Options::default());
    for option in options(&unusual()).keys() {
        let used = records().iter().any(|(_, record)| {
            options(&record.setup.options).get(option) != usual.get(option)
                && matters(option, record)
        });
        assert!(used, "{option}");
    }
    let buildings: BTreeSet<String> = records()
        .iter()
        .map(|(_, record)| name(&record.setup.options.buildings))
        .collect();
    assert_eq!(buildings, all_names::<Buildings>());
}

/// Whether an option can make a difference to a record.
fn matters(option: &str, record: &Record) -> bool {
    match option {
        "vp5" => record.setup.seats == 5,
        "craftsman_angst" | "library_2p_once_per_round" => record.setup.seats == 2,
        _ => true,
    }
}

#[test]
fn every_action_and_every_event_occurs_in_a_record() {
    let mut actions = BTreeSet::new();
    let mut events = BTreeSet::new();
    for (file, record) in records() {
        actions.extend(record.moves.iter().map(|it| name(it.action())));
        events.extend(record.replay(&file).1.iter().map(name));
    }
    assert_eq!(
        actions,
        all_names::<sobremesa::games::puerto_rico::Action>()
    );
    assert_eq!(events, all_names::<Event>());
}

#[test]
fn every_card_is_taken_and_every_building_built_and_counted_in_a_record() {
    let mut taken = Vec::new();
    let mut built = Vec::new();
    let mut counted = Vec::new();
    for (file, record) in records() {
        for event in record.replay(&file).1 {
            match event {
                Event::Chose { card, .. } => taken.push(card),
                Event::Built { building, .. } => built.push(building),
                _ => {}
            }
        }
        let scores = record.scores.iter();
        counted.extend(
            scores
                .flat_map(|(_, score)| score.large.clone())
                .map(|it| it.0),
        );
    }
    for card in RoleCard::VARIANTS {
        assert!(taken.contains(card), "{card:?}");
    }
    for building in Building::ALL {
        assert!(built.contains(building), "{building:?}");
        assert!(
            !building.is_large() || building.spec().circles == 0 || counted.contains(building),
            "{building:?}"
        );
    }
}

/// The names of all variants, which serde lists when it is given none of them.
fn all_names<T: DeserializeOwned>() -> BTreeSet<String> {
    let Err(refused) = serde_json::from_str::<T>("\"none of them\"") else {
        panic!("that is no name");
    };
    let text = refused.to_string();
    let names: BTreeSet<String> = text
        .split('`')
        .skip(3)
        .step_by(2)
        .map(String::from)
        .collect();
    assert!(names.len() > 1, "{text}");
    names
}

/// Every option as it is not usually: what is usual may be left out of a file.
fn unusual() -> Options {
    Options {
        vp5: Vp5::Classic,
        swap_factory_university: true,
        corn_minus_one: true,
        craftsman_angst: true,
        open_vp: true,
        allow_decline: true,
        buildings: Buildings::All,
        exclude_hacienda_forest: true,
        exclude_office_trading_post: false,
        library_2p_once_per_round: false,
        library_craftsman_distinct: true,
        specialty_counts_privilege: false,
        union_hall_needs_load: true,
        vp_end_any_phase: false,
        black_market_removes: true,
        harbor_per_kind_on_small_wharf: true,
    }
}
