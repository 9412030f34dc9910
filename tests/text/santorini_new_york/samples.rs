//! Everything that can happen or be refused, in several numbers.

use sobremesa::games::santorini_new_york::scene::{card, square};
use sobremesa::games::santorini_new_york::{
    Card, Ending, Event, Face, Illegal, Loss, Obstacle, Played, Role, RoleSets, Seen, Sight, Type,
    Victory,
};
use strum::VariantArray;

use super::names::PIECES;
use crate::shared::{ANA, BEN, NUMBERS, every_kind};

/// Sets of roles that together have all fourteen.
pub fn role_sets() -> Vec<RoleSets> {
    let roles = |kind| Role::of(kind).cycle();
    let sets = roles(Type::Specialist)
        .zip(roles(Type::Builder))
        .zip(roles(Type::Mover));
    let sets = sets.map(|((specialist, builder), mover)| RoleSets {
        specialist,
        builder,
        mover,
    });
    sets.take(5).collect()
}

/// Cards of each type.
fn cards() -> [Card; 4] {
    [1, 2, 3, 4].map(card)
}

/// Every kind of event; a new kind does not compile until it has a place here.
pub fn events() -> Vec<Event<Seen>> {
    let seat = ANA;
    let [from, to] = ["c3", "c4"].map(square);
    let at = from;
    let mut events = vec![
        Event::Started {
            seat,
            number: 3,
            squares: [from, to],
        },
        Event::Dealt {
            seat,
            cards: Sight::Faces([1, 2, 3, 4, 5].map(card).into_iter().collect()),
        },
        Event::Committed {
            seat,
            card: Face::Down,
        },
        Event::StatueKept { seat },
        Event::StoodStill { seat, worker: from },
        Event::Roofed { seat, at },
        Event::SkyscraperPlaced { seat, at },
    ];
    for number in NUMBERS {
        let cards = number;
        events.extend([
            Event::Shuffled {
                count: 25,
                left: number,
            },
            Event::Eliminated { seat, cards },
            Event::RoundBegan { round: number },
            Event::Dealt {
                seat,
                cards: Sight::Backs(number),
            },
        ]);
    }
    for number in cards() {
        events.push(Event::Committed {
            seat,
            card: Face::Up(number),
        });
        let other = card(25);
        let played = [(BEN, number), (seat, other)].map(|(seat, card)| Played { seat, card });
        events.push(Event::Revealed {
            order: played.into_iter().collect(),
        });
    }
    for from in [None, Some(BEN)] {
        events.push(Event::StatueTaken { seat, from });
    }
    for role in Role::ALL.iter().copied() {
        let card = card(7);
        events.push(Event::TurnBegan { seat, card, role });
        events.push(Event::NoTurn { seat, card, role });
        for owner in [ANA, BEN] {
            events.push(Event::Named {
                seat,
                role,
                worker: at,
                owner,
            });
        }
    }
    for level in 0..=3 {
        events.push(Event::Built { seat, at, level });
        events.push(Event::Lifted { seat, at, level });
        for from_level in 0..=3 {
            events.push(Event::Moved {
                seat,
                from,
                to,
                from_level,
                to_level: level,
            });
            for by in [ANA, BEN] {
                events.push(Event::Forced {
                    seat,
                    by,
                    role: Role::Reporter,
                    from,
                    to,
                    from_level,
                    to_level: level,
                });
            }
        }
    }
    for why in [Loss::NoTurn, Loss::Roofed] {
        events.push(Event::WorkerLost { seat, at, why });
    }
    for victory in Victory::VARIANTS.iter().copied() {
        let winner = seat;
        let ending = Ending { winner, victory };
        events.push(Event::GameOver { ending });
    }
    every_kind(&events, 20, |event| match event {
        Event::Started { .. } => 0,
        Event::Shuffled { .. } => 1,
        Event::Dealt { .. } => 2,
        Event::RoundBegan { .. } => 3,
        Event::Committed { .. } => 4,
        Event::Revealed { .. } => 5,
        Event::StatueTaken { .. } => 6,
        Event::StatueKept { .. } => 7,
        Event::TurnBegan { .. } => 8,
        Event::NoTurn { .. } => 9,
        Event::Named { .. } => 10,
        Event::Moved { .. } => 11,
        Event::Forced { .. } => 12,
        Event::StoodStill { .. } => 13,
        Event::Lifted { .. } => 14,
        Event::Built { .. } => 15,
        Event::Roofed { .. } => 16,
        Event::SkyscraperPlaced { .. } => 17,
        Event::WorkerLost { .. } | Event::Discarded { .. } => 18,
        Event::Eliminated { .. } | Event::GameOver { .. } => 19,
    });
    events
}

/// Every kind of refusal; a new kind does not compile until it has a place here.
pub fn reasons() -> Vec<Illegal> {
    let at = square("c4");
    let mut reasons = vec![
        Illegal::GameOver,
        Illegal::NotNow,
        Illegal::NoSuchStart(6),
        Illegal::StartTaken(2),
        Illegal::NotInHand(card(12)),
        Illegal::Water(at),
        Illegal::StartSquare(at),
        Illegal::OutOfReach(at),
        Illegal::CannotPush(at),
        Illegal::SameSquare(at),
        Illegal::NotGround(at),
        Illegal::NoWorker(at),
        Illegal::WrongOwner(at),
        Illegal::NoWayOut(at),
        Illegal::CannotMove(at),
        Illegal::DeadEnd,
    ];
    reasons.extend(PIECES.map(Illegal::NoneLeft));
    for by in [Obstacle::Worker, Obstacle::Rooftop, Obstacle::Skyscraper] {
        reasons.push(Illegal::Occupied { square: at, by });
    }
    for (from, to) in [(0, 2), (0, 3), (1, 3)] {
        reasons.push(Illegal::TooHigh { from, to });
    }
    every_kind(&reasons, 19, |reason| match reason {
        Illegal::GameOver => 0,
        Illegal::NotNow => 1,
        Illegal::NoSuchStart(_) => 2,
        Illegal::StartTaken(_) => 3,
        Illegal::NotInHand(_) => 4,
        Illegal::Water(_) => 5,
        Illegal::StartSquare(_) => 6,
        Illegal::Occupied { .. } => 7,
        Illegal::TooHigh { .. } => 8,
        Illegal::OutOfReach(_) => 9,
        Illegal::CannotPush(_) => 10,
        Illegal::NoneLeft(_) => 11,
        Illegal::SameSquare(_) => 12,
        Illegal::NotGround(_) => 13,
        Illegal::NoWorker(_) => 14,
        Illegal::WrongOwner(_) => 15,
        Illegal::NoWayOut(_) => 16,
        Illegal::CannotMove(_) => 17,
        Illegal::DeadEnd => 18,
    });
    reasons
}
