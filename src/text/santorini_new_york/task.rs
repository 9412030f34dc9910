//! What the player to act has to do.

use crate::games::santorini_new_york::{Cast, Phase, Question, Role};

/// What the player to act has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// To decide something before, between or beside the turns.
    Decide(Question),
    /// To take a step of a turn.
    Step {
        /// What is to be decided.
        question: Question,
        /// The role that is played.
        role: Role,
        /// Whether both workers move and build.
        both: bool,
    },
    /// Nothing: the game is over.
    Nothing,
}

impl Task {
    /// What the seat to act has to do.
    pub fn of(phase: &Phase) -> Task {
        match phase {
            Phase::Turn(play) => Task::Step {
                question: play.step.question(),
                role: play.role,
                both: play.cast != Cast::One,
            },
            Phase::Start { .. }
            | Phase::Landmark { .. }
            | Phase::Commit { .. }
            | Phase::Reply(_)
            | Phase::Lose { .. }
            | Phase::Over(_) => phase.question().map_or(Task::Nothing, Task::Decide),
        }
    }
}
