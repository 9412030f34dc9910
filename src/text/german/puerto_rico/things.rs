//! What lies on the table.

use crate::games::puerto_rico::{
    Building, CargoShip, Good, Plot, RoleOffer, Structure, TRADING_HOUSE,
};
use crate::text::PlayerNames;
use crate::text::german::{German, counted};
use crate::text::puerto_rico::{Names, ScoreTerms, Terms, Things};

impl Things for German {
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
            None => format!("Schiff {size}: leer"),
            Some((good, count)) if room == 0 => {
                format!("Schiff {size}: {}, voll", self.barrels(good, count))
            }
            Some((good, count)) => format!(
                "Schiff {size}: {}, {} frei",
                self.barrels(good, count),
                counted(room, "Platz", "Plätze")
            ),
        }
    }

    fn trading_house(&self, goods: &[Good]) -> String {
        let held: Vec<&str> = goods.iter().map(|good| self.good(*good)).collect();
        let room = u8::try_from(TRADING_HOUSE.saturating_sub(goods.len())).unwrap_or(0);
        match (goods.is_empty(), room) {
            (true, _) => "Handelshaus: leer".to_owned(),
            (false, 0) => format!("Handelshaus: {}, voll", held.join(", ")),
            (false, _) => format!(
                "Handelshaus: {}, {} frei",
                held.join(", "),
                counted(room, "Platz", "Plätze")
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
            "{}, {} von {circles} Kolonisten",
            self.building(structure.building),
            structure.colonists,
        )
    }

    fn offer(&self, offer: &RoleOffer, names: PlayerNames) -> String {
        let card = self.card(offer.card);
        match (offer.taken, offer.doubloons) {
            (Some(seat), _) => format!("{card}, genommen von {}", names(seat)),
            (None, 0) => format!("{card}, frei"),
            (None, doubloons) => {
                format!("{card}, frei, mit {}", self.doubloons(doubloons.into()))
            }
        }
    }

    fn for_sale(&self, building: Building, price: u8, left: u8) -> String {
        let name = self.building(building);
        match left {
            0 => format!("{name}: ausverkauft"),
            _ => format!("{name}: {}, noch {left}", self.doubloons(price.into())),
        }
    }

    fn used(&self, used: u8, spaces: u8) -> String {
        format!("{used} von {spaces}")
    }

    fn round(&self, number: u8) -> String {
        format!("Runde {number}")
    }
}

static TERMS: Terms = Terms {
    round: "Runde",
    governor: "Gouverneur",
    players: "Mitspieler",
    roles: "Rollen",
    doubloons: "Dublonen",
    victory_points: "Siegpunkte",
    vp: "SP",
    vp_left: "SP übrig",
    hidden: "verdeckt",
    goods: "Waren",
    colonists: "Kolonisten",
    colonist_ship: "Kolonistenschiff",
    supply: "Vorrat",
    colonist_supply: "Kolonisten im Vorrat",
    goods_supply: "Fässer im Vorrat",
    san_juan: "San Juan",
    idle: "Ohne Arbeit in San Juan",
    island: "Insel",
    city: "Stadt",
    plantations: "Plantagen",
    face_up: "Offen",
    face_down: "Verdeckt",
    discards: "Abgelegt",
    quarries: "Steinbrüche",
    market: "Gebäude",
    trading_house: "Handelshaus",
    cargo_ships: "Frachtschiffe",
    ships_and_trade: "Schiffe und Handelshaus",
    wharf: "Eigene Werft",
    last_round: "Letzte Runde",
    none: "keine",
    occupied: "besetzt",
    unoccupied: "unbesetzt",
    owned: "gebaut",
    sold_out: "ausverkauft",
    privilege: "Privileg",
    still_open: "noch offen",
    wharf_used: "Werft genutzt von",
    produced: "Produziert",
    stored: "Schon gelagert",
    cost: "Kosten",
    circles: "Kreise",
    column: "Steinbrüche, die höchstens zählen",
    example: "Wann es zählt",
    for_you: "Für dich",
    keep_and_fill: "Behalten & füllen",
    most_goods: "Meiste Waren",
    clear: "Leeren",
    next_production: "Nächste Produktion",
};

static SCORE_TERMS: ScoreTerms = ScoreTerms {
    chips: "Verschiffung und Chips",
    buildings: "Gebäude",
    total: "Summe",
    tie_break: "Dublonen und Waren (bei Gleichstand)",
};
