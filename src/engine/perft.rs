//! Counting the paths of a game, for tests.
//!
//! A count tells whether a change of code changed the rules: one missing or extra action changes
//! it. It does not tell whether the rules are right.

use super::{Chance, Game};

/// How many sequences of `depth` actions lead on from `game`, where luck always answers with the
/// numbers of a fresh `luck()`. Shorter sequences that end the game count as well.
pub fn perft<G: Game, C: Chance>(game: &G, depth: u32, luck: &mut impl FnMut() -> C) -> u64 {
    let actions = game.actions();
    if depth == 0 || actions.is_empty() {
        return 1;
    }
    if depth == 1 {
        return actions.len() as u64;
    }
    let mut paths = 0;
    for action in &actions {
        let mut next = game.clone();
        next.apply(action, &mut luck(), &mut |_| {});
        paths += perft(&next, depth - 1, luck);
    }
    paths
}
