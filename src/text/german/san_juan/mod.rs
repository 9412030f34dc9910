//! San Juan in German.

mod almanac;
mod batch;
mod board;
mod examples;
mod illegal;
mod log;
mod names;
mod sums;
mod things;
mod tray;
mod variants;
