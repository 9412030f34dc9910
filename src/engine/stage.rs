//! What a rule needs beside the table while it is carried out.

use super::Chance;

/// Luck to draw from, and somebody to tell.
pub struct Stage<'a, E> {
    /// Where luck comes from.
    pub chance: &'a mut dyn Chance,
    /// Who is told what happens.
    pub log: &'a mut dyn FnMut(E),
}

impl<E> Stage<'_, E> {
    /// Tells what happened.
    pub fn tell(&mut self, event: E) {
        (self.log)(event);
    }
}

/// The candidates that `check` allows, in their order. What does not depend on the action is asked
/// once for all of them, when `check` is made.
pub fn sift<A, I>(
    candidates: impl Iterator<Item = A>,
    check: impl Fn(&A) -> Result<(), I>,
    allowed: &mut Vec<A>,
) {
    candidates
        .filter(|action| check(action).is_ok())
        .for_each(|action| allowed.push(action));
}
