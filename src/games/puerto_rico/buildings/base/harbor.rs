//! Harbor: each loading earns its owner one point more.
//!
//! Printed: costs 8, 3 points, third column, one circle. Each time that its owner loads, however
//! many barrels, and by the wharf as well as on a cargo ship; also after the last chip is taken.

use super::super::{Rules, Spec};

pub struct Harbor;

impl Rules for Harbor {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 8,
            points: 3,
            column: 3,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn loading_bonus(&self) -> u8 {
        1
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::puerto_rico::scene::{Scene, play, scene};
    use crate::games::puerto_rico::{
        Action,
        Building::{Harbor, Wharf},
        Good, PuertoRico, RoleCard,
    };

    const OWNER: Seat = Seat::new(0);

    /// The points of the owner, who is not the captain, after these loadings.
    fn points(scene: Scene, loadings: &[Action]) -> u16 {
        let mut game: PuertoRico = scene.governor(Seat::new(3)).game();
        play(&mut game, &[Action::Choose(RoleCard::Captain)]);
        play(&mut game, loadings);
        game.players[OWNER].chips
    }

    const CORN: Action = Action::Load(Good::Corn, 0);

    #[test]
    fn a_loading_is_worth_one_more_whatever_it_is() {
        for barrels in [1, 5] {
            let scene = scene(4)
                .works(OWNER, Harbor)
                .goods(OWNER, Good::Corn, barrels);
            assert_eq!(points(scene, &[CORN]), u16::from(barrels) + 1);
        }
    }

    #[test]
    fn each_loading_counts() {
        let scene = scene(4)
            .works(OWNER, Harbor)
            .goods(OWNER, Good::Corn, 2)
            .goods(OWNER, Good::Indigo, 2);
        let loadings = [CORN, Action::Load(Good::Indigo, 1)];
        assert_eq!(points(scene, &loadings), 2 + 1 + 2 + 1);
    }

    #[test]
    fn an_empty_harbor_does_nothing() {
        let scene = scene(4).builds(OWNER, Harbor).goods(OWNER, Good::Corn, 2);
        assert_eq!(points(scene, &[CORN]), 2);
    }

    #[test]
    fn the_wharf_loads_too() {
        let scene = scene(4)
            .works(OWNER, Harbor)
            .works(OWNER, Wharf)
            .goods(OWNER, Good::Corn, 2);
        assert_eq!(points(scene, &[Action::LoadWharf(Good::Corn)]), 2 + 1);
    }

    #[test]
    fn it_adds_to_the_privilege_of_the_captain() {
        let mut game = scene(4)
            .works(OWNER, Harbor)
            .goods(OWNER, Good::Corn, 2)
            .game();
        play(&mut game, &[Action::Choose(RoleCard::Captain), CORN]);
        assert_eq!(game.players[OWNER].chips, 2 + 1 + 1);
    }

    #[test]
    fn its_point_is_written_down_when_no_chip_is_left() {
        let scene = scene(4).works(OWNER, Harbor).goods(OWNER, Good::Corn, 2);
        assert_eq!(points(scene.chips_left(1), &[CORN]), 3);
    }
}
