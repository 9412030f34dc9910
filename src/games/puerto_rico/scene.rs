//! Positions in a line or two, for tests, benches and pictures.
//!
//! ```
//! use sobremesa::engine::{Game, Seat};
//! use sobremesa::games::puerto_rico::{Action, Building, Good, RoleCard, scene::scene};
//!
//! let first = Seat::new(0);
//! let mut game = scene(3).goods(first, Good::Coffee, 1).works(first, Building::SmallMarket).game();
//! let before = game.players[first].doubloons;
//! sobremesa::games::puerto_rico::scene::play(
//!     &mut game,
//!     &[Action::Choose(RoleCard::Trader), Action::Sell(Good::Coffee)],
//! );
//! assert_eq!(game.players[first].doubloons, before + 4 + 1 + 1);
//! ```

use crate::engine::{Chance, Game, Scripted, Seat};

use super::{
    Action, Building, CargoShip, Event, Good, Illegal, Options, Phase, Plot, PuertoRico, RoleCard,
    Setup, Structure, Tile,
};

/// A position in the making. Pieces come out of the supply, so that none is added to the game.
#[derive(Clone, Debug)]
pub struct Scene(PuertoRico);

/// The opening position of `seats`, without the plantations that everybody starts with.
pub fn scene(seats: u8) -> Scene {
    scene_with(seats, Options::default())
}

/// The same with options.
pub fn scene_with(seats: u8, options: Options) -> Scene {
    let mut game = PuertoRico::new(&Setup { seats, options }, &mut Scripted::default());
    for seat in Seat::all(seats) {
        for plot in std::mem::take(&mut game.players[seat].island) {
            if let Some(good) = plot.tile.good() {
                game.face_down[good] += 1;
            }
        }
    }
    Scene(game)
}

impl Scene {
    /// The position.
    pub fn game(self) -> PuertoRico {
        self.0
    }

    /// Changes anything that has no method of its own.
    pub fn with(mut self, change: impl FnOnce(&mut PuertoRico)) -> Self {
        change(&mut self.0);
        self
    }

    /// Makes a seat governor, who is about to choose a role.
    pub fn governor(mut self, seat: Seat) -> Self {
        self.0.governor = seat;
        self.0.phase = Phase::ChooseRole { chooser: seat };
        self
    }

    /// Lays doubloons on a role card.
    pub fn coins(mut self, card: RoleCard, doubloons: u8) -> Self {
        for offer in self.0.roles.iter_mut().filter(|it| it.card == card) {
            offer.doubloons += doubloons;
        }
        self
    }

    /// Sets a player's doubloons.
    pub fn money(mut self, seat: Seat, doubloons: u16) -> Self {
        self.0.players[seat].doubloons = doubloons;
        self
    }

    /// Gives a player points from the supply.
    pub fn chips(mut self, seat: Seat, points: u16) -> Self {
        self.0.players[seat].chips += points;
        self.0.chips -= points;
        self
    }

    /// Gives a player barrels from the supply.
    pub fn goods(mut self, seat: Seat, good: Good, count: u8) -> Self {
        self.0.goods[good] -= count;
        self.0.players[seat].goods[good] += count;
        self
    }

    /// Puts tiles on an island, asleep.
    pub fn tiles(self, seat: Seat, tile: Tile, count: u8) -> Self {
        self.plots(seat, tile, count, false)
    }

    /// Puts tiles on an island, each with a colonist from the supply.
    pub fn farms(self, seat: Seat, tile: Tile, count: u8) -> Self {
        self.plots(seat, tile, count, true)
    }

    fn plots(mut self, seat: Seat, tile: Tile, count: u8, occupied: bool) -> Self {
        for _ in 0..count {
            match tile {
                Tile::Quarry => self.0.quarries -= 1,
                Tile::Forest => {
                    let good = self.most_face_down();
                    self.0.face_down[good] -= 1;
                }
                Tile::Corn | Tile::Indigo | Tile::Sugar | Tile::Tobacco | Tile::Coffee => {
                    tile.good()
                        .into_iter()
                        .for_each(|good| self.0.face_down[good] -= 1);
                }
            }
            let occupied = occupied && tile.circles() > 0;
            self.0.colonists -= u8::from(occupied);
            self.0.players[seat].island.push(Plot { tile, occupied });
        }
        self
    }

    /// The plantation of which most lie face down: a forest may be any.
    fn most_face_down(&self) -> Good {
        let face_down = self.0.face_down;
        let most = Good::ALL.iter().max_by_key(|good| face_down[**good]);
        most.copied().unwrap_or(Good::Corn)
    }

    /// Puts a building in a city, empty.
    pub fn builds(self, seat: Seat, building: Building) -> Self {
        self.staffed(seat, building, 0)
    }

    /// Puts a building in a city, all its circles occupied.
    pub fn works(self, seat: Seat, building: Building) -> Self {
        self.staffed(seat, building, building.spec().circles)
    }

    /// Brings a building into the game, if it is not there.
    pub fn sells(mut self, building: Building) -> Self {
        if !self.0.in_game.contains(building) {
            self.0.bring_in(building);
        }
        self
    }

    /// Puts a building in a city with this many colonists from the supply. One that is not in the
    /// game comes into it.
    pub fn staffed(self, seat: Seat, building: Building, colonists: u8) -> Self {
        let mut this = self.sells(building);
        this.push(seat, building, colonists);
        this
    }

    fn push(&mut self, seat: Seat, building: Building, colonists: u8) {
        self.0.market.take(building);
        self.0.colonists -= colonists;
        self.0.players[seat].city.push(Structure {
            building,
            colonists,
        });
    }

    /// Puts colonists in San Juan, from the supply.
    pub fn san_juan(mut self, seat: Seat, colonists: u8) -> Self {
        self.0.colonists -= colonists;
        self.0.players[seat].san_juan += colonists;
        self
    }

    /// Sets the colonists in the supply and on the ship. The others leave the game.
    pub fn colonists(mut self, supply: u8, ship: u8) -> Self {
        self.0.colonists = supply;
        self.0.colonist_ship = ship;
        self
    }

    /// Sets the barrels of a good in the supply. The others leave the game.
    pub fn supply(mut self, good: Good, count: u8) -> Self {
        self.0.goods[good] = count;
        self
    }

    /// Sets the victory point chips in the supply. The others leave the game.
    pub fn chips_left(mut self, points: u16) -> Self {
        self.0.chips = points;
        self
    }

    /// Loads a ship with barrels from the supply.
    pub fn cargo(mut self, ship: usize, good: Good, count: u8) -> Self {
        self.0.goods[good] -= count;
        if let Some(CargoShip { cargo, .. }) = self.0.ships.get_mut(ship) {
            *cargo = Some((good, count));
        }
        self
    }

    /// Puts a barrel from the supply in the trading house.
    pub fn traded(mut self, good: Good) -> Self {
        self.0.goods[good] -= 1;
        self.0.trading_house.push(good);
        self
    }

    /// Turns up these plantations instead of those that lie there.
    pub fn row(mut self, tiles: &[Tile]) -> Self {
        for tile in std::mem::take(&mut self.0.plantations) {
            if let Some(good) = tile.good() {
                self.0.face_down[good] += 1;
            }
        }
        for tile in tiles {
            if let Some(good) = tile.good() {
                self.0.face_down[good] -= 1;
            }
            self.0.plantations.push(*tile);
        }
        self
    }
}

/// Plays actions without luck (every draw answers 0).
///
/// # Panics
///
/// If one is refused.
pub fn play(game: &mut PuertoRico, actions: &[Action]) -> Vec<Event> {
    play_with(game, actions, &mut Scripted::default())
}

/// Plays actions with this luck, and returns what happened.
///
/// # Panics
///
/// If one is refused.
pub fn play_with(game: &mut PuertoRico, actions: &[Action], chance: &mut dyn Chance) -> Vec<Event> {
    let mut events = Vec::new();
    for action in actions {
        let played = game.play(action, chance, &mut |event| events.push(event));
        assert_eq!(played, Ok(()), "{action:?} in {game:#?}");
    }
    events
}

/// Whether the rules allow an action.
///
/// # Errors
///
/// Why they do not.
pub fn try_play(game: &PuertoRico, action: Action) -> Result<(), Illegal> {
    game.check(&action)
}
