//! A whole game as a file.

use std::fmt::{Debug, Write};
use std::path::Path;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sobremesa::engine::{BySeat, Chance, Game, Recorded, Recording, Seed, Seeded, Standing, Turn};

/// What is written of a game that is over, beside its moves.
pub trait Kept: Game {
    type Ending: Copy + PartialEq + Debug + Serialize + DeserializeOwned;
    type Score: Clone + PartialEq + Debug + Serialize + DeserializeOwned;

    /// How it ended, once it is over.
    fn ended(&self) -> Option<Self::Ending>;
    fn scores(&self) -> BySeat<Self::Score>;
    fn rounds(&self) -> u8;
    /// Whether a line of the file begins with this action.
    fn begins_line(action: &Self::Action) -> bool;
}

/// A whole game: how it began, every move, and how it ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Record<G: Kept> {
    pub setup: G::Setup,
    /// What all luck grew from, in hexadecimal digits.
    pub seed: String,
    /// The numbers drawn for the deal.
    pub deal: Vec<u32>,
    pub moves: Vec<Move<G::Action>>,
    pub rounds: u8,
    pub ended: G::Ending,
    pub scores: BySeat<G::Score>,
    pub standing: Standing,
}

/// A move, with the numbers drawn for it if there were any.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Move<A> {
    Lucky(A, Vec<u32>),
    Plain(A),
}

impl<A> Move<A> {
    fn new(action: A, luck: Vec<u32>) -> Self {
        if luck.is_empty() {
            Move::Plain(action)
        } else {
            Move::Lucky(action, luck)
        }
    }

    pub fn action(&self) -> &A {
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
pub struct Outcome<G: Kept> {
    pub rounds: u8,
    pub ended: G::Ending,
    pub scores: BySeat<G::Score>,
    pub standing: Standing,
}

impl<G: Kept> Outcome<G> {
    /// The outcome of a game that is over.
    pub fn of(game: &G) -> Self {
        match (game.ended(), game.turn()) {
            (Some(ended), Turn::Over(standing)) => Outcome {
                rounds: game.rounds(),
                ended,
                scores: game.scores(),
                standing,
            },
            _ => panic!("the game goes on: {game:?}"),
        }
    }
}

impl<G: Kept> Record<G> {
    fn new(
        setup: G::Setup,
        seed: Seed,
        deal: Vec<u32>,
        moves: Vec<Move<G::Action>>,
        end: Outcome<G>,
    ) -> Self {
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

    /// Plays a game by players who choose each action as often as it weighs.
    pub fn played(setup: G::Setup, number: u64, weight: impl Fn(&G::Action) -> u32) -> Self {
        let mut seed: Seed = [0; 16];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        let mut source = Seeded::for_move(seed, 0);
        let mut luck = Recording::new(&mut source);
        let mut game = G::new(&setup, &mut luck);
        let deal = luck.into_drawn();
        let mut moves = Vec::new();
        loop {
            let actions = game.actions();
            let at = moves.len() as u64 + 1;
            let weights = actions.iter().map(&weight);
            let mut left = Seeded::for_thought(seed, at).below(weights.clone().sum::<u32>().max(1));
            let chosen = actions.iter().zip(weights).find(|(_, weight)| {
                let here = left < *weight;
                left = left.saturating_sub(*weight);
                here
            });
            let Some((action, _)) = chosen else { break };
            let mut source = Seeded::for_move(seed, at);
            let mut luck = Recording::new(&mut source);
            game.apply(action, &mut luck, &mut |_| {});
            moves.push(Move::new(action.clone(), luck.into_drawn()));
        }
        Record::new(setup, seed, deal, moves, Outcome::of(&game))
    }

    pub fn result(&self) -> Outcome<G> {
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
    pub fn replay(&self, name: &str) -> (G, Vec<G::Event>) {
        let mut luck = Recorded::new(&self.deal);
        let mut game = G::new(&self.setup, &mut luck);
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
        let mut game = G::new(&self.setup, &mut luck);
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
            let begins = G::begins_line(it.action());
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

/// Every record of a folder with its file's name.
pub fn read_all<G: Kept>(folder: &Path) -> Vec<(String, Record<G>)> {
    let mut all: Vec<(String, Record<G>)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| {
            let path = file.unwrap().path();
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).unwrap();
            (name.clone(), serde_json::from_str(&text).expect(&name))
        })
        .collect();
    all.sort_by(|one, other| one.0.cmp(&other.0));
    all
}

/// Demands that every record ends as it did, and that its seed still means the same luck.
pub fn hold<G: Kept>(records: &[(String, Record<G>)]) {
    for (name, record) in records {
        let (game, _) = record.replay(name);
        assert_eq!(record.result(), Outcome::of(&game), "{name}");
        record.replay_from_seed(name);
    }
}
