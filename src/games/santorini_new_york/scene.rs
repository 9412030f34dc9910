//! Positions in a line or two, for tests, benches and pictures.
//!
//! ```
//! use sobremesa::engine::Seat;
//! use sobremesa::games::santorini_new_york::scene::{play, scene, square};
//! use sobremesa::games::santorini_new_york::{Action, Role};
//!
//! let [first, second] = [Seat::new(0), Seat::new(1)];
//! let mut game = scene(2)
//!     .workers(first, "a1 e5")
//!     .workers(second, "c3 a5")
//!     .levels("b2 1 b1 2")
//!     .holder(second)
//!     .turn(first, Role::NypdOfficer);
//! play(&mut game, &[Action::Use(square("a1")), Action::Move(square("b2"))]);
//! assert!(game.city.workers[first].contains(square("b2")));
//! ```

use crate::engine::{Chance, Game, Scripted, Seat};

use super::cards::numbers;
use super::turns::Moment;
use super::{
    Action, BoardName, Card, Cards, Event, Options, Phase, Played, Role, RoleSets,
    SantoriniNewYork, Setup, Square, Squares, StartAssign,
};

/// A position in the making.
#[derive(Clone, Debug)]
pub struct Scene(SantoriniNewYork);

/// A table of `seats` on the square test board: no worker on it, all cards with the discards, in
/// the first round.
pub fn scene(seats: u8) -> Scene {
    scene_with(seats, Options::default())
}

/// The same with rulings.
pub fn scene_with(seats: u8, options: Options) -> Scene {
    let setup = Setup {
        seats,
        roles: RoleSets::FIRST_GAME,
        board: BoardName::Test5x5,
        options: Options {
            start_assign: StartAssign::Seat,
            ..options
        },
    };
    let mut game = SantoriniNewYork::new(&setup, &mut Scripted::default());
    game.options = options;
    game.discards = numbers().deck();
    for (_, player) in game.players.iter_mut() {
        player.hand = Cards::NONE;
        player.start = None;
    }
    for (_, workers) in game.city.workers.iter_mut() {
        *workers = Squares::NONE;
    }
    Scene(game)
}

/// The square of that name.
///
/// # Panics
///
/// If there is none.
pub fn square(name: &str) -> Square {
    Square::named(name).expect("a test names squares of the grid")
}

/// The squares of those names.
///
/// # Panics
///
/// If there is no such square.
pub fn squares(names: &str) -> Squares {
    names.split_whitespace().map(square).collect()
}

/// The card with that number.
///
/// # Panics
///
/// If there is none.
pub fn card(number: u8) -> Card {
    Card::new(number).expect("a test names cards of the box")
}

impl Scene {
    /// The position, in which the first seat is to choose a card.
    pub fn game(self) -> SantoriniNewYork {
        self.0
    }

    /// Changes anything that has no method of its own.
    pub fn with(mut self, change: impl FnOnce(&mut SantoriniNewYork)) -> Self {
        change(&mut self.0);
        self
    }

    /// Another board.
    pub fn board(mut self, board: BoardName) -> Self {
        self.0.board = board;
        self
    }

    /// Puts a seat's workers on squares; those that it had are gone.
    pub fn workers(mut self, seat: Seat, names: &str) -> Self {
        self.0.city.workers[seat] = squares(names);
        self
    }

    /// Builds: squares and their levels by turns, `b2 1 c4 3`. The blocks come from the supply.
    ///
    /// # Panics
    ///
    /// If it is written otherwise.
    pub fn levels(mut self, levels: &str) -> Self {
        let words: Vec<&str> = levels.split_whitespace().collect();
        for pair in words.chunks(2) {
            let [name, level] = pair else {
                panic!("a square without a level");
            };
            let level: u8 = level.parse().expect("a level is a number");
            for _ in 0..level {
                self.0.city.build(square(name));
            }
        }
        self
    }

    /// Builds up squares to a rooftop.
    pub fn rooftops(mut self, names: &str) -> Self {
        for square in squares(names).iter() {
            (0..4).for_each(|_| {
                self.0.city.build(square);
            });
        }
        self
    }

    /// Places skyscrapers.
    pub fn skyscrapers(mut self, names: &str) -> Self {
        for square in squares(names).iter() {
            self.0.city.place_skyscraper(square);
        }
        self
    }

    /// Leaves so many blocks, rooftops and skyscrapers in the supply.
    pub fn supply(mut self, blocks: u8, rooftops: u8, skyscrapers: u8) -> Self {
        self.0.city.supply = super::Supply {
            blocks,
            rooftops,
            skyscrapers,
        };
        self
    }

    /// Gives a seat the statue.
    pub fn holder(mut self, seat: Seat) -> Self {
        self.0.statue = Some(seat);
        self
    }

    /// Gives a seat cards from the discards.
    pub fn hand(mut self, seat: Seat, cards: &[u8]) -> Self {
        for number in cards {
            self.0.discards.take(card(*number));
            self.0.players[seat].hand.put(card(*number));
        }
        self
    }

    /// The turn of a seat begins with a card of that role, the only one that was turned up. If no
    /// turn can be completed, it is about to lose a worker.
    ///
    /// # Panics
    ///
    /// If all cards of the role are in hands.
    pub fn turn(mut self, seat: Seat, role: Role) -> SantoriniNewYork {
        let kind = role.kind();
        let game = &mut self.0;
        match kind {
            super::Type::Engineer => {}
            super::Type::Specialist => game.roles.specialist = role,
            super::Type::Builder => game.roles.builder = role,
            super::Type::Mover => game.roles.mover = role,
        }
        let mut left = numbers().of(kind).iter();
        let card = left.find(|card| game.discards.contains(*card));
        let card = card.expect("a card of the role is with the discards");
        game.discards.take(card);
        game.order.push(Played { seat, card });
        let moment = Moment::begin(game, seat, card);
        game.phase = match moment.can_finish() {
            true => Phase::Turn(moment.play),
            false => Phase::Lose { seat, card },
        };
        self.0
    }
}

/// Plays actions without luck (every draw answers 0: the lowest number).
///
/// # Panics
///
/// If one is refused.
pub fn play(game: &mut SantoriniNewYork, actions: &[Action]) -> Vec<Event> {
    play_with(game, actions, &mut Scripted::default())
}

/// Plays actions with this luck, and returns what happened.
///
/// # Panics
///
/// If one is refused.
pub fn play_with(
    game: &mut SantoriniNewYork,
    actions: &[Action],
    chance: &mut dyn Chance,
) -> Vec<Event> {
    let mut events = Vec::new();
    for action in actions {
        let played = game.play(action, chance, &mut |event| events.push(event));
        assert_eq!(played, Ok(()), "{action:?} in {game:#?}");
    }
    events
}
