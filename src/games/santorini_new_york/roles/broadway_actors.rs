//! Broadway Actors: both workers move, in any order, then both build, in any order. If that is not
//! possible, an ordinary turn is played.

use super::Rules;

pub struct BroadwayActors;

impl Rules for BroadwayActors {
    fn casts_both(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::scene::{play, scene, square};
    use super::super::super::{Action, Cast, Phase, Role};
    use crate::engine::Seat;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    #[test]
    fn both_act_if_both_can() {
        for (own, cast) in [("a1 e5", Cast::Both), ("a1", Cast::One)] {
            let scene = scene(2).workers(A, own).workers(B, "e1 a5");
            let game = scene.turn(A, Role::BroadwayActors);
            let Phase::Turn(play) = game.phase else {
                panic!("there is a turn");
            };
            assert_eq!(play.cast, cast);
        }
    }

    #[test]
    fn the_builds_come_in_any_order() {
        let scene = scene(2).workers(A, "a1 e5").workers(B, "e1 a5");
        let game = scene.turn(A, Role::BroadwayActors);
        for builder in ["a2", "e4"] {
            let mut game = game.clone();
            let moves = [
                Action::Use(square("e5")),
                Action::Move(square("e4")),
                Action::Move(square("a2")),
                Action::Use(square(builder)),
            ];
            play(&mut game, &moves);
        }
    }
}
