//! A whole game as a file.

use std::fmt::Write;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sobremesa::engine::{BySeat, Game, Recorded, Recording, Seed, Seeded, Standing, Turn};
use sobremesa::games::puerto_rico::scoring::{Score, score};
use sobremesa::games::puerto_rico::{Action, Ending, Event, Phase, PuertoRico, Setup};

/// A whole game: how it began, every move, and how it ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    pub setup: Setup,
    /// What all luck grew from, in hexadecimal digits.
    pub seed: String,
    /// The numbers drawn for the deal.
    pub deal: Vec<u32>,
    pub moves: Vec<Move>,
    pub rounds: u8,
    pub ended: Ending,
    pub scores: BySeat<Score>,
    pub standing: Standing,
}

/// A move, with the numbers drawn for it if there were any.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Move {
    Lucky(Action, Vec<u32>),
    Plain(Action),
}

impl Move {
    pub fn new(action: Action, luck: Vec<u32>) -> Self {
        if luck.is_empty() {
            Move::Plain(action)
        } else {
            Move::Lucky(action, luck)
        }
    }

    pub fn action(&self) -> &Action {
        match self {
            Move::Lucky(action, _) | Move::Plain(action) => action,
        }
    }

    fn luck(&self) -> &[u32] {
        match self {
            Move::Lucky(_, luck) => luck,
            Move::Plain(_) => &[],
        }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    pub rounds: u8,
    pub ended: Ending,
    pub scores: BySeat<Score>,
    pub standing: Standing,
}

impl Outcome {
    /// The outcome of a game that is over.
    pub fn of(game: &PuertoRico) -> Self {
        match (game.phase, game.turn()) {
            (Phase::Over(ended), Turn::Over(standing)) => Outcome {
                rounds: game.round,
                ended,
                scores: game.players.map(|_, player| score(player)),
                standing,
            },
            _ => panic!("the game goes on: {:?}", game.phase),
        }
    }
}

impl Record {
    pub fn new(setup: Setup, seed: Seed, deal: Vec<u32>, moves: Vec<Move>, end: Outcome) -> Self {
        let seed = seed.iter().fold(String::new(), |mut hex, byte| {
            let _ = write!(hex, "{byte:02x}");
            hex
        });
        Record {
            setup,
            seed,
            deal,
            moves,
            rounds: end.rounds,
            ended: end.ended,
            scores: end.scores,
            standing: end.standing,
        }
    }

    pub fn result(&self) -> Outcome {
        Outcome {
            rounds: self.rounds,
            ended: self.ended,
            scores: self.scores.clone(),
            standing: self.standing.clone(),
        }
    }

    /// Whether actions of all these names occur.
    pub fn has(&self, names: &[&str]) -> bool {
        names
            .iter()
            .all(|wanted| self.moves.iter().any(|it| name(it.action()) == *wanted))
    }

    /// Plays the moves with the luck that is written down: the last position, and all events.
    pub fn replay(&self, name: &str) -> (PuertoRico, Vec<Event>) {
        let mut luck = Recorded::new(&self.deal);
        let mut game = PuertoRico::new(&self.setup, &mut luck);
        assert_eq!(luck.finish(), Ok(()), "{name}: the deal");
        let mut events = Vec::new();
        for (number, it) in self.moves.iter().enumerate() {
            let mut luck = Recorded::new(it.luck());
            let played = game.play(it.action(), &mut luck, &mut |event| events.push(event));
            assert_eq!(played, Ok(()), "{name}: move {number}, {it:?}");
            assert_eq!(luck.finish(), Ok(()), "{name}: move {number}, {it:?}");
        }
        (game, events)
    }

    /// Plays the moves with the luck of the seed, which must be the one that is written down.
    pub fn replay_from_seed(&self, name: &str) {
        let seed = self.seed();
        let mut source = Seeded::for_move(seed, 0);
        let mut luck = Recording::new(&mut source);
        let mut game = PuertoRico::new(&self.setup, &mut luck);
        assert_eq!(luck.into_drawn(), self.deal, "{name}: the deal");
        for (number, it) in (1..).zip(&self.moves) {
            let mut source = Seeded::for_move(seed, number);
            let mut luck = Recording::new(&mut source);
            game.apply(it.action(), &mut luck, &mut |_| {});
            assert_eq!(
                luck.into_drawn(),
                it.luck(),
                "{name}: move {number}, {it:?}"
            );
        }
    }

    fn seed(&self) -> Seed {
        let digits = self.seed.as_bytes().chunks(2);
        let bytes: Vec<u8> = digits
            .map(|two| u8::from_str_radix(std::str::from_utf8(two).unwrap(), 16).unwrap())
            .collect();
        bytes.try_into().unwrap()
    }

    /// The file, with a line for each role that is taken.
    pub fn written(&self) -> String {
        let mut text = format!(
            "{{\n\"setup\":{},\n\"seed\":{},\n\"deal\":{},\n\"moves\":[",
            json(&self.setup),
            json(&self.seed),
            json(&self.deal)
        );
        for (at, it) in self.moves.iter().enumerate() {
            let begins = matches!(it.action(), Action::Choose(_));
            let separator = if at == 0 { "" } else { "," };
            let line = if begins { "\n" } else { "" };
            let _ = write!(text, "{separator}{line}{}", json(it));
        }
        let _ = write!(
            text,
            "\n],\n\"rounds\":{},\n\"ended\":{},\n\"scores\":{},\n\"standing\":{}\n}}\n",
            self.rounds,
            json(&self.ended),
            json(&self.scores),
            json(&self.standing)
        );
        text
    }
}

fn json(thing: &impl Serialize) -> String {
    serde_json::to_string(thing).unwrap()
}

/// The name of a variant as files have it.
pub fn name(thing: &impl Serialize) -> String {
    match serde_json::to_value(thing).unwrap() {
        Value::String(name) => name,
        Value::Object(map) => map.keys().next().unwrap().clone(),
        other => panic!("{other} is no variant"),
    }
}
