//! Market hall: its owner draws a card after selling at least one good.

use super::super::{Rules, Spec};

pub struct MarketHall;

impl Rules for MarketHall {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 4,
            points: 2,
            copies: 3,
        }
    }

    fn cards_for_sales(&self, sold: u8) -> u8 {
        u8::from(sold >= 1)
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
    fn one_good_brings_a_card_and_two_bring_no_more() {
        let goods = [(IndigoPlant, Hero), (IndigoPlant, Hero)];
        let scene = scene(3).builds(OWNER, &[MarketHall]);
        let mut game = scene.produced(OWNER, &goods).game();
        play(&mut game, &[Action::Choose(Role::Trader)]);
        for (action, cards) in [(Action::Pass, 0), (Action::Sell(1), 2)] {
            let mut game = game.clone();
            play(&mut game, &[action]);
            if cards > 0 {
                let mut both = game.clone();
                play(&mut both, &[Action::Sell(2)]);
                assert_eq!(both.players[OWNER].hand.total(), 3);
                play(&mut game, &[Action::Pass]);
            }
            assert_eq!(game.players[OWNER].hand.total(), cards);
        }
    }
}
