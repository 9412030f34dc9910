//! Chooses what leads to the best position at once.

use crate::engine::{Chance, Turn, Valued};

use super::{Bot, Budget, Quick};

/// A bot that tries each action, lets everybody finish by habit what it begins, and takes the one
/// after which the position is worth most.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl<G: Valued> Bot<G> for Greedy {
    fn choose<'a>(
        &mut self,
        view: &G::View,
        actions: &'a [G::Action],
        budget: &mut dyn Budget,
        chance: &mut dyn Chance,
    ) -> &'a G::Action {
        let game = G::guess(view, chance);
        let luck = Quick::from_chance(chance);
        let (first, others) = actions
            .split_first()
            .expect("a bot is asked while there is something to choose");
        let Turn::Of(seat) = game.turn() else {
            return first;
        };
        let worth = |action: &G::Action| {
            // The same luck for all, so that none looks better by luck.
            let mut luck = luck.clone();
            let mut game = game.clone();
            game.apply(action, &mut luck, &mut |_| {});
            settle(&mut game, &mut luck);
            game.worth(seat)
        };
        let mut best = (first, worth(first));
        for action in others {
            if budget.spent() {
                break;
            }
            let worth = worth(action);
            if worth > best.1 {
                best = (action, worth);
            }
        }
        best.0
    }
}

/// Plays on by habit until everything that was begun is done.
fn settle<G: Valued>(game: &mut G, chance: &mut dyn Chance) {
    while !game.is_settled()
        && let Some(action) = game.habit()
    {
        game.apply(&action, chance, &mut |_| {});
    }
}
