//! City hall: a point for each violet building, itself among them.

use super::super::{Estate, Rules, Spec};

pub struct CityHall;

impl Rules for CityHall {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 6,
            points: 0,
            copies: 2,
        }
    }

    fn final_points(&self, estate: &Estate) -> u8 {
        let violet = estate.city.kinds().filter(|(card, _)| card.is_violet());
        violet.map(|(_, count)| count).sum()
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
    fn each_violet_building_counts() {
        let city = [IndigoPlant, CityHall, Smithy, Hero];
        let game = scene(3).builds(OWNER, &city).game();
        assert_eq!(score(&game, OWNER).counted.as_slice(), [(CityHall, 3)]);
    }
}
