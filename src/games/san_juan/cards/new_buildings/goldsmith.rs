//! Goldsmith: in the prospector phase its owner turns up a card and keeps it if nobody has that
//! building.

use super::super::{Rules, Spec};

pub struct Goldsmith;

impl Rules for Goldsmith {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 5,
            points: 3,
            copies: 3,
        }
    }

    fn appraises(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::{Scene, play, scene_with};
    use crate::games::san_juan::{Action, Options, Role};

    const OWNER: Seat = Seat::new(0);
    const OTHER: Seat = Seat::new(1);

    fn new_game(seats: u8) -> Scene {
        let options = Options {
            new_buildings: true,
            ..Options::default()
        };
        scene_with(seats, options)
    }

    #[test]
    fn a_building_that_nobody_has_is_kept() {
        for (built, kept) in [(Hero, 1), (Palace, 0)] {
            let scene = new_game(3)
                .builds(OTHER, &[Goldsmith])
                .builds(OWNER, &[built]);
            let mut game = scene.supply(&[Smithy, Palace]).game();
            play(&mut game, &[Action::Choose(Role::Prospector)]);
            assert_eq!(game.players[OTHER].hand.of(Palace), kept);
        }
    }
}
