//! Trading post: its owner may sell a barrel here instead of to the trading house.
//!
//! Printed: costs 5, 2 points, second column, one circle. It buys any good, also one that the
//! trading house has and when the house is full, for its price and the privilege of the trader; the
//! markets add nothing. The barrel goes to the supply. It stays at one sale in a phase.

use super::super::{Rules, Spec};

pub struct TradingPost;

impl Rules for TradingPost {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 5,
            points: 2,
            column: 2,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn is_post(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::{Game, Seat};
    use crate::games::puerto_rico::scene::{Scene, play, scene};
    use crate::games::puerto_rico::{
        Action,
        Building::{LargeMarket, TradingPost},
        Good, Illegal, PuertoRico, RoleCard,
    };

    const OWNER: Seat = Seat::new(1);

    /// The owner's turn; the trader has nothing to sell.
    fn trading(scene: Scene) -> PuertoRico {
        let mut game = scene.money(OWNER, 0).game();
        play(&mut game, &[Action::Choose(RoleCard::Trader)]);
        game
    }

    #[test]
    fn it_pays_the_price_of_the_good_and_nothing_more() {
        for (good, price) in Good::ALL.iter().copied().zip(0..) {
            let scene = scene(4)
                .works(OWNER, TradingPost)
                .works(OWNER, LargeMarket)
                .goods(OWNER, good, 1);
            let mut game = trading(scene);
            play(&mut game, &[Action::SellToPost(good)]);
            assert_eq!(game.players[OWNER].doubloons, price);
        }
    }

    #[test]
    fn it_takes_what_the_house_has_and_leaves_the_house_alone() {
        let scene = scene(4)
            .traded(Good::Sugar)
            .works(OWNER, TradingPost)
            .goods(OWNER, Good::Sugar, 1);
        let mut game = trading(scene);
        assert_eq!(
            game.check(&Action::Sell(Good::Sugar)),
            Err(Illegal::HouseHas(Good::Sugar))
        );
        let supply = game.goods[Good::Sugar];
        play(&mut game, &[Action::SellToPost(Good::Sugar)]);
        assert_eq!(game.trading_house.len(), 1);
        assert_eq!(game.goods[Good::Sugar], supply + 1);
    }

    #[test]
    fn one_needs_a_barrel_all_the_same() {
        let scene = scene(4)
            .works(OWNER, TradingPost)
            .goods(OWNER, Good::Corn, 1);
        assert_eq!(
            trading(scene).check(&Action::SellToPost(Good::Coffee)),
            Err(Illegal::NoSuchGood(Good::Coffee))
        );
    }
}
