//! Triumphal arch: four points for the first monument, and two for each further one.

use super::super::super::table::count;
use super::super::{Estate, Rules, Spec};

pub struct TriumphalArch;

impl Rules for TriumphalArch {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 6,
            points: 0,
            copies: 2,
        }
    }

    fn final_points(&self, estate: &Estate) -> u8 {
        let monuments = estate.city.kinds().filter(|(card, _)| card.is_monument());
        match count(monuments) {
            0 => 0,
            monuments => 2 + 2 * monuments,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::scene;
    use crate::games::san_juan::scoring::score;

    const OWNER: Seat = Seat::new(0);

    #[test]
    fn one_two_and_three_monuments_count_four_six_and_eight() {
        let monuments = [Statue, VictoryColumn, Hero];
        for (count, points) in [(1, 4), (2, 6), (3, 8)] {
            let scene = scene(3).builds(OWNER, &[TriumphalArch]);
            let game = scene.builds(OWNER, &monuments[..count]).game();
            assert_eq!(
                score(&game, OWNER).counted.as_slice(),
                [(TriumphalArch, points)]
            );
        }
    }

    #[test]
    fn no_monument_counts_nothing() {
        let game = scene(3).builds(OWNER, &[TriumphalArch, Palace]).game();
        assert_eq!(score(&game, OWNER).total(), 0);
    }
}
