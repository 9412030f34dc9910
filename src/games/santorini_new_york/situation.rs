//! The board as the cards of one seat meet it.

use super::city::TOP;
use super::{City, Options, Square, Squares, Way};
use crate::engine::Seat;

/// The board as the cards of one seat meet it: what roles are asked with.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a> {
    /// The squares that exist.
    pub land: Squares,
    /// The rulings.
    pub options: &'a Options,
    /// What stands on the board.
    pub city: &'a City,
    /// Whose turn it is.
    pub seat: Seat,
}

impl Situation<'_> {
    /// The seat's own workers.
    pub fn own(&self) -> Squares {
        self.city.workers[self.seat]
    }

    /// The workers of all others.
    pub fn opponents(&self) -> Squares {
        self.city.opponents_of(self.seat)
    }

    /// Workers that a card may choose which does not say whose: all but the one that acts, and
    /// its companion only if the rulings say so.
    pub fn others(&self, worker: Square) -> Squares {
        match self.options.own_targets {
            true => self.city.all_workers().without(worker),
            false => self.opponents(),
        }
    }

    /// Squares without worker, rooftop and skyscraper.
    pub fn free(&self) -> Squares {
        self.land & !self.city.occupied()
    }

    /// The squares that a worker can enter by their level: at most one up, any number down.
    pub fn climbable(&self, worker: Square) -> Squares {
        !self.city.higher_than(self.city.level(worker) + 1)
    }

    /// Where a worker can go by an ordinary move: one step, at most one level up, on a free
    /// square.
    pub fn steps(&self, worker: Square) -> Squares {
        worker.around() & self.free() & self.climbable(worker)
    }

    /// Where something can be built beside a worker.
    pub fn building_sites(&self, beside: Square) -> Squares {
        self.city.in_supply(beside.around() & self.free())
    }

    /// The squares straight on from one, the nearest first. A line ends where the land does,
    /// unless the rulings lead it across water.
    pub fn line(&self, from: Square, way: Way) -> impl Iterator<Item = Square> {
        let land = self.land;
        let crosses = self.options.cross_water;
        let steps = std::iter::successors(from.step(way), move |at| at.step(way));
        steps
            .take_while(move |at| crosses || land.contains(*at))
            .filter(move |at| land.contains(*at))
    }

    /// The first free square straight on from one, over everything that is occupied.
    pub fn first_free(&self, from: Square, way: Way) -> Option<Square> {
        let free = self.free();
        self.line(from, way).find(|at| free.contains(*at))
    }

    /// Whether a move from one square to the other goes up on level 3.
    pub fn climbs_to_the_top(&self, from: Square, to: Square) -> bool {
        self.city.level(to) == TOP && self.city.level(from) < TOP
    }
}
