//! Santorini: New York read a second time, and the engine compared with it.
//!
//! [`reading`] is the rules of turns, written from the rules alone in another way than the engine:
//! slow, in full, for reading. [`cases`] are the numbered cases of the rules reference that are
//! about turns, [`oracles`] its known numbers of turns: both hold of the reading by itself.
//! [`comparison`] puts positions, of which [`random`] makes as many as one likes, before both.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::wildcard_enum_match_arm
)]

mod cases;
mod comparison;
mod oracles;
mod random;
mod reading;
mod scene;
