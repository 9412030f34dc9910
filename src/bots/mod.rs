//! Who plays when no one else does.
//!
//! A bot is given what its seat can see, never the game. It may think of games that could be the
//! real one ([`Game::guess`]) and of what they are worth
//! ([`Valued`]); how a position is judged belongs to the game, how to look for a good one belongs
//! here.
//!
//! # How to add a bot
//!
//! A file here with a type that is a [`Bot`], a [`Level`] that names it, its name in every
//! language. Match it against the others with `arena`.

mod budget;
mod greedy;
pub mod letters;
mod luck;
mod random;

pub use budget::{Budget, Playouts, Unlimited};
pub use greedy::Greedy;
pub use luck::Quick;
pub use random::Random;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::engine::{Chance, Game, Seed, Seeded, Valued};

/// Somebody who chooses actions by what a seat can see.
pub trait Bot<G: Game> {
    /// Chooses one of `actions`, of which there is at least one, within the budget. With the same
    /// view, budget and luck it always chooses the same.
    fn choose<'a>(
        &mut self,
        view: &G::View,
        actions: &'a [G::Action],
        budget: &mut dyn Budget,
        chance: &mut dyn Chance,
    ) -> &'a G::Action;
}

/// How well a bot plays, the weakest first.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Chooses anything that is allowed.
    Random,
    /// Chooses what leads to the best position at once.
    Greedy,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: &[Level] = Level::VARIANTS;

    /// A bot that plays like this.
    pub fn bot<G: Valued + 'static>(self) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random),
            Level::Greedy => Box::new(Greedy),
        }
    }
}

/// What a bot of this level chooses at move `n` of the game of `seed`, seeing `view`: the same at
/// every call, and nothing once the game is over.
pub fn think<G: Valued + 'static>(
    level: Level,
    view: &G::View,
    seed: Seed,
    n: u64,
) -> Option<G::Action> {
    let chance = &mut Seeded::for_thought(seed, n);
    let actions = G::guess(view, chance).actions();
    if actions.len() < 2 {
        return actions.into_iter().next();
    }
    let chosen = level
        .bot::<G>()
        .choose(view, &actions, &mut Unlimited, chance);
    Some(chosen.clone())
}
