//! Small market: its owner sells to the trading house for one doubloon more.
//!
//! Printed: costs 1, 1 point, first column, one circle. The doubloon comes with a sale only, be it
//! of corn, and adds to the large market's two and to the trader's privilege.

use super::super::{Rules, Spec};

pub struct SmallMarket;

impl Rules for SmallMarket {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 1,
            points: 1,
            column: 1,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn trade_bonus(&self) -> u8 {
        1
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::puerto_rico::scene::{play, scene};
    use crate::games::puerto_rico::{
        Action,
        Building::{LargeMarket, SmallMarket},
        Good, PuertoRico, RoleCard,
    };

    const OWNER: Seat = Seat::new(0);

    const TRADER: Action = Action::Choose(RoleCard::Trader);

    fn income(mut game: PuertoRico, sale: Action) -> u16 {
        game.players[OWNER].doubloons = 0;
        play(&mut game, &[TRADER, sale]);
        game.players[OWNER].doubloons
    }

    #[test]
    fn a_good_sells_for_one_more() {
        for (good, price) in [(Good::Corn, 1), (Good::Indigo, 2), (Good::Coffee, 5)] {
            let game = scene(4).goods(OWNER, good, 1).works(OWNER, SmallMarket);
            let privilege = 1;
            assert_eq!(income(game.game(), Action::Sell(good)), price + privilege);
        }
    }

    #[test]
    fn an_empty_market_does_nothing() {
        let game = scene(4)
            .goods(OWNER, Good::Sugar, 1)
            .builds(OWNER, SmallMarket);
        assert_eq!(income(game.game(), Action::Sell(Good::Sugar)), 2 + 1);
    }

    #[test]
    fn without_a_sale_it_pays_nothing() {
        let game = scene(4)
            .goods(OWNER, Good::Sugar, 1)
            .works(OWNER, SmallMarket);
        assert_eq!(income(game.game(), Action::Pass), 0);
    }

    #[test]
    fn it_adds_to_the_large_market() {
        let game = scene(4)
            .goods(OWNER, Good::Sugar, 1)
            .works(OWNER, SmallMarket)
            .works(OWNER, LargeMarket);
        assert_eq!(
            income(game.game(), Action::Sell(Good::Sugar)),
            2 + 1 + 1 + 2
        );
    }

    #[test]
    fn it_serves_its_owner_only() {
        let second = Seat::new(1);
        let mut game = scene(4)
            .works(OWNER, SmallMarket)
            .goods(second, Good::Sugar, 1)
            .money(second, 0)
            .game();
        play(&mut game, &[TRADER, Action::Sell(Good::Sugar)]);
        assert_eq!(game.players[second].doubloons, 2);
    }
}
