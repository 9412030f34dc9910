//! Every word in every language: nothing missing, nothing too long, nothing of another language.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::wildcard_enum_match_arm
)]

mod names;
mod offers;
mod play;
mod plurals;
mod position;
mod samples;
mod san_juan;
mod santorini_new_york;
mod sentences;
mod shared;
