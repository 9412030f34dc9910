//! A turn as a list of steps, and when a step wins.

use std::fmt;

use super::boards::Square;
use super::position::{Player, Position, Worker};

/// What is built.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Piece {
    /// One level more.
    Block,
    /// The end of a building.
    Rooftop,
    /// The Engineer's.
    Skyscraper,
}

/// One thing that happens in a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// The owner moves a worker.
    Move(Worker, Square),
    /// A worker is Forced.
    Force(Worker, Square),
    /// A worker is chosen or named, for what its card says.
    Choose(Worker),
    /// That worker builds.
    Build(Worker, Square, Piece),
    /// A worker leaves the game.
    Leave(Worker),
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Step::Move(who, to) => write!(f, "{who:?} to {to:?}"),
            Step::Force(who, to) => write!(f, "{who:?} forced to {to:?}"),
            Step::Choose(who) => write!(f, "{who:?} chosen"),
            Step::Build(who, on, Piece::Block) => write!(f, "{who:?} builds {on:?}"),
            Step::Build(who, on, Piece::Rooftop) => write!(f, "{who:?} roofs {on:?}"),
            Step::Build(who, on, Piece::Skyscraper) => write!(f, "{who:?} raises {on:?}"),
            Step::Leave(who) => write!(f, "{who:?} leaves"),
        }
    }
}

/// A turn, complete or so far: every step makes another one.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Turn {
    /// The active worker; with the Broadway Actors the one that moves first.
    pub worker: Worker,
    /// What happens, in order.
    pub steps: Vec<Step>,
    /// The position after that.
    pub end: Position,
    /// Who has won thereby.
    pub winner: Option<Player>,
}

impl Turn {
    /// Nothing has happened yet.
    pub fn begin(position: &Position, worker: Worker) -> Self {
        Turn {
            worker,
            steps: Vec::new(),
            end: position.clone(),
            winner: None,
        }
    }

    fn with(&self, step: Step) -> Self {
        let mut next = self.clone();
        next.steps.push(step);
        next
    }

    /// The worker moves. Its owner wins by climbing onto level 3 while holding the statue.
    pub fn moves(&self, worker: Worker, to: Square) -> Self {
        let mut next = self.with(Step::Move(worker, to));
        let from = self.end.square_of(worker);
        next.end.workers.insert(worker, to);
        let climbs = self.end.level(from) < 3 && self.end.level(to) == 3;
        if climbs && self.end.holder == Some(worker.player) {
            next.winner = Some(worker.player);
        }
        next
    }

    /// The worker is Forced there; that never wins.
    pub fn forces(&self, worker: Worker, to: Square) -> Self {
        let mut next = self.with(Step::Force(worker, to));
        next.end.workers.insert(worker, to);
        next
    }

    /// The worker is chosen; nothing has changed yet.
    pub fn chooses(&self, worker: Worker) -> Self {
        self.with(Step::Choose(worker))
    }

    /// A block, or a rooftop on level 3, whether or not somebody stands there.
    pub fn builds(&self, worker: Worker, square: Square) -> Self {
        if self.end.level(square) == 3 {
            let mut next = self.with(Step::Build(worker, square, Piece::Rooftop));
            next.end.rooftops.insert(square);
            next.end.rooftops_left = self.end.rooftops_left.saturating_sub(1);
            next
        } else {
            let mut next = self.with(Step::Build(worker, square, Piece::Block));
            next.end.levels.insert(square, self.end.level(square) + 1);
            next.end.blocks_left = self.end.blocks_left.saturating_sub(1);
            next
        }
    }

    /// A skyscraper.
    pub fn raises(&self, worker: Worker, square: Square) -> Self {
        let mut next = self.with(Step::Build(worker, square, Piece::Skyscraper));
        next.end.skyscrapers.insert(square);
        next.end.skyscrapers_left -= 1;
        next
    }

    /// The worker leaves the game. Whoever alone has workers then has won.
    pub fn leaves(&self, worker: Worker) -> Self {
        let mut next = self.with(Step::Leave(worker));
        next.end.workers.remove(&worker);
        let players = next.end.players();
        if players.len() == 1 {
            next.winner = players.first().copied();
        }
        next
    }

    /// The steps in words: `A1 to b1, A1 builds a1`.
    pub fn in_words(&self) -> String {
        let words: Vec<String> = self.steps.iter().map(|it| format!("{it:?}")).collect();
        words.join(", ")
    }

    /// What was built last, and where.
    pub fn last_build(&self) -> Option<(Square, Piece)> {
        match self.steps.last() {
            Some(Step::Build(_, square, piece)) => Some((*square, *piece)),
            _ => None,
        }
    }
}
