//! Construction hut: its owner may take a quarry instead of a plantation.
//!
//! Printed: costs 2, 1 point, first column, one circle. It gives the settler's privilege to whoever
//! has not chosen the role, and no second tile to whoever has. With no quarry left it does nothing.

use super::super::{Rules, Spec};

pub struct ConstructionHut;

impl Rules for ConstructionHut {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 2,
            points: 1,
            column: 1,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn takes_quarry(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::{Game, Seat};
    use crate::games::puerto_rico::scene::{Scene, play, scene};
    use crate::games::puerto_rico::{
        Action, Building::ConstructionHut, Illegal, PuertoRico, RoleCard, Tile,
    };

    const OWNER: Seat = Seat::new(0);

    const QUARRY: Action = Action::Take(Tile::Quarry);

    /// The owner's turn, after another seat has chosen the role and passed.
    fn settling(scene: Scene) -> PuertoRico {
        let mut game = scene.governor(Seat::new(3)).game();
        play(
            &mut game,
            &[Action::Choose(RoleCard::Settler), Action::Pass],
        );
        assert_eq!(game.phase.acting(), Some(OWNER));
        game
    }

    #[test]
    fn a_quarry_may_be_taken_without_the_privilege() {
        let mut game = settling(scene(4).works(OWNER, ConstructionHut));
        play(&mut game, &[QUARRY]);
        assert_eq!(game.players[OWNER].tiles(Tile::Quarry), 1);
        assert_eq!(game.quarries, 7);
    }

    #[test]
    fn a_plantation_is_still_a_choice() {
        let mut game = settling(scene(4).works(OWNER, ConstructionHut));
        play(&mut game, &[Action::Take(Tile::Corn)]);
        assert_eq!(game.quarries, 8);
        assert_eq!(game.phase.acting(), Some(Seat::new(1)), "one tile");
    }

    #[test]
    fn an_empty_hut_does_nothing() {
        let game = settling(scene(4).builds(OWNER, ConstructionHut));
        assert_eq!(game.check(&QUARRY), Err(Illegal::NoQuarryRight));
    }

    #[test]
    fn without_quarries_it_does_nothing() {
        let hut = scene(4).works(OWNER, ConstructionHut);
        let game = settling(hut.with(|game| game.quarries = 0));
        assert_eq!(game.check(&QUARRY), Err(Illegal::NoQuarryLeft));
    }

    #[test]
    fn it_alone_is_enough_when_the_row_is_empty() {
        let scene = scene(4).works(OWNER, ConstructionHut).row(&[]);
        let game = settling(scene);
        assert_eq!(game.actions(), [QUARRY, Action::Pass]);
    }
}
