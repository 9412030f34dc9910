//! Chooses what leads to the best position at once.

use crate::engine::{Chance, Turn, Valued};

use super::{Bot, Budget, Quick};

/// A bot that tries each action, lets everybody finish by habit what it begins, and takes the one
/// after which the position is worth most; on the average of several guesses, where much hangs on
/// what is hidden.
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
        let mut worlds = vec![(game, luck)];
        for _ in 1..worlds.first().map_or(1, |(game, _)| game.worlds()) {
            worlds.push((G::guess(view, chance), Quick::from_chance(chance)));
        }
        let worth = |action: &G::Action| -> f32 {
            // The same luck for all, so that none looks better by luck.
            let each = worlds.iter().cloned().map(|(mut game, mut luck)| {
                game.apply(action, &mut luck, &mut |_| {});
                game.settle(&mut luck);
                game.worth(seat)
            });
            each.sum()
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
