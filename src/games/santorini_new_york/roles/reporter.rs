//! Reporter: after the build an opponent's worker beside the one that acted has to be forced to the
//! first free square north or south of its own, over everything, if there is such a worker and
//! such a square.

use super::super::{Square, Way};
use super::{Rules, Situation};

pub struct Reporter;

impl Rules for Reporter {
    fn interviews(&self) -> bool {
        true
    }

    fn landing(&self, at: &Situation, neighbour: Square, way: Way) -> Option<Square> {
        match way {
            Way::North | Way::South => at.first_free(neighbour, way),
            Way::NorthEast
            | Way::East
            | Way::SouthEast
            | Way::SouthWest
            | Way::West
            | Way::NorthWest => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::scene::{scene, square};
    use super::super::super::{Role, Way};
    use crate::engine::Seat;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    #[test]
    fn only_north_and_south_are_ways_to_send_somebody() {
        let scene = scene(2).workers(A, "c2 a1").workers(B, "c3 e1");
        let game = scene.turn(A, Role::Reporter);
        let rules = Role::Reporter.rules();
        let landing = |way| rules.landing(&game.situation(A), square("c3"), way);
        assert_eq!(landing(Way::North), Some(square("c4")));
        assert_eq!(landing(Way::South), Some(square("c1")), "over the Reporter");
        let others = Way::ALL
            .iter()
            .filter(|it| ![Way::North, Way::South].contains(it));
        assert!(others.into_iter().all(|way| landing(*way).is_none()));
    }
}
