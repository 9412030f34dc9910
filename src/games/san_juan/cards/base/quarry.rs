//! Quarry: its owner pays one card less for a violet building, monuments among them.

use super::super::{Card, Rules, Spec};

pub struct Quarry;

impl Rules for Quarry {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 4,
            points: 2,
            copies: 3,
        }
    }

    fn discount(&self, of: Card) -> u8 {
        u8::from(of.is_violet())
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
    fn violet_buildings_cost_one_less_and_production_buildings_do_not() {
        let game = scene(3).builds(OWNER, &[Quarry]).game();
        for card in Card::all(false) {
            let off = u8::from(card.is_violet());
            assert_eq!(total(&game, *card), card.spec().cost - off, "{card:?}");
        }
    }
}
