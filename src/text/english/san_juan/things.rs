//! What lies on the table.

use crate::engine::Seat;
use crate::games::san_juan::{Card, Good, PriceTile, Role, Seen, Structure};
use crate::text::english::English;
use crate::text::san_juan::{Cost, Names, ScoreTerms, Spot, Sums, Terms, Things};
use crate::text::{PlayerNames, Speech};

use super::names::good_inside;

impl Things for English {
    fn terms(&self) -> &'static Terms {
        &TERMS
    }

    fn score_terms(&self) -> &'static ScoreTerms {
        &SCORE_TERMS
    }

    fn offer(&self, role: Role, taken: Option<Seat>, names: PlayerNames) -> String {
        let role = Names::role(self, role);
        match taken {
            Some(seat) => format!("{role}, taken by {}", names(seat)),
            None => format!("{role}, free"),
        }
    }

    fn structure(&self, structure: &Structure<Seen>, spot: Spot) -> String {
        let name = self.spot(spot);
        let card = structure.card;
        let holds = match (card.makes(), card.storage()) {
            (Some(good), _) => good_inside(good),
            (None, Some(_)) => "a card".to_owned(),
            (None, None) => return name,
        };
        match structure.good {
            Some(_) => format!("{name}, with {holds}"),
            None => format!("{name}, empty"),
        }
    }

    fn hand_card(&self, cost: &Cost) -> String {
        format!("{}: {}", Names::card(self, cost.card), self.price_sum(cost))
    }

    fn print(&self, card: Card) -> String {
        let spec = card.spec();
        format!("costs {}, {}", spec.cost, self.points(spec.points.into()))
    }

    fn prices(&self, tile: PriceTile) -> String {
        let prices = Good::ALL.iter();
        let prices = prices.map(|good| format!("{} {}", good_inside(*good), tile.price(*good)));
        prices.collect::<Vec<_>>().join(", ")
    }

    fn used(&self, used: u8, places: u8) -> String {
        format!("{used} of {places}")
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
    hand: "Hand",
    city: "City",
    goods: "Goods",
    victory_points: "Victory points",
    points_so_far: "Victory points so far",
    supply: "Supply",
    discards: "Discards",
    prices: "Prices",
    prices_unknown: "known when the trader is chosen",
    next_prices: "Next prices",
    used_tiles: "Used price tiles, the next one first",
    face_down: "face down",
    drawn: "Drawn",
    turned_up: "Turned up",
    chosen: "Chosen",
    stowed: "Under buildings",
    covered: "Covered",
    on_the_table: "On the table for everybody",
    cost: "Cost",
    copies: "Copies",
    example: "When it matters",
    for_you: "For you",
    privilege: "Privilege",
    last_phase: "last builder",
    none: "none",
    free: "free",
    owned: "built",
    fill: "Fill",
    clear: "Clear",
    show_hand: "Show my cards",
    hide_hand: "Hide my cards",
    new_buildings: "New Buildings",
};

static SCORE_TERMS: ScoreTerms = ScoreTerms {
    buildings: "Printed on buildings",
    stowed: "Cards under buildings",
    total: "Total",
    tie_break: "Hand cards and goods (decide a tie)",
};
