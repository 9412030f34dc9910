//! Where two rules meet: buildings of Expansion I, *New Buildings*, with each other, with those of
//! the base game and with what has run out.

use super::*;
use sobremesa::games::puerto_rico::{Buildings, Post};

mod black_market;
mod docks;
mod forests;
mod guests;
mod guests_at_work;
mod library;
mod library_for_two;
mod makers;
mod masons;

/// Sends a guest to a building.
const fn to(building: Building) -> Action {
    MoveGuest(Post::Building(building))
}
