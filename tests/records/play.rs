//! Plays the games that become records.

use std::path::Path;

use sobremesa::engine::BySeat;
use sobremesa::games::puerto_rico::scoring::{Score, score};
use sobremesa::games::puerto_rico::{
    Action, Building, BuildingSet, Buildings, Ending, Event, Options, Phase, PuertoRico, RoleCard,
    Setup, Tile, Vp5,
};

use crate::record::{Kept, Record};

type Outcome = crate::record::Outcome<PuertoRico>;

impl Kept for PuertoRico {
    type Ending = Ending;
    type Score = Score;

    fn ended(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(why) => Some(why),
            _ => None,
        }
    }

    fn scores(&self) -> BySeat<Score> {
        self.players.map(|_, player| score(player))
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
    /// To build, and what earns doubloons.
    Building,
    /// To ship, and what yields barrels.
    Shipping,
    /// To build, above all what Expansion I has, and to do with it what can be done.
    Expansion,
}

/// A game that is looked for: the first seed with which the players come to it.
struct Wanted {
    name: String,
    setup: Setup,
    taste: Taste,
    outcome: Box<dyn Fn(&Outcome) -> bool>,
    /// Actions that occur, by name.
    played: &'static [&'static str],
    /// What happens.
    told: fn(&[Event]) -> bool,
}

fn wanted() -> Vec<Wanted> {
    let mut all = Vec::new();
    for seats in 2..=5 {
        for (taste, why, ended) in [
            (Taste::Anything, Ending::ColonistsShort, "colonists_short"),
            (Taste::Building, Ending::CityFull, "city_full"),
            (Taste::Shipping, Ending::ChipsGone, "chips_gone"),
        ] {
            all.push(Wanted {
                name: format!("{seats}_players_{ended}"),
                setup: Setup {
                    seats,
                    options: options(seats, why),
                },
                taste,
                outcome: Box::new(move |outcome| outcome.ended == why),
                played: &[],
                told: |_| true,
            });
        }
    }
    all.push(Wanted {
        name: "3_players_shared_win".into(),
        setup: Setup::new(3),
        taste: Taste::Anything,
        outcome: Box::new(|outcome| outcome.standing.winners().count() > 1),
        played: &[],
        told: |_| true,
    });
    all.push(Wanted {
        name: "5_players_all_large_buildings".into(),
        setup: Setup {
            seats: 5,
            options: Options {
                vp5: Vp5::Classic,
                swap_factory_university: true,
                corn_minus_one: true,
                open_vp: true,
                allow_decline: true,
                ..Options::default()
            },
        },
        taste: Taste::Building,
        outcome: Box::new(|outcome| {
            let occupied = outcome.scores.iter().map(|(_, score)| score.large.len());
            occupied.sum::<usize>() == 5
        }),
        played: &[],
        told: |_| true,
    });
    all.extend(expansion());
    all
}

/// Games with Expansion I: every way to choose the buildings, and every option.
fn expansion() -> Vec<Wanted> {
    let wanted = |name: &str, seats, options, played| Wanted {
        name: name.into(),
        setup: Setup { seats, options },
        taste: Taste::Expansion,
        // With many buildings there is a Cloister that adds something.
        outcome: Box::new(move |outcome: &Outcome| {
            let large = |score: &Score| score.large.clone();
            let mut large = outcome.scores.iter().flat_map(|(_, it)| large(it));
            seats < 5 || large.any(|(it, points)| it == Building::Cloister && points > 0)
        }),
        played,
        told: |_| true,
    };
    let with = |buildings| Options {
        buildings,
        ..Options::default()
    };
    let own = BuildingSet::ALL.iter().filter(|it| {
        // Few of each price, so that all of them are built.
        !matches!(it, Building::Office | Building::Hacienda | Building::Harbor)
    });
    vec![
        wanted(
            "2_players_all_buildings",
            2,
            with(Buildings::All),
            &["use_library", "pay_colonist", "sell_to_post", "move_guest"],
        ),
        Wanted {
            told: |events| second_tile(events) && two_colonists(events),
            ..wanted(
                "2_players_library_for_every_role",
                2,
                Options {
                    library_2p_once_per_round: false,
                    vp_end_any_phase: false,
                    black_market_removes: true,
                    ..with(Buildings::All)
                },
                &["pay_colonist", "pay_point"],
            )
        },
        wanted(
            "3_players_draft",
            3,
            Options {
                exclude_hacienda_forest: true,
                union_hall_needs_load: true,
                ..with(Buildings::Draft)
            },
            &["draft", "take_forest", "load_small_wharf"],
        ),
        wanted(
            "4_players_random_buildings",
            4,
            Options {
                library_craftsman_distinct: true,
                specialty_counts_privilege: false,
                harbor_per_kind_on_small_wharf: true,
                ..with(Buildings::Random)
            },
            &["move_guest"],
        ),
        wanted(
            "5_players_all_buildings",
            5,
            Options {
                exclude_office_trading_post: false,
                allow_decline: true,
                ..with(Buildings::All)
            },
            &[
                "keep_drawn",
                "turn_drawn",
                "take_forest_unstaffed",
                "pay_good",
                "pay_point",
                "keep_guests",
                "load_small_wharf",
            ],
        ),
        wanted(
            "4_players_buildings_of_their_own",
            4,
            with(Buildings::Custom(own.collect())),
            &["pay_colonist", "pay_good", "move_guest"],
        ),
    ]
}

/// Whether a settler took a second tile (Library).
fn second_tile(events: &[Event]) -> bool {
    let settled = |event: &&Event| matches!(event, Event::Settled { .. } | Event::Forested { .. });
    let phases = events.split(|event| matches!(event, Event::Chose { .. }));
    phases
        .map(|phase| phase.iter().filter(settled).count())
        .any(|tiles| tiles > 2)
}

/// Whether a mayor got two colonists more (Library).
fn two_colonists(events: &[Event]) -> bool {
    let two = |event: &Event| matches!(event, Event::ExtraColonist { count: 2, .. });
    events.iter().any(two)
}

/// Every option is on at some of the tables, and off at the others.
fn options(seats: u8, why: Ending) -> Options {
    let usual = Options::default();
    match (seats, why) {
        (2, Ending::CityFull) => Options {
            craftsman_angst: true,
            ..usual
        },
        (2, Ending::ChipsGone) => Options {
            allow_decline: true,
            ..usual
        },
        (3, Ending::CityFull) => Options {
            swap_factory_university: true,
            ..usual
        },
        (3, Ending::ChipsGone) => Options {
            open_vp: true,
            ..usual
        },
        (4, Ending::ColonistsShort) => Options {
            corn_minus_one: true,
            ..usual
        },
        (4, Ending::CityFull) => Options {
            allow_decline: true,
            ..usual
        },
        (5, Ending::ChipsGone) => Options {
            vp5: Vp5::Classic,
            ..usual
        },
        _ => usual,
    }
}

/// Plays all of them and writes their files, which replace those that are there.
pub fn write_all(folder: &Path) {
    std::fs::remove_dir_all(folder).unwrap();
    std::fs::create_dir_all(folder).unwrap();
    for wanted in wanted() {
        let record = (0..100_000)
            .map(|number| Record::played(wanted.setup, number, |it| wanted.taste.weight(it)))
            .find(|record| {
                (wanted.outcome)(&record.result())
                    && record.has(wanted.played)
                    && (wanted.told)(&record.replay(&wanted.name).1)
            })
            .unwrap_or_else(|| panic!("no game like {}", wanted.name));
        std::fs::write(folder.join(wanted.name + ".json"), record.written()).unwrap();
    }
}

impl Taste {
    fn weight(self, action: &Action) -> u32 {
        match (self, action) {
            (Taste::Anything, _) => 1,
            (_, Action::Pass) => 1,
            (_, Action::KeepGuests) => 1,
            (Taste::Expansion, Action::Choose(RoleCard::Builder)) => 12,
            (Taste::Expansion, Action::Build(building) | Action::BuildUnstaffed(building)) => {
                let new = !BuildingSet::BASE.contains(*building);
                u32::from(building.spec().cost) * if new { 8 } else { 1 }
            }
            (Taste::Expansion, Action::Sell(good) | Action::SellToPost(good)) => {
                5 + u32::from(good.price()) * 10
            }
            (Taste::Building, Action::Choose(RoleCard::Builder)) => 30,
            (Taste::Building, Action::Choose(RoleCard::Mayor)) => 1,
            (Taste::Building, Action::Build(building)) => match building {
                Building::SmallIndigoPlant | Building::SmallSugarMill => 5,
                _ => u32::from(building.spec().cost) * 4,
            },
            (Taste::Building, Action::Take(Tile::Quarry)) => 40,
            (Taste::Building, Action::Sell(good)) => 5 + u32::from(good.price()) * 10,
            (Taste::Shipping, Action::Choose(RoleCard::Craftsman | RoleCard::Captain)) => 30,
            (Taste::Shipping, Action::Take(Tile::Corn)) => 40,
            (Taste::Shipping, Action::Sell(_)) => 1,
            _ => 8,
        }
    }
}
