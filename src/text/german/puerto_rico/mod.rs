//! Puerto Rico in German.

mod almanac;
mod illegal;
mod log;
mod names;
mod things;
mod tray;
mod variants;
