//! Fashion Designer: before the move a worker beside the one that acts has to be chosen, if there
//! is one; it is forced on the square that the move leaves.

use super::super::{Square, Squares};
use super::{Rules, Situation};

pub struct FashionDesigner;

impl Rules for FashionDesigner {
    fn followers(&self, at: &Situation, worker: Square) -> Squares {
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
    fn any_neighbour_can_come_along() {
        let scene = scene(2).workers(A, "c3 c4").workers(B, "d4 e1");
        let game = scene.turn(A, Role::FashionDesigner);
        let rules = Role::FashionDesigner.rules();
        let followers = rules.followers(&game.situation(A), square("c3"));
        assert_eq!(followers, squares("c4 d4"));
    }
}
