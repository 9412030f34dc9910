//! Chooses anything that is allowed.

use crate::engine::{Chance, Game};

use super::{Bot, Budget};

/// A bot that chooses each action equally often.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose<'a>(
        &mut self,
        _: &G::View,
        actions: &'a [G::Action],
        _: &mut dyn Budget,
        chance: &mut dyn Chance,
    ) -> &'a G::Action {
        pick(actions, chance)
    }
}

/// One of `actions`, each equally likely.
///
/// # Panics
///
/// If there is none.
pub(super) fn pick<'a, A>(actions: &'a [A], chance: &mut dyn Chance) -> &'a A {
    let count = u32::try_from(actions.len()).expect("a moment has about a hundred actions");
    actions
        .get(chance.below(count) as usize)
        .expect("a bot is asked while there is something to choose")
}
