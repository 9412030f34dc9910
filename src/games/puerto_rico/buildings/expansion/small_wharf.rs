//! Small wharf: once in each captain phase its owner may ship any barrels, a point for two.
//!
//! Printed: costs 6, 2 points, second column, one circle. It takes the place of a loading: any
//! number of barrels, one at least, of any kinds goes to the supply; an odd one earns nothing. It is
//! one loading for whatever counts loadings.

use super::super::{Rules, Spec};

pub struct SmallWharf;

impl Rules for SmallWharf {
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

    fn is_small_wharf(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::{Game, Seat};
    use crate::games::puerto_rico::scene::{Scene, play, scene};
    use crate::games::puerto_rico::{
        Action::{self, LoadSmallWharf},
        Building::{SmallWharf, Wharf},
        Good, Illegal, PuertoRico, RoleCard,
    };

    const OWNER: Seat = Seat::new(0);

    /// The owner is the captain and has corn and sugar.
    fn loading(scene: Scene) -> PuertoRico {
        let mut game = scene
            .goods(OWNER, Good::Corn, 3)
            .goods(OWNER, Good::Sugar, 3)
            .game();
        play(&mut game, &[Action::Choose(RoleCard::Captain)]);
        game
    }

    #[test]
    fn it_takes_the_place_of_a_loading_that_would_be_a_duty() {
        let game = loading(scene(4).works(OWNER, SmallWharf));
        assert_eq!(game.check(&Action::Pass), Err(Illegal::MustAct));
        assert_eq!(game.check(&LoadSmallWharf(Good::Corn, 1)), Ok(()));
    }

    #[test]
    fn the_captain_earns_the_privilege_with_it() {
        let mut game = loading(scene(4).works(OWNER, SmallWharf));
        play(&mut game, &[LoadSmallWharf(Good::Sugar, 2)]);
        assert_eq!(game.players[OWNER].chips, 1 + 1);
        play(&mut game, &[Action::Load(Good::Corn, 0)]);
        assert_eq!(game.players[OWNER].chips, 2 + 3);
    }

    #[test]
    fn a_kind_after_which_others_come_waits_for_them() {
        let mut game = loading(scene(4).works(OWNER, SmallWharf));
        let before = game.clone();
        play(&mut game, &[LoadSmallWharf(Good::Corn, 2)]);
        assert!(game.continues(&before));
        let more = (1..=3).map(|count| LoadSmallWharf(Good::Sugar, count));
        assert!(game.actions().into_iter().eq(more.chain([Action::Pass])));
        assert_eq!(
            game.check(&Action::Load(Good::Sugar, 0)),
            Err(Illegal::NotNow)
        );
        assert_eq!(game.players[OWNER].goods[Good::Corn], 3, "not yet");
        play(&mut game, &[Action::Pass]);
        assert_eq!(game.players[OWNER].goods[Good::Corn], 1);
    }

    #[test]
    fn both_wharves_sail_in_turns_of_their_own() {
        let scene = scene(4).works(OWNER, SmallWharf).works(OWNER, Wharf);
        let mut game = loading(scene);
        play(&mut game, &[LoadSmallWharf(Good::Sugar, 3)]);
        assert_eq!(game.phase.acting(), Some(OWNER), "nobody else has goods");
        play(&mut game, &[Action::LoadWharf(Good::Corn)]);
        assert_eq!(game.players[OWNER].chips, 1 + 1 + 3);
    }

    #[test]
    fn an_empty_one_does_not_sail() {
        let game = loading(scene(4).builds(OWNER, SmallWharf));
        assert_eq!(
            game.check(&LoadSmallWharf(Good::Corn, 1)),
            Err(Illegal::Needs(SmallWharf))
        );
    }

    #[test]
    fn whom_no_ship_serves_may_leave_it() {
        let scene = scene(4)
            .works(OWNER, SmallWharf)
            .with(|game| game.ships.clear());
        let mut game = loading(scene);
        play(&mut game, &[Action::Pass]);
        assert_eq!(game.players[OWNER].chips, 0);
    }
}
