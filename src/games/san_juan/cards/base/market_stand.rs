//! Market stand: its owner draws a card after selling at least two goods.

use super::super::{Rules, Spec};

pub struct MarketStand;

impl Rules for MarketStand {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 2,
            points: 1,
            copies: 3,
        }
    }

    fn cards_for_sales(&self, sold: u8) -> u8 {
        u8::from(sold >= 2)
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
    fn two_goods_bring_a_card_and_one_does_not() {
        let goods = [(IndigoPlant, Hero), (IndigoPlant, Hero)];
        let scene = scene(3).builds(OWNER, &[MarketStand]);
        let mut game = scene.produced(OWNER, &goods).game();
        play(&mut game, &[Action::Choose(Role::Trader), Action::Sell(1)]);
        let mut one = game.clone();
        play(&mut one, &[Action::Pass]);
        assert_eq!(one.players[OWNER].hand.total(), 1);
        play(&mut game, &[Action::Sell(2)]);
        assert_eq!(game.players[OWNER].hand.total(), 2 + 1);
    }
}
