//! One of everything that can be said, in several numbers.

use sobremesa::engine::Seat;
use sobremesa::games::puerto_rico::roles::builder::Price;
use sobremesa::games::puerto_rico::roles::trader::Sale;
use sobremesa::games::puerto_rico::roles::{captain, craftsman, mayor, settler, storing};
use sobremesa::games::puerto_rico::{
    Building, ByGood, CargoShip, Ending, Event, Good, Illegal, Phase, Role, RoleCard, RoleTurn,
    Tile,
};
use sobremesa::text::puerto_rico::{Choice, Declined, Gain, Place, Staffing, Stakes, Task};
use strum::VariantArray;

/// The numbers that plurals are tried with.
pub const NUMBERS: [u8; 4] = [0, 1, 2, 11];

pub const ANA: Seat = Seat::new(0);
pub const BEN: Seat = Seat::new(1);

pub fn ships() -> Vec<CargoShip> {
    [5, 6, 7]
        .map(|capacity| CargoShip {
            capacity,
            cargo: None,
        })
        .to_vec()
}

/// Heaps of barrels: none, one barrel, several of one kind, several kinds, all.
pub fn heaps() -> Vec<ByGood<u8>> {
    [
        [0, 0, 0, 0, 0],
        [1, 0, 0, 0, 0],
        [0, 0, 0, 11, 0],
        [0, 2, 0, 0, 1],
        [1, 2, 3, 4, 5],
    ]
    .map(ByGood)
    .to_vec()
}

/// Every kind of event; a new kind does not compile until it has a place here.
pub fn events() -> Vec<Event> {
    let mut events = vec![Event::HouseEmptied];
    let seat = ANA;
    for count in NUMBERS {
        events.extend([
            Event::RoundBegan {
                round: count.max(1),
                governor: seat,
            },
            Event::Prospected {
                seat,
                doubloons: count,
            },
            Event::PlantationsRevealed { count },
            Event::ColonistsArrived { seat, count },
            Event::ColonistsPlaced { seat, idle: count },
            Event::ShipFilled {
                count,
                wanted: count,
            },
            Event::ShipFilled {
                count,
                wanted: count + 1,
            },
            Event::Earned {
                seat,
                building: Building::Factory,
                doubloons: count,
            },
        ]);
        for card in RoleCard::VARIANTS {
            events.push(Event::Chose {
                seat,
                card: *card,
                doubloons: count,
            });
        }
        for good in Good::ALL {
            events.push(Event::Sold {
                seat,
                good: *good,
                doubloons: count,
            });
            for (privilege, bonus) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                for ship in [None, Some(0), Some(2), Some(9)] {
                    events.push(Event::Loaded {
                        seat,
                        good: *good,
                        count,
                        ship,
                        privilege,
                        bonus,
                    });
                }
            }
        }
        for building in Building::ALL {
            events.push(Event::Built {
                seat,
                building: *building,
                price: count,
                colonists: count.min(1),
            });
        }
        for tile in Tile::ALL {
            events.push(Event::Settled {
                seat,
                tile: *tile,
                colonists: count,
            });
        }
    }
    for tile in Tile::ALL {
        events.push(Event::Drew { seat, tile: *tile });
    }
    for good in Good::ALL {
        events.push(Event::TookGood { seat, good: *good });
        events.push(Event::ShipSailed {
            ship: 1,
            good: *good,
        });
        events.push(Event::ShipSailed {
            ship: 9,
            good: *good,
        });
    }
    for goods in heaps() {
        events.push(Event::Produced { seat, goods });
        events.push(Event::Spoiled { seat, goods });
    }
    for why in Ending::VARIANTS {
        events.push(Event::LastRound { why: *why });
        events.push(Event::GameOver { why: *why });
    }
    events.extend([
        Event::Passed { seat },
        Event::Skipped { seat },
        Event::ExtraColonist { seat },
    ]);
    every_kind(&events, 23, |event| match event {
        Event::RoundBegan { .. } => 0,
        Event::Chose { .. } => 1,
        Event::Passed { .. } => 2,
        Event::Skipped { .. } => 3,
        Event::Prospected { .. } => 4,
        Event::Drew { .. } => 5,
        Event::Settled { .. } => 6,
        Event::PlantationsRevealed { .. } => 7,
        Event::ExtraColonist { .. } => 8,
        Event::ColonistsArrived { .. } => 9,
        Event::ColonistsPlaced { .. } => 10,
        Event::ShipFilled { .. } => 11,
        Event::Built { .. } => 12,
        Event::Produced { .. } => 13,
        Event::Earned { .. } => 14,
        Event::TookGood { .. } => 15,
        Event::Sold { .. } => 16,
        Event::HouseEmptied => 17,
        Event::Loaded { .. } => 18,
        Event::Spoiled { .. } => 19,
        Event::ShipSailed { .. } => 20,
        Event::LastRound { .. } => 21,
        Event::GameOver { .. } => 22,
    });
    events
}

/// Every reason to refuse something.
pub fn reasons() -> Vec<Illegal> {
    let mut reasons = vec![
        Illegal::GameOver,
        Illegal::NotNow,
        Illegal::RoleTaken,
        Illegal::NoSuchRole,
        Illegal::MustAct,
        Illegal::IslandFull,
        Illegal::CityFull,
        Illegal::NoSuchTile,
        Illegal::NoQuarryRight,
        Illegal::NoQuarryLeft,
        Illegal::NoPlantationLeft,
        Illegal::NoColonist,
        Illegal::AlreadyOwned,
        Illegal::SoldOut,
        Illegal::NotInGame,
        Illegal::HouseFull,
        Illegal::NoSuchShip,
        Illegal::ShipFull,
        Illegal::WharfUsed,
        Illegal::StoreInOrder,
        Illegal::StoreFull,
    ];
    reasons.extend(Building::ALL.iter().map(|it| Illegal::Needs(*it)));
    for good in Good::ALL {
        reasons.extend([
            Illegal::NoSuchGood(*good),
            Illegal::NotProduced(*good),
            Illegal::SupplyEmpty(*good),
            Illegal::HouseHas(*good),
            Illegal::ShipCarries(*good),
            Illegal::OtherShipCarries(*good),
        ]);
    }
    for number in NUMBERS {
        reasons.extend([
            Illegal::TooManyColonists { most: number },
            Illegal::TooFewColonists { least: number },
            Illegal::TooDear {
                cost: number,
                have: 0,
            },
            Illegal::LargerShip { takes: number },
        ]);
    }
    every_kind(&reasons, 32, |reason| match reason {
        Illegal::GameOver => 0,
        Illegal::NotNow => 1,
        Illegal::RoleTaken => 2,
        Illegal::NoSuchRole => 3,
        Illegal::MustAct => 4,
        Illegal::IslandFull => 5,
        Illegal::CityFull => 6,
        Illegal::NoSuchTile => 7,
        Illegal::NoQuarryRight => 8,
        Illegal::NoQuarryLeft => 9,
        Illegal::Needs(_) => 10,
        Illegal::NoPlantationLeft => 11,
        Illegal::NoColonist => 12,
        Illegal::TooManyColonists { .. } => 13,
        Illegal::TooFewColonists { .. } => 14,
        Illegal::AlreadyOwned => 15,
        Illegal::SoldOut => 16,
        Illegal::NotInGame => 17,
        Illegal::TooDear { .. } => 18,
        Illegal::NoSuchGood(_) => 19,
        Illegal::NotProduced(_) => 20,
        Illegal::SupplyEmpty(_) => 21,
        Illegal::HouseHas(_) => 22,
        Illegal::HouseFull => 23,
        Illegal::NoSuchShip => 24,
        Illegal::ShipCarries(_) => 25,
        Illegal::OtherShipCarries(_) => 26,
        Illegal::ShipFull => 27,
        Illegal::LargerShip { .. } => 28,
        Illegal::WharfUsed => 29,
        Illegal::StoreInOrder => 30,
        Illegal::StoreFull => 31,
    });
    reasons
}

/// Every kind of choice.
pub fn choices() -> Vec<Choice> {
    let mut choices = vec![Choice::TakeColonist];
    for what in [
        Declined::Tile,
        Declined::Colonist,
        Declined::Building,
        Declined::Production,
        Declined::ExtraBarrel,
        Declined::Sale,
        Declined::Wharf,
    ] {
        choices.push(Choice::Decline(what));
    }
    for spoils in heaps() {
        choices.push(Choice::Decline(Declined::Storing { spoils }));
        choices.push(Choice::Production { goods: spoils });
    }
    for number in NUMBERS {
        choices.push(Choice::DrawPlantation { face_down: number });
        for card in RoleCard::VARIANTS {
            choices.push(Choice::Role {
                card: *card,
                doubloons: number,
                stakes: Stakes::Prospector { doubloons: 1 },
            });
        }
        for staffing in [Staffing::None, Staffing::Comes, Staffing::Declined] {
            for tile in Tile::ALL {
                choices.push(Choice::Tile {
                    tile: *tile,
                    then: number,
                    staffing,
                });
            }
            for building in Building::ALL {
                choices.push(Choice::Building {
                    building: *building,
                    price: Price {
                        printed: 8,
                        quarries: number.min(4),
                        privilege: number.min(1),
                    },
                    have: 9,
                    staffing,
                });
            }
        }
        for tile in Tile::ALL {
            choices.push(Choice::Colonists {
                place: Place::Tiles(*tile),
                count: number,
                circles: number,
            });
        }
        for building in Building::ALL {
            choices.push(Choice::Colonists {
                place: Place::Building(*building),
                count: number,
                circles: number,
            });
        }
        for good in Good::ALL {
            let good = *good;
            choices.extend([
                Choice::ExtraBarrel { good, then: number },
                Choice::Sale {
                    good,
                    sale: Sale {
                        base: good.price(),
                        privilege: number.min(1),
                        markets: number.min(3),
                    },
                },
                Choice::StoreKind {
                    good,
                    count: number,
                },
                Choice::StoreBarrel { good },
            ]);
            for ship in [None, Some(6)] {
                choices.push(Choice::Loading {
                    good,
                    ship,
                    gain: Gain {
                        barrels: number,
                        privilege: number.min(1),
                        bonus: number.min(1),
                    },
                    stay: number,
                    fills: number == 2,
                });
            }
        }
    }
    every_kind(&choices, 13, |choice| match choice {
        Choice::Role { .. } => 0,
        Choice::Decline(_) => 1,
        Choice::DrawPlantation { .. } => 2,
        Choice::Tile { .. } => 3,
        Choice::TakeColonist => 4,
        Choice::Colonists { .. } => 5,
        Choice::Building { .. } => 6,
        Choice::Production { .. } => 7,
        Choice::ExtraBarrel { .. } => 8,
        Choice::Sale { .. } => 9,
        Choice::Loading { .. } => 10,
        Choice::StoreKind { .. } => 11,
        Choice::StoreBarrel { .. } => 12,
    });
    choices
}

/// Every kind of task.
pub fn tasks() -> Vec<Task> {
    let mut tasks = vec![
        Task::ChooseRole,
        Task::ExtraColonist,
        Task::Build,
        Task::Produce,
        Task::ExtraBarrel,
        Task::Sell,
        Task::Load,
        Task::UseWharf,
        Task::Nothing,
    ];
    for bits in 0..8 {
        tasks.push(Task::TakeTile {
            quarry: bits & 1 > 0,
            draw: bits & 2 > 0,
            drawn: bits & 4 > 0,
        });
    }
    for number in NUMBERS {
        tasks.push(Task::PlaceColonists { idle: number });
        tasks.push(Task::Store {
            kinds: number,
            barrels: number,
        });
    }
    every_kind(&tasks, 12, |task| match task {
        Task::ChooseRole => 0,
        Task::TakeTile { .. } => 1,
        Task::ExtraColonist => 2,
        Task::PlaceColonists { .. } => 3,
        Task::Build => 4,
        Task::Produce => 5,
        Task::ExtraBarrel => 6,
        Task::Sell => 7,
        Task::Load => 8,
        Task::UseWharf => 9,
        Task::Store { .. } => 10,
        Task::Nothing => 11,
    });
    tasks
}

/// The stakes of every role.
pub fn stakes() -> Vec<Stakes> {
    let mut stakes = vec![
        Stakes::Trader { best: None },
        Stakes::Captain { best: None },
        Stakes::Settler {
            plantations: 4,
            quarry: true,
            room: 0,
        },
    ];
    for number in NUMBERS {
        let privilege = number.min(1);
        stakes.extend([
            Stakes::Settler {
                plantations: number,
                quarry: number > 1,
                room: 2,
            },
            Stakes::Mayor {
                colonists: number,
                privilege,
            },
            Stakes::Builder {
                affordable: number,
                privilege,
            },
            Stakes::Trader {
                best: Some((
                    Good::Coffee,
                    Sale {
                        base: 4,
                        privilege,
                        markets: number,
                    },
                )),
            },
            Stakes::Captain {
                best: Some((
                    Good::Corn,
                    Gain {
                        barrels: number,
                        privilege,
                        bonus: 0,
                    },
                )),
            },
            Stakes::Prospector { doubloons: number },
        ]);
    }
    for goods in heaps() {
        stakes.push(Stakes::Craftsman {
            goods,
            privilege: 1,
        });
    }
    every_kind(&stakes, Role::VARIANTS.len(), |stakes| match stakes {
        Stakes::Settler { .. } => 0,
        Stakes::Mayor { .. } => 1,
        Stakes::Builder { .. } => 2,
        Stakes::Craftsman { .. } => 3,
        Stakes::Trader { .. } => 4,
        Stakes::Captain { .. } => 5,
        Stakes::Prospector { .. } => 6,
    });
    stakes
}

/// Every phase.
pub fn phases() -> Vec<Phase> {
    let made = ByGood::default();
    let mut phases = vec![
        Phase::ChooseRole { chooser: BEN },
        Phase::Settler(RoleTurn::first(BEN, settler::Step::Begin)),
        Phase::Mayor(RoleTurn::first(BEN, mayor::Step::Extra)),
        Phase::Builder(RoleTurn::first(BEN, ())),
        Phase::Craftsman(RoleTurn::first(BEN, craftsman::Step::Privilege { made })),
        Phase::Trader(RoleTurn::first(BEN, ())),
        Phase::Captain(RoleTurn::first(
            BEN,
            captain::Loading {
                privilege: true,
                wharves: 0,
                idle: 0,
            },
        )),
        Phase::Storing(RoleTurn::first(
            BEN,
            storing::Stores {
                kinds: 1,
                barrels: 1,
                kept: made,
            },
        )),
    ];
    phases.extend(Ending::VARIANTS.iter().map(|why| Phase::Over(*why)));
    every_kind(&phases, 9, |phase| match phase {
        Phase::ChooseRole { .. } => 0,
        Phase::Settler(_) => 1,
        Phase::Mayor(_) => 2,
        Phase::Builder(_) => 3,
        Phase::Craftsman(_) => 4,
        Phase::Trader(_) => 5,
        Phase::Captain(_) => 6,
        Phase::Storing(_) => 7,
        Phase::Over(_) => 8,
    });
    phases
}

/// Demands that a list has something of each kind.
fn every_kind<T>(things: &[T], kinds: usize, kind: impl Fn(&T) -> usize) {
    for number in 0..kinds {
        assert!(
            things.iter().any(|thing| kind(thing) == number),
            "nothing of kind {number} is tried"
        );
    }
}
