//! Which worker is which: the rules know only where workers stand, players follow each of them.

// Few events move workers.
#![allow(clippy::wildcard_enum_match_arm)]

use crate::engine::{BySeat, Seat};
use crate::games::santorini_new_york::{Event, Eyes, Seen, Square, Table};

/// Where the first and the second worker of each seat stand.
pub type Pairs = BySeat<[Option<Square>; 2]>;

/// Follows the workers from their start squares through everything that has happened.
pub fn pairs(table: &Table<Seen>, told: &[Event<Seen>]) -> Pairs {
    let mut pairs = table.players.map(|_, player| {
        let number = usize::from(player.start.unwrap_or_default());
        let squares = number
            .checked_sub(1)
            .and_then(|at| table.shape().starts.get(at));
        squares.map_or([None, None], |squares| squares.map(Some))
    });
    for event in told {
        follow(&mut pairs, event);
    }
    for (seat, pair) in pairs.iter_mut() {
        put_right(pair, table, seat);
    }
    pairs
}

/// What an event changes about where workers stand.
pub fn follow<E: Eyes>(pairs: &mut Pairs, event: &Event<E>) {
    let (seat, from, to) = match *event {
        Event::Moved { seat, from, to, .. } | Event::Forced { seat, from, to, .. } => {
            (seat, from, Some(to))
        }
        Event::WorkerLost { seat, at, .. } => (seat, at, None),
        _ => return,
    };
    let mut pair = pairs[seat].iter_mut();
    if let Some(worker) = pair.find(|worker| **worker == Some(from)) {
        *worker = to;
    }
}

/// In a position that did not come about by moves, workers are told apart by their squares.
fn put_right(pair: &mut [Option<Square>; 2], table: &Table<Seen>, seat: Seat) {
    let standing = table.city.workers[seat];
    let followed = pair.iter().flatten().copied().collect();
    if standing != followed {
        let mut squares = standing.iter();
        *pair = [squares.next(), squares.next()];
    }
}
