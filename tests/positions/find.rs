//! Plays games until somebody stands where the browser tests want them.

use std::path::Path;

use sobremesa::bots::{Level, think};
use sobremesa::engine::{BySeat, Chance, Game, Seat, Seed, Seeded, Viewer};
use sobremesa::games::puerto_rico::roles::mayor;
use sobremesa::games::puerto_rico::{
    Action, Building, Good, Phase, Player, PuertoRico, Role, Setup, Tile,
};
use sobremesa::session::{Desk, Person, Privacy, Session, Who, save};

/// The phases, and the names of the files.
pub const PHASES: [&str; 10] = [
    "start",
    "role",
    "settler",
    "mayor",
    "builder",
    "craftsman",
    "trader",
    "captain",
    "storing",
    "over",
];

/// Names as long as the set-up allows.
const NAMES: [&str; 5] = [
    "Maximiliane-Rosa",
    "Bartholomäus Öhm",
    "Wilhelmine-Magda",
    "Emmanuel Wimmers",
    "Anna-Magdalena W",
];

/// How many games are played to find the richest positions.
const GAMES: u64 = 12;

/// The name of the phase of a position.
pub fn name(game: &PuertoRico) -> &'static str {
    match game.phase {
        Phase::ChooseRole { .. } if game.round == 1 => "start",
        Phase::ChooseRole { .. } => "role",
        Phase::Settler(_) => "settler",
        Phase::Mayor(_) => "mayor",
        Phase::Builder(_) => "builder",
        Phase::Craftsman(_) => "craftsman",
        Phase::Trader(_) => "trader",
        Phase::Captain(_) => "captain",
        Phase::Storing(_) => "storing",
        Phase::Draft { .. } => "draft",
        Phase::Doubling { .. } => "doubling",
        Phase::Paying(_) => "paying",
        Phase::Guests(_) => "guests",
        Phase::Over(_) => "over",
    }
}

/// Finds all positions and writes their files, which replace those that are there.
pub fn write_all(folder: &Path) {
    drop(std::fs::remove_dir_all(folder));
    std::fs::create_dir_all(folder).unwrap();
    let write = |name: String, moment: &Moment| {
        std::fs::write(folder.join(name + ".json"), moment.written()).unwrap();
    };
    for seats in 2..=5 {
        for phase in PHASES {
            write(format!("{seats}_{phase}"), &richest(seats, phase));
        }
    }
    write(
        "5_full_city".into(),
        &first(5, Liking::Building, |it| it.city_room() == 0),
    );
    write(
        "5_full_store".into(),
        &first(5, Liking::Hoarding, |it| it.goods[Good::Indigo] == 11),
    );
}

/// A moment of a game that can be played again.
#[derive(Clone, Copy)]
struct Moment {
    seats: u8,
    liking: Liking,
    number: u64,
    moves: usize,
}

impl Moment {
    /// The game up to here, as a file in which a person is asked and everybody else is a bot.
    fn written(&self) -> String {
        let mut session = dealt(self.seats, self.number);
        for _ in 0..self.moves {
            self.liking.play(&mut session, self.number);
        }
        let acting = session.now().phase.acting().unwrap_or(Seat::new(0));
        let people = BySeat::from_fn(self.seats, |seat| Person {
            name: NAMES[usize::from(seat.number())].into(),
            who: if seat == acting {
                Who::Human
            } else {
                Who::Bot(Level::Greedy)
            },
        });
        save::write(&Desk::new(session, people, Privacy::Open))
    }
}

fn seed(number: u64) -> Seed {
    u128::from(number).to_be_bytes()
}

fn dealt(seats: u8, number: u64) -> Session<PuertoRico> {
    Session::new(Setup::new(seats), seed(number))
}

/// The position of a phase in which there is most to choose and most on the table.
fn richest(seats: u8, phase: &str) -> Moment {
    let mut best = None;
    for number in 0..GAMES {
        let mut session = dealt(seats, number);
        loop {
            let moment = Moment {
                seats,
                liking: Liking::Winning,
                number,
                moves: session.moments().len(),
            };
            let game = session.now();
            let riches = riches(game);
            if name(game) == phase && best.is_none_or(|(most, _)| riches > most) {
                best = Some((riches, moment));
            }
            if !Liking::Winning.play(&mut session, number) {
                break;
            }
        }
    }
    best.unwrap_or_else(|| panic!("no {phase} with {seats} players"))
        .1
}

/// How much there is to choose and to see; nothing where there is no choice.
fn riches(game: &PuertoRico) -> usize {
    let Some(seat) = game.phase.acting() else {
        return game
            .players
            .iter()
            .map(|(_, player)| player.city.len())
            .sum();
    };
    let player = &game.players[seat];
    let choices = match game.phase {
        Phase::Mayor(turn) if matches!(turn.step, mayor::Step::Place { .. }) => {
            usize::from(player.san_juan) * 2
        }
        _ => game.actions().len(),
    };
    if game.actions().len() < 2 {
        return 0;
    }
    let goods: u8 = game
        .players
        .iter()
        .map(|(_, player)| player.goods.total())
        .sum();
    10 * choices + 2 * player.city.len() + player.island.len() + usize::from(goods)
}

/// The first position in which the seat to act is like this.
fn first(seats: u8, liking: Liking, is: impl Fn(&Player<u16>) -> bool) -> Moment {
    for number in 0..GAMES {
        let mut session = dealt(seats, number);
        loop {
            let game = session.now();
            if let Some(seat) = game.phase.acting()
                && is(&game.players[seat])
                && game.actions().len() > 1
            {
                return Moment {
                    seats,
                    liking,
                    number,
                    moves: session.moments().len(),
                };
            }
            if !liking.play(&mut session, number) {
                break;
            }
        }
    }
    panic!("no such position with {seats} players");
}

/// What the players of a game like to do.
#[derive(Clone, Copy, PartialEq)]
enum Liking {
    /// What a bot thinks is best.
    Winning,
    /// That the first seat builds, and nobody else.
    Building,
    /// That the first seat has all indigo, and that nothing is shipped.
    Hoarding,
}

impl Liking {
    /// Plays a move; says whether there was one to play.
    fn play(self, session: &mut Session<PuertoRico>, number: u64) -> bool {
        let game = session.now();
        let Some(seat) = game.phase.acting() else {
            return false;
        };
        let at = session.moments().len() as u64;
        let view = game.view(Viewer::Seat(seat));
        let action = if self == Liking::Winning {
            think::<PuertoRico>(Level::Greedy, &view, seed(number), at).unwrap()
        } else {
            let mut lot = Seeded::for_thought(seed(number), at);
            let liking = |action: &Action| (self.of(game, seat, action), lot.below(1_000));
            game.actions().into_iter().max_by_key(liking).unwrap()
        };
        session.play(&action).unwrap();
        true
    }

    fn of(self, game: &PuertoRico, seat: Seat, action: &Action) -> u8 {
        let first = seat == Seat::new(0);
        let of_the_first = if first { 9 } else { 0 };
        let hoards = self == Liking::Hoarding;
        match *action {
            Action::Choose(card) => match (card.role(), hoards) {
                (Role::Craftsman, true) => 9,
                (Role::Captain | Role::Trader, true) | (Role::Captain | Role::Mayor, false) => 0,
                _ if first && !hoards => {
                    5 + game
                        .roles
                        .iter()
                        .find(|it| it.card == card)
                        .map_or(0, |it| it.doubloons)
                }
                (Role::Builder, _) => 7,
                _ => 5,
            },
            Action::Take(Tile::Indigo)
            | Action::TakeGood(Good::Indigo)
            | Action::Build(Building::IndigoPlant | Building::SmallIndigoPlant)
                if hoards =>
            {
                of_the_first
            }
            Action::Build(_) if !hoards => of_the_first,
            Action::Place(count) => count,
            Action::Pass => 1,
            _ => 4,
        }
    }
}
