//! Storehouse: its owner may keep three single barrels more.
//!
//! Printed: costs 3, 1 point, first column, one circle. They come on top of the single barrel that
//! everybody keeps and of the kinds in warehouses, and may be of any kinds.

use super::super::{Rules, Spec};

pub struct Storehouse;

impl Rules for Storehouse {
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

    fn stored_barrels(&self) -> u8 {
        3
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::{Game, Seat};
    use crate::games::puerto_rico::scene::{Scene, play, scene};
    use crate::games::puerto_rico::{
        Action::{self, StoreBarrel},
        Building::Storehouse,
        Good, Illegal, PuertoRico, RoleCard,
    };

    const OWNER: Seat = Seat::new(0);

    fn storing(scene: Scene) -> PuertoRico {
        let mut game = scene
            .goods(OWNER, Good::Corn, 3)
            .goods(OWNER, Good::Sugar, 3)
            .with(|game| game.ships.clear())
            .game();
        play(&mut game, &[Action::Choose(RoleCard::Captain)]);
        game
    }

    #[test]
    fn four_single_barrels_are_kept_in_any_order() {
        let mut game = storing(scene(4).works(OWNER, Storehouse));
        let kept = [Good::Sugar, Good::Corn, Good::Sugar, Good::Corn];
        play(&mut game, &kept.map(StoreBarrel));
        assert_eq!(game.players[OWNER].goods.0, [2, 0, 2, 0, 0]);
    }

    #[test]
    fn nobody_is_asked_while_four_barrels_are_all() {
        let mut game = scene(4)
            .works(OWNER, Storehouse)
            .goods(OWNER, Good::Corn, 2)
            .goods(OWNER, Good::Coffee, 2)
            .with(|game| game.ships.clear())
            .game();
        play(&mut game, &[Action::Choose(RoleCard::Captain)]);
        assert_eq!(game.players[OWNER].goods.total(), 4);
        assert_eq!(game.phase.acting(), Some(Seat::new(1)));
    }

    #[test]
    fn an_empty_storehouse_does_nothing() {
        let mut game = storing(scene(4).builds(OWNER, Storehouse));
        play(&mut game, &[StoreBarrel(Good::Corn)]);
        assert_eq!(game.players[OWNER].goods.total(), 1);
        assert_eq!(game.check(&StoreBarrel(Good::Corn)), Err(Illegal::NotNow));
    }

    #[test]
    fn it_holds_no_whole_kind() {
        let game = storing(scene(4).works(OWNER, Storehouse));
        assert_eq!(
            game.check(&Action::StoreKind(Good::Corn)),
            Err(Illegal::StoreFull)
        );
    }
}
