//! Foreman: instead of building beside itself the worker names another one beside it, and builds
//! once on each of two squares beside that one.

use super::super::{Square, Squares};
use super::{Builds, Rules, Situation};

pub struct Foreman;

impl Rules for Foreman {
    fn builds(&self) -> Builds {
        Builds::TwoBesideNeighbour
    }

    fn neighbours(&self, at: &Situation, worker: Square) -> Squares {
        worker.around() & at.others(worker)
    }
}
