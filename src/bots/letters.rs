//! Questions to a bot on another thread and its answers, written as JSON.

use serde::{Deserialize, Serialize};

use crate::engine::{Seed, Valued, json};
use crate::games::{GameKind, InTheBox, of_kind};

use super::{Level, think};

/// What a bot is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question<V> {
    /// Which game it is about.
    pub game: GameKind,
    /// The number of the question: the answer bears it, so that late answers can be told.
    pub generation: u32,
    /// How well to play.
    pub level: Level,
    /// What the bot's seat sees.
    pub view: V,
    /// The seed of the game.
    pub seed: Seed,
    /// The number of the move.
    pub number: u64,
}

/// What a bot answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Answer<A> {
    /// The number of the question.
    pub generation: u32,
    /// What it chooses; nothing once the game is over.
    pub action: Option<A>,
}

/// The part of a question that says which game it is about.
#[derive(Deserialize)]
struct Address {
    game: GameKind,
}

/// The part of an answer that says which question it belongs to.
#[derive(Deserialize)]
struct Reference {
    generation: u32,
}

/// Reads a question, thinks, and writes the answer. Nothing if the question cannot be read.
pub fn reply(question: &str) -> Option<String> {
    let address: Address = json::read(question)?;
    of_kind!(address.game, G => reply_in::<G>(question))
}

fn reply_in<G: Valued + InTheBox + 'static>(question: &str) -> Option<String> {
    let question: Question<G::View> = json::read(question)?;
    let answer = Answer {
        generation: question.generation,
        action: think::<G>(
            question.level,
            &question.view,
            question.seed,
            question.number,
        ),
    };
    serde_json::to_string(&answer).ok()
}

/// The number of the question that a written answer belongs to, if it is an answer.
pub fn generation(answer: &str) -> Option<u32> {
    let reference: Reference = json::read(answer)?;
    Some(reference.generation)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Scripted, Seat, Viewer};
    use crate::games::puerto_rico::{Action, PuertoRico, Setup};

    #[test]
    fn a_written_question_gets_the_answer_of_a_thought() {
        let game = PuertoRico::new(&Setup::new(3), &mut Scripted::default());
        let view = game.view(Viewer::Seat(Seat::new(0)));
        for level in Level::ALL {
            let question = Question {
                game: GameKind::PuertoRico,
                generation: 7,
                level: *level,
                view: view.clone(),
                seed: [3; 16],
                number: 1,
            };
            let written = reply(&serde_json::to_string(&question).unwrap()).unwrap();
            let answer: Answer<Action> = serde_json::from_str(&written).unwrap();
            let thought = think::<PuertoRico>(*level, &view, [3; 16], 1);
            assert!(thought.is_some());
            assert_eq!((answer.generation, answer.action), (7, thought));
            assert_eq!(generation(&written), Some(7));
        }
    }

    #[test]
    fn nonsense_gets_no_answer() {
        assert_eq!(reply("ready"), None);
        assert_eq!(reply(r#"{"game":"puerto_rico","generation":1}"#), None);
        assert_eq!(generation("ready"), None);
    }
}
