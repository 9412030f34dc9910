//! Statue: eight points, and nothing to do.
//!
//! Printed: costs 10, 8 points, fourth column, two spaces, no circle. A colonist who comes with it
//! goes to San Juan.

use super::super::{Rules, Spec};

pub struct Statue;

impl Rules for Statue {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 10,
            points: 8,
            column: 4,
            spaces: 2,
            circles: 0,
            copies: 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::puerto_rico::scene::{play, scene};
    use crate::games::puerto_rico::{Action, Building::Statue, Event, RoleCard, scoring::score};

    const OWNER: Seat = Seat::new(0);

    #[test]
    fn eight_points_are_printed_on_it_and_nothing_is_added() {
        let game = scene(4).builds(OWNER, Statue).game();
        let score = score(&game.players[OWNER]);
        assert_eq!((score.buildings, score.large.len()), (8, 0));
    }

    #[test]
    fn no_colonist_is_missing_here() {
        let mut game = scene(4).builds(OWNER, Statue).colonists(50, 4).game();
        assert_eq!(game.players[OWNER].empty_circles(), 0);
        let events = play(&mut game, &[Action::Choose(RoleCard::Mayor)]);
        let idle = Event::ColonistsPlaced {
            seat: OWNER,
            idle: 2,
        };
        assert!(events.contains(&idle));
        assert!(events.contains(&Event::ShipFilled {
            count: 4,
            wanted: 4
        }));
    }
}
