//! Puerto Rico in English.

mod almanac;
mod board;
mod illegal;
mod log;
mod names;
mod things;
mod tray;
mod variants;
