//! Positions by a few words, for the cases.

use std::collections::BTreeSet;

use crate::reading::boards::{self, squares};
use crate::reading::{Player, Position, Rulings, sq, worker};

/// The board of the cases, with these workers: `A1 c3, B1 c4`.
pub fn on_5x5(workers: &str) -> Position {
    on(boards::test5x5(), workers)
}

/// Any board, with these workers.
pub fn on(board: BTreeSet<boards::Square>, workers: &str) -> Position {
    let mut position = Position::empty(board);
    for placed in workers.split(", ") {
        let (who, place) = placed.split_once(' ').unwrap();
        position.workers.insert(worker(who), sq(place));
    }
    position
}

impl Position {
    /// These squares have that level.
    pub fn h(mut self, level: u8, names: &str) -> Self {
        for square in squares(names) {
            self.levels.insert(square, level);
        }
        self
    }

    /// These squares have three blocks and a rooftop.
    pub fn r(mut self, names: &str) -> Self {
        self.rooftops.extend(squares(names));
        self.h(3, names)
    }

    /// These squares have a skyscraper.
    pub fn s(mut self, names: &str) -> Self {
        self.skyscrapers.extend(squares(names));
        self
    }

    /// The player holds the statue.
    pub fn holds(mut self, player: Player) -> Self {
        self.holder = Some(player);
        self
    }

    /// So many blocks, rooftops and skyscrapers are left.
    pub fn supply(mut self, blocks: u8, rooftops: u8, skyscrapers: u8) -> Self {
        self.blocks_left = blocks;
        self.rooftops_left = rooftops;
        self.skyscrapers_left = skyscrapers;
        self
    }

    /// It is played by these rulings.
    pub fn ruled(mut self, rulings: Rulings) -> Self {
        self.rulings = rulings;
        self
    }
}
