//! Union hall: goods earn its owner points before they are shipped.
//!
//! Printed: costs 9, 3 points, third column, one circle. On the owner's first turn of a captain
//! phase each pair of barrels of one kind is worth a point. The barrels stay, and it is no loading.

use super::super::{ByGood, Rules, Spec};

pub struct UnionHall;

impl Rules for UnionHall {
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

    fn points_for_goods(&self, goods: &ByGood<u8>) -> u8 {
        goods.0.iter().map(|count| count / 2).sum()
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::puerto_rico::scene::{Scene, play, scene};
    use crate::games::puerto_rico::{
        Action, Building::UnionHall, Ending, Event, Good, PuertoRico, RoleCard,
    };

    const OWNER: Seat = Seat::new(1);

    /// A captain phase of another seat.
    fn captain(scene: Scene) -> (PuertoRico, Vec<Event>) {
        let mut game = scene.game();
        let events = play(&mut game, &[Action::Choose(RoleCard::Captain)]);
        (game, events)
    }

    #[test]
    fn pairs_are_counted_kind_by_kind() {
        let scene = scene(4)
            .works(OWNER, UnionHall)
            .goods(OWNER, Good::Corn, 5)
            .goods(OWNER, Good::Indigo, 3)
            .goods(OWNER, Good::Coffee, 1);
        let (game, events) = captain(scene);
        assert_eq!(game.players[OWNER].chips, 2 + 1);
        let scored = Event::Scored {
            seat: OWNER,
            building: UnionHall,
            points: 3,
        };
        assert!(events.contains(&scored));
    }

    #[test]
    fn an_empty_hall_gives_nothing() {
        let scene = scene(4)
            .builds(OWNER, UnionHall)
            .goods(OWNER, Good::Corn, 4);
        assert_eq!(captain(scene).0.players[OWNER].chips, 0);
    }

    #[test]
    fn it_waits_for_the_turn_of_its_owner() {
        let scene = scene(4)
            .works(OWNER, UnionHall)
            .goods(OWNER, Good::Corn, 4)
            .goods(Seat::new(0), Good::Corn, 1);
        let (mut game, _) = captain(scene);
        assert_eq!(game.players[OWNER].chips, 0);
        play(&mut game, &[Action::Load(Good::Corn, 0)]);
        assert_eq!(game.players[OWNER].chips, 2);
    }

    #[test]
    fn the_last_chip_may_be_among_its_points() {
        let scene = scene(4)
            .works(OWNER, UnionHall)
            .goods(OWNER, Good::Corn, 4)
            .chips_left(2);
        assert_eq!(captain(scene).0.last_round, Some(Ending::ChipsGone));
    }
}
