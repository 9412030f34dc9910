//! Puerto Rico in English.

mod almanac;
mod board;
mod illegal;
mod log;
mod names;
mod sums;
mod things;
mod tray;
mod variants;
