//! What things are called.

use crate::games::san_juan::{Card, Cards, Good, Role, Sight};
use crate::text::Speech;
use crate::text::english::{English, counted};
use crate::text::san_juan::{Names, Spot, Thing};

impl Names for English {
    fn good(&self, good: Good) -> &'static str {
        match good {
            Good::Indigo => "Indigo",
            Good::Sugar => "Sugar",
            Good::Tobacco => "Tobacco",
            Good::Coffee => "Coffee",
            Good::Silver => "Silver",
        }
    }

    fn good_code(&self, good: Good) -> &'static str {
        match good {
            Good::Indigo => "I",
            Good::Sugar => "S",
            Good::Tobacco => "T",
            Good::Coffee => "K",
            Good::Silver => "Ag",
        }
    }

    fn card(&self, card: Card) -> &'static str {
        match card {
            Card::IndigoPlant => "Indigo plant",
            Card::SugarMill => "Sugar mill",
            Card::TobaccoStorage => "Tobacco storage",
            Card::CoffeeRoaster => "Coffee roaster",
            Card::SilverSmelter => "Silver smelter",
            Card::Smithy => "Smithy",
            Card::GoldMine => "Gold mine",
            Card::Archive => "Archive",
            Card::PoorHouse => "Poor house",
            Card::BlackMarket => "Black market",
            Card::TradingPost => "Trading post",
            Card::Well => "Well",
            Card::MarketStand => "Market stand",
            Card::Crane => "Crane",
            Card::Chapel => "Chapel",
            Card::Tower => "Tower",
            Card::Aqueduct => "Aqueduct",
            Card::Carpenter => "Carpenter",
            Card::Prefecture => "Prefecture",
            Card::MarketHall => "Market hall",
            Card::Quarry => "Quarry",
            Card::Library => "Library",
            Card::Statue => "Statue",
            Card::VictoryColumn => "Victory column",
            Card::Hero => "Hero",
            Card::GuildHall => "Guild hall",
            Card::CityHall => "City hall",
            Card::TriumphalArch => "Triumphal arch",
            Card::Palace => "Palace",
            Card::OfficeBuilding => "Office building",
            Card::GuardRoom => "Guard room",
            Card::Tavern => "Tavern",
            Card::CustomsOffice => "Customs office",
            Card::Park => "Park",
            Card::Harbour => "Harbour",
            Card::Bank => "Bank",
            Card::Goldsmith => "Goldsmith",
            Card::Residence => "Residence",
            Card::Cathedral => "Cathedral",
        }
    }

    fn card_label(&self, card: Card) -> &'static str {
        match card {
            Card::TobaccoStorage => "Tobac\u{ad}co storage",
            Card::Aqueduct => "Aque\u{ad}duct",
            Card::Carpenter => "Carpen\u{ad}ter",
            Card::Prefecture => "Prefec\u{ad}ture",
            Card::TriumphalArch => "Trium\u{ad}phal arch",
            Card::Goldsmith => "Gold\u{ad}smith",
            Card::Residence => "Resi\u{ad}dence",
            Card::Cathedral => "Cathe\u{ad}dral",
            Card::CustomsOffice => "Cus\u{ad}toms office",
            Card::OfficeBuilding => "Office build\u{ad}ing",
            Card::IndigoPlant
            | Card::SugarMill
            | Card::CoffeeRoaster
            | Card::SilverSmelter
            | Card::Smithy
            | Card::GoldMine
            | Card::Archive
            | Card::PoorHouse
            | Card::BlackMarket
            | Card::TradingPost
            | Card::Well
            | Card::MarketStand
            | Card::Crane
            | Card::Chapel
            | Card::Tower
            | Card::MarketHall
            | Card::Quarry
            | Card::Library
            | Card::Statue
            | Card::VictoryColumn
            | Card::Hero
            | Card::GuildHall
            | Card::CityHall
            | Card::Palace
            | Card::GuardRoom
            | Card::Tavern
            | Card::Park
            | Card::Harbour
            | Card::Bank => Names::card(self, card),
        }
    }

    fn role(&self, role: Role) -> &'static str {
        match role {
            Role::Builder => "Builder",
            Role::Producer => "Producer",
            Role::Trader => "Trader",
            Role::Councillor => "Councillor",
            Role::Prospector => "Prospector",
        }
    }

    fn role_label(&self, role: Role) -> &'static str {
        match role {
            Role::Councillor => "Coun\u{ad}cillor",
            Role::Prospector => "Pros\u{ad}pector",
            Role::Builder | Role::Producer | Role::Trader => Names::role(self, role),
        }
    }

    fn thing(&self, thing: &Thing) -> String {
        match *thing {
            Thing::Card(card) | Thing::Copies(card, 1) => card_inside(card),
            Thing::Copies(card, count) => format!("{count}× {}", card_inside(card)),
            Thing::Good(good) => good_inside(good),
            Thing::Role(role) => role_inside(role),
            Thing::Cards(count) => self.cards(count),
            Thing::Points(count) => self.points(count),
        }
    }

    fn spot(&self, spot: Spot) -> String {
        let name = Names::card(self, spot.card);
        match spot.of {
            1 => name.to_owned(),
            _ => format!("{name} {}", spot.number),
        }
    }

    fn cards(&self, count: u8) -> String {
        counted(count, "card", "cards")
    }

    fn goods(&self, count: u8) -> String {
        counted(count, "good", "goods")
    }

    fn pile(&self, cards: &Cards) -> String {
        let heaps: Vec<String> = cards
            .kinds()
            .map(|(card, count)| self.thing(&Thing::Copies(card, count)))
            .collect();
        match heaps.is_empty() {
            true => "nothing".to_owned(),
            false => self.list(&heaps),
        }
    }

    fn sight(&self, sight: &Sight) -> String {
        match sight {
            Sight::Faces(cards) => self.pile(cards),
            Sight::Backs(count) => self.cards(*count),
        }
    }
}

/// A card inside a sentence.
pub(super) fn card_inside(card: Card) -> String {
    Names::card(&English, card).to_ascii_lowercase()
}

/// A good inside a sentence.
pub(super) fn good_inside(good: Good) -> String {
    Names::good(&English, good).to_ascii_lowercase()
}

/// A role inside a sentence.
pub(super) fn role_inside(role: Role) -> String {
    Names::role(&English, role).to_ascii_lowercase()
}

/// A building of a city inside a sentence.
pub(super) fn spot_inside(spot: Spot) -> String {
    Names::spot(&English, spot).to_ascii_lowercase()
}

/// "a well", "an archive".
pub(super) fn article(card: Card) -> &'static str {
    match card_inside(card).starts_with(['a', 'i', 'o']) {
        true => "an ",
        false => "a ",
    }
}
