//! Guild hall: two points for each production building; in the second edition one for each and one
//! for each kind.

use super::super::super::{Edition, table::count};
use super::super::{Estate, Rules, Spec};

pub struct GuildHall;

impl Rules for GuildHall {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 6,
            points: 0,
            copies: 2,
        }
    }

    fn final_points(&self, estate: &Estate) -> u8 {
        let plants = || estate.city.kinds().filter(|(card, _)| card.is_production());
        let all: u8 = plants().map(|(_, count)| count).sum();
        match estate.edition {
            Edition::First2004 => 2 * all,
            Edition::Second2014 => all + count(plants()),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::scene_with;
    use crate::games::san_juan::{Edition, Options, scoring::score};

    const OWNER: Seat = Seat::new(0);

    #[test]
    fn each_production_building_counts() {
        let city = [GuildHall, IndigoPlant, IndigoPlant, IndigoPlant, SugarMill];
        for (edition, points) in [(Edition::First2004, 8), (Edition::Second2014, 6)] {
            let options = Options {
                edition,
                ..Options::default()
            };
            let game = scene_with(3, options).builds(OWNER, &city).game();
            assert_eq!(
                score(&game, OWNER).counted.as_slice(),
                [(GuildHall, points)]
            );
        }
    }
}
