//! Customs office: in the councillor phase a card comes on it if it is empty; it is sold like a
//! good, for two cards.

use super::super::{Rules, Spec};

pub struct CustomsOffice;

impl Rules for CustomsOffice {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 3,
            points: 2,
            copies: 3,
        }
    }

    fn storage(&self) -> Option<u8> {
        Some(2)
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::{Scene, play, scene_with};
    use crate::games::san_juan::{Action, Options, Role};

    const OWNER: Seat = Seat::new(0);

    fn new_game(seats: u8) -> Scene {
        let options = Options {
            new_buildings: true,
            ..Options::default()
        };
        scene_with(seats, options)
    }

    #[test]
    fn a_card_comes_on_it_and_is_sold_for_two() {
        let scene = new_game(2).builds(OWNER, &[CustomsOffice]);
        let mut game = scene.supply(&[SugarMill; 8]).game();
        play(&mut game, &[Action::Choose(Role::Councillor)]);
        assert_eq!(game.players[OWNER].goods(), 1);
        assert_eq!(
            game.players[OWNER].idle(),
            0,
            "and none in the producer phase"
        );
        let scene = new_game(2).builds(OWNER, &[CustomsOffice]).good(OWNER, 0);
        let mut game = scene.game();
        play(&mut game, &[Action::Choose(Role::Trader), Action::Sell(0)]);
        assert_eq!(game.players[OWNER].hand.total(), 2);
    }
}
