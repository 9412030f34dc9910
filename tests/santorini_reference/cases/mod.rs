//! The numbered cases of the rules reference that are about turns.

mod base;
mod builders;
mod engineer;
mod movers;
mod specialists;
mod winning;

use std::collections::BTreeSet;

use crate::reading::boards::{self, squares};
use crate::reading::{
    Broadway, Player, Position, Role, Rulings, Square, Step, Turn, losses, replies, sq, turns,
    worker,
};
use crate::scene::{on, on_5x5};

/// All of A's complete turns in words.
fn all(position: &Position, role: Role) -> Vec<String> {
    let turns = turns(role, position, 'A');
    turns.iter().map(Turn::in_words).collect()
}

/// How those of A's complete turns go on that begin so.
fn after(position: &Position, role: Role, first: &str) -> BTreeSet<String> {
    let first = format!("{first}, ");
    let turns = all(position, role);
    let rests = turns.iter().filter_map(|it| it.strip_prefix(&first));
    rests.map(str::to_owned).collect()
}

/// A set of words.
fn set<const N: usize>(words: [&str; N]) -> BTreeSet<String> {
    words.map(str::to_owned).into()
}

/// The squares to which that worker moves in complete turns.
fn goes(position: &Position, role: Role, who: &str) -> BTreeSet<Square> {
    let turns = turns(role, position, worker(who).player);
    let steps = turns.iter().flat_map(|it| &it.steps);
    let moves = steps.filter_map(|it| match it {
        Step::Move(mover, to) if *mover == worker(who) => Some(*to),
        _ => None,
    });
    moves.collect()
}

/// A's only complete turn in these words.
#[track_caller]
fn the(position: &Position, role: Role, words: &str) -> Turn {
    let mut turns = turns(role, position, 'A');
    turns.retain(|it| it.in_words() == words);
    assert_eq!(turns.len(), 1, "{words}, among {:?}", all(position, role));
    turns.remove(0)
}

/// Whether no complete turn of A's contains these words.
fn never(position: &Position, role: Role, words: &str) -> bool {
    !all(position, role).iter().any(|it| it.contains(words))
}

impl Turn {
    /// Where the worker stands after it.
    fn has(&self, who: &str, on: &str) -> bool {
        self.end.square_of(worker(who)) == sq(on)
    }

    /// The level of a square after it.
    fn level(&self, name: &str) -> u8 {
        self.end.level(sq(name))
    }
}

/// Nobody won.
const NOBODY: Option<Player> = None;
