//! Tavern: its owner draws a card at the end of the builder phase for having the fewest buildings,
//! alone or with others, if somebody has more.

use super::super::{Rules, Spec};

pub struct Tavern;

impl Rules for Tavern {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 2,
            points: 1,
            copies: 3,
        }
    }

    fn cards_for_fewest(&self) -> u8 {
        1
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

    /// How many cards the owner of a Tavern draws beside a city of so many buildings.
    fn drawn(others: usize) -> u8 {
        let city = [Smithy, Well, Crane];
        let scene = new_game(2).builds(OWNER, &[Tavern, IndigoPlant]);
        let mut game = scene.builds(OTHER, &city[..others]).game();
        play(&mut game, &[Action::Choose(Role::Builder)]);
        game.players[OWNER].hand.total()
    }

    #[test]
    fn the_smaller_city_draws() {
        assert_eq!([1, 2, 3].map(drawn), [0, 0, 1]);
    }
}
