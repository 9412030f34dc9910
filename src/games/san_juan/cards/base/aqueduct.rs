//! Aqueduct: its owner may produce one more good.

use super::super::{Rules, Spec};

pub struct Aqueduct;

impl Rules for Aqueduct {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 3,
            points: 2,
            copies: 3,
        }
    }

    fn more_production(&self) -> u8 {
        1
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::{play, scene};
    use crate::games::san_juan::{Action, Role};

    const OWNER: Seat = Seat::new(0);
    const OTHER: Seat = Seat::new(1);

    #[test]
    fn two_goods_are_produced_and_three_by_the_chooser() {
        for (seat, goods) in [(OWNER, 3), (OTHER, 2)] {
            let city = [Aqueduct, IndigoPlant, IndigoPlant, SugarMill];
            let mut game = scene(3).builds(seat, &city).game();
            play(&mut game, &[Action::Choose(Role::Producer)]);
            for place in 1..=goods {
                if game.players[seat].idle() > 0 && game.phase.acting() == Some(seat) {
                    play(&mut game, &[Action::Produce(place)]);
                }
            }
            assert_eq!(game.players[seat].goods(), goods);
        }
    }
}
