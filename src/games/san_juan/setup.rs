//! The opening position, by number of players and options.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::engine::{BySeat, Chance, Seat};

use super::library::Doubling;
use super::round_start::{self, FIRST_HAND};
use super::{Card, Cards, Event, Options, Phase, Player, Stage, StartHand, Structure, Table};

/// Seats and options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// How many seats, 2 to 4.
    pub seats: u8,
    /// The variants.
    #[serde(default)]
    pub options: Options,
}

impl Setup {
    /// A table of `seats` with the usual rules.
    pub fn new(seats: u8) -> Self {
        Setup {
            seats,
            options: Options::default(),
        }
    }

    /// Whether the game can be played like this: 2 to 4 seats.
    pub fn is_playable(&self) -> bool {
        (2..=4).contains(&self.seats)
    }
}

/// The opening position. The first seat is the governor.
///
/// # Panics
///
/// If the setup is not [playable](Setup::is_playable).
pub(super) fn open(setup: &Setup, chance: &mut dyn Chance) -> Table {
    assert!(setup.is_playable(), "two to four seats");
    let options = setup.options;
    // The plants that everybody starts with are taken out before the cards are shuffled.
    let mut supply = deck(&options);
    let players = BySeat::from_fn(setup.seats, |_| {
        supply.take(Card::IndigoPlant);
        Player {
            city: ArrayVec::from_iter([Structure::new(Card::IndigoPlant)]),
            ..Player::default()
        }
    });
    let first = Seat::new(0);
    let mut table = Table {
        options,
        players,
        governor: first,
        round: 1,
        roles: [None; 5],
        supply,
        discards: Cards::NONE,
        used_tiles: ArrayVec::new(),
        cathedral: options.new_buildings,
        doubling: Doubling::default(),
        phase: Phase::ChooseRole { chooser: first },
    };
    let mut untold = |_: Event| {};
    let stage = &mut Stage {
        chance,
        log: &mut untold,
    };
    for seat in Seat::all(setup.seats) {
        table.deal(seat, first_cards(&options, seat), None, stage);
    }
    table.phase = round_start::begin_first(&mut table, stage);
    table
}

/// All cards that are drawn from, starting buildings included.
pub(super) fn deck(options: &Options) -> Cards {
    Cards::from_fn(|card| match card.lies_open() {
        true => 0,
        false => card.copies(options.new_buildings),
    })
}

/// How many cards a seat sees at first, of which it keeps four.
fn first_cards(options: &Options, seat: Seat) -> u8 {
    match options.start_hand_variant {
        StartHand::Off => FIRST_HAND,
        StartHand::FourOn => FIRST_HAND + seat.number(),
        StartHand::FiveOn => FIRST_HAND + 1 + seat.number(),
    }
}
