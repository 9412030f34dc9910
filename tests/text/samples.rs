//! Everything that can happen or be refused, in several numbers.

use sobremesa::games::puerto_rico::{
    Building, BuildingSet, ByGood, CargoShip, Ending, Event, Good, Illegal, Post, RoleCard, Tile,
};
use strum::VariantArray;

use crate::shared::{ANA, NUMBERS, every_kind};

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
        Event::GavePoint { seat },
        Event::Doubled { seat },
    ]);
    events.extend(expansion());
    every_kind(&events, 35, |event| match event {
        Event::RoundBegan { .. } => 0,
        Event::Chose { .. } => 1,
        Event::Passed { .. } => 2,
        Event::Skipped { .. } => 3,
        Event::Prospected { .. } => 4,
        Event::Drew { .. } => 5,
        Event::Settled { .. } => 6,
        Event::PlantationsRevealed { .. } => 7,
        Event::ExtraColonist { count: 0..=1, .. } => 8,
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
        Event::TurnedOver { .. } => 23,
        Event::Forested { .. } => 24,
        Event::GaveColonist { .. } => 25,
        Event::GaveGood { .. } => 26,
        Event::GavePoint { .. } => 27,
        Event::Scored { .. } => 28,
        Event::SoldToPost { .. } => 29,
        Event::LoadedSmallWharf { .. } => 30,
        Event::Drafted { .. } => 31,
        Event::Doubled { .. } => 32,
        Event::GuestMoved { .. } => 33,
        Event::ExtraColonist { count: 2.., .. } => 34,
    });
    events
}

/// Where a colonist can be: every kind of tile, every building, San Juan.
pub fn posts() -> Vec<Post> {
    let tiles = Tile::WORKED.into_iter().map(Post::Tile);
    let buildings = Building::ALL.iter().copied().map(Post::Building);
    tiles.chain(buildings).chain([Post::SanJuan]).collect()
}

/// What can happen with Expansion I.
fn expansion() -> Vec<Event> {
    let seat = ANA;
    let mut events = Vec::new();
    for tile in Tile::WORKED.into_iter().filter(|it| it.good().is_some()) {
        events.push(Event::TurnedOver { seat, tile });
        events.extend([0, 1].map(|colonists| Event::Forested {
            seat,
            tile,
            colonists,
        }));
    }
    for post in posts() {
        events.push(Event::GaveColonist { seat, from: post });
        events.push(Event::GuestMoved { seat, to: post });
    }
    for (count, good) in NUMBERS.into_iter().zip(Good::ALL.iter().copied()) {
        events.extend([
            Event::ExtraColonist { seat, count },
            Event::GaveGood { seat, good },
            Event::Scored {
                seat,
                building: Building::Church,
                points: count,
            },
            Event::SoldToPost {
                seat,
                good,
                doubloons: count,
            },
        ]);
    }
    for goods in heaps().into_iter().skip(1) {
        events.extend([0, 1, 2].map(|bonus| Event::LoadedSmallWharf {
            seat,
            goods,
            points: goods.total() / 2,
            privilege: bonus,
            bonus,
        }));
    }
    for building in Building::ALL.iter().copied() {
        let out: BuildingSet = Building::ALL
            .iter()
            .copied()
            .take(building as usize % 4)
            .collect();
        events.push(Event::Drafted {
            seat,
            building,
            out,
        });
    }
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
        Illegal::InGameAlready,
        Illegal::NoForest,
        Illegal::LoadInOrder,
        Illegal::SmallWharfUsed,
        Illegal::NobodyThere,
        Illegal::NeededThere,
        Illegal::NoPoint,
        Illegal::PaymentShort,
        Illegal::NoGuest,
        Illegal::NoFreeCircle,
    ];
    reasons.extend(Building::ALL.iter().map(|it| Illegal::Needs(*it)));
    reasons.extend(Building::ALL.iter().map(|it| Illegal::Excluded(*it)));
    for good in Good::ALL {
        reasons.extend([
            Illegal::NoSuchGood(*good),
            Illegal::NotProduced(*good),
            Illegal::SupplyEmpty(*good),
            Illegal::HouseHas(*good),
            Illegal::ShipCarries(*good),
            Illegal::OtherShipCarries(*good),
            Illegal::TakenBefore(*good),
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
            Illegal::PlacesTaken { cost: number },
            Illegal::TooManyBarrels { most: number },
        ]);
    }
    every_kind(&reasons, 46, |reason| match reason {
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
        Illegal::InGameAlready => 32,
        Illegal::PlacesTaken { .. } => 33,
        Illegal::Excluded(_) => 34,
        Illegal::NoForest => 35,
        Illegal::TakenBefore(_) => 36,
        Illegal::TooManyBarrels { .. } => 37,
        Illegal::LoadInOrder => 38,
        Illegal::SmallWharfUsed => 39,
        Illegal::NobodyThere => 40,
        Illegal::NeededThere => 41,
        Illegal::NoPoint => 42,
        Illegal::PaymentShort => 43,
        Illegal::NoGuest => 44,
        Illegal::NoFreeCircle => 45,
    });
    reasons
}
