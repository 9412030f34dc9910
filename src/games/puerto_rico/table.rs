//! All that lies on the table.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::engine::{BySeat, Chance, Seat, draw};

use super::buildings::Supply;
use super::library::Doubling;
use super::{
    Building, BuildingSet, ByGood, Ending, Event, Good, Options, Phase, RoleCard, Setup, Stage,
    Tile, setup,
};

/// Everything on the table. `C` is what is known of a player's victory point chips: their number
/// in the game itself, perhaps nothing in what a seat sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Table<C = u16> {
    /// The variants that are played.
    pub options: Options,
    /// The players, by seat.
    pub players: BySeat<Player<C>>,
    /// Who begins the round.
    pub governor: Seat,
    /// The round, counted from 1.
    pub round: u8,
    /// The role cards in the game.
    pub roles: ArrayVec<RoleOffer, 8>,
    /// Barrels in the supply.
    pub goods: ByGood<u8>,
    /// The cargo ships, the smallest first.
    pub ships: ArrayVec<CargoShip, 3>,
    /// What was sold and lies in the trading house.
    pub trading_house: ArrayVec<Good, 4>,
    /// Colonists in the supply.
    pub colonists: u8,
    /// Colonists on the colonist ship.
    pub colonist_ship: u8,
    /// Victory point chips in the supply.
    pub chips: u16,
    /// Face-up plantations, as they lie.
    pub plantations: ArrayVec<Tile, 6>,
    /// Face-down plantations.
    pub face_down: ByGood<u8>,
    /// Plantations that were put away, and return when the face-down ones run out.
    pub discarded: ByGood<u8>,
    /// Quarries in the supply.
    pub quarries: u8,
    /// Buildings for sale.
    pub market: Supply,
    /// The buildings that are in this game.
    #[serde(
        default = "BuildingSet::base",
        skip_serializing_if = "BuildingSet::is_base"
    )]
    pub in_game: BuildingSet,
    /// What paid for buildings and left the game.
    #[serde(default, skip_serializing_if = "is_default")]
    pub removed: Removed,
    /// Why this is the last round, if it is.
    pub last_round: Option<Ending>,
    /// Who sends no more guests in this phase, a bit for each seat.
    #[serde(default, skip_serializing_if = "is_default")]
    pub guests_kept: u8,
    /// Two players: what Libraries did in this round.
    #[serde(default, skip_serializing_if = "is_default")]
    pub doubling: Doubling,
    /// Where the game stands.
    pub phase: Phase,
}

/// Pieces that left the game (with `black_market_removes`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Removed {
    /// Colonists.
    pub colonists: u8,
    /// Victory point chips.
    pub chips: u16,
}

pub(super) fn is_default<T: Default + PartialEq>(thing: &T) -> bool {
    *thing == T::default()
}

/// What belongs to one player.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Player<C = u16> {
    /// Doubloons.
    pub doubloons: u16,
    /// Victory point chips, and points written down after the last chip was taken.
    pub chips: C,
    /// Barrels on the windrose.
    pub goods: ByGood<u8>,
    /// The island, in the order in which it was settled.
    pub island: ArrayVec<Plot, 12>,
    /// The city, in the order in which it was built.
    pub city: ArrayVec<Structure, 12>,
    /// Colonists in San Juan, who have no circle.
    pub san_juan: u8,
}

/// What is known of a player's victory points.
pub trait Chips {
    /// Whether there may be one.
    fn may_be_any(&self) -> bool;
}

impl Chips for u16 {
    fn may_be_any(&self) -> bool {
        *self > 0
    }
}

impl Chips for Option<u16> {
    /// What is hidden may be any number.
    fn may_be_any(&self) -> bool {
        self.is_none_or(|count| count > 0)
    }
}

/// An island space with its tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plot {
    /// What lies there.
    pub tile: Tile,
    /// Whether a colonist works there.
    pub occupied: bool,
}

/// A building in a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Structure {
    /// Which one.
    pub building: Building,
    /// How many of its circles have a colonist.
    pub colonists: u8,
}

/// A role card, and what happened to it in this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoleOffer {
    /// Which card.
    pub card: RoleCard,
    /// Doubloons on it.
    pub doubloons: u8,
    /// Who took it in this round.
    pub taken: Option<Seat>,
}

/// A cargo ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CargoShip {
    /// How many barrels it holds.
    pub capacity: u8,
    /// What it carries, and how many barrels, at least one.
    pub cargo: Option<(Good, u8)>,
}

impl CargoShip {
    /// How many more barrels fit on it.
    pub fn room(&self) -> u8 {
        self.capacity - self.cargo.map_or(0, |(_, count)| count)
    }

    /// The good that it carries.
    pub fn good(&self) -> Option<Good> {
        self.cargo.map(|(good, _)| good)
    }
}

/// Spaces of an island, and of a city.
pub const SPACES: u8 = 12;

/// Barrels that fill the trading house.
pub const TRADING_HOUSE: usize = 4;

impl<C> Player<C> {
    /// Free spaces on the island.
    pub fn island_room(&self) -> u8 {
        SPACES - len(&self.island)
    }

    /// Free spaces in the city.
    pub fn city_room(&self) -> u8 {
        SPACES
            - self
                .city
                .iter()
                .map(|structure| structure.building.spec().spaces)
                .sum::<u8>()
    }

    /// How many tiles of a kind lie on the island.
    pub fn tiles(&self, tile: Tile) -> u8 {
        count(self.island.iter().filter(|plot| plot.tile == tile))
    }

    /// How many tiles of a kind have a colonist.
    pub fn occupied(&self, tile: Tile) -> u8 {
        count(
            self.island
                .iter()
                .filter(|plot| plot.tile == tile && plot.occupied),
        )
    }

    /// Whether the building stands in the city, occupied or not.
    pub fn owns(&self, building: Building) -> bool {
        self.city
            .iter()
            .any(|structure| structure.building == building)
    }

    /// Whether the building stands in the city and has a colonist.
    pub fn uses(&self, building: Building) -> bool {
        self.functions().any(|active| active == building)
    }

    /// The buildings of the city, occupied or not, as a set.
    pub fn owned(&self) -> BuildingSet {
        self.city
            .iter()
            .map(|structure| structure.building)
            .collect()
    }

    /// The occupied buildings: only they have a function.
    pub fn functions(&self) -> impl Iterator<Item = Building> {
        self.city
            .iter()
            .filter(|structure| structure.colonists > 0)
            .map(|it| it.building)
    }

    /// All colonists: on the island, in the city and in San Juan.
    pub fn colonists(&self) -> u8 {
        self.san_juan
            + count(self.island.iter().filter(|plot| plot.occupied))
            + self
                .city
                .iter()
                .map(|structure| structure.colonists)
                .sum::<u8>()
    }

    /// Circles of buildings that have no colonist.
    pub fn empty_circles(&self) -> u8 {
        self.city
            .iter()
            .map(|structure| structure.building.spec().circles - structure.colonists)
            .sum()
    }

    /// How many barrels of each good the occupied plantations and buildings make, whatever the
    /// supply has.
    pub fn capacities(&self) -> ByGood<u8> {
        let mut fields: ByGood<u8> = ByGood::default();
        for plot in &self.island {
            if let Some(good) = plot.tile.good() {
                fields[good] += u8::from(plot.occupied);
            }
        }
        let mut workers: ByGood<u8> = ByGood::default();
        // Corn needs no building.
        workers[Good::Corn] = fields[Good::Corn];
        for structure in &self.city {
            if let Some(good) = structure.building.makes() {
                workers[good] += structure.colonists;
            }
        }
        let mut made = fields;
        for good in Good::ALL {
            made[*good] = fields[*good].min(workers[*good]);
        }
        made
    }

    /// How many barrels of a good the occupied plantations and buildings make, whatever the
    /// supply has.
    pub fn capacity(&self, good: Good) -> u8 {
        self.capacities()[good]
    }
}

impl<C> Table<C> {
    /// How many seats are at the table.
    pub fn seats(&self) -> u8 {
        self.players.count()
    }

    /// Whether there is a colonist for a Hospice or University: in the supply, else on the ship.
    pub fn colonist_to_be_had(&self) -> bool {
        self.colonists > 0 || self.colonist_ship > 0
    }

    /// What a building costs before any reduction.
    pub fn cost(&self, building: Building) -> u8 {
        self.options.cost(building)
    }

    /// How many roles have been chosen in this round.
    pub fn chosen(&self) -> u8 {
        count(self.roles.iter().filter(|offer| offer.taken.is_some()))
    }

    /// How many roles are chosen in a round.
    pub fn choices_per_round(&self) -> u8 {
        match self.seats() {
            2 if self.options.craftsman_angst => 5,
            2 => 6,
            seats => seats,
        }
    }
}

impl Table {
    /// Brings all tiles of a building into the game.
    pub(super) fn bring_in(&mut self, building: Building) {
        self.in_game.insert(building);
        let copies = setup::copies(building, self.seats());
        self.market.fill(building, copies);
    }

    /// Takes a colonist from the supply, else from the ship. Says how many came: one or none.
    pub(super) fn fetch_colonist(&mut self) -> u8 {
        let source = if self.colonists > 0 {
            &mut self.colonists
        } else {
            &mut self.colonist_ship
        };
        let fetched = u8::from(*source > 0);
        *source -= fetched;
        fetched
    }

    /// Draws a face-down plantation; if there is none, those that were put away are shuffled
    /// first.
    pub(super) fn draw_plantation(&mut self, chance: &mut dyn Chance) -> Option<Tile> {
        if self.face_down.total() == 0 {
            self.face_down = std::mem::take(&mut self.discarded);
        }
        let kind = draw(&mut self.face_down.0, chance)?;
        Good::ALL.get(kind).map(|good| good.tile())
    }

    /// Gives a player barrels from the supply, which has to have them.
    pub(super) fn give_goods(&mut self, seat: Seat, good: Good, count: u8) {
        self.goods[good] -= count;
        self.players[seat].goods[good] += count;
    }

    /// Gives points: chips as long as there are any, then points on paper. If it is said so, the
    /// last chip ends the game.
    pub(super) fn give_points(&mut self, seat: Seat, points: u8, ends: bool, stage: &mut Stage) {
        let points = u16::from(points);
        self.players[seat].chips += points;
        self.chips = self.chips.saturating_sub(points);
        if ends && self.chips == 0 {
            self.announce_end(Ending::ChipsGone, stage);
        }
    }

    /// Points that were given when no chip was left.
    pub fn points_on_paper(&self) -> u16 {
        let given: u16 = self.players.iter().map(|(_, it)| it.chips).sum();
        let setup = Setup {
            seats: self.seats(),
            options: self.options,
        };
        given + self.chips + self.removed.chips - setup::chips(&setup)
    }

    /// Makes this the last round, unless it is already.
    pub(super) fn announce_end(&mut self, why: Ending, stage: &mut Stage) {
        if self.last_round.is_none() {
            self.last_round = Some(why);
            stage.tell(Event::LastRound { why });
        }
    }
}

pub(super) fn len<T>(things: &[T]) -> u8 {
    u8::try_from(things.len()).expect("nothing on the table has more than 255 pieces")
}

fn count<T>(things: impl Iterator<Item = T>) -> u8 {
    u8::try_from(things.count()).expect("nothing on the table has more than 255 pieces")
}

impl Building {
    /// All buildings, in the order of the print.
    pub const ALL: &[Building] = Building::VARIANTS;
}
