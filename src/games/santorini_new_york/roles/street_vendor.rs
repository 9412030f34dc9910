//! Street Vendor: after building a block an opponent's worker beside that block has to be forced on
//! it, whatever its level. A rooftop calls nobody.

use super::super::{Square, Squares};
use super::{Rules, Situation};

pub struct StreetVendor;

impl Rules for StreetVendor {
    fn customers(&self, at: &Situation, block: Square) -> Squares {
        block.around() & at.opponents()
    }
}
