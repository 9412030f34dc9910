//! Guesthouse: who lives here may go to work at any time.
//!
//! Printed: costs 4, 2 points, second column, two circles. In the mayor phase colonists are placed
//! here as anywhere; in all other phases their owner may send each to an empty circle of a field, a
//! quarry or a building, where they work at once and stay until the next mayor phase. When they are
//! asked is told in [`guests`](crate::games::puerto_rico::guests).

use super::super::{Rules, Spec};

pub struct Guesthouse;

impl Rules for Guesthouse {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 4,
            points: 2,
            column: 2,
            spaces: 1,
            circles: 2,
            copies: 2,
        }
    }

    fn hosts_guests(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::{Game, Seat};
    use crate::games::puerto_rico::scene::{play, scene};
    use crate::games::puerto_rico::{
        Action,
        Building::{Guesthouse, Harbor, IndigoPlant},
        Illegal, Post, RoleCard, Tile,
    };

    const OWNER: Seat = Seat::new(0);

    #[test]
    fn guests_go_wherever_a_circle_is_free() {
        let game = scene(4)
            .works(OWNER, Guesthouse)
            .builds(OWNER, Harbor)
            .staffed(OWNER, IndigoPlant, 2)
            .tiles(OWNER, Tile::Corn, 1)
            .farms(OWNER, Tile::Sugar, 1)
            .tiles(OWNER, Tile::Quarry, 1)
            .tiles(OWNER, Tile::Forest, 1)
            .game();
        let free = [
            Post::Tile(Tile::Corn),
            Post::Tile(Tile::Quarry),
            Post::Building(Harbor),
            Post::Building(IndigoPlant),
        ];
        let moves = game.actions();
        let moves = moves.iter().filter(|it| matches!(it, Action::MoveGuest(_)));
        assert!(moves.copied().eq(free.map(Action::MoveGuest)));
        for post in [
            Post::Tile(Tile::Sugar),
            Post::Tile(Tile::Forest),
            Post::Building(Guesthouse),
            Post::SanJuan,
        ] {
            assert_eq!(
                game.check(&Action::MoveGuest(post)),
                Err(Illegal::NoFreeCircle)
            );
        }
    }

    #[test]
    fn a_guest_works_at_once_and_nobody_is_lost() {
        let mut game = scene(4)
            .works(OWNER, Guesthouse)
            .builds(OWNER, Harbor)
            .game();
        let before = game.players[OWNER].colonists();
        play(&mut game, &[Action::MoveGuest(Post::Building(Harbor))]);
        assert!(game.players[OWNER].uses(Harbor));
        assert_eq!(game.players[OWNER].guests(), 1);
        assert_eq!(game.players[OWNER].colonists(), before);
    }

    #[test]
    fn the_others_cannot_send_them() {
        let mut game = scene(4)
            .works(OWNER, Guesthouse)
            .builds(OWNER, Harbor)
            .game();
        play(&mut game, &[Action::Choose(RoleCard::Prospector)]);
        assert_eq!(
            game.check(&Action::MoveGuest(Post::Building(Harbor))),
            Err(Illegal::NoGuest)
        );
    }

    #[test]
    fn sending_a_guest_is_a_step_of_the_decision() {
        let before = scene(4)
            .works(OWNER, Guesthouse)
            .builds(OWNER, Harbor)
            .game();
        let mut moved = before.clone();
        play(&mut moved, &[Action::MoveGuest(Post::Building(Harbor))]);
        assert!(moved.continues(&before));
        let mut next = moved.clone();
        play(&mut next, &[Action::Choose(RoleCard::Prospector)]);
        assert!(!next.continues(&moved));
    }
}
