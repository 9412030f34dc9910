//! Large market: its owner sells to the trading house for two doubloons more.
//!
//! Printed: costs 5, 2 points, second column, one circle. Like the small market it needs a sale,
//! and the two together add three.

use super::super::{Rules, Spec};

pub struct LargeMarket;

impl Rules for LargeMarket {
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

    fn trade_bonus(&self) -> u8 {
        2
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::puerto_rico::scene::{play, scene};
    use crate::games::puerto_rico::{Action, Building::LargeMarket, Good, PuertoRico, RoleCard};

    const OWNER: Seat = Seat::new(0);

    fn income(mut game: PuertoRico, sale: Action) -> u16 {
        game.players[OWNER].doubloons = 0;
        play(&mut game, &[Action::Choose(RoleCard::Trader), sale]);
        game.players[OWNER].doubloons
    }

    #[test]
    fn a_good_sells_for_two_more() {
        for (good, price) in [(Good::Corn, 2), (Good::Tobacco, 5)] {
            let game = scene(4).goods(OWNER, good, 1).works(OWNER, LargeMarket);
            let privilege = 1;
            assert_eq!(income(game.game(), Action::Sell(good)), price + privilege);
        }
    }

    #[test]
    fn an_empty_market_does_nothing() {
        let game = scene(4)
            .goods(OWNER, Good::Corn, 1)
            .builds(OWNER, LargeMarket);
        assert_eq!(income(game.game(), Action::Sell(Good::Corn)), 1);
    }

    #[test]
    fn without_a_sale_it_pays_nothing() {
        let game = scene(4)
            .goods(OWNER, Good::Corn, 1)
            .works(OWNER, LargeMarket);
        assert_eq!(income(game.game(), Action::Pass), 0);
    }
}
