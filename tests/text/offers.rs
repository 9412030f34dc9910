//! Everything that a player can be told to do, offered or promised.

use sobremesa::games::puerto_rico::roles::builder::Price;
use sobremesa::games::puerto_rico::roles::trader::Sale;
use sobremesa::games::puerto_rico::roles::{captain, craftsman, mayor, settler, storing};
use sobremesa::games::puerto_rico::{
    Building, ByGood, Ending, Good, Phase, Role, RoleCard, RoleTurn, Tile,
};
use sobremesa::text::puerto_rico::{Choice, Declined, Gain, Place, Staffing, Stakes, Task};
use strum::VariantArray;

use crate::samples::{BEN, NUMBERS, every_kind, heaps};

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
