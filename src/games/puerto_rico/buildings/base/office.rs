//! Office: its owner may sell a good that the trading house has.
//!
//! Printed: costs 5, 2 points, second column, one circle. It widens the choice of goods, not the
//! house: a full one takes nothing, from its owner either.

use super::super::{Rules, Spec};

pub struct Office;

impl Rules for Office {
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

    fn sells_duplicates(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::{Game, Seat};
    use crate::games::puerto_rico::scene::{play, scene};
    use crate::games::puerto_rico::{
        Action, Building::Office, Good, Illegal, Phase, PuertoRico, RoleCard,
    };

    const OWNER: Seat = Seat::new(0);

    fn trading(mut game: PuertoRico) -> PuertoRico {
        play(&mut game, &[Action::Choose(RoleCard::Trader)]);
        game
    }

    #[test]
    fn a_good_that_the_house_has_may_be_sold() {
        let game = scene(4).traded(Good::Coffee).goods(OWNER, Good::Coffee, 1);
        let mut game = trading(game.works(OWNER, Office).money(OWNER, 0).game());
        play(&mut game, &[Action::Sell(Good::Coffee)]);
        assert_eq!(game.players[OWNER].doubloons, 4 + 1);
        assert_eq!(game.trading_house.len(), 2);
    }

    #[test]
    fn an_empty_office_does_nothing() {
        let game = scene(4)
            .traded(Good::Coffee)
            .goods(OWNER, Good::Coffee, 1)
            .goods(OWNER, Good::Corn, 1)
            .builds(OWNER, Office);
        assert_eq!(
            trading(game.game()).check(&Action::Sell(Good::Coffee)),
            Err(Illegal::HouseHas(Good::Coffee))
        );
    }

    #[test]
    fn one_barrel_is_sold_with_it_as_without() {
        let game = scene(4).goods(OWNER, Good::Coffee, 2).works(OWNER, Office);
        let mut game = trading(game.game());
        play(&mut game, &[Action::Sell(Good::Coffee)]);
        assert_eq!(game.players[OWNER].goods[Good::Coffee], 1);
        assert!(matches!(game.phase, Phase::ChooseRole { .. }));
    }

    #[test]
    fn a_full_house_takes_nothing_from_its_owner() {
        let second = Seat::new(1);
        let game = scene(4)
            .traded(Good::Corn)
            .traded(Good::Corn)
            .traded(Good::Sugar)
            .goods(OWNER, Good::Indigo, 1)
            .goods(second, Good::Indigo, 1)
            .works(second, Office);
        let mut game = trading(game.game());
        play(&mut game, &[Action::Sell(Good::Indigo)]);
        assert_eq!(game.players[second].goods[Good::Indigo], 1);
        assert!(game.trading_house.is_empty());
    }
}
