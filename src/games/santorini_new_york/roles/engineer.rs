//! Engineer: first a skyscraper has to go on a free square on the ground beside the worker that
//! acts, if there is one. A rooftop wins for the holder of the statue.

use super::super::{Square, Squares};
use super::{Rules, Situation};

pub struct Engineer;

impl Rules for Engineer {
    fn skyscraper_sites(&self, at: &Situation, worker: Square) -> Squares {
        match at.city.supply.skyscrapers {
            0 => Squares::NONE,
            _ => worker.around() & at.free() & !at.city.higher_than(0),
        }
    }

    fn wins_by_rooftop(&self) -> bool {
        true
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
    fn a_skyscraper_needs_free_ground_beside_the_worker() {
        let scene = scene(2).workers(A, "a1 e5").workers(B, "b2 e1");
        let game = scene.levels("a2 1").turn(A, Role::Engineer);
        let rules = Role::Engineer.rules();
        let sites = rules.skyscraper_sites(&game.situation(A), square("a1"));
        assert_eq!(sites, squares("b1"));
    }
}
