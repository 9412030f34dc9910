//! Plays games until somebody stands where the browser tests want them.

use std::path::Path;

use sobremesa::bots::{Level, think};
use sobremesa::engine::{BySeat, Chance, Game, Seat, Seed, Seeded, Viewer};
use sobremesa::games::puerto_rico::roles::{mayor, settler};
use sobremesa::games::puerto_rico::{
    Action, Building, BuildingSet, Buildings, Good, Options, Phase, Player, PuertoRico, Role,
    Setup, Tile, draft,
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
            let there = |game: &PuertoRico| name(game) == phase;
            let found = richest(seats, Options::default(), Liking::Winning, &there);
            write(
                format!("{seats}_{phase}"),
                &found.unwrap_or_else(|| panic!("no {phase} with {seats} players")),
            );
        }
    }
    for (name, buildings, is_there) in EXPANSION {
        let seats = name[..1].parse().unwrap();
        let options = Options {
            buildings: buildings(),
            ..Options::default()
        };
        let found = [Liking::Winning, Liking::Trying]
            .into_iter()
            .find_map(|liking| richest(seats, options, liking, &is_there));
        write(name.into(), &found.unwrap_or_else(|| panic!("no {name}")));
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

/// Where a position of the expansion is found: its name, the buildings, and what it is like.
type Sought = (&'static str, fn() -> Buildings, fn(&PuertoRico) -> bool);

/// The positions of the expansion.
pub const EXPANSION: [Sought; 14] = [
    ("2_draft", || Buildings::Draft, drafted_half),
    ("5_draft", || Buildings::Draft, drafted_half),
    (
        "2_all_builder",
        || Buildings::All,
        |game| name(game) == "builder",
    ),
    ("5_all_role", || Buildings::All, |game| name(game) == "role"),
    (
        "5_all_builder",
        || Buildings::All,
        |game| name(game) == "builder",
    ),
    ("4_guests", expansion, |game| name(game) == "guests"),
    ("4_guest_and_role", expansion, |game| {
        name(game) == "role" && offers(game, |it| matches!(it, Action::MoveGuest(_)))
    }),
    (
        "4_paying",
        || Buildings::All,
        |game| name(game) == "paying" && offers(game, |it| matches!(it, Action::PayColonist(_))),
    ),
    ("5_small_wharf", expansion, |game| {
        offers(game, |it| matches!(it, Action::LoadSmallWharf(..)))
    }),
    ("5_forest", expansion, |game| {
        offers(game, |it| matches!(it, Action::TakeForest(_)))
    }),
    ("3_drawn", expansion, |game| {
        offers(game, |it| matches!(it, Action::TurnDrawn))
    }),
    ("5_trading_post", expansion, |game| {
        offers(game, |it| matches!(it, Action::SellToPost(_)))
    }),
    ("2_doubling", expansion, |game| name(game) == "doubling"),
    (
        "3_second_tile",
        expansion,
        |game| matches!(game.phase, Phase::Settler(turn) if turn.step == settler::Step::Second),
    ),
];

/// A set with as much of the expansion as a draft can bring.
fn expansion() -> Buildings {
    let mut set = BuildingSet::PRODUCTION;
    let left = BuildingSet::BASE.without(set);
    let new = BuildingSet::ALL.without(BuildingSet::BASE);
    for building in [Building::Hacienda, Building::University] {
        set.insert(building);
    }
    for building in new.iter().chain(left.iter()) {
        if draft::open(set, &Options::default()).contains(building) {
            set.insert(building);
        }
    }
    Buildings::Custom(set)
}

/// Whether some of each are chosen and some are not.
fn drafted_half(game: &PuertoRico) -> bool {
    let chosen = game.in_game.without(BuildingSet::PRODUCTION).count();
    name(game) == "draft" && chosen == 8
}

fn offers(game: &PuertoRico, is: fn(&Action) -> bool) -> bool {
    game.actions().iter().any(is)
}

/// A moment of a game that can be played again.
#[derive(Clone, Copy)]
struct Moment {
    seats: u8,
    options: Options,
    liking: Liking,
    number: u64,
    moves: usize,
}

impl Moment {
    /// The game up to here, as a file in which a person is asked and everybody else is a bot.
    fn written(&self) -> String {
        let mut session = dealt(self.seats, self.options, self.number);
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
            wins: 0,
        });
        save::write(&Desk::new(session, people, Privacy::Open))
    }
}

fn seed(number: u64) -> Seed {
    u128::from(number).to_be_bytes()
}

fn dealt(seats: u8, options: Options, number: u64) -> Session<PuertoRico> {
    Session::new(Setup { seats, options }, seed(number))
}

/// The position of a kind in which there is most to choose and most on the table.
fn richest(
    seats: u8,
    options: Options,
    liking: Liking,
    is: &dyn Fn(&PuertoRico) -> bool,
) -> Option<Moment> {
    let mut best = None;
    for number in 0..GAMES {
        let mut session = dealt(seats, options, number);
        loop {
            let moment = Moment {
                seats,
                options,
                liking,
                number,
                moves: session.moments().len(),
            };
            let game = session.now();
            let riches = riches(game);
            if is(game) && riches > 0 && best.is_none_or(|(most, _)| riches > most) {
                best = Some((riches, moment));
            }
            if !liking.play(&mut session, number) {
                break;
            }
        }
    }
    best.map(|(_, moment)| moment)
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
        let options = Options::default();
        let mut session = dealt(seats, options, number);
        loop {
            let game = session.now();
            if let Some(seat) = game.phase.acting()
                && is(&game.players[seat])
                && game.actions().len() > 1
            {
                return Moment {
                    seats,
                    options,
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
    /// To build what came with the expansion, the first seat a Library before all, and to use it.
    Trying,
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
        if self == Liking::Trying {
            let reads = game.players[seat].owns(Building::Library);
            return match *action {
                Action::Build(Building::Library) => 9,
                Action::Build(_) if first && !reads => 0,
                Action::Build(it) if !BuildingSet::BASE.contains(it) => 9,
                Action::Choose(card) if matches!(card.role(), Role::Builder | Role::Mayor) => 8,
                Action::Place(count) => count,
                Action::Pass => 1,
                _ => 4,
            };
        }
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
