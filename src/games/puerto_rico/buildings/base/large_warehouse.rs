//! Large warehouse: its owner may keep all barrels of two kinds.
//!
//! Printed: costs 6, 2 points, second column, one circle. Like the small warehouse in all else.

use super::super::{Rules, Spec};

pub struct LargeWarehouse;

impl Rules for LargeWarehouse {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 6,
            points: 2,
            column: 2,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn stored_kinds(&self) -> u8 {
        2
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::{Game, Seat};
    use crate::games::puerto_rico::scene::{Scene, play, scene};
    use crate::games::puerto_rico::{
        Action::{self, StoreBarrel, StoreKind},
        Building::LargeWarehouse,
        Good, Illegal, PuertoRico, RoleCard,
    };

    const OWNER: Seat = Seat::new(0);

    fn storing(scene: Scene) -> PuertoRico {
        let mut game = scene
            .goods(OWNER, Good::Indigo, 3)
            .goods(OWNER, Good::Tobacco, 2)
            .goods(OWNER, Good::Coffee, 2)
            .with(|game| game.ships.clear())
            .game();
        play(&mut game, &[Action::Choose(RoleCard::Captain)]);
        game
    }

    #[test]
    fn two_kinds_are_kept_whole_beside_the_single_barrel() {
        let mut game = storing(scene(4).works(OWNER, LargeWarehouse));
        let kept = [
            StoreKind(Good::Indigo),
            StoreKind(Good::Coffee),
            StoreBarrel(Good::Tobacco),
        ];
        play(&mut game, &kept);
        assert_eq!(game.players[OWNER].goods.0, [0, 3, 0, 1, 2]);
    }

    #[test]
    fn two_kinds_only() {
        let mut game = storing(scene(4).works(OWNER, LargeWarehouse));
        play(&mut game, &[Good::Indigo, Good::Tobacco].map(StoreKind));
        assert_eq!(
            game.check(&StoreKind(Good::Coffee)),
            Err(Illegal::StoreFull)
        );
    }

    #[test]
    fn an_empty_warehouse_does_nothing() {
        let game = storing(scene(4).builds(OWNER, LargeWarehouse));
        assert_eq!(
            game.check(&StoreKind(Good::Indigo)),
            Err(Illegal::StoreFull)
        );
    }
}
