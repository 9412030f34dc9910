//! Black market: its owner may pay one or two goods in place of as many cards.
//!
//! The kind of good does not matter, and no card is handed back for a dear one.

use super::super::{Rules, Spec};

pub struct BlackMarket;

impl Rules for BlackMarket {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 2,
            points: 1,
            copies: 3,
        }
    }

    fn goods_taken(&self) -> u8 {
        2
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::{Game, Seat};
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::{play, scene};
    use crate::games::san_juan::{Action, Illegal, Role};

    const OWNER: Seat = Seat::new(0);

    #[test]
    fn two_goods_are_two_cards_and_a_third_is_refused() {
        let scene = scene(3)
            .builds(OWNER, &[BlackMarket])
            .hand(OWNER, &[Library, Tower, Tower]);
        let goods = [
            (IndigoPlant, Hero),
            (SilverSmelter, Hero),
            (SugarMill, Hero),
        ];
        let mut game = scene.produced(OWNER, &goods).game();
        let build = [Action::Choose(Role::Builder), Action::Build(Library)];
        play(&mut game, &build);
        // Four to be paid with two cards: both goods have to be given.
        assert_eq!(game.check(&Action::Pay(Tower)), Err(Illegal::LeavesTooFew));
        assert_eq!(game.check(&Action::PayGood(0)), Err(Illegal::NoGood));
        let events = play(&mut game, &[Action::PayGood(2), Action::PayGood(1)]);
        assert_eq!(game.players[OWNER].goods(), 1);
        assert_eq!(game.players[OWNER].hand.total(), 0);
        assert!(game.players[OWNER].owns(Library), "{events:?}");
        assert_eq!(game.discards.of(Hero), 2);
    }
}
