//! Poor house: its owner draws a card after building with at most one card left in hand.

use super::super::{Rules, Spec};

pub struct PoorHouse;

impl Rules for PoorHouse {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 2,
            points: 1,
            copies: 3,
        }
    }

    fn cards_for_poverty(&self, hand: u8) -> u8 {
        u8::from(hand <= 1)
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::{play, scene};
    use crate::games::san_juan::{Action, Role};

    const OWNER: Seat = Seat::new(0);

    /// How many cards the owner has after building an Indigo plant with so many more in hand.
    fn left_with(more: usize) -> u8 {
        let scene = scene(3).builds(OWNER, &[PoorHouse]);
        let scene = scene
            .hand(OWNER, &[IndigoPlant])
            .hand(OWNER, &[Hero, Hero, Hero][..more]);
        let mut game = scene.game();
        play(
            &mut game,
            &[Action::Choose(Role::Builder), Action::Build(IndigoPlant)],
        );
        game.players[OWNER].hand.total()
    }

    #[test]
    fn a_hand_of_one_or_none_gets_a_card() {
        assert_eq!([0, 1, 2, 3].map(left_with), [1, 2, 2, 3]);
    }
}
