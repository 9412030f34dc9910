//! How the seats stand: one wins, and the others lose.

use crate::engine::{Seat, Standing};

use super::Ending;

/// How the seats stand when the game has ended like that.
pub fn standing(seats: u8, ending: &Ending) -> Standing {
    let won = |seat| u32::from(seat == ending.winner);
    Standing::by_points(Seat::all(seats).map(|seat| (won(seat), 0)))
}
