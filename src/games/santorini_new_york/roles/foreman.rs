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

#[cfg(test)]
mod tests {
    use super::super::super::Role;
    use super::super::super::scene::{scene, square, squares};
    use crate::engine::Seat;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    #[test]
    fn the_worker_that_acts_is_not_its_own_neighbour() {
        let scene = scene(2).workers(A, "c3 c4").workers(B, "d4 e1");
        let game = scene.turn(A, Role::Foreman);
        let rules = Role::Foreman.rules();
        let neighbours = rules.neighbours(&game.situation(A), square("c3"));
        assert_eq!(neighbours, squares("c4 d4"));
    }
}
