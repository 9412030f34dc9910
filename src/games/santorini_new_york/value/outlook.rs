//! What workers and cards promise.

use crate::engine::{BySeat, Rivalry, Seat};

use super::super::city::TOP;
use super::super::{Cards, City, SantoriniNewYork, Square, Squares, Type};

/// How the others count.
const RIVALRY: Rivalry = Rivalry {
    rival: 0.5,
    field: 0.8,
};
/// A worker, beside where it stands.
const WORKER: f32 = 8.0;
/// A worker that cannot move.
const STUCK: f32 = -3.0;
/// Each square that a worker can enter.
const ROOM: f32 = 0.1;
/// A card in hand with the highest number.
const CARD: f32 = 0.8;
/// An Engineer in hand, beside its number.
const ENGINEER: f32 = 0.3;

/// A worker on each level: level 3 has to be left before one can win.
const HEIGHT: [f32; 4] = [0.0, 1.2, 3.0, 1.8];
/// The first square one level up that a worker on each level can enter, and each further one.
const STAIRS: [(f32, f32); 4] = [(0.4, 0.1), (0.9, 0.2), (3.0, 0.8), (0.0, 0.0)];

/// Own prospects against those of the others.
pub(super) fn margin(prospects: &BySeat<f32>, seat: Seat) -> f32 {
    RIVALRY.margin(prospects, seat)
}

/// What the workers of a seat promise.
pub(super) fn workers(city: &City, land: Squares, seat: Seat) -> f32 {
    let free = land & !city.occupied();
    let own = city.workers[seat].iter();
    own.map(|worker| WORKER + place(city, free, worker)).sum()
}

fn place(city: &City, free: Squares, worker: Square) -> f32 {
    let level = city.level(worker);
    let open = worker.around() & free & !city.higher_than(level + 1);
    if open.is_empty() {
        return STUCK;
    }
    let height = HEIGHT.get(usize::from(level)).copied().unwrap_or(0.0);
    let up = (open & city.higher_than(level)).len();
    let (first, more) = STAIRS
        .get(usize::from(level))
        .copied()
        .unwrap_or((0.0, 0.0));
    let stairs = match up {
        0 => 0.0,
        _ => first + more * f32::from(up - 1),
    };
    height + stairs + ROOM * f32::from(open.len())
}

/// What a hand promises: high numbers take the statue, and Engineers win in one more way.
pub(super) fn hand(table: &SantoriniNewYork, hand: Cards) -> f32 {
    let tops = table.city.higher_than(TOP - 1) & !table.city.rooftops;
    let cards = hand.iter().map(|card| {
        let number = f32::from(card.number()) / 25.0;
        let roofs = card.kind() == Some(Type::Engineer) && !tops.is_empty();
        CARD * number * number + if roofs { ENGINEER } else { 0.0 }
    });
    cards.sum()
}
