//! Trading post: its owner may sell one more good.

use super::super::{Rules, Spec};

pub struct TradingPost;

impl Rules for TradingPost {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 2,
            points: 1,
            copies: 3,
        }
    }

    fn more_sales(&self) -> u8 {
        1
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::{play, scene};
    use crate::games::san_juan::{Action, Phase, Role};

    const OWNER: Seat = Seat::new(0);
    const OTHER: Seat = Seat::new(1);

    #[test]
    fn two_goods_are_sold_and_three_by_the_chooser() {
        for (seat, goods) in [(OWNER, 3), (OTHER, 2)] {
            let produced = [(IndigoPlant, Hero), (IndigoPlant, Hero), (SugarMill, Hero)];
            let scene = scene(3).builds(seat, &[TradingPost]);
            let mut game = scene.produced(seat, &produced).game();
            play(&mut game, &[Action::Choose(Role::Trader)]);
            for place in 1..=goods {
                play(&mut game, &[Action::Sell(place)]);
            }
            assert_eq!(game.players[seat].goods(), 3 - goods);
            assert!(matches!(game.phase, Phase::ChooseRole { .. }), "no more");
        }
    }
}
