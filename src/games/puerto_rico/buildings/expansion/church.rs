//! Church: building earns its owner points.
//!
//! Printed: costs 5, 2 points, second column, one circle. A building of the second or third column
//! is worth a point, one of the fourth column two, whatever was paid for it. It has to be occupied
//! before: it earns nothing for itself.

use super::super::{Rules, Spec};

pub struct Church;

impl Rules for Church {
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

    fn building_points(&self, column: u8) -> u8 {
        match column {
            1 => 0,
            2 | 3 => 1,
            _ => 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::puerto_rico::scene::{Scene, play, scene};
    use crate::games::puerto_rico::{
        Action,
        Building::{self, Church, Fortress, Harbor, SmallMarket},
        BuildingSet, Event, RoleCard,
    };

    const OWNER: Seat = Seat::new(0);

    fn points(scene: Scene, building: Building) -> u16 {
        let mut game = scene.sells(building).money(OWNER, 20).game();
        let builder = Action::Choose(RoleCard::Builder);
        play(&mut game, &[builder, Action::Build(building)]);
        game.players[OWNER].chips
    }

    #[test]
    fn the_column_alone_decides() {
        for building in BuildingSet::ALL.iter().filter(|it| *it != Church) {
            let given = match building.spec().column {
                1 => 0,
                4 => 2,
                _ => 1,
            };
            assert_eq!(points(scene(4).works(OWNER, Church), building), given);
        }
    }

    #[test]
    fn an_empty_church_gives_nothing() {
        assert_eq!(points(scene(4).builds(OWNER, Church), Fortress), 0);
    }

    #[test]
    fn its_points_are_written_down_when_no_chip_is_left() {
        let scene = scene(4).works(OWNER, Church).chips_left(1);
        assert_eq!(points(scene, Fortress), 2);
    }

    #[test]
    fn the_log_tells_of_points_only_where_there_are_some() {
        let told = |building| {
            let mut game = scene(4).works(OWNER, Church).money(OWNER, 20).game();
            let builder = Action::Choose(RoleCard::Builder);
            let events = play(&mut game, &[builder, Action::Build(building)]);
            events.contains(&Event::Scored {
                seat: OWNER,
                building: Church,
                points: 1,
            })
        };
        assert!(told(Harbor));
        assert!(!told(SmallMarket));
    }
}
