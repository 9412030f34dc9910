//! The opening position, by number of players and options.

use serde::{Deserialize, Serialize};

use crate::engine::{BySeat, Chance, Seat};

use super::buildings::Supply;
use super::library::Doubling;
use super::table::Removed;
use super::{
    Building, ByGood, CargoShip, Good, Options, Player, Plot, RoleCard, RoleOffer, Table, Tile,
    Vp5, draft,
};

/// Seats and options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// How many seats, 2 to 5.
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

    /// Whether the game can be played like this: 2 to 5 seats.
    pub fn is_playable(&self) -> bool {
        (2..=5).contains(&self.seats)
    }
}

/// Everything that depends on the number of players alone.
struct Sizes {
    doubloons: u16,
    chips: u16,
    colonists: u8,
    ships: &'static [u8],
    cards: &'static [RoleCard],
    quarries: u8,
    goods: [u8; 5],
    /// Plantations in the order corn, indigo, sugar, tobacco, coffee.
    plantations: [u8; 5],
    /// How many seats start with indigo; the others start with corn.
    indigo: u8,
}

const CARDS: &[RoleCard] = &[
    RoleCard::Settler,
    RoleCard::Mayor,
    RoleCard::Builder,
    RoleCard::Craftsman,
    RoleCard::Trader,
    RoleCard::Captain,
    RoleCard::Prospector,
    RoleCard::SecondProspector,
];

fn sizes(setup: &Setup) -> Sizes {
    let cards = |count: usize| CARDS.get(..count).unwrap_or(CARDS);
    let full = Sizes {
        doubloons: 2,
        chips: 75,
        colonists: 55,
        ships: &[4, 5, 6],
        cards: cards(6),
        quarries: 8,
        goods: [10, 11, 11, 9, 9],
        plantations: [10, 12, 11, 9, 8],
        indigo: 2,
    };
    match setup.seats {
        2 => Sizes {
            doubloons: 3,
            chips: 65,
            colonists: 40,
            ships: &[4, 6],
            cards: cards(7),
            quarries: 5,
            goods: [8, 9, 9, 7, 7],
            plantations: [7, 9, 8, 6, 5],
            indigo: 1,
        },
        4 => Sizes {
            doubloons: 3,
            chips: 100,
            colonists: 75,
            ships: &[5, 6, 7],
            cards: cards(7),
            ..full
        },
        5 => Sizes {
            doubloons: 4,
            chips: match setup.options.vp5 {
                Vp5::Current => 126,
                Vp5::Classic => 122,
            },
            colonists: 95,
            ships: &[6, 7, 8],
            cards: cards(8),
            indigo: 3,
            ..full
        },
        _ => full,
    }
}

/// How many of a building there are.
pub(super) fn copies(building: Building, seats: u8) -> u8 {
    let all = building.spec().copies;
    match (seats, building.makes(), all) {
        (2, Some(_), _) => 2,
        (2, None, _) => 1,
        _ => all,
    }
}

/// The opening position. The first seat is the governor.
///
/// # Panics
///
/// If the setup is not [playable](Setup::is_playable).
pub(super) fn open(setup: &Setup, chance: &mut dyn Chance) -> Table {
    assert!(setup.is_playable(), "two to five seats");
    let sizes = sizes(setup);
    let mut face_down = ByGood(sizes.plantations);
    let players = BySeat::from_fn(setup.seats, |seat| {
        let corn = seat.number() >= sizes.indigo;
        let good = if corn { Good::Corn } else { Good::Indigo };
        face_down[good] -= 1;
        Player {
            doubloons: sizes.doubloons - u16::from(corn && setup.options.corn_minus_one),
            island: [Plot {
                tile: good.tile(),
                occupied: false,
            }]
            .into_iter()
            .collect(),
            ..Player::default()
        }
    });
    let first = Seat::new(0);
    let in_game = draft::first_set(&setup.options, chance);
    let mut table = Table {
        options: setup.options,
        players,
        governor: first,
        round: 1,
        roles: sizes
            .cards
            .iter()
            .map(|card| RoleOffer {
                card: *card,
                doubloons: 0,
                taken: None,
            })
            .collect(),
        goods: ByGood(sizes.goods),
        ships: sizes
            .ships
            .iter()
            .map(|&capacity| CargoShip {
                capacity,
                cargo: None,
            })
            .collect(),
        trading_house: Default::default(),
        colonists: sizes.colonists,
        colonist_ship: setup.seats,
        chips: sizes.chips,
        plantations: Default::default(),
        face_down,
        discarded: ByGood::default(),
        quarries: sizes.quarries,
        market: Supply::from_fn(|building| match in_game.contains(building) {
            true => copies(building, setup.seats),
            false => 0,
        }),
        in_game,
        removed: Removed::default(),
        last_round: None,
        guests_kept: 0,
        doubling: Doubling::default(),
        phase: draft::first_phase(&setup.options, first),
    };
    reveal_plantations(&mut table, chance);
    table
}

/// Turns up one plantation more than there are players, or what there is. Says how many.
pub(super) fn reveal_plantations(table: &mut Table, chance: &mut dyn Chance) -> u8 {
    let row = table.seats() + 1;
    for at in 0..row {
        match table.draw_plantation(chance) {
            Some(tile) => table.plantations.push(tile),
            None => return at,
        }
    }
    row
}

impl Tile {
    /// How many tiles of a kind are in a game of `seats`, starting tiles included.
    pub fn in_game(self, seats: u8) -> u8 {
        let sizes = sizes(&Setup::new(seats));
        match self {
            Tile::Quarry => sizes.quarries,
            // Forests are plantations that were turned over.
            Tile::Forest => 0,
            Tile::Corn | Tile::Indigo | Tile::Sugar | Tile::Tobacco | Tile::Coffee => self
                .good()
                .map_or(0, |good| ByGood(sizes.plantations)[good]),
        }
    }
}

/// All victory point chips of a game.
pub(super) fn chips(setup: &Setup) -> u16 {
    sizes(setup).chips
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Scripted, Seeded};

    fn opening(seats: u8, options: Options) -> Table {
        open(&Setup { seats, options }, &mut Scripted::default())
    }

    fn doubloons(table: &Table) -> Vec<u16> {
        table.players.iter().map(|(_, it)| it.doubloons).collect()
    }

    #[test]
    fn who_starts_with_corn_may_start_with_a_doubloon_less() {
        let options = Options {
            corn_minus_one: true,
            ..Options::default()
        };
        assert_eq!(doubloons(&opening(2, options)), [3, 2]);
        assert_eq!(doubloons(&opening(3, options)), [2, 2, 1]);
        assert_eq!(doubloons(&opening(4, options)), [3, 3, 2, 2]);
        assert_eq!(doubloons(&opening(5, options)), [4, 4, 4, 3, 3]);
        assert_eq!(doubloons(&opening(3, Options::default())), [2, 2, 2]);
    }

    #[test]
    fn the_row_is_a_matter_of_luck() {
        let row = |seed| {
            let luck = &mut Seeded::for_move([seed; 16], 0);
            open(&Setup::new(5), luck).plantations
        };
        assert_eq!(row(1), row(1));
        assert_ne!(row(1), row(2));
    }

    #[test]
    fn nobody_has_anything_but_a_plantation_and_doubloons() {
        for seats in 2..=5 {
            let table = opening(seats, Options::default());
            for (_, player) in table.players.iter() {
                assert_eq!((player.chips, player.san_juan), (0, 0));
                assert_eq!(player.goods, ByGood::default());
                assert!(player.city.is_empty());
                assert!(!player.island[0].occupied);
            }
            assert!(table.ships.iter().all(|ship| ship.cargo.is_none()));
            assert!(table.trading_house.is_empty());
            assert!(table.roles.iter().all(|offer| offer.doubloons == 0));
        }
    }

    #[test]
    fn one_and_six_seats_are_no_game() {
        let playable = |seats| Setup::new(seats).is_playable();
        assert_eq!([1, 2, 5, 6].map(playable), [false, true, true, false]);
    }

    #[test]
    fn options_left_out_of_a_file_have_their_default() {
        let setup: Setup = serde_json::from_str(r#"{"seats":3}"#).unwrap();
        assert_eq!(setup, Setup::new(3));
        let setup: Setup = serde_json::from_str(r#"{"seats":5,"options":{"vp5":"122"}}"#).unwrap();
        assert_eq!(chips(&setup), 122);
    }
}
