//! Santorini: New York in German.

mod almanac;
mod board;
mod examples;
mod illegal;
mod log;
mod names;
mod things;
mod tray;
mod turn;
mod variants;
