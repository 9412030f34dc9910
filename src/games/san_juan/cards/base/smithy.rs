//! Smithy: its owner pays one card less for a production building.

use super::super::{Card, Rules, Spec};

pub struct Smithy;

impl Rules for Smithy {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 1,
            points: 1,
            copies: 3,
        }
    }

    fn discount(&self, of: Card) -> u8 {
        u8::from(of.is_production())
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::san_juan::Card::{self, *};
    use crate::games::san_juan::scene::scene;
    use crate::games::san_juan::{SanJuan, roles::builder::price};

    const OWNER: Seat = Seat::new(0);

    fn total(game: &SanJuan, card: Card) -> u8 {
        price(game, OWNER, card, None, false).total()
    }

    #[test]
    fn production_buildings_cost_one_less_and_violet_ones_do_not() {
        let game = scene(3).builds(OWNER, &[Smithy]).game();
        for card in Card::all(false) {
            let off = u8::from(card.is_production());
            assert_eq!(total(&game, *card), card.spec().cost - off, "{card:?}");
        }
    }
}
