//! Guild hall: a point for each small, two for each large production building of its owner.
//!
//! Printed: costs 10, 4 points, fourth column, two spaces, one circle. Only the plants and mills of
//! the first column are small. It has to be occupied, they need not be.

use super::super::{Building, Estate, Rules, Spec};

pub struct GuildHall;

impl Rules for GuildHall {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 10,
            points: 4,
            column: 4,
            spaces: 2,
            circles: 1,
            copies: 1,
        }
    }

    fn final_points(&self, estate: &Estate) -> u8 {
        let points = |building: Building| match (building.is_violet(), building.spec().column) {
            (true, _) => 0,
            (false, 1) => 1,
            (false, _) => 2,
        };
        estate
            .city
            .iter()
            .map(|structure| points(structure.building))
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::puerto_rico::scene::{Scene, scene};
    use crate::games::puerto_rico::{
        Building::{self, *},
        scoring::score,
    };

    const OWNER: Seat = Seat::new(0);

    fn extra(scene: Scene) -> Vec<(Building, u8)> {
        let game = scene.game();
        score(&game.players[OWNER]).large.to_vec()
    }

    #[test]
    fn small_production_buildings_count_one_and_large_ones_two() {
        let counts = [
            (SmallIndigoPlant, 1),
            (SmallSugarMill, 1),
            (IndigoPlant, 2),
            (SugarMill, 2),
            (TobaccoStorage, 2),
            (CoffeeRoaster, 2),
            (SmallMarket, 0),
            (Hospice, 0),
            (Harbor, 0),
        ];
        for (building, points) in counts {
            let city = || scene(4).works(OWNER, GuildHall);
            let counted = [(GuildHall, points)];
            assert_eq!(extra(city().works(OWNER, building)), counted);
            assert_eq!(extra(city().builds(OWNER, building)), counted, "empty");
        }
    }

    #[test]
    fn all_six_are_worth_ten() {
        let production = Building::ALL.iter().filter(|it| !it.is_violet());
        let city = production.fold(scene(4), |city, it| city.builds(OWNER, *it));
        assert_eq!(extra(city.works(OWNER, GuildHall)), [(GuildHall, 10)]);
    }

    #[test]
    fn an_empty_guild_hall_counts_nothing() {
        let city = scene(4).works(OWNER, SugarMill).builds(OWNER, GuildHall);
        assert_eq!(extra(city), []);
    }

    #[test]
    fn the_buildings_of_others_do_not_count() {
        let city = scene(4).works(OWNER, GuildHall);
        assert_eq!(extra(city.works(Seat::new(1), SugarMill)), [(GuildHall, 0)]);
    }
}
