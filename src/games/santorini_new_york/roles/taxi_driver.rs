//! Taxi Driver: moves exactly two or three squares straight on in any of the eight directions, over
//! anything.

use super::super::{Square, Squares, Way};
use super::{Rules, Situation};

pub struct TaxiDriver;

impl Rules for TaxiDriver {
    fn targets(&self, at: &Situation, worker: Square) -> Squares {
        let mut stops = Squares::NONE;
        for way in Way::ALL {
            // Whether the squares on the way have to be land is a ruling; they count all the same.
            let passable = match at.options.cross_water {
                true => Squares::GRID,
                false => at.land,
            };
            let first = Squares::from(worker).step(*way) & passable;
            let second = first.step(*way) & passable;
            stops |= second | second.step(*way);
        }
        stops & at.free() & at.climbable(worker)
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
    fn it_never_goes_one_square_or_four() {
        let scene = scene(2).workers(A, "a1 c5").workers(B, "e4 d5");
        let game = scene.turn(A, Role::TaxiDriver);
        let rules = Role::TaxiDriver.rules();
        let targets = rules.targets(&game.situation(A), square("a1"));
        assert_eq!(targets, squares("a3 a4 c1 d1 c3 d4"));
    }
}
