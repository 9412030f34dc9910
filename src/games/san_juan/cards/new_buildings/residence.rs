//! Residence: points for sets of three different buildings of the same cost: four, three, two and one
//! for the first to the fourth.

use super::super::{Estate, Rules, Spec};

pub struct Residence;

impl Rules for Residence {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 6,
            points: 0,
            copies: 2,
        }
    }

    fn final_points(&self, estate: &Estate) -> u8 {
        let mut kinds = [0_usize; 8];
        for (card, _) in estate.city.kinds() {
            if let Some(kinds) = kinds.get_mut(usize::from(card.spec().cost)) {
                *kinds += 1;
            }
        }
        let sets = kinds.iter().map(|kinds| kinds / 3).sum();
        [4, 3, 2, 1].iter().take(sets).sum()
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::{Scene, scene_with};
    use crate::games::san_juan::{Options, scoring::score};

    const OWNER: Seat = Seat::new(0);

    fn new_game(seats: u8) -> Scene {
        let options = Options {
            new_buildings: true,
            ..Options::default()
        };
        scene_with(seats, options)
    }

    #[test]
    fn four_sets_count_ten_and_pairs_nothing() {
        let twos = [SugarMill, Well, Crane, TradingPost];
        let scene = new_game(3).builds(OWNER, &[Residence, Hero]);
        let one = scene.clone().builds(OWNER, &twos).game();
        assert_eq!(score(&one, OWNER).counted.as_slice(), [(Residence, 4)]);
        let two = scene
            .builds(OWNER, &twos)
            .builds(OWNER, &[Palace, GuildHall])
            .game();
        assert_eq!(score(&two, OWNER).counted[1], (Residence, 7));
    }

    #[test]
    fn several_of_a_kind_are_one_kind() {
        let city = [Residence, SugarMill, SugarMill, Well];
        let game = new_game(3).builds(OWNER, &city).game();
        assert!(score(&game, OWNER).counted.is_empty());
    }
}
