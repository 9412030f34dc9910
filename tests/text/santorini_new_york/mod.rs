//! Santorini: New York in every language.

mod names;
mod offers;
mod options;
mod play;
mod position;
mod promises;
mod samples;
mod sentences;
mod wording;
