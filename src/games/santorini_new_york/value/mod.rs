//! What a position is worth for a seat, and what one does without thinking long.
//!
//! Worth is counted in levels climbed. It is asked between two rounds, for a round is played out by
//! [`habit`]: there everybody plays the complete turn that looks best at once, after which who
//! holds the statue cannot win, if that can be helped. [`outlook`] says what workers and cards
//! promise.

mod habit;
mod outlook;

use crate::engine::{Chance, Game, Seat, Valued};

use super::{Action, Phase, SantoriniNewYork};

/// The game won, or lost.
const VICTORY: f32 = 1000.0;
/// How many guesses of the other hands the choice of a card is judged by.
const WORLDS: u32 = 8;

impl Valued for SantoriniNewYork {
    fn worth(&self, seat: Seat) -> f32 {
        if let Phase::Over(ending) = self.phase {
            return match ending.winner == seat {
                true => VICTORY,
                false => -VICTORY,
            };
        }
        if !self.is_alive(seat) {
            return -VICTORY;
        }
        let prospects = self.players.map(|seat, player| {
            let workers = outlook::workers(&self.city, self.shape().land, seat);
            workers + outlook::hand(self, player.hand)
        });
        outlook::margin(&prospects, seat)
    }

    /// Between two rounds, and during the set-up.
    fn is_settled(&self) -> bool {
        match self.phase {
            Phase::Start { .. } | Phase::Landmark { .. } | Phase::Over(_) => true,
            Phase::Commit { .. } => self.players.iter().all(|(_, it)| it.committed.is_none()),
            Phase::Turn(_) | Phase::Reply(_) | Phase::Lose { .. } => false,
        }
    }

    fn habit(&self) -> Option<Action> {
        habit::habit(self).first().copied()
    }

    fn worlds(&self) -> u32 {
        match self.phase {
            Phase::Commit { .. } => WORLDS,
            Phase::Start { .. }
            | Phase::Landmark { .. }
            | Phase::Turn(_)
            | Phase::Reply(_)
            | Phase::Lose { .. }
            | Phase::Over(_) => 1,
        }
    }

    /// Plays whole turns as they were found.
    fn settle(&mut self, chance: &mut dyn Chance) {
        while !self.is_settled() {
            let steps = habit::habit(self);
            if steps.is_empty() {
                return;
            }
            for action in steps {
                self.apply(&action, chance, &mut |_| {});
            }
        }
    }
}
