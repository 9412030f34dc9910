//! Street Vendor: after building a block an opponent's worker beside that block has to be forced on
//! it, whatever its level. A rooftop calls nobody.

use super::super::{Square, Squares};
use super::{Rules, Situation};

pub struct StreetVendor;

impl Rules for StreetVendor {
    fn customers(&self, at: &Situation, block: Square) -> Squares {
        block.around() & at.opponents()
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
    fn customers_come_from_any_level() {
        let scene = scene(2).workers(A, "c3 c5").workers(B, "e3 d5");
        let game = scene.levels("e3 3 d4 1").turn(A, Role::StreetVendor);
        let rules = Role::StreetVendor.rules();
        let customers = rules.customers(&game.situation(A), square("d4"));
        assert_eq!(customers, squares("e3 d5"));
    }
}
