//! Hacienda: its owner may first draw a face-down plantation.
//!
//! Printed: costs 2, 1 point, first column, one circle. The drawn tile is placed as it comes, even
//! on the last free space; it is never a quarry, and the hospice has nobody for it. The normal
//! choice follows as if nothing had happened. Without face-down plantations those that were put
//! away are shuffled first.

use super::super::{Rules, Spec};

pub struct Hacienda;

impl Rules for Hacienda {
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

    fn draws_plantation(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::{Game, Seat};
    use crate::games::puerto_rico::scene::{Scene, play, play_with, scene};
    use crate::games::puerto_rico::{
        Action,
        Building::{Hacienda, Hospice},
        ByGood, Good, Illegal, Phase, PuertoRico, RoleCard, Tile,
    };

    const OWNER: Seat = Seat::new(0);

    const SECOND: Seat = Seat::new(1);

    fn settling(scene: Scene) -> PuertoRico {
        let mut game = scene.game();
        play(&mut game, &[Action::Choose(RoleCard::Settler)]);
        game
    }

    #[test]
    fn a_plantation_is_drawn_beside_the_normal_choice() {
        let row = [Tile::Coffee, Tile::Coffee];
        let mut game = settling(scene(4).works(OWNER, Hacienda).row(&row));
        let down = game.face_down.total();
        play(&mut game, &[Action::DrawPlantation]);
        assert_eq!(game.face_down.total(), down - 1);
        play(&mut game, &[Action::Take(Tile::Coffee)]);
        let island: Vec<Tile> = game.players[OWNER]
            .island
            .iter()
            .map(|it| it.tile)
            .collect();
        assert_eq!(island, [Tile::Corn, Tile::Coffee]);
        assert_eq!(game.phase.acting(), Some(SECOND));
    }

    #[test]
    fn which_plantation_is_a_matter_of_luck() {
        let game = settling(scene(4).works(OWNER, Hacienda));
        let mut seen = Vec::new();
        for answer in 0..u32::from(game.face_down.total()) {
            let mut game = game.clone();
            let luck = &mut crate::engine::Scripted::new(&[answer]);
            play_with(&mut game, &[Action::DrawPlantation], luck);
            seen.push(game.players[OWNER].island[0].tile);
        }
        seen.dedup();
        assert_eq!(
            seen,
            Good::ALL.iter().map(|it| it.tile()).collect::<Vec<_>>()
        );
    }

    #[test]
    fn an_empty_hacienda_does_nothing() {
        let game = settling(scene(4).builds(OWNER, Hacienda));
        assert_eq!(
            game.check(&Action::DrawPlantation),
            Err(Illegal::Needs(Hacienda))
        );
    }

    #[test]
    fn it_draws_once() {
        let mut game = settling(scene(4).works(OWNER, Hacienda));
        play(&mut game, &[Action::DrawPlantation]);
        assert_eq!(game.check(&Action::DrawPlantation), Err(Illegal::NotNow));
        play(&mut game, &[Action::Pass]);
        assert_eq!(game.phase.acting(), Some(SECOND));
    }

    #[test]
    fn the_next_owner_draws_as_well() {
        let mut game = settling(scene(4).works(OWNER, Hacienda).works(SECOND, Hacienda));
        play(&mut game, &[Action::DrawPlantation, Action::Pass]);
        play(&mut game, &[Action::DrawPlantation]);
        assert_eq!(game.players[SECOND].island.len(), 1);
    }

    #[test]
    fn the_last_space_may_go_to_it_and_nothing_is_left_to_choose() {
        let mut game = settling(
            scene(4)
                .works(OWNER, Hacienda)
                .tiles(OWNER, Tile::Indigo, 11),
        );
        play(&mut game, &[Action::DrawPlantation]);
        assert_eq!(game.players[OWNER].island_room(), 0);
        assert_eq!(game.phase.acting(), Some(SECOND));
    }

    #[test]
    fn the_hospice_has_nobody_for_the_drawn_tile() {
        let mut game = settling(scene(4).works(OWNER, Hacienda).works(OWNER, Hospice));
        play(&mut game, &[Action::DrawPlantation]);
        assert!(!game.players[OWNER].island[0].occupied);
    }

    #[test]
    fn plantations_that_were_put_away_are_shuffled_when_none_is_face_down() {
        let put_away = ByGood([0, 0, 0, 2, 1]);
        let scene = scene(4).works(OWNER, Hacienda).with(|game| {
            game.face_down = ByGood::default();
            game.discarded = put_away;
        });
        let mut game = settling(scene);
        play(&mut game, &[Action::DrawPlantation]);
        assert_eq!(game.players[OWNER].tiles(Tile::Tobacco), 1);
        assert_eq!(game.face_down, ByGood([0, 0, 0, 1, 1]));
        assert_eq!(game.discarded, ByGood::default());
    }

    #[test]
    fn nothing_is_drawn_where_nothing_is_left() {
        let game = settling(scene(4).works(OWNER, Hacienda).with(|game| {
            game.face_down = ByGood::default();
        }));
        assert!(matches!(game.phase, Phase::Settler(_)));
        assert_eq!(
            game.check(&Action::DrawPlantation),
            Err(Illegal::NoPlantationLeft)
        );
    }
}
