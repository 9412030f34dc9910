//! Puerto Rico on the page.

pub mod icons;
mod shown;
