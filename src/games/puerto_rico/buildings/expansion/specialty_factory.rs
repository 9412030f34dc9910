//! Specialty factory: its owner earns doubloons for many barrels of one kind.
//!
//! Printed: costs 8, 3 points, third column, one circle. One doubloon less than the barrels of the
//! kind of which most were produced, corn left out. It pays at the end of the phase, when the
//! barrels of the privilege are there as well.

use super::super::{Rules, Spec};

pub struct SpecialtyFactory;

impl Rules for SpecialtyFactory {
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

    fn specialist_income(&self, most: u8) -> u8 {
        most.saturating_sub(1)
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::puerto_rico::scene::{Scene, play, scene};
    use crate::games::puerto_rico::{
        Action,
        Building::{Factory, IndigoPlant, SpecialtyFactory},
        Event, Good, RoleCard, Tile,
    };

    const OWNER: Seat = Seat::new(1);

    /// The owner, who is not the craftsman, makes three indigo and some corn.
    fn production() -> Scene {
        scene(4)
            .farms(OWNER, Tile::Indigo, 3)
            .works(OWNER, IndigoPlant)
            .farms(OWNER, Tile::Corn, 4)
            .money(OWNER, 0)
    }

    fn income(scene: Scene) -> u16 {
        let mut game = scene.game();
        play(&mut game, &[Action::Choose(RoleCard::Craftsman)]);
        game.players[OWNER].doubloons
    }

    #[test]
    fn it_counts_the_best_kind_but_no_corn() {
        assert_eq!(income(production().works(OWNER, SpecialtyFactory)), 2);
    }

    #[test]
    fn an_empty_one_pays_nothing() {
        assert_eq!(income(production().builds(OWNER, SpecialtyFactory)), 0);
    }

    #[test]
    fn it_counts_what_came_and_not_what_could_have() {
        let scene = production().works(OWNER, SpecialtyFactory);
        assert_eq!(income(scene.supply(Good::Indigo, 2)), 1);
    }

    #[test]
    fn it_pays_beside_the_factory() {
        let scene = production()
            .works(OWNER, SpecialtyFactory)
            .works(OWNER, Factory);
        assert_eq!(income(scene), 2 + 1);
    }

    #[test]
    fn it_pays_when_all_have_produced() {
        let scene = production()
            .works(OWNER, SpecialtyFactory)
            .farms(Seat::new(2), Tile::Corn, 1);
        let mut game = scene.game();
        let events = play(&mut game, &[Action::Choose(RoleCard::Craftsman)]);
        let earned = Event::Earned {
            seat: OWNER,
            building: SpecialtyFactory,
            doubloons: 2,
        };
        assert_eq!(events.last(), Some(&earned));
    }
}
