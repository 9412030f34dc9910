//! Guard room: at the start of a round all players but its owner may have only six cards in hand,
//! unless they own something that says otherwise.

use super::super::{Rules, Spec};

pub struct GuardRoom;

impl Rules for GuardRoom {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 1,
            points: 1,
            copies: 3,
        }
    }

    fn hand_limit(&self) -> Option<u8> {
        Some(7)
    }

    fn hand_limit_of_others(&self) -> Option<u8> {
        Some(6)
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::{Scene, scene_with};
    use crate::games::san_juan::{Options, round_start::hand_limit};

    const OWNER: Seat = Seat::new(0);

    fn new_game(seats: u8) -> Scene {
        let options = Options {
            new_buildings: true,
            ..Options::default()
        };
        scene_with(seats, options)
    }

    #[test]
    fn the_others_may_have_six_cards_but_with_a_tower() {
        let scene = new_game(3).builds(OWNER, &[GuardRoom]);
        let game = scene.builds(Seat::new(2), &[Tower]).game();
        let limits = [0, 1, 2].map(|seat| hand_limit(&game, Seat::new(seat)));
        assert_eq!(limits, [7, 6, 12]);
    }

    #[test]
    fn without_one_everybody_may_have_seven() {
        let game = new_game(2).game();
        assert_eq!(hand_limit(&game, OWNER), 7);
    }
}
