//! Records of San Juan.

use std::collections::BTreeSet;
use std::path::PathBuf;

use serde_json::Value;
use sobremesa::engine::BySeat;
use sobremesa::games::san_juan::scoring::{Score, score};
use sobremesa::games::san_juan::{
    Action, Card, Edition, Ending, Event, GoldMine, Options, Phase, Role, SanJuan, Setup, StartHand,
};
use strum::VariantArray;

use super::all_names;
use super::record::{self, Kept, name};

type Record = record::Record<SanJuan>;

impl Kept for SanJuan {
    type Ending = Ending;
    type Score = Score;

    fn ended(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(why) => Some(why),
            _ => None,
        }
    }

    fn scores(&self) -> BySeat<Score> {
        BySeat::from_fn(self.seats(), |seat| score(self, seat))
    }

    fn rounds(&self) -> u8 {
        self.round
    }

    fn begins_line(action: &Action) -> bool {
        matches!(action, Action::Choose(_))
    }
}

/// What the players of a game like to do. Everything else happens as well, but less often.
#[derive(Clone, Copy)]
enum Taste {
    /// Anything.
    Anything,
    /// To build, dear things above all.
    Building,
    /// To cover one building with another, for ever.
    Covering,
}

impl Taste {
    fn weight(self, action: &Action) -> u32 {
        match (self, action) {
            (Taste::Anything, _) | (_, Action::Pass) => 1,
            (Taste::Building, Action::Choose(Role::Builder)) => 8,
            (Taste::Building, Action::Build(card)) => u32::from(card.spec().cost).pow(2) * 2,
            (Taste::Covering, Action::Build(Card::Crane | Card::Chapel)) => 5000,
            (Taste::Covering, Action::Cover(place)) => 4000 * u32::from(*place > 1) + 1,
            (Taste::Covering, Action::Stow(_)) => 100,
            _ => 8,
        }
    }
}

/// A game that is looked for: the first seed with which the players come to it.
struct Wanted {
    name: &'static str,
    setup: Setup,
    taste: Taste,
    is_it: fn(&Record) -> bool,
}

fn wanted() -> Vec<Wanted> {
    let usual = Options::default();
    let wanted = |name, seats, options, taste| Wanted {
        name,
        setup: Setup { seats, options },
        taste,
        is_it: |record| record.ended == Ending::CityFull,
    };
    let new = Options {
        new_buildings: true,
        ..usual
    };
    let strict = Options {
        edition: Edition::Second2014,
        gold_mine: GoldMine::Cheapest,
        used_tile_face_up: false,
        covered_good_pays_black_market: false,
        start_hand_variant: StartHand::FourOn,
        ..usual
    };
    let lax = Options {
        crane_may_cover_crane: true,
        same_name_cover: true,
        poor_house_self: true,
        carpenter_self: true,
        covered_building_helps_its_cover: true,
        start_hand_variant: StartHand::FiveOn,
        ..usual
    };
    let declining = Options {
        allow_decline: true,
        ..new
    };
    vec![
        Wanted {
            is_it: |record| record.has(&["use_library"]),
            ..wanted("2_players", 2, usual, Taste::Building)
        },
        wanted("3_players", 3, usual, Taste::Anything),
        wanted("4_players", 4, usual, Taste::Building),
        wanted("3_players_second_edition", 3, strict, Taste::Building),
        wanted("4_players_open_to_everything", 4, lax, Taste::Building),
        Wanted {
            is_it: |record| {
                let dear = [Card::Cathedral, Card::Residence, Card::Goldsmith];
                dear.iter().all(|card| has_built(record, *card)) && has_shipped(record)
            },
            ..wanted("4_players_new_buildings", 4, new, Taste::Building)
        },
        wanted(
            "2_players_new_buildings_declining",
            2,
            declining,
            Taste::Building,
        ),
        Wanted {
            is_it: |record| {
                let cheap = [Card::OfficeBuilding, Card::GuardRoom, Card::Tavern];
                cheap.iter().all(|card| has_built(record, *card))
            },
            ..wanted("3_players_new_buildings", 3, new, Taste::Anything)
        },
        Wanted {
            is_it: |record| record.ended == Ending::Standstill,
            ..wanted("2_players_standstill", 2, usual, Taste::Covering)
        },
        Wanted {
            is_it: |record| record.standing.winners().count() > 1,
            ..wanted("3_players_shared_win", 3, usual, Taste::Anything)
        },
    ]
}

fn has_built(record: &Record, wanted: Card) -> bool {
    let built = |it: &Event| matches!(it, Event::Built { card, .. } if *card == wanted);
    record.replay("a game").1.iter().any(built)
}

fn has_shipped(record: &Record) -> bool {
    let shipped = |it: &Event| matches!(it, Event::Shipped { .. });
    record.replay("a game").1.iter().any(shipped)
}

fn records() -> Vec<(String, Record)> {
    static UPDATED: std::sync::Once = std::sync::Once::new();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records/san_juan");
    UPDATED.call_once(|| {
        if std::env::var_os("UPDATE").is_some() {
            write_all(&folder);
        }
    });
    record::read_all(&folder)
}

/// Plays all of them and writes their files, which replace those that are there.
fn write_all(folder: &std::path::Path) {
    let _ = std::fs::remove_dir_all(folder);
    std::fs::create_dir_all(folder).unwrap();
    for wanted in wanted() {
        let record = (0..100_000)
            .map(|number| Record::played(wanted.setup, number, |it| wanted.taste.weight(it)))
            .find(wanted.is_it)
            .unwrap_or_else(|| panic!("no game like {}", wanted.name));
        let file = folder.join(format!("{}.json", wanted.name));
        std::fs::write(file, record.written()).unwrap();
    }
}

#[test]
fn every_record_ends_as_it_did() {
    record::hold(&records());
}

#[test]
fn there_is_a_record_of_every_table_and_every_ending() {
    for seats in 2..=4 {
        assert!(
            records().iter().any(|(_, it)| it.setup.seats == seats),
            "{seats}"
        );
    }
    for why in Ending::VARIANTS {
        assert!(records().iter().any(|(_, it)| it.ended == *why), "{why:?}");
    }
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
    let records = records();
    for option in usual.keys().filter(|option| *option != "tie_break") {
        let differs =
            |record: &Record| options(&record.setup.options).get(option) != usual.get(option);
        assert!(
            records.iter().any(|(_, record)| differs(record)),
            "{option}"
        );
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
    assert_eq!(actions, all_names::<Action>());
    assert_eq!(events, all_names::<Event>());
}

#[test]
fn every_card_is_built_and_everything_that_counts_is_counted_in_a_record() {
    let mut built = Vec::new();
    let mut counted = Vec::new();
    for (file, record) in records() {
        for event in record.replay(&file).1 {
            if let Event::Built { card, .. } = event {
                built.push(card);
            }
        }
        let scores = record.scores.iter();
        counted.extend(
            scores
                .flat_map(|(_, score)| score.counted.clone())
                .map(|it| it.0),
        );
    }
    for card in Card::ALL {
        assert!(built.contains(card), "{card:?}");
        assert!(card.spec().points > 0 || counted.contains(card), "{card:?}");
    }
}
