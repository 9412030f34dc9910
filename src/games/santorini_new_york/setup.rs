//! The opening position, by number of players, roles, board and rulings.

use serde::{Deserialize, Serialize};

use crate::engine::{BySeat, Chance, Seat};

use super::city::Supply;
use super::{
    BoardName, Cards, City, Event, Options, Phase, Player, RoleSets, Stage, SupplyRule, Table,
    cards, start,
};

/// Seats, roles, board and rulings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// How many seats, 2 to 5.
    pub seats: u8,
    /// The sets of role cards beside the Engineer's.
    #[serde(default)]
    pub roles: RoleSets,
    /// The board.
    #[serde(default)]
    pub board: BoardName,
    /// The rulings.
    #[serde(default)]
    pub options: Options,
}

impl Setup {
    /// A table of `seats` with the roles for a first game and the usual rules.
    pub fn new(seats: u8) -> Self {
        Setup {
            seats,
            roles: RoleSets::FIRST_GAME,
            board: BoardName::default(),
            options: Options::default(),
        }
    }

    /// The same with the roles for players who know the game.
    pub fn advanced(seats: u8) -> Self {
        Setup {
            roles: RoleSets::ADVANCED,
            ..Setup::new(seats)
        }
    }

    /// Whether the game can be played like this: 2 to 5 seats, as many start numbers, a set of
    /// each type.
    pub fn is_playable(&self) -> bool {
        (2..=5).contains(&self.seats)
            && usize::from(self.seats) <= self.board.board().starts.len()
            && self.roles.is_complete()
    }

    /// What lies beside the board at first.
    pub fn supply(&self) -> Supply {
        let squares = self.board.board().land.len();
        match self.options.supply {
            SupplyRule::Hard => Supply::FULL,
            SupplyRule::Unlimited => Supply {
                blocks: super::city::TOP * squares,
                rooftops: squares,
                ..Supply::FULL
            },
        }
    }
}

/// The opening position: the first decision of the set-up, or the first round.
///
/// # Panics
///
/// If the setup is not [playable](Setup::is_playable).
pub(super) fn open(setup: &Setup, chance: &mut dyn Chance) -> Table {
    assert!(setup.is_playable(), "two to five seats, a set of each type");
    let first = Seat::new(0);
    let mut table = Table {
        options: setup.options,
        board: setup.board,
        roles: setup.roles,
        city: City::new(setup.seats, setup.supply()),
        players: BySeat::from_fn(setup.seats, |_| Player::default()),
        discards: cards::numbers().deck(),
        removed: Cards::NONE,
        shuffled: Cards::NONE,
        statue: None,
        round: 0,
        order: Default::default(),
        acted: 0,
        phase: Phase::Start { seat: first },
    };
    let mut untold = |_: Event| {};
    let stage = &mut Stage {
        chance,
        log: &mut untold,
    };
    table.phase = start::set_up(&mut table, stage);
    table
}
