//! What lies on the table.

use crate::engine::Seat;
use crate::games::san_juan::{Card, Good, PriceTile, Role, Seen, Structure};
use crate::text::german::German;
use crate::text::san_juan::{Cost, Names, ScoreTerms, Spot, Sums, Terms, Things};
use crate::text::{PlayerNames, Speech};

impl Things for German {
    fn terms(&self) -> &'static Terms {
        &TERMS
    }

    fn score_terms(&self) -> &'static ScoreTerms {
        &SCORE_TERMS
    }

    fn offer(&self, role: Role, taken: Option<Seat>, names: PlayerNames) -> String {
        let role = Names::role(self, role);
        match taken {
            Some(seat) => format!("{role}, genommen von {}", names(seat)),
            None => format!("{role}, frei"),
        }
    }

    fn structure(&self, structure: &Structure<Seen>, spot: Spot) -> String {
        let name = self.spot(spot);
        let card = structure.card;
        let holds = match (card.makes(), card.storage()) {
            (Some(good), _) => Names::good(self, good),
            (None, Some(_)) => "einer Karte",
            (None, None) => return name,
        };
        match structure.good {
            Some(_) => format!("{name}, mit {holds}"),
            None => format!("{name}, leer"),
        }
    }

    fn hand_card(&self, cost: &Cost) -> String {
        format!("{}: {}", Names::card(self, cost.card), self.price_sum(cost))
    }

    fn print(&self, card: Card) -> String {
        let spec = card.spec();
        format!("kostet {}, {}", spec.cost, self.points(spec.points.into()))
    }

    fn prices(&self, tile: PriceTile) -> String {
        let prices = Good::ALL.iter();
        let prices =
            prices.map(|good| format!("{} {}", Names::good(self, *good), tile.price(*good)));
        prices.collect::<Vec<_>>().join(", ")
    }

    fn used(&self, used: u8, places: u8) -> String {
        format!("{used} von {places}")
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
    hand: "Hand",
    city: "Stadt",
    goods: "Waren",
    victory_points: "Siegpunkte",
    points_so_far: "Siegpunkte bisher",
    supply: "Vorrat",
    discards: "Abgelegt",
    prices: "Preise",
    prices_unknown: "bekannt, sobald der Händler gewählt ist",
    next_prices: "Nächste Preise",
    used_tiles: "Benutzte Preisplättchen, das nächste zuerst",
    face_down: "verdeckt",
    drawn: "Gezogen",
    turned_up: "Aufgedeckt",
    chosen: "Gewählt",
    stowed: "Unter Gebäuden",
    covered: "Überbaut",
    on_the_table: "Auf dem Tisch für alle",
    cost: "Kosten",
    copies: "Anzahl",
    example: "Wann es zählt",
    for_you: "Für dich",
    privilege: "Privileg",
    last_phase: "letzter Baumeister",
    none: "keine",
    free: "frei",
    owned: "gebaut",
    fill: "Füllen",
    clear: "Leeren",
    show_hand: "Meine Karten zeigen",
    hide_hand: "Meine Karten verbergen",
    new_buildings: "Neue Gebäude",
};

static SCORE_TERMS: ScoreTerms = ScoreTerms {
    buildings: "Aufdruck der Gebäude",
    stowed: "Karten unter Gebäuden",
    total: "Summe",
    tie_break: "Handkarten und Waren (bei Gleichstand)",
};
