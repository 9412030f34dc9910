//! Santorini: New York read a second time.
//!
//! [`reading`] is the rules of turns, written from the rules alone in another way than the engine:
//! slow, in full, for reading. [`cases`] are the numbered cases of the rules reference that are
//! about turns, [`oracles`] its known numbers of turns.

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
