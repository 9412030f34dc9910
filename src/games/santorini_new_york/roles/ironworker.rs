//! Ironworker: builds once on each of two squares, and has to.

use super::{Builds, Rules};

pub struct Ironworker;

impl Rules for Ironworker {
    fn builds(&self) -> Builds {
        Builds::TwoSquares
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::scene::{play, scene, square};
    use super::super::super::{Action, Event, Role};
    use crate::engine::Seat;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    #[test]
    fn the_last_block_and_the_last_rooftop_make_two_builds() {
        let scene = scene(2).workers(A, "a1 e5").workers(B, "e1 a5");
        let scene = scene.levels("a2 3").supply(1, 1, 6);
        let mut game = scene.turn(A, Role::Ironworker);
        let steps = [Action::Use(square("a1")), Action::Move(square("b1"))];
        play(&mut game, &steps);
        let told = play(&mut game, &["a2", "a1"].map(|it| Action::Build(square(it))));
        let (seat, at) = (A, square("a1"));
        assert!(told.contains(&Event::Built { seat, at, level: 1 }));
        assert_eq!((game.city.supply.blocks, game.city.supply.rooftops), (0, 0));
    }
}
