//! Wharf: once in a captain phase its owner ships all barrels of a good without a cargo ship.
//!
//! Printed: costs 9, 3 points, third column, one circle. It is used instead of a loading, at any of
//! the owner's turns, with any kind, which the cargo ships may carry too. All barrels of the kind
//! go, to the supply at once, for the points of a loading. Who could load may use it instead; who
//! could not need not.

use super::super::{Rules, Spec};

pub struct Wharf;

impl Rules for Wharf {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 9,
            points: 3,
            column: 3,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn is_wharf(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::{Game, Seat};
    use crate::games::puerto_rico::scene::{Scene, play, scene};
    use crate::games::puerto_rico::{
        Action, Building::Wharf, Good, Illegal, Phase, PuertoRico, RoleCard,
    };

    const OWNER: Seat = Seat::new(0);

    fn shipping(scene: Scene) -> PuertoRico {
        let mut game = scene.governor(Seat::new(3)).game();
        play(&mut game, &[Action::Choose(RoleCard::Captain)]);
        game
    }

    #[test]
    fn all_barrels_of_a_kind_go_to_the_supply_for_a_point_each() {
        let mut game = shipping(scene(4).works(OWNER, Wharf).goods(OWNER, Good::Corn, 9));
        play(&mut game, &[Action::LoadWharf(Good::Corn)]);
        assert_eq!(game.players[OWNER].goods[Good::Corn], 0);
        assert_eq!(game.players[OWNER].chips, 9);
        assert_eq!(game.goods[Good::Corn], 10);
        assert!(game.ships.iter().all(|ship| ship.cargo.is_none()));
    }

    #[test]
    fn an_empty_wharf_does_nothing() {
        let game = shipping(scene(4).builds(OWNER, Wharf).goods(OWNER, Good::Corn, 2));
        assert_eq!(
            game.check(&Action::LoadWharf(Good::Corn)),
            Err(Illegal::Needs(Wharf))
        );
    }

    #[test]
    fn it_ships_what_there_is() {
        let game = shipping(scene(4).works(OWNER, Wharf).goods(OWNER, Good::Corn, 2));
        assert_eq!(
            game.check(&Action::LoadWharf(Good::Coffee)),
            Err(Illegal::NoSuchGood(Good::Coffee))
        );
    }

    #[test]
    fn once_in_a_phase() {
        let scene = scene(4)
            .works(OWNER, Wharf)
            .goods(OWNER, Good::Corn, 2)
            .goods(OWNER, Good::Sugar, 2);
        let mut game = shipping(scene);
        play(&mut game, &[Action::LoadWharf(Good::Corn)]);
        assert_eq!(
            game.check(&Action::LoadWharf(Good::Sugar)),
            Err(Illegal::WharfUsed)
        );
    }

    #[test]
    fn it_may_take_the_place_of_a_loading_but_not_of_nothing() {
        let game = shipping(scene(4).works(OWNER, Wharf).goods(OWNER, Good::Corn, 2));
        assert_eq!(game.check(&Action::LoadWharf(Good::Corn)), Ok(()));
        assert_eq!(game.check(&Action::Pass), Err(Illegal::MustAct));
    }

    #[test]
    fn who_waits_is_asked_again_as_long_as_others_load() {
        let second = Seat::new(1);
        let mut game = shipping(
            scene(4)
                .cargo(0, Good::Sugar, 1)
                .cargo(1, Good::Indigo, 1)
                .cargo(2, Good::Tobacco, 1)
                .works(OWNER, Wharf)
                .goods(OWNER, Good::Corn, 2)
                .goods(second, Good::Sugar, 1),
        );
        play(&mut game, &[Action::Pass, Action::Load(Good::Sugar, 0)]);
        assert_eq!(game.phase.acting(), Some(OWNER));
        assert_eq!(game.check(&Action::LoadWharf(Good::Corn)), Ok(()));
        play(&mut game, &[Action::Pass]);
        assert!(
            matches!(game.phase, Phase::Storing(_)),
            "a whole circle without a loading ends it"
        );
    }
}
