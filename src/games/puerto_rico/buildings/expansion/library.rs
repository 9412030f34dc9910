//! Library: its owner has the privilege of their role twice.
//!
//! Printed: costs 8, 3 points, third column, one circle. What that means is told in
//! [`library`](crate::games::puerto_rico::library). Doubloons on the role card are not doubled, nor
//! is what other buildings give.

use super::super::{Rules, Spec};

pub struct Library;

impl Rules for Library {
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

    fn doubles_privilege(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::{Game, Seat};
    use crate::games::puerto_rico::scene::{Scene, play, scene};
    use crate::games::puerto_rico::{
        Action,
        Building::{Harbor, Library},
        Good, Phase, PuertoRico, Question, RoleCard,
    };

    const OWNER: Seat = Seat::new(0);

    fn chosen(scene: Scene, card: RoleCard) -> PuertoRico {
        let mut game = scene.money(OWNER, 0).game();
        play(&mut game, &[Action::Choose(card)]);
        game
    }

    #[test]
    fn the_privilege_counts_twice_for_its_owner_alone() {
        let library = || scene(4).works(OWNER, Library);
        let game = library().game();
        assert_eq!(game.privilege_to_come(OWNER), 2);
        assert_eq!(game.privilege_to_come(Seat::new(1)), 1);
        let game = chosen(library(), RoleCard::Prospector);
        assert_eq!(game.players[OWNER].doubloons, 2);
    }

    #[test]
    fn an_empty_library_doubles_nothing() {
        let game = chosen(scene(4).builds(OWNER, Library), RoleCard::Prospector);
        assert_eq!(game.players[OWNER].doubloons, 1);
    }

    #[test]
    fn it_helps_with_the_role_of_its_owner_and_no_other() {
        let scene = scene(4)
            .works(OWNER, Library)
            .goods(OWNER, Good::Coffee, 1)
            .governor(Seat::new(3));
        let mut game = chosen(scene, RoleCard::Trader);
        play(&mut game, &[Action::Sell(Good::Coffee)]);
        assert_eq!(game.players[OWNER].doubloons, 4);
    }

    #[test]
    fn two_players_are_asked_and_three_are_not() {
        let two = scene(2).works(OWNER, Library).builds(OWNER, Harbor);
        let game = chosen(two, RoleCard::Mayor);
        let asked = Phase::Doubling {
            chooser: OWNER,
            card: RoleCard::Mayor,
        };
        assert_eq!(game.phase, asked);
        assert_eq!(game.question(), Some(Question::Double));
        let three = scene(3).works(OWNER, Library);
        let game = chosen(three, RoleCard::Trader);
        assert!(!matches!(game.phase, Phase::Doubling { .. }));
    }

    #[test]
    fn with_two_players_it_works_again_in_the_next_round() {
        let mut game = scene(2).works(OWNER, Library).game();
        let round = [
            RoleCard::Prospector,
            RoleCard::Trader,
            RoleCard::Craftsman,
            RoleCard::Captain,
        ];
        for (at, card) in round.into_iter().enumerate() {
            play(&mut game, &[Action::Choose(card)]);
            if at == 0 {
                play(&mut game, &[Action::UseLibrary]);
            }
        }
        assert!(game.doubling.used_by(OWNER));
        while game.round == 1 {
            let last = *game.actions().last().unwrap();
            play(&mut game, &[last]);
        }
        assert!(!game.doubling.used_by(OWNER));
    }
}
