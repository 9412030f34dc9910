//! Everything that a player can be told to do, offered or promised.

use sobremesa::games::puerto_rico::guests::Window;
use sobremesa::games::puerto_rico::roles::builder::Price;
use sobremesa::games::puerto_rico::roles::trader::Sale;
use sobremesa::games::puerto_rico::roles::{captain, craftsman, mayor, payment, settler, storing};
use sobremesa::games::puerto_rico::{
    Building, BuildingSet, ByGood, Ending, Good, Phase, Role, RoleCard, RoleTurn, Tile,
};
use sobremesa::text::puerto_rico::{Choice, Declined, Gain, Place, Staffing, Stakes, Task};
use strum::VariantArray;

use crate::samples::{heaps, posts};
use crate::shared::{BEN, NUMBERS, every_kind};

/// Every kind of choice.
pub fn choices() -> Vec<Choice> {
    let mut choices = vec![
        Choice::TakeColonist,
        Choice::UseLibrary,
        Choice::PayPoint,
        Choice::KeepGuests,
    ];
    choices.extend(expansion());
    for what in [
        Declined::Tile,
        Declined::Colonist,
        Declined::Building,
        Declined::Production,
        Declined::ExtraBarrel,
        Declined::Sale,
        Declined::Wharf,
        Declined::Library,
        Declined::Guests,
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
                        privilege: number.min(2),
                        forests: number.min(6),
                        black_market: 0,
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
                        doubloons: number.min(1),
                    },
                    stay: number,
                    fills: number == 2,
                });
            }
        }
    }
    every_kind(&choices, 25, |choice| match choice {
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
        Choice::Draft { .. } => 13,
        Choice::UseLibrary => 14,
        Choice::PlaceDrawn { .. } => 15,
        Choice::Forest { .. } => 16,
        Choice::PayColonist { .. } => 17,
        Choice::PayGood { .. } => 18,
        Choice::PayPoint => 19,
        Choice::SaleToPost { .. } => 20,
        Choice::SmallWharf { .. } => 21,
        Choice::Sail { .. } => 22,
        Choice::Guest { .. } => 23,
        Choice::KeepGuests => 24,
    });
    choices
}

/// The choices of Expansion I that have something to tell.
fn expansion() -> Vec<Choice> {
    let mut choices = Vec::new();
    for building in Building::ALL.iter().copied() {
        choices.push(Choice::Draft {
            building,
            cost: building.spec().cost,
            out: BuildingSet::default(),
        });
    }
    for number in NUMBERS {
        for tile in Tile::WORKED.into_iter().filter(|it| it.good().is_some()) {
            for forests in [None, Some(number)] {
                choices.push(Choice::PlaceDrawn { tile, forests });
            }
            for staffing in [Staffing::None, Staffing::Comes, Staffing::Declined] {
                choices.push(Choice::Forest {
                    tile,
                    forests: number,
                    staffing,
                });
            }
        }
        for post in posts() {
            choices.push(Choice::PayColonist { post });
            choices.push(Choice::Guest {
                post,
                guests: number,
            });
        }
        for good in Good::ALL.iter().copied() {
            choices.extend([
                Choice::PayGood { good, then: number },
                Choice::SaleToPost {
                    good,
                    sale: Sale {
                        base: good.price(),
                        privilege: number.min(2),
                        markets: 0,
                    },
                },
                Choice::SmallWharf {
                    good,
                    count: number.max(1),
                    stay: number,
                },
            ]);
        }
    }
    for goods in heaps().into_iter().skip(1) {
        choices.push(Choice::Sail {
            goods,
            gain: Gain {
                barrels: goods.total() / 2,
                privilege: 2,
                bonus: 1,
                doubloons: 1,
            },
        });
    }
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
        Task::Draft,
        Task::PlaceDrawn,
        Task::LoadSmallWharf,
        Task::SendGuests,
    ];
    tasks.extend(
        Role::VARIANTS
            .iter()
            .map(|role| Task::Double { role: *role }),
    );
    tasks.extend([1, 2, 3].map(|missing| Task::Pay { missing }));
    tasks.extend([false, true].map(|quarry| Task::SecondTile { quarry }));
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
    every_kind(&tasks, 19, |task| match task {
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
        Task::Draft => 12,
        Task::Double { .. } => 13,
        Task::PlaceDrawn => 14,
        Task::Pay { .. } => 15,
        Task::LoadSmallWharf => 16,
        Task::SendGuests => 17,
        Task::SecondTile { .. } => 18,
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
                        doubloons: 0,
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
        Phase::Craftsman(RoleTurn::first(
            BEN,
            craftsman::Step::Privilege {
                made,
                most: [0; 5],
                taken: None,
            },
        )),
        Phase::Trader(RoleTurn::first(BEN, ())),
        Phase::Captain(RoleTurn::first(
            BEN,
            captain::Loading {
                privilege: true,
                ..captain::Loading::default()
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
    let turn = RoleTurn::first(BEN, ());
    phases.extend([
        Phase::Draft { chooser: BEN },
        Phase::Doubling {
            chooser: BEN,
            card: RoleCard::Mayor,
        },
        Phase::Paying(RoleTurn::first(
            BEN,
            payment::Payment {
                building: Building::Harbor,
                staffed: true,
                missing: 2,
                next: payment::Kind::Colonist,
            },
        )),
        Phase::Guests(Window::Builder(turn)),
        Phase::Guests(Window::Trader(turn)),
        Phase::Guests(Window::Prospector { chooser: BEN }),
        Phase::Guests(Window::End { seat: BEN }),
    ]);
    phases.extend(Ending::VARIANTS.iter().map(|why| Phase::Over(*why)));
    every_kind(&phases, 13, |phase| match phase {
        Phase::ChooseRole { .. } => 0,
        Phase::Settler(_) => 1,
        Phase::Mayor(_) => 2,
        Phase::Builder(_) => 3,
        Phase::Craftsman(_) => 4,
        Phase::Trader(_) => 5,
        Phase::Captain(_) => 6,
        Phase::Storing(_) => 7,
        Phase::Over(_) => 8,
        Phase::Draft { .. } => 9,
        Phase::Doubling { .. } => 10,
        Phase::Paying(_) => 11,
        Phase::Guests(_) => 12,
    });
    phases
}
