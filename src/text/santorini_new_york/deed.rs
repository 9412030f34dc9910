//! What choices are about: workers, moves, builds.

// Few steps belong to the end of a turn.
#![allow(clippy::wildcard_enum_match_arm)]

use crate::engine::Seat;
use crate::games::santorini_new_york::{City, Piece, Square, Step, TOP};

/// A worker that a choice is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worker {
    /// Where it stands.
    pub at: Square,
    /// The level there.
    pub level: u8,
    /// Whose it is.
    pub owner: Seat,
    /// Whether it belongs to whoever chooses.
    pub own: bool,
}

/// How a worker begins its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// It is simply the one that acts.
    Acts,
    /// It moves first, and the other one afterwards (Broadway Actors).
    MovesFirst,
    /// It is lifted to this level (Firefighter).
    Lifted(u8),
    /// A rooftop takes its place, and it leaves the game (Firefighter).
    Roofed {
        /// How many workers are left then.
        left: u8,
    },
}

/// A move of a worker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moving {
    /// Where it begins.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
    /// The level where it begins.
    pub from_level: u8,
    /// The level where it ends.
    pub to_level: u8,
    /// Who is pushed on (NYPD Officer).
    pub pushed: Option<Shift>,
    /// Who is pulled along (Fashion Designer).
    pub pulled: Option<Shift>,
    /// Whether it wins.
    pub wins: Winning,
    /// Whether a Night Guard has asked for it.
    pub reply: bool,
}

/// Whether a move wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Winning {
    /// It does not.
    No,
    /// At once.
    Now,
    /// When the turn is completed.
    AfterTurn,
}

/// A worker that is forced somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shift {
    /// Who.
    pub worker: Worker,
    /// Where it is forced.
    pub to: Square,
    /// The level there.
    pub to_level: u8,
}

/// A build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Building {
    /// Who builds.
    pub worker: Square,
    /// Where.
    pub at: Square,
    /// The level before.
    pub from_level: u8,
    /// The level afterwards.
    pub to_level: u8,
    /// Whether the last piece is a rooftop.
    pub roofed: bool,
    /// Whether two pieces are built (Crane Operator).
    pub twice: bool,
    /// Whether it wins.
    pub wins: bool,
    /// What the card demands when it is built.
    pub then: Option<Demand>,
}

/// What a card demands after the last build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Demand {
    /// Somebody is sent away (Night Guard).
    Suspect,
    /// Somebody is called on the new block (Street Vendor).
    Customer,
    /// Somebody is sent north or south (Reporter).
    Interview,
}

impl Worker {
    /// The worker on a square, as a seat speaks of it.
    pub fn at(city: &City, at: Square, speaks: Seat) -> Option<Self> {
        let owner = city.owner(at)?;
        Some(Worker {
            at,
            level: city.level(at),
            owner,
            own: owner == speaks,
        })
    }
}

impl Demand {
    pub(super) fn of(step: &Step) -> Option<Self> {
        match step {
            Step::Suspect { .. } => Some(Demand::Suspect),
            Step::Customer { .. } => Some(Demand::Customer),
            Step::Interview { .. } => Some(Demand::Interview),
            _ => None,
        }
    }
}

impl Moving {
    /// Whether it goes up on level 3, where the holder of the statue can win.
    pub fn climbs(&self) -> bool {
        self.to_level == TOP && self.from_level < TOP
    }
}

impl Building {
    /// What was built last.
    pub fn piece(&self) -> Piece {
        match self.roofed {
            true => Piece::Rooftop,
            false => Piece::Block,
        }
    }
}
