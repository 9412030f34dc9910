//! Puerto Rico in German.

mod almanac;
mod board;
mod illegal;
mod log;
mod names;
mod things;
mod tray;
mod variants;
