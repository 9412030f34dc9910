//! Santorini: New York in every language.

mod names;
mod offers;
mod play;
mod position;
mod samples;
mod sentences;
