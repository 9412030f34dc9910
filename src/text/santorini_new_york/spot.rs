//! A square with what stands on it.

use crate::engine::Seat;
use crate::games::santorini_new_york::{City, Eyes, Square, Table};

/// A square with what stands on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// Which square.
    pub square: Square,
    /// How many blocks are on it.
    pub level: u8,
    /// Who or what occupies it.
    pub standing: Option<Standing>,
    /// The start number that is on it and that nobody has taken, during the set-up.
    pub start: Option<u8>,
}

/// Who or what occupies a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A worker of this seat.
    Worker(Seat),
    /// A rooftop.
    Rooftop,
    /// A skyscraper.
    Skyscraper,
}

impl Spot {
    /// A square of the board. Nothing where there is water.
    pub fn of<E: Eyes>(table: &Table<E>, square: Square) -> Option<Self> {
        Spot::in_city(table, &table.city, square)
    }

    /// The same in a city that may come about at that table.
    pub fn in_city<E: Eyes>(table: &Table<E>, city: &City, square: Square) -> Option<Self> {
        let board = table.shape();
        if !board.land.contains(square) {
            return None;
        }
        let standing = match city.owner(square) {
            Some(seat) => Some(Standing::Worker(seat)),
            None if city.rooftops.contains(square) => Some(Standing::Rooftop),
            None if city.skyscrapers.contains(square) => Some(Standing::Skyscraper),
            None => None,
        };
        let numbers = (1u8..).zip(&board.starts);
        let taken = |number| table.players.iter().any(|(_, it)| it.start == Some(number));
        let mut open = numbers.filter(|(number, pair)| pair.contains(&square) && !taken(*number));
        let start = open.next().map(|(number, _)| number);
        Some(Spot {
            square,
            level: city.level(square),
            standing,
            start: start.filter(|_| table.round == 0),
        })
    }
}
