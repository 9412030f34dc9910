//! Ironworker: builds once on each of two squares, and has to.

use super::{Builds, Rules};

pub struct Ironworker;

impl Rules for Ironworker {
    fn builds(&self) -> Builds {
        Builds::TwoSquares
    }
}
