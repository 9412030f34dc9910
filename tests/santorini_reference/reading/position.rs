//! What lies on the board, and the words that all roles use.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::boards::{ALL, Board, Direction, Square, steps_from};
use super::rulings::Rulings;

/// A player: `A` to `E`, in the order of seats.
pub type Player = char;

/// A worker: whose it is, and which of the two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Worker {
    /// Whose it is.
    pub player: Player,
    /// 1 or 2.
    pub number: u8,
}

impl fmt::Debug for Worker {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", self.player, self.number)
    }
}

/// The worker of that name, such as `A1`.
pub fn worker(name: &str) -> Worker {
    let mut letters = name.chars();
    let player = letters.next().unwrap();
    let number = letters.as_str().parse().unwrap();
    Worker { player, number }
}

/// The whole position, so far as turns depend on it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Position {
    /// Where each worker stands that is still in the game.
    pub workers: BTreeMap<Worker, Square>,
    /// Blocks on each square; where none are listed there are none.
    pub levels: BTreeMap<Square, u8>,
    /// Squares with a rooftop; all of them have three blocks.
    pub rooftops: BTreeSet<Square>,
    /// Squares with a skyscraper.
    pub skyscrapers: BTreeSet<Square>,
    /// Blocks beside the board.
    pub blocks_left: u8,
    /// Rooftops beside the board.
    pub rooftops_left: u8,
    /// Skyscrapers beside the board.
    pub skyscrapers_left: u8,
    /// Who holds the statue.
    pub holder: Option<Player>,
    /// The rulings that are played by.
    pub rulings: Rulings,
    /// The squares that exist.
    pub board: Board,
}

impl Position {
    /// An empty board, everything in the supply.
    pub fn empty(board: Board) -> Self {
        Position {
            workers: BTreeMap::new(),
            levels: BTreeMap::new(),
            rooftops: BTreeSet::new(),
            skyscrapers: BTreeSet::new(),
            blocks_left: 64,
            rooftops_left: 10,
            skyscrapers_left: 6,
            holder: None,
            rulings: Rulings::default(),
            board,
        }
    }

    /// Whether the square exists.
    pub fn exists(&self, square: Square) -> bool {
        self.board.contains(&square)
    }

    /// The blocks on it.
    pub fn level(&self, square: Square) -> u8 {
        self.levels.get(&square).copied().unwrap_or(0)
    }

    /// Where the worker stands.
    pub fn square_of(&self, worker: Worker) -> Square {
        self.workers[&worker]
    }

    /// Who stands there.
    pub fn worker_on(&self, square: Square) -> Option<Worker> {
        let standing = self.workers.iter().find(|it| *it.1 == square);
        standing.map(|it| *it.0)
    }

    /// The player's workers.
    pub fn workers_of(&self, player: Player) -> Vec<Worker> {
        let all = self.workers.keys().copied();
        all.filter(|it| it.player == player).collect()
    }

    /// The players that have workers.
    pub fn players(&self) -> BTreeSet<Player> {
        self.workers.keys().map(|it| it.player).collect()
    }

    /// The squares around that one.
    pub fn neighbours(&self, square: Square) -> Vec<Square> {
        let around = ALL.iter().map(|it| steps_from(square, *it, 1));
        around.filter(|it| self.exists(*it)).collect()
    }

    /// The square so many steps on in a straight line. There is none beyond the edge of the board
    /// (RUL-16: unless lines cross water).
    pub fn along(&self, from: Square, direction: Direction, steps: i8) -> Option<Square> {
        let mut way = (1..=steps).map(|it| steps_from(from, direction, it));
        let whole = way.all(|it| self.exists(it));
        let there = steps_from(from, direction, steps);
        (self.exists(there) && (whole || self.rulings.cross_water)).then_some(there)
    }

    /// All squares in a straight line, nearest first.
    pub fn line(&self, from: Square, direction: Direction) -> Vec<Square> {
        let steps = 1..=10;
        steps
            .filter_map(|it| self.along(from, direction, it))
            .collect()
    }

    /// On the board, without worker, rooftop or skyscraper.
    pub fn is_unoccupied(&self, square: Square) -> bool {
        self.exists(square)
            && self.worker_on(square).is_none()
            && !self.rooftops.contains(&square)
            && !self.skyscrapers.contains(&square)
    }

    /// Whether the supply has what that square gets next: a block up to level 2, a rooftop on 3.
    pub fn has_piece_for(&self, square: Square) -> bool {
        let left = match self.level(square) {
            3 => self.rooftops_left,
            _ => self.blocks_left,
        };
        self.rulings.unlimited_supply || left > 0
    }

    /// Whether it can be built on.
    pub fn can_build(&self, square: Square) -> bool {
        self.is_unoccupied(square) && self.has_piece_for(square)
    }

    /// Whether a worker there could move to that square, wherever it is: it is unoccupied, and at
    /// most one level higher.
    pub fn can_go(&self, from: Square, to: Square) -> bool {
        self.is_unoccupied(to) && self.level(to) <= self.level(from) + 1
    }

    /// The others' workers around the square.
    pub fn opponents_beside(&self, square: Square, player: Player) -> Vec<Worker> {
        let beside = self.neighbours(square).into_iter();
        let workers = beside.filter_map(|it| self.worker_on(it));
        workers.filter(|it| it.player != player).collect()
    }

    /// The workers around the square that a card without the word "opponent" may choose (RUL-10).
    pub fn anyone_beside(&self, square: Square, player: Player) -> Vec<Worker> {
        let beside = self.neighbours(square).into_iter();
        let workers = beside.filter_map(|it| self.worker_on(it));
        workers
            .filter(|it| it.player != player || self.rulings.own_targets)
            .collect()
    }
}
