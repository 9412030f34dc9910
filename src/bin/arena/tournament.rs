//! Games between bots, and what came of them.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use sobremesa::bots::{Bot, Level, Quick, Unlimited};
use sobremesa::engine::{Seat, Turn, Valued, Viewer};

use super::orders::Match;

/// What the arena wants to know of a game that is over.
pub trait Watched: Valued + 'static {
    /// How many rounds were played.
    fn rounds(&self) -> u32;
    /// Why it ended.
    fn ending(&self) -> &'static str;
}

/// What came of a match.
pub struct Outcome {
    /// By bot, in the order in which they were named.
    pub bots: Vec<Tally>,
    /// Wins by seat; a shared win counts in part.
    pub seats: Vec<f64>,
    /// The points of all seats.
    pub points: Vec<f64>,
    /// The rounds of each game.
    pub rounds: Vec<f64>,
    /// How often games ended for each reason.
    pub endings: BTreeMap<&'static str, u32>,
    /// How many decisions were made.
    pub decisions: u64,
    /// How long it took.
    pub time: Duration,
}

/// What came of a match for one bot.
pub struct Tally {
    /// Who it is.
    pub level: Level,
    /// Its wins; a shared win counts in part.
    pub wins: f64,
    /// Its points in each game.
    pub points: Vec<f64>,
    /// Its longest thought.
    pub longest: Duration,
    /// All its thoughts.
    pub thought: Duration,
    /// How many there were.
    pub decisions: u64,
}

/// Plays a match, the bots changing seats from game to game.
pub fn play<G: Watched>(order: &Match, setup: &dyn Fn(u8) -> G::Setup) -> Outcome {
    let count = order.bots.len();
    let seats = u8::try_from(count).expect("a table has at most five seats");
    let mut outcome = Outcome {
        bots: order.bots.iter().map(|level| Tally::new(*level)).collect(),
        seats: vec![0.0; count],
        points: Vec::new(),
        rounds: Vec::new(),
        endings: BTreeMap::new(),
        decisions: 0,
        time: Duration::ZERO,
    };
    let mut bots: Vec<Box<dyn Bot<G>>> = order.bots.iter().map(|level| level.bot()).collect();
    let began = Instant::now();
    for number in 0..order.games {
        let luck = &mut Quick::new((order.seed << 32) | u64::from(number));
        let turned = number as usize % count;
        let sitter = |seat: Seat| (usize::from(seat.number()) + count - turned) % count;
        let game = G::new(&setup(seats), luck);
        let game = play_one::<G>(game, &mut bots, &sitter, luck, &mut outcome);
        outcome.note(&game, &sitter);
    }
    outcome.time = began.elapsed();
    outcome
}

fn play_one<G: Watched>(
    game: G,
    bots: &mut [Box<dyn Bot<G>>],
    sitter: &impl Fn(Seat) -> usize,
    luck: &mut Quick,
    outcome: &mut Outcome,
) -> G {
    let mut game = game;
    let mut actions = Vec::new();
    while let Turn::Of(seat) = game.turn() {
        game.actions_into(&mut actions);
        let who = sitter(seat);
        let (Some(bot), Some(tally)) = (bots.get_mut(who), outcome.bots.get_mut(who)) else {
            break;
        };
        let view = game.view(Viewer::Seat(seat));
        let began = Instant::now();
        let action = bot.choose(&view, &actions, &mut Unlimited, luck);
        tally.note_thought(began.elapsed());
        game.apply(action, luck, &mut |_| {});
        outcome.decisions += 1;
    }
    game
}

impl Tally {
    fn new(level: Level) -> Self {
        Tally {
            level,
            wins: 0.0,
            points: Vec::new(),
            longest: Duration::ZERO,
            thought: Duration::ZERO,
            decisions: 0,
        }
    }

    fn note_thought(&mut self, time: Duration) {
        self.longest = self.longest.max(time);
        self.thought += time;
        self.decisions += 1;
    }
}

impl Outcome {
    fn note<G: Watched>(&mut self, game: &G, sitter: &impl Fn(Seat) -> usize) {
        let Turn::Over(standing) = game.turn() else {
            return;
        };
        let share = 1.0 / standing.winners().count() as f64;
        for (seat, place) in standing.0.iter() {
            let points = f64::from(place.points);
            let won = if place.rank == 1 { share } else { 0.0 };
            self.points.push(points);
            if let Some(wins) = self.seats.get_mut(usize::from(seat.number())) {
                *wins += won;
            }
            if let Some(tally) = self.bots.get_mut(sitter(seat)) {
                tally.wins += won;
                tally.points.push(points);
            }
        }
        self.rounds.push(f64::from(game.rounds()));
        *self.endings.entry(game.ending()).or_default() += 1;
    }
}
