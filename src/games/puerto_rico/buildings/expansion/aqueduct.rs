//! Aqueduct: its owner's large plants for indigo and sugar yield a barrel more.
//!
//! Printed: costs 1, 1 point, first column, one circle. One more of each of the two goods that the
//! large plant, not the small one, makes at least one barrel of, as far as the supply has it; where
//! fields are scarce the large plant comes first. The barrel is part of the production.

use super::super::{Good, Rules, Spec};

pub struct Aqueduct;

impl Rules for Aqueduct {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 1,
            points: 1,
            column: 1,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn irrigation(&self, good: Good, circles: u8) -> u8 {
        u8::from(matches!(good, Good::Indigo | Good::Sugar) && circles > 1)
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::puerto_rico::roles::craftsman::forecast;
    use crate::games::puerto_rico::scene::{Scene, scene};
    use crate::games::puerto_rico::{
        Building::{Aqueduct, CoffeeRoaster, IndigoPlant, SmallIndigoPlant, SugarMill},
        Good, Tile,
    };

    const OWNER: Seat = Seat::new(0);

    fn made(scene: Scene) -> [u8; 5] {
        forecast(&scene.game(), OWNER).0
    }

    fn indigo(fields: u8) -> Scene {
        scene(4).farms(OWNER, Tile::Indigo, fields)
    }

    #[test]
    fn a_large_plant_that_makes_something_makes_one_more() {
        let watered = || scene(4).works(OWNER, Aqueduct);
        let scene = watered()
            .farms(OWNER, Tile::Indigo, 2)
            .works(OWNER, IndigoPlant);
        assert_eq!(made(scene), [0, 3, 0, 0, 0]);
        let scene = watered()
            .farms(OWNER, Tile::Sugar, 1)
            .works(OWNER, SugarMill);
        assert_eq!(made(scene), [0, 0, 2, 0, 0]);
        let scene = watered()
            .farms(OWNER, Tile::Coffee, 1)
            .works(OWNER, CoffeeRoaster);
        assert_eq!(made(scene), [0, 0, 0, 0, 1]);
    }

    #[test]
    fn an_empty_aqueduct_and_an_empty_plant_get_nothing() {
        let dry = indigo(1).builds(OWNER, Aqueduct).works(OWNER, IndigoPlant);
        assert_eq!(made(dry), [0, 1, 0, 0, 0]);
        let asleep = indigo(1)
            .works(OWNER, Aqueduct)
            .works(OWNER, SmallIndigoPlant)
            .builds(OWNER, IndigoPlant);
        assert_eq!(made(asleep), [0, 1, 0, 0, 0]);
        let no_field = scene(4).works(OWNER, Aqueduct).works(OWNER, IndigoPlant);
        assert_eq!(made(no_field), [0; 5]);
    }

    #[test]
    fn where_fields_are_scarce_the_large_plant_comes_first() {
        let scene = indigo(1)
            .works(OWNER, Aqueduct)
            .works(OWNER, SmallIndigoPlant)
            .works(OWNER, IndigoPlant);
        assert_eq!(made(scene), [0, 2, 0, 0, 0]);
    }

    #[test]
    fn the_supply_limits_it() {
        let scene = indigo(2).works(OWNER, Aqueduct).works(OWNER, IndigoPlant);
        for (left, barrels) in [(0, 0), (2, 2), (3, 3), (9, 3)] {
            let scene = scene.clone().supply(Good::Indigo, left);
            assert_eq!(made(scene), [0, barrels, 0, 0, 0]);
        }
    }
}
