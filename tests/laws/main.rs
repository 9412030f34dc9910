//! The laws of the engine and of each game, held with every number of seats and option.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::wildcard_enum_match_arm
)]

mod puerto_rico;
mod san_juan;
mod santorini_new_york;
