//! Lighthouse: each loading earns its owner a doubloon, and being the captain one more.
//!
//! Printed: costs 7, 3 points, third column, one circle. Each time that its owner loads, on a ship or
//! a wharf of either size. The captain's doubloon comes with the captain's first turn, whether or
//! not they load.

use super::super::{Rules, Spec};

pub struct Lighthouse;

impl Rules for Lighthouse {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 7,
            points: 3,
            column: 3,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn loading_income(&self) -> u8 {
        1
    }

    fn captain_income(&self) -> u8 {
        1
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::puerto_rico::scene::{Scene, play, scene};
    use crate::games::puerto_rico::{
        Action,
        Building::{Lighthouse, SmallWharf},
        Event, Good, RoleCard,
    };

    const OWNER: Seat = Seat::new(0);

    fn earned(scene: Scene, captain: Seat, loadings: &[Action]) -> u16 {
        let mut game = scene.governor(captain).money(OWNER, 0).game();
        play(&mut game, &[Action::Choose(RoleCard::Captain)]);
        play(&mut game, loadings);
        game.players[OWNER].doubloons
    }

    fn two_kinds() -> Scene {
        scene(4)
            .works(OWNER, Lighthouse)
            .goods(OWNER, Good::Corn, 2)
            .goods(OWNER, Good::Indigo, 3)
    }

    const LOADINGS: [Action; 2] = [Action::Load(Good::Corn, 0), Action::Load(Good::Indigo, 1)];

    #[test]
    fn each_loading_pays_and_being_the_captain_does() {
        assert_eq!(earned(two_kinds(), Seat::new(3), &LOADINGS), 2);
        assert_eq!(earned(two_kinds(), OWNER, &LOADINGS), 2 + 1);
    }

    #[test]
    fn a_small_wharf_pays_though_it_earns_no_point() {
        let scene = scene(4)
            .works(OWNER, Lighthouse)
            .works(OWNER, SmallWharf)
            .goods(OWNER, Good::Corn, 1);
        let loading = [Action::LoadSmallWharf(Good::Corn, 1)];
        assert_eq!(earned(scene, Seat::new(3), &loading), 1);
    }

    #[test]
    fn an_empty_lighthouse_pays_nothing() {
        let scene = scene(4)
            .builds(OWNER, Lighthouse)
            .goods(OWNER, Good::Corn, 2);
        assert_eq!(earned(scene, OWNER, &LOADINGS[..1]), 0);
    }

    #[test]
    fn the_log_tells_who_was_paid_for_what() {
        let mut game = two_kinds().game();
        let events = play(&mut game, &[Action::Choose(RoleCard::Captain)]);
        let earned = Event::Earned {
            seat: OWNER,
            building: Lighthouse,
            doubloons: 1,
        };
        assert!(events.contains(&earned));
    }
}
