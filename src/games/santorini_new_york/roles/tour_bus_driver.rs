//! Tour Bus Driver: moves any distance north, east, south or west, over anything, to a square beside
//! a skyscraper. The first skyscraper is placed before the game.

use super::super::{Square, Squares, Way};
use super::{Rules, Situation};

pub struct TourBusDriver;

impl Rules for TourBusDriver {
    fn targets(&self, at: &Situation, worker: Square) -> Squares {
        let ways = Way::STRAIGHT.iter();
        let streets: Squares = ways.flat_map(|way| at.line(worker, *way)).collect();
        streets & at.city.skyscrapers.around() & at.free() & at.climbable(worker)
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
    fn it_passes_over_everything_and_stops_anywhere_beside_a_skyscraper() {
        let scene = scene(2).workers(A, "a2 c5").workers(B, "b2 a3");
        let game = scene.skyscrapers("c2").levels("d2 2");
        let game = game.turn(A, Role::TourBusDriver);
        let rules = Role::TourBusDriver.rules();
        let at = game.situation(A);
        assert_eq!(
            rules.targets(&at, square("a2")),
            squares(""),
            "d2 is too high"
        );
        assert_eq!(rules.targets(&at, square("c5")), squares("c3 c1"));
    }
}
