//! Positions by a few words, for the cases.

use std::collections::BTreeSet;

use crate::reading::boards::{self, squares};
use crate::reading::{Player, Position, Rulings, sq, worker};

/// The board of the cases, with these workers: `A1 c3, B1 c4`.
pub fn on_5x5(workers: &str) -> Position {
    on(boards::test5x5(), workers)
}

/// Any board, with these workers.
pub fn on(board: boards::Board, workers: &str) -> Position {
    let mut position = Position::empty(board);
    for placed in workers.split(", ") {
        let (who, place) = placed.split_once(' ').unwrap();
        position.workers.insert(worker(who), sq(place));
    }
    position
}

impl Position {
    /// The position in the words of the cases, for whoever has to look into a disagreement.
    pub fn in_words(&self) -> String {
        let mut words = format!("{:?}", self.workers);
        for level in 1..=3 {
            let squares = self.levels.iter().filter(|it| *it.1 == level);
            let squares: BTreeSet<_> = squares.map(|it| *it.0).collect();
            words += &format!(" h{level} {squares:?}");
        }
        words += &format!(" R {:?} S {:?}", self.rooftops, self.skyscrapers);
        let left = [self.blocks_left, self.rooftops_left, self.skyscrapers_left];
        words += &format!(" left {left:?} holder {:?}", self.holder);
        words + &format!(" on {} squares", self.board.len())
    }

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
