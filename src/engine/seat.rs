//! Seats at the table, and what each of them has.

use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The largest table of any game in the box.
pub const MOST_SEATS: usize = 5;

/// A place at the table, counted clockwise from the first.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, 0 being the first.
    pub const fn new(number: u8) -> Self {
        Seat(number)
    }

    /// Its number, 0 being the first.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat to the left at a table of `seats`.
    pub const fn next(self, seats: u8) -> Self {
        Seat((self.0 + 1) % seats)
    }

    /// The seat to the right at a table of `seats`.
    pub const fn previous(self, seats: u8) -> Self {
        Seat((self.0 + seats - 1) % seats)
    }

    /// How many seats to the left of `first` this one sits.
    pub const fn after(self, first: Seat, seats: u8) -> u8 {
        (self.0 + seats - first.0) % seats
    }

    /// All seats of a table, the first one first.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats).map(Seat)
    }

    /// All seats of a table, clockwise from `self`.
    pub fn around(self, seats: u8) -> impl Iterator<Item = Seat> {
        (0..seats).map(move |step| Seat((self.0 + step) % seats))
    }
}

/// One thing for each seat of a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(ArrayVec<T, MOST_SEATS>);

impl<T> BySeat<T> {
    /// Asks for each seat's thing in turn.
    ///
    /// # Panics
    ///
    /// If there are more than [`MOST_SEATS`] seats.
    pub fn from_fn(seats: u8, of: impl FnMut(Seat) -> T) -> Self {
        BySeat(Seat::all(seats).map(of).collect())
    }

    /// How many seats there are.
    pub fn count(&self) -> u8 {
        u8::try_from(self.0.len()).expect("a table has at most five seats")
    }

    /// Each seat and its thing, the first seat first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        Seat::all(self.count()).zip(&self.0)
    }

    /// Each seat and its thing, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        Seat::all(self.count()).zip(&mut self.0)
    }

    /// The same seats with what `of` makes of their things.
    pub fn map<U>(&self, mut of: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat(self.iter().map(|(seat, thing)| of(seat, thing)).collect())
    }
}

impl<T> FromIterator<T> for BySeat<T> {
    /// # Panics
    ///
    /// If there are more than [`MOST_SEATS`] things.
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        BySeat(things.into_iter().collect())
    }
}

#[allow(clippy::indexing_slicing)] // A seat of another table is a broken promise.
impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[usize::from(seat.0)]
    }
}

#[allow(clippy::indexing_slicing)]
impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[usize::from(seat.0)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_follow_each_other_clockwise_and_come_round() {
        assert_eq!(Seat::new(3).next(4), Seat::new(0));
        assert_eq!(Seat::new(0).previous(4), Seat::new(3));
        assert_eq!(Seat::new(0).after(Seat::new(3), 4), 1);
        let order: Vec<u8> = Seat::new(2).around(4).map(Seat::number).collect();
        assert_eq!(order, [2, 3, 0, 1]);
    }

    #[test]
    fn things_are_written_as_a_plain_list() {
        let things = BySeat::from_fn(3, |seat| seat.number() * 2);
        assert_eq!(serde_json::to_string(&things).unwrap(), "[0,2,4]");
        assert_eq!(things[Seat::new(2)], 4);
    }
}
