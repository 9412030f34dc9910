//! Small warehouse: its owner may keep all barrels of one kind.
//!
//! Printed: costs 3, 1 point, first column, one circle. The kind is chosen anew in each captain
//! phase, and comes on top of the single barrel that everybody keeps. It excuses nobody from
//! loading.

use super::super::{Rules, Spec};

pub struct SmallWarehouse;

impl Rules for SmallWarehouse {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 3,
            points: 1,
            column: 1,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn stored_kinds(&self) -> u8 {
        1
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::{Game, Seat};
    use crate::games::puerto_rico::scene::{Scene, play, scene};
    use crate::games::puerto_rico::{
        Action::{self, StoreBarrel, StoreKind},
        Building::{LargeWarehouse, SmallWarehouse},
        ByGood, Good, Illegal, PuertoRico, RoleCard,
    };

    const OWNER: Seat = Seat::new(0);

    /// The owner's goods after a captain phase without ships, of which these are kept.
    fn stored(scene: Scene, kept: &[Action]) -> [u8; 5] {
        let mut game = storing(scene);
        play(&mut game, kept);
        game.players[OWNER].goods.0
    }

    fn storing(scene: Scene) -> PuertoRico {
        let mut game = scene
            .goods(OWNER, Good::Corn, 3)
            .goods(OWNER, Good::Indigo, 2)
            .goods(OWNER, Good::Sugar, 2)
            .goods(OWNER, Good::Tobacco, 2)
            .with(|game| game.ships.clear())
            .game();
        play(&mut game, &[Action::Choose(RoleCard::Captain)]);
        game
    }

    #[test]
    fn a_kind_is_kept_whole_beside_the_single_barrel() {
        let kept = [StoreKind(Good::Corn), StoreBarrel(Good::Tobacco)];
        let scene = scene(4).works(OWNER, SmallWarehouse);
        assert_eq!(stored(scene, &kept), [3, 0, 0, 1, 0]);
    }

    #[test]
    fn one_kind_only() {
        let mut game = storing(scene(4).works(OWNER, SmallWarehouse));
        play(&mut game, &[StoreKind(Good::Corn)]);
        assert_eq!(
            game.check(&StoreKind(Good::Indigo)),
            Err(Illegal::StoreFull)
        );
    }

    #[test]
    fn an_empty_warehouse_does_nothing() {
        let game = storing(scene(4).builds(OWNER, SmallWarehouse));
        assert_eq!(game.check(&StoreKind(Good::Corn)), Err(Illegal::StoreFull));
    }

    #[test]
    fn beside_the_large_warehouse_three_kinds_are_kept() {
        let scene = scene(4)
            .works(OWNER, SmallWarehouse)
            .works(OWNER, LargeWarehouse);
        let kinds = [Good::Corn, Good::Indigo, Good::Sugar].map(StoreKind);
        let kept = [&kinds[..], &[StoreBarrel(Good::Tobacco)]].concat();
        assert_eq!(stored(scene, &kept), [3, 2, 2, 1, 0]);
    }

    #[test]
    fn nobody_is_asked_when_all_fits() {
        let mut game = scene(4)
            .works(OWNER, SmallWarehouse)
            .goods(OWNER, Good::Corn, 5)
            .goods(OWNER, Good::Coffee, 1)
            .with(|game| game.ships.clear())
            .game();
        play(&mut game, &[Action::Choose(RoleCard::Captain)]);
        assert_eq!(game.players[OWNER].goods, ByGood([5, 0, 0, 0, 1]));
        assert_eq!(game.phase.acting(), Some(Seat::new(1)));
    }
}
