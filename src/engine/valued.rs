//! What a position is worth, for whoever wants to think ahead.

use super::{BySeat, Chance, Game, Seat};

/// A game whose positions can be judged without playing them to the end.
pub trait Valued: Game {
    /// What the position is worth for a seat: the more, the better for it, and the worse for the
    /// others.
    fn worth(&self, seat: Seat) -> f32;

    /// Whether everything that was begun is done, so that the position can be judged as it
    /// stands.
    fn is_settled(&self) -> bool;

    /// What the seat to act would do without thinking long; an action that is allowed. Nothing
    /// once the game is over.
    fn habit(&self) -> Option<Self::Action>;

    // Provided:

    /// In how many games that could be the real one an action should be judged: more than one
    /// where much hangs on what is hidden.
    fn worlds(&self) -> u32 {
        1
    }

    /// Plays on by habit until everything that was begun is done.
    fn settle(&mut self, chance: &mut dyn Chance) {
        while !self.is_settled()
            && let Some(action) = self.habit()
        {
            self.apply(&action, chance, &mut |_| {});
        }
    }
}

/// How a seat's prospects are compared with those of the others.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rivalry {
    /// How much of the comparison is with the best of the others alone.
    pub rival: f32,
    /// How much the prospects of the others weigh in the rest.
    pub field: f32,
}

impl Rivalry {
    /// Own prospects against those of the others, partly of the best one, partly of all.
    pub fn margin(self, prospects: &BySeat<f32>, seat: Seat) -> f32 {
        let others = f32::from(prospects.count() - 1);
        let all: f32 = prospects.iter().map(|(_, worth)| *worth).sum();
        let mean = (all - prospects[seat]) / others;
        let lead = lead(prospects, seat);
        self.rival * lead + (1.0 - self.rival) * (prospects[seat] - self.field * mean)
    }
}

/// By how much a seat is ahead of the best of the others, or behind.
pub fn lead(prospects: &BySeat<f32>, seat: Seat) -> f32 {
    let others = prospects.iter().filter(|(other, _)| *other != seat);
    let best = others.map(|(_, worth)| *worth).fold(f32::MIN, f32::max);
    prospects[seat] - best
}
