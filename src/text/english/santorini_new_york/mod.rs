//! Santorini: New York in English.

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
