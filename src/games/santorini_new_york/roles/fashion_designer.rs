//! Fashion Designer: before the move a worker beside the one that acts has to be chosen, if there
//! is one; it is forced on the square that the move leaves.

use super::super::{Square, Squares};
use super::{Rules, Situation};

pub struct FashionDesigner;

impl Rules for FashionDesigner {
    fn followers(&self, at: &Situation, worker: Square) -> Squares {
        worker.around() & at.others(worker)
    }
}
