//! The traces as they are written, and as positions and choices of ours.

use std::collections::BTreeSet;
use std::io::BufReader;

use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;
use sobremesa::engine::{Game, Scripted, Seat};
use sobremesa::games::puerto_rico::roles::mayor::Layout;
use sobremesa::games::puerto_rico::{
    Action, Building, ByGood, CargoShip, Ending, Good, Options, Phase, Player, Plot, PuertoRico,
    RoleCard, RoleOffer, Setup, Structure, Tile, Vp5, buildings::Supply,
};

/// A whole game.
#[derive(Deserialize)]
pub struct Trace {
    #[serde(rename = "P")]
    pub players: u8,
    #[serde(rename = "st")]
    pub steps: Vec<Step>,
    pub end: Position,
    /// Points, tie-break, points of large buildings, by seat.
    #[serde(rename = "sc")]
    pub scores: Vec<(u16, u16, u16)>,
}

/// A decision.
#[derive(Deserialize)]
pub struct Step {
    #[serde(rename = "s")]
    pub position: Position,
    #[serde(rename = "l")]
    pub legal: Vec<String>,
    #[serde(rename = "x")]
    pub chosen: String,
}

/// All that lies on the table.
#[derive(Deserialize)]
pub struct Position {
    #[serde(rename = "ph")]
    pub phase: String,
    #[serde(rename = "a")]
    pub acting: i8,
    #[serde(rename = "gov")]
    governor: u8,
    #[serde(rename = "fin")]
    last_round: bool,
    #[serde(rename = "cs")]
    colonists: u8,
    #[serde(rename = "cb")]
    colonist_ship: u8,
    #[serde(rename = "vp")]
    chips: u16,
    #[serde(rename = "g")]
    goods: [u8; 5],
    #[serde(rename = "sh")]
    ships: Vec<(u8, String, u8)>,
    #[serde(rename = "th")]
    trading_house: Vec<String>,
    #[serde(rename = "fu")]
    plantations: Vec<String>,
    #[serde(rename = "qu")]
    quarries: u8,
    #[serde(rename = "ro")]
    roles: Vec<(String, u8, i8)>,
    #[serde(rename = "pl")]
    players: Vec<Board>,
}

#[derive(Deserialize)]
struct Board {
    #[serde(rename = "d")]
    doubloons: u16,
    #[serde(rename = "v")]
    chips: u16,
    #[serde(rename = "g")]
    goods: [u8; 5],
    #[serde(rename = "i")]
    island: Vec<(String, u8)>,
    #[serde(rename = "b")]
    city: Vec<(String, u8)>,
    #[serde(rename = "sj")]
    san_juan: u8,
}

/// All games with that many players.
pub fn read(players: u8) -> Vec<Trace> {
    let path = format!(
        "{}/tests/traces/puerto-rico-{players}.jsonl.xz",
        env!("CARGO_MANIFEST_DIR")
    );
    let file = std::fs::File::open(&path).expect(&path);
    let mut lines = Vec::new();
    lzma_rs::xz_decompress(&mut BufReader::new(file), &mut lines).expect(&path);
    serde_json::Deserializer::from_slice(&lines)
        .into_iter()
        .collect::<Result<_, _>>()
        .expect(&path)
}

/// The variants that the traces were played with, as far as we have them.
pub fn setup(players: u8) -> Setup {
    Setup {
        seats: players,
        options: Options {
            vp5: Vp5::Classic,
            allow_decline: true,
            ..Options::default()
        },
    }
}

/// Turns up these plantations instead of those in the row.
pub fn turn_up(table: &mut PuertoRico, row: Vec<Tile>) {
    for tile in std::mem::take(&mut table.plantations) {
        table.face_down[tile.good().expect("no quarry lies in the row")] += 1;
    }
    for tile in row {
        table.face_down[tile.good().expect("no quarry lies in the row")] -= 1;
        table.plantations.push(tile);
    }
}

/// Luck that draws this tile from the face-down plantations.
pub fn drawing(table: &PuertoRico, tile: Tile) -> Scripted {
    let before = Good::ALL.iter().filter(|good| good.tile() < tile);
    let answer: u8 = before.map(|good| table.face_down[*good]).sum();
    Scripted::new(&[answer.into()])
}

/// A thing of ours by its name in the traces.
pub fn named<T: DeserializeOwned>(name: &str) -> T {
    serde_json::from_value(Value::String(name.to_lowercase())).expect(name)
}

/// The name in the traces of a thing of ours.
fn name(thing: impl serde::Serialize) -> String {
    match serde_json::to_value(thing) {
        Ok(Value::String(name)) => name.to_uppercase(),
        other => panic!("{other:?} is not a name"),
    }
}

impl Position {
    /// Whose decision it is.
    pub fn seat(&self) -> Seat {
        Seat::new(u8::try_from(self.acting).expect("somebody acts"))
    }

    /// The face-up plantations, as they lie.
    pub fn row(&self) -> impl Iterator<Item = Tile> {
        self.plantations.iter().map(|tile| named(tile))
    }

    /// The last tile that a seat has placed.
    pub fn last_tile(&self, seat: Seat) -> Tile {
        let island = &self.players[usize::from(seat.number())].island;
        named(&island.last().expect("a tile was drawn").0)
    }

    /// The position as one of ours. What a trace does not tell, `round` and `phase`, is given.
    pub fn table(&self, round: u8, phase: Phase, last_round: Option<Ending>) -> PuertoRico {
        let seats = u8::try_from(self.players.len()).expect("five players at most");
        let mut table = PuertoRico::new(&setup(seats), &mut Scripted::default());
        // Ours has taken the starting plantations out of the bag, theirs has them on the islands
        // and in the bag.
        for good in Good::ALL {
            let starting = table.players.iter().map(|(_, it)| it.tiles(good.tile()));
            table.face_down[*good] += 2 * starting.sum::<u8>();
        }
        turn_up(&mut table, Vec::new());
        for (seat, player) in table.players.iter_mut() {
            *player = self.players[usize::from(seat.number())].player();
        }
        let bought = |building: Building| {
            let owners = table.players.iter().filter(|(_, it)| it.owns(building));
            u8::try_from(owners.count()).expect("five players at most")
        };
        table.market = Supply::from_fn(|building| table.market.left(building) - bought(building));
        table.governor = Seat::new(self.governor);
        table.round = round;
        table.roles = self.role_offers().collect();
        table.goods = ByGood(self.goods);
        table.ships = self.ships.iter().map(ship).collect();
        table.trading_house = self.trading_house.iter().map(|it| named(it)).collect();
        table.colonists = self.colonists;
        table.colonist_ship = self.colonist_ship;
        table.chips = self.chips;
        for good in Good::ALL {
            let settled = table.players.iter().map(|(_, it)| it.tiles(good.tile()));
            table.face_down[*good] -= settled.sum::<u8>();
        }
        turn_up(&mut table, self.row().collect());
        table.quarries = self.quarries;
        table.last_round = self
            .last_round
            .then_some(last_round.unwrap_or(Ending::CityFull));
        table.phase = phase;
        table
    }

    fn role_offers(&self) -> impl Iterator<Item = RoleOffer> {
        let mut prospectors = 0;
        self.roles.iter().map(move |(name, doubloons, taken)| {
            let card = match named(name) {
                RoleCard::Prospector if prospectors > 0 => RoleCard::SecondProspector,
                card => card,
            };
            prospectors += u8::from(card == RoleCard::Prospector);
            RoleOffer {
                card,
                doubloons: *doubloons,
                taken: u8::try_from(*taken).ok().map(Seat::new),
            }
        })
    }

    /// The card that `role:R` takes: of two prospectors the one with more doubloons.
    pub fn card(&self, role: &str) -> RoleCard {
        let wanted: RoleCard = named(role);
        let free: Vec<RoleOffer> = self
            .role_offers()
            .filter(|offer| offer.card.role() == wanted.role() && offer.taken.is_none())
            .collect();
        let richest = free.iter().rev().max_by_key(|offer| offer.doubloons);
        richest.expect("a card of that role is left").card
    }

    /// The arrangement that `place:…:…` names.
    pub fn layout(&self, placed: &str) -> Layout {
        let (island, city) = placed.split_once(':').expect(placed);
        let board = &self.players[usize::from(self.seat().number())];
        assert_eq!(
            (island.len(), city.len()),
            (board.island.len(), board.city.len())
        );
        let occupied: Vec<Tile> = board
            .island
            .iter()
            .zip(island.bytes())
            .filter(|(_, digit)| *digit == b'1')
            .map(|((tile, _), _)| named(tile))
            .collect();
        let tiles = Tile::WORKED.iter().map(|kind| {
            let count = occupied.iter().filter(|tile| *tile == kind).count();
            u8::try_from(count).expect("an island has twelve spaces")
        });
        tiles
            .chain(city.bytes().map(|digit| digit - b'0'))
            .collect()
    }

    /// What a seat has left after `store:…:…`.
    pub fn kept(&self, stored: &str) -> [u8; 5] {
        let (kinds, barrel) = stored.split_once(':').expect(stored);
        let held = self.players[usize::from(self.seat().number())].goods;
        let mut kept = [0; 5];
        for kind in kinds.split('+').filter(|kind| !kind.is_empty()) {
            let at = named::<Good>(kind) as usize;
            kept[at] = held[at];
        }
        if !barrel.is_empty() {
            let at = named::<Good>(barrel) as usize;
            kept[at] = held[at].min(kept[at] + 1);
        }
        kept
    }

    /// How a trace writes an action of ours. Several places of the row may hold the same tile;
    /// declining a colonist of the Hospice or the University is not in the traces.
    pub fn written(&self, action: Action) -> Vec<String> {
        let one = |written: String| vec![written];
        match action {
            Action::Choose(RoleCard::SecondProspector) => one("role:PROSPECTOR".into()),
            Action::Choose(card) => one(format!("role:{}", name(card))),
            Action::Pass if self.phase == "CaptainLoading" => one("decline".into()),
            Action::Pass => one("pass".into()),
            Action::DrawPlantation => one("hac".into()),
            Action::Take(Tile::Quarry) => one("quarry".into()),
            Action::Take(tile) => (self.row().enumerate())
                .filter(|(_, shown)| *shown == tile)
                .map(|(at, _)| format!("tile:{at}"))
                .collect(),
            Action::TakeUnstaffed(_) | Action::BuildUnstaffed(_) => Vec::new(),
            Action::Build(building) => one(format!("build:{}", name(building))),
            Action::TakeGood(good) => one(format!("bonus:{}", name(good))),
            Action::Sell(good) => one(format!("sell:{}", name(good))),
            Action::Load(good, ship) => one(format!("ship:{ship}:{}", name(good))),
            Action::LoadWharf(good) => one(format!("wharf:{}", name(good))),
            Action::Produce
            | Action::TakeColonist
            | Action::Place(_)
            | Action::StoreKind(_)
            | Action::StoreBarrel(_)
            | Action::Draft(_)
            | Action::UseLibrary
            | Action::KeepDrawn
            | Action::TurnDrawn
            | Action::TakeForest(_)
            | Action::TakeForestUnstaffed(_)
            | Action::PayColonist(_)
            | Action::PayGood(_)
            | Action::PayPoint
            | Action::SellToPost(_)
            | Action::LoadSmallWharf(..)
            | Action::MoveGuest(_)
            | Action::KeepGuests => panic!("{action:?} has no word of its own in the traces"),
        }
    }

    /// The action of ours that a trace writes like this.
    pub fn read(&self, written: &str) -> Action {
        let (verb, what) = written.split_once(':').unwrap_or((written, ""));
        match verb {
            "role" => Action::Choose(self.card(what)),
            "pass" | "decline" => Action::Pass,
            "hac" => Action::DrawPlantation,
            "quarry" => Action::Take(Tile::Quarry),
            "tile" => {
                let at: usize = what.parse().expect(written);
                Action::Take(self.row().nth(at).expect(written))
            }
            "build" => Action::Build(named(what)),
            "bonus" => Action::TakeGood(named(what)),
            "sell" => Action::Sell(named(what)),
            "ship" => {
                let (ship, good) = what.split_once(':').expect(written);
                Action::Load(named(good), ship.parse().expect(written))
            }
            "wharf" => Action::LoadWharf(named(what)),
            _ => panic!("{written} is not an action"),
        }
    }

    /// The words of these actions of ours.
    pub fn all_written(&self, actions: &[Action]) -> BTreeSet<String> {
        actions.iter().flat_map(|it| self.written(*it)).collect()
    }
}

impl Board {
    fn player(&self) -> Player {
        let plot = |(tile, colonists): &(String, u8)| Plot {
            tile: named(tile),
            occupied: *colonists > 0,
        };
        let structure = |(building, colonists): &(String, u8)| Structure {
            building: named(building),
            colonists: *colonists,
        };
        Player {
            doubloons: self.doubloons,
            chips: self.chips,
            goods: ByGood(self.goods),
            island: self.island.iter().map(plot).collect(),
            city: self.city.iter().map(structure).collect(),
            san_juan: self.san_juan,
        }
    }
}

fn ship((capacity, good, count): &(u8, String, u8)) -> CargoShip {
    CargoShip {
        capacity: *capacity,
        cargo: (*count > 0).then(|| (named(good), *count)),
    }
}
