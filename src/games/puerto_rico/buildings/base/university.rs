//! University: the building that its owner builds comes with a colonist.
//!
//! Printed: costs 8, 3 points, third column, one circle. One colonist, however many circles the
//! building has, from the supply, else from the colonist ship, else none. It has to be occupied
//! before: it does not staff itself.

use super::super::{Rules, Spec};

pub struct University;

impl Rules for University {
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

    fn staffs_building(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::puerto_rico::scene::{Scene, play, scene};
    use crate::games::puerto_rico::{
        Action,
        Building::{self, Harbor, IndigoPlant, University},
        PuertoRico, RoleCard,
    };

    const OWNER: Seat = Seat::new(0);

    fn built(scene: Scene, building: Building) -> PuertoRico {
        let mut game = scene.money(OWNER, 20).game();
        let build = [Action::Choose(RoleCard::Builder), Action::Build(building)];
        play(&mut game, &build);
        game
    }

    fn staff(game: &PuertoRico) -> u8 {
        game.players[OWNER].city.last().map_or(0, |it| it.colonists)
    }

    #[test]
    fn the_building_has_one_colonist_at_once() {
        for building in [Harbor, IndigoPlant] {
            let game = built(scene(4).works(OWNER, University).colonists(9, 4), building);
            assert_eq!(staff(&game), 1);
            assert_eq!((game.colonists, game.colonist_ship), (8, 4));
        }
    }

    #[test]
    fn an_empty_university_does_nothing() {
        let game = built(scene(4).builds(OWNER, University), Harbor);
        assert_eq!(staff(&game), 0);
    }

    #[test]
    fn it_does_not_staff_itself() {
        let game = built(scene(4), University);
        assert_eq!(staff(&game), 0);
    }

    #[test]
    fn it_falls_back_on_the_ship_and_then_on_nobody() {
        let university = || scene(4).works(OWNER, University);
        let game = built(university().colonists(0, 1), Harbor);
        assert_eq!((staff(&game), game.colonist_ship), (1, 0));
        let game = built(university().colonists(0, 0), Harbor);
        assert_eq!(staff(&game), 0);
        assert_eq!(game.last_round, None);
    }

    #[test]
    fn the_colonist_may_be_declined() {
        let mut game = scene(4)
            .works(OWNER, University)
            .money(OWNER, 20)
            .colonists(9, 4)
            .game();
        let builder = Action::Choose(RoleCard::Builder);
        play(&mut game, &[builder, Action::BuildUnstaffed(Harbor)]);
        assert_eq!((staff(&game), game.colonists), (0, 9));
        assert_eq!(game.players[OWNER].doubloons, 20 - 7);
    }
}
