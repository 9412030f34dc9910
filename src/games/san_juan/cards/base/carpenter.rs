//! Carpenter: its owner draws a card after building a violet building.

use super::super::{Card, Rules, Spec};

pub struct Carpenter;

impl Rules for Carpenter {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 3,
            points: 2,
            copies: 3,
        }
    }

    fn cards_for_building(&self, card: Card) -> u8 {
        u8::from(card.is_violet())
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::{play, scene};
    use crate::games::san_juan::{Action, Role};

    const OWNER: Seat = Seat::new(0);

    #[test]
    fn a_violet_building_brings_a_card_and_a_production_building_none() {
        for (card, left) in [(Smithy, 1), (IndigoPlant, 0)] {
            let scene = scene(3).builds(OWNER, &[Carpenter]);
            let mut game = scene.hand(OWNER, &[card]).game();
            play(
                &mut game,
                &[Action::Choose(Role::Builder), Action::Build(card)],
            );
            assert_eq!(game.players[OWNER].hand.total(), left, "{card:?}");
        }
    }
}
