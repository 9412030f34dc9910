//! A building in a city, told apart from others of its name.

use crate::games::san_juan::{Card, Eyes, Player};

/// A building in a city: several of one name are counted from the oldest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// Which building.
    pub card: Card,
    /// Its number among those of its name, from 1.
    pub number: u8,
    /// How many of its name there are.
    pub of: u8,
}

impl Spot {
    /// The building in a place of a city.
    pub fn of<E: Eyes>(player: &Player<E>, place: u8) -> Option<Spot> {
        let card = player.at(place)?.card;
        let mut spot = Spot {
            card,
            number: 0,
            of: 0,
        };
        for (at, structure) in (0u8..).zip(&player.city) {
            if structure.card == card {
                spot.of += 1;
                spot.number += u8::from(at <= place);
            }
        }
        Some(spot)
    }
}
