//! Subway Operator: moves north, east, south or west to the first free square. If that is too high,
//! the direction is closed.

use super::super::{Square, Squares, Way};
use super::{Rules, Situation};

pub struct SubwayOperator;

impl Rules for SubwayOperator {
    fn targets(&self, at: &Situation, worker: Square) -> Squares {
        let ways = Way::STRAIGHT.iter();
        let stations = ways.filter_map(|way| at.first_free(worker, *way));
        let stations: Squares = stations.collect();
        stations & at.climbable(worker)
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
    fn a_line_full_of_obstacles_leads_nowhere() {
        let scene = scene(2).workers(A, "c1 c2").workers(B, "c3 c4");
        let game = scene.skyscrapers("c5").turn(A, Role::SubwayOperator);
        let rules = Role::SubwayOperator.rules();
        let targets = rules.targets(&game.situation(A), square("c1"));
        assert_eq!(targets, squares("b1 d1"));
    }
}
