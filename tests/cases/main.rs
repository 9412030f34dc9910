//! The rule cases: every numbered case of the rules reference, one test each.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::wildcard_enum_match_arm
)]

mod puerto_rico;
mod san_juan;
mod santorini_new_york;
