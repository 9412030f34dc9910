//! Cathedral: lies open on the table for everybody to build, and counts the buildings of cost six of
//! all the others: four, three, two and one point for the first to the fourth.
//!
//! It goes back to the table when it is covered.

use super::super::{Estate, Rules, Spec};

pub struct Cathedral;

impl Rules for Cathedral {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 7,
            points: 0,
            copies: 1,
        }
    }

    fn lies_open(&self) -> bool {
        true
    }

    fn final_points(&self, estate: &Estate) -> u8 {
        let large = usize::from(estate.large_of_others);
        [4, 3, 2, 1].iter().take(large).sum()
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::{Game, Seat};
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::{Scene, play, scene_with};
    use crate::games::san_juan::{Action, Illegal, Options, Role, scoring::score};

    const OWNER: Seat = Seat::new(0);
    const OTHER: Seat = Seat::new(1);

    fn new_game(seats: u8) -> Scene {
        let options = Options {
            new_buildings: true,
            ..Options::default()
        };
        scene_with(seats, options)
    }

    #[test]
    fn it_is_built_from_the_table_once() {
        let hand = [Smithy; 3];
        let scene = new_game(3).hand(OWNER, &hand).hand(OWNER, &[Well; 3]);
        let mut game = scene.hand(OTHER, &[Hero; 2]).game();
        play(
            &mut game,
            &[Action::Choose(Role::Builder), Action::Build(Cathedral)],
        );
        assert!(game.players[OWNER].owns(Cathedral) && !game.cathedral);
        let mut again = game.clone();
        again.phase = crate::games::san_juan::Phase::Builder(crate::engine::RoleTurn {
            chooser: OWNER,
            acting: OTHER,
            step: (),
        });
        let build = Action::Build(Cathedral);
        assert_eq!(again.check(&build), Err(Illegal::CathedralTaken));
    }

    #[test]
    fn large_buildings_of_the_others_count_and_own_ones_do_not() {
        let scene = new_game(3).builds(OWNER, &[Cathedral, Palace]);
        let scene = scene.builds(OTHER, &[GuildHall, CityHall]);
        let game = scene.builds(Seat::new(2), &[TriumphalArch]).game();
        assert_eq!(score(&game, OWNER).counted[0], (Cathedral, 9));
    }
}
