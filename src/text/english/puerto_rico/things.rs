//! What lies on the table.

use crate::games::puerto_rico::{
    Building, CargoShip, Good, Plot, RoleOffer, Structure, TRADING_HOUSE,
};
use crate::text::PlayerNames;
use crate::text::english::{English, counted};
use crate::text::puerto_rico::{Names, ScoreTerms, Terms, Things};

impl Things for English {
    fn terms(&self) -> &'static Terms {
        &TERMS
    }

    fn score_terms(&self) -> &'static ScoreTerms {
        &SCORE_TERMS
    }

    fn ship(&self, ship: &CargoShip) -> String {
        let room = ship.room();
        let size = ship.capacity;
        match ship.cargo {
            None => format!("Ship {size}: empty"),
            Some((good, count)) if room == 0 => {
                format!("Ship {size}: {}, full", self.barrels(good, count))
            }
            Some((good, count)) => format!(
                "Ship {size}: {}, {} free",
                self.barrels(good, count),
                counted(room, "space", "spaces")
            ),
        }
    }

    fn trading_house(&self, goods: &[Good]) -> String {
        let held: Vec<String> = goods
            .iter()
            .map(|good| self.good(*good).to_ascii_lowercase())
            .collect();
        let room = u8::try_from(TRADING_HOUSE.saturating_sub(goods.len())).unwrap_or(0);
        match (goods.is_empty(), room) {
            (true, _) => "Trading house: empty".to_owned(),
            (false, 0) => format!("Trading house: {}, full", held.join(", ")),
            (false, _) => format!(
                "Trading house: {}, {} free",
                held.join(", "),
                counted(room, "space", "spaces")
            ),
        }
    }

    fn plot(&self, plot: &Plot) -> String {
        if plot.tile.circles() == 0 {
            return self.tile(plot.tile).to_owned();
        }
        let state = match plot.occupied {
            true => TERMS.occupied,
            false => TERMS.unoccupied,
        };
        format!("{}, {state}", self.tile(plot.tile))
    }

    fn structure(&self, structure: &Structure) -> String {
        let circles = structure.building.spec().circles;
        if circles == 0 {
            return self.building(structure.building).to_owned();
        }
        format!(
            "{}, {} of {}",
            self.building(structure.building),
            structure.colonists,
            counted(circles, "colonist", "colonists")
        )
    }

    fn offer(&self, offer: &RoleOffer, names: PlayerNames) -> String {
        let card = self.card(offer.card);
        match (offer.taken, offer.doubloons) {
            (Some(seat), _) => format!("{card}, taken by {}", names(seat)),
            (None, 0) => format!("{card}, free"),
            (None, doubloons) => {
                format!("{card}, free, with {}", self.doubloons(doubloons.into()))
            }
        }
    }

    fn for_sale(&self, building: Building, price: u8, left: u8) -> String {
        let name = self.building(building);
        match left {
            0 => format!("{name}: sold out"),
            _ => format!("{name}: {}, {left} left", self.doubloons(price.into())),
        }
    }

    fn used(&self, used: u8, spaces: u8) -> String {
        format!("{used} of {spaces}")
    }

    fn round(&self, number: u8) -> String {
        format!("Round {number}")
    }
}

static TERMS: Terms = Terms {
    round: "Round",
    governor: "Governor",
    players: "Players",
    roles: "Roles",
    doubloons: "Doubloons",
    victory_points: "Victory points",
    vp: "VP",
    vp_left: "VP left",
    hidden: "hidden",
    goods: "Goods",
    colonists: "Colonists",
    colonist_ship: "Colonist ship",
    supply: "Supply",
    colonist_supply: "Colonists in the supply",
    goods_supply: "Barrels in the supply",
    san_juan: "San Juan",
    idle: "Idle in San Juan",
    island: "Island",
    city: "City",
    plantations: "Plantations",
    face_up: "Face up",
    face_down: "Face down",
    discards: "Discarded",
    quarries: "Quarries",
    market: "Buildings",
    trading_house: "Trading house",
    cargo_ships: "Cargo ships",
    ships_and_trade: "Ships and trading house",
    wharf: "Own wharf",
    last_round: "Last round",
    none: "none",
    occupied: "occupied",
    unoccupied: "unoccupied",
    owned: "built",
    sold_out: "sold out",
    privilege: "Privilege",
    still_open: "still open",
    wharf_used: "Wharf used by",
    produced: "Produced",
    stored: "Stored so far",
    cost: "Cost",
    circles: "Circles",
    column: "Quarries that count, at most",
    example: "When it matters",
    for_you: "For you",
    keep_and_fill: "Keep & fill",
    most_goods: "Most goods",
    clear: "Clear",
    next_production: "Next production",
};

static SCORE_TERMS: ScoreTerms = ScoreTerms {
    chips: "Shipping and chips",
    buildings: "Buildings",
    total: "Total",
    tie_break: "Doubloons and goods (decide a tie)",
};
