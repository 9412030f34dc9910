//! Factory: its owner earns doubloons for producing many kinds of goods.
//!
//! Printed: costs 7, 3 points, third column, one circle. Two kinds pay 1, three 2, four 3, all five
//! 5. Kinds count that the supply could give; the barrel of the privilege comes later and counts
//! for nothing.

use super::super::{ByGood, Rules, Spec};

pub struct Factory;

impl Rules for Factory {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 7,
            points: 3,
            column: 3,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn production_income(&self, produced: &ByGood<u8>) -> u8 {
        match produced.kinds().count() {
            0 | 1 => 0,
            2 => 1,
            3 => 2,
            4 => 3,
            _ => 5,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::puerto_rico::scene::{Scene, play, scene};
    use crate::games::puerto_rico::{
        Action,
        Building::{Factory, IndigoPlant},
        Event, Good, RoleCard, Tile,
    };

    const OWNER: Seat = Seat::new(0);

    fn income(scene: Scene) -> u16 {
        let mut game = scene.money(OWNER, 0).game();
        play(&mut game, &[Action::Choose(RoleCard::Craftsman)]);
        game.players[OWNER].doubloons
    }

    fn two_kinds() -> Scene {
        scene(4)
            .farms(OWNER, Tile::Corn, 1)
            .farms(OWNER, Tile::Indigo, 2)
            .works(OWNER, IndigoPlant)
    }

    #[test]
    fn kinds_pay_and_not_barrels() {
        assert_eq!(income(two_kinds().works(OWNER, Factory)), 1);
        let one_kind = scene(4).farms(OWNER, Tile::Corn, 4).works(OWNER, Factory);
        assert_eq!(income(one_kind), 0);
    }

    #[test]
    fn an_empty_factory_does_nothing() {
        assert_eq!(income(two_kinds().builds(OWNER, Factory)), 0);
    }

    #[test]
    fn what_the_supply_could_not_give_is_not_produced() {
        let scene = two_kinds().works(OWNER, Factory).supply(Good::Indigo, 0);
        assert_eq!(income(scene), 0);
    }

    #[test]
    fn it_counts_what_its_owner_has_produced_and_not_what_they_have() {
        let scene = two_kinds().works(OWNER, Factory);
        assert_eq!(income(scene.goods(OWNER, Good::Coffee, 2)), 1);
    }

    #[test]
    fn the_log_tells_who_was_paid_for_what() {
        let mut game = two_kinds().works(OWNER, Factory).game();
        let events = play(&mut game, &[Action::Choose(RoleCard::Craftsman)]);
        let earned = Event::Earned {
            seat: OWNER,
            building: Factory,
            doubloons: 1,
        };
        assert!(events.contains(&earned));
    }
}
