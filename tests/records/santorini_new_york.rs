//! Records of Santorini: New York.

use std::collections::BTreeSet;
use std::path::PathBuf;

use serde_json::Value;
use sobremesa::engine::BySeat;
use sobremesa::games::santorini_new_york::{
    Action, BoardName, Broadway, BusSetup, EliminatedHand, Event, FireSelfCap, IfPossible, Loss,
    Options, Phase, Role, RoleSets, SantoriniNewYork, Setup, StartAssign, SupplyRule, Victory,
};
use strum::VariantArray;

use super::all_names;
use super::record::{self, Kept, name};

type Record = record::Record<SantoriniNewYork>;

impl Kept for SantoriniNewYork {
    type Ending = Victory;
    /// How many workers are left.
    type Score = u8;

    fn ended(&self) -> Option<Victory> {
        match self.phase {
            Phase::Over(ending) => Some(ending.victory),
            _ => None,
        }
    }

    fn scores(&self) -> BySeat<u8> {
        BySeat::from_fn(self.seats(), |seat| self.city.workers[seat].len())
    }

    fn rounds(&self) -> u8 {
        self.round
    }

    fn begins_line(action: &Action) -> bool {
        matches!(action, Action::Commit(_))
    }
}

/// A game that is looked for: the first seed with which random players come to it.
struct Wanted {
    name: &'static str,
    setup: Setup,
    is_it: fn(&Record) -> bool,
}

const fn roles(specialist: Role, builder: Role, mover: Role) -> RoleSets {
    RoleSets {
        specialist,
        builder,
        mover,
    }
}

const BURNING: RoleSets = roles(Role::Reporter, Role::Firefighter, Role::TaxiDriver);
const BUSY: RoleSets = roles(
    Role::StreetVendor,
    Role::CraneOperator,
    Role::SubwayOperator,
);
const ALONE: RoleSets = roles(Role::FashionDesigner, Role::Foreman, Role::TourBusDriver);

fn wanted() -> Vec<Wanted> {
    let wanted = |name, seats, roles, is_it| Wanted {
        name,
        setup: Setup {
            roles,
            ..Setup::new(seats)
        },
        is_it,
    };
    let first = RoleSets::FIRST_GAME;
    let strict = Options {
        start_assign: StartAssign::Random,
        bus_setup: BusSetup::BeforeWorkers,
        win_instant: false,
        night_guard_mobile_only: true,
        night_guard_can_win: false,
        broadway: Broadway::Parts,
        cross_water: true,
        ..Options::default()
    };
    let lax = Options {
        start_assign: StartAssign::Seat,
        supply: SupplyRule::Unlimited,
        eliminated_hand: EliminatedHand::OutOfGame,
        own_targets: false,
        fire_self_cap: FireSelfCap::LastResort,
        if_possible: IfPossible::Lenient,
        show_played: false,
        ..Options::default()
    };
    let of = |name, setup, is_it| Wanted { name, setup, is_it };
    vec![
        wanted("2_players_climb", 2, first, |it| {
            it.ended == Victory::Climb && it.rounds > 8
        }),
        wanted("3_players_rooftop", 3, BUSY, |it| {
            it.ended == Victory::Rooftop && it.rounds > 8
        }),
        wanted("4_players_sent_up", 4, RoleSets::ADVANCED, |it| {
            it.ended == Victory::SentUp
        }),
        wanted("2_players_last_standing", 2, ALONE, |it| {
            it.ended == Victory::LastStanding && eliminated_by(it, Loss::NoTurn)
        }),
        wanted("3_players_roofed_over", 3, BURNING, |it| {
            eliminated_by(it, Loss::Roofed) && it.ended != Victory::LastStanding
        }),
        wanted("5_players_last_standing", 5, BURNING, |it| {
            it.ended == Victory::LastStanding
        }),
        wanted("5_players_stood_still", 5, RoleSets::ADVANCED, |it| {
            happens(it, |event| matches!(event, Event::StoodStill { .. }))
        }),
        of(
            "3_players_strict",
            Setup {
                board: BoardName::Manhattan33,
                options: strict,
                ..Setup::advanced(3)
            },
            |it| it.rounds > 5,
        ),
        of(
            "4_players_lax",
            Setup {
                roles: BURNING,
                board: BoardName::Test5x5,
                options: lax,
                ..Setup::new(4)
            },
            |it| it.rounds > 5 && happens(it, |event| matches!(event, Event::Eliminated { .. })),
        ),
    ]
}

fn happens(record: &Record, wanted: fn(&Event) -> bool) -> bool {
    record.replay("a game").1.iter().any(wanted)
}

/// Whether somebody lost the last worker for that reason.
fn eliminated_by(record: &Record, wanted: Loss) -> bool {
    let mut last = None;
    record.replay("a game").1.iter().any(|event| {
        if let Event::WorkerLost { why, .. } = event {
            last = Some(*why);
        }
        matches!(event, Event::Eliminated { .. }) && last == Some(wanted)
    })
}

fn records() -> Vec<(String, Record)> {
    static UPDATED: std::sync::Once = std::sync::Once::new();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records/santorini_new_york");
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
            .map(|number| Record::played(wanted.setup, number, |_| 1))
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
fn there_is_a_record_of_every_table_every_victory_and_every_loss() {
    let records = records();
    for seats in 2..=5 {
        assert!(records.iter().any(|(_, it)| it.setup.seats == seats));
    }
    for victory in Victory::VARIANTS {
        let won = |it: &(String, Record)| it.1.ended == *victory;
        assert!(records.iter().any(won), "{victory:?}");
    }
    for why in [Loss::NoTurn, Loss::Roofed] {
        assert!(
            records.iter().any(|(_, it)| eliminated_by(it, why)),
            "{why:?}"
        );
    }
    for board in BoardName::ALL {
        assert!(records.iter().any(|(_, it)| it.setup.board == *board));
    }
}

#[test]
fn there_is_a_record_of_every_ruling() {
    let options = |options: &Options| match serde_json::to_value(options).unwrap() {
        Value::Object(map) => map,
        other => panic!("{other}"),
    };
    let usual = options(&Options::default());
    let records = records();
    for option in usual.keys() {
        let differs =
            |record: &Record| options(&record.setup.options).get(option) != usual.get(option);
        assert!(
            records.iter().any(|(_, record)| differs(record)),
            "{option}"
        );
    }
}

#[test]
fn every_action_every_event_and_every_role_occurs_in_a_record() {
    let (mut actions, mut events, mut roles) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (file, record) in records() {
        actions.extend(record.moves.iter().map(|it| name(it.action())));
        for event in record.replay(&file).1 {
            if let Event::TurnBegan { role, .. } = event {
                roles.insert(role);
            }
            events.insert(name(&event));
        }
    }
    assert_eq!(actions, all_names::<Action>());
    assert_eq!(events, all_names::<Event>());
    assert_eq!(roles.len(), Role::ALL.len());
}
