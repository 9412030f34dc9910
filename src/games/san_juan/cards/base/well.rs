//! Well: its owner draws a card after producing at least two goods.

use super::super::{Rules, Spec};

pub struct Well;

impl Rules for Well {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 2,
            points: 1,
            copies: 3,
        }
    }

    fn cards_for_production(&self, produced: u8) -> u8 {
        u8::from(produced >= 2)
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
    fn two_goods_produced_now_bring_a_card() {
        for (plants, cards) in [(1, 0), (2, 1)] {
            let city = [Well, IndigoPlant, SugarMill];
            let mut game = scene(3).builds(OWNER, &city[..=plants]).game();
            play(&mut game, &[Action::Choose(Role::Producer)]);
            assert_eq!(game.players[OWNER].hand.total(), cards);
        }
    }
}
