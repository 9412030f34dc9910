//! The pictures of the game: symbols of `pieces.svg`, which are also the names of things in the
//! page.

use crate::games::san_juan::{Card, Good, Role};
use crate::text::san_juan::Thing;

/// The picture of a good.
pub const fn good(good: Good) -> &'static str {
    match good {
        Good::Indigo => "indigo",
        Good::Sugar => "sugar",
        Good::Tobacco => "tobacco",
        Good::Coffee => "coffee",
        Good::Silver => "silver",
    }
}

/// The façade on a card.
pub const fn card(card: Card) -> &'static str {
    match card {
        Card::IndigoPlant => "indigo-plant",
        Card::SugarMill => "sugar-mill",
        Card::TobaccoStorage => "tobacco-storage",
        Card::CoffeeRoaster => "coffee-roaster",
        Card::SilverSmelter => "silver-smelter",
        Card::Smithy => "smithy",
        Card::GoldMine => "gold-mine",
        Card::Archive => "archive",
        Card::PoorHouse => "hospice",
        Card::BlackMarket => "black-market",
        Card::TradingPost => "trading-post",
        Card::Well => "well",
        Card::MarketStand => "small-market",
        Card::Crane => "crane",
        Card::Chapel => "church",
        Card::Tower => "tower",
        Card::Aqueduct => "aqueduct",
        Card::Carpenter => "construction-hut",
        Card::Prefecture => "prefecture",
        Card::MarketHall => "large-market",
        Card::Quarry => "stone-pit",
        Card::Library => "library",
        Card::Statue => "statue-square",
        Card::VictoryColumn => "victory-column",
        Card::Hero => "hero",
        Card::GuildHall => "guild-hall",
        Card::CityHall => "city-hall",
        Card::TriumphalArch => "triumphal-arch",
        Card::Palace => "palace",
        Card::OfficeBuilding => "office",
        Card::GuardRoom => "guard-room",
        Card::Tavern => "guesthouse",
        Card::CustomsOffice => "customs-house",
        Card::Park => "park",
        Card::Harbour => "harbor",
        Card::Bank => "bank",
        Card::Goldsmith => "goldsmith",
        Card::Residence => "residence",
        Card::Cathedral => "cathedral",
    }
}

/// The picture of a role.
pub const fn role(role: Role) -> &'static str {
    match role {
        Role::Builder => "role-builder",
        Role::Producer => "role-craftsman",
        Role::Trader => "role-trader",
        Role::Councillor => "role-councillor",
        Role::Prospector => "role-prospector",
    }
}

/// What a role is called in the page.
pub const fn role_id(role: Role) -> &'static str {
    match role {
        Role::Builder => "builder",
        Role::Producer => "producer",
        Role::Trader => "trader",
        Role::Councillor => "councillor",
        Role::Prospector => "prospector",
    }
}

/// The class that colours a card: the good it makes, or violet.
pub fn kind(card: Card) -> &'static str {
    match card.makes() {
        Some(Good::Indigo) => "of-indigo",
        Some(Good::Sugar) => "of-sugar",
        Some(Good::Tobacco) => "of-tobacco",
        Some(Good::Coffee) => "of-coffee",
        Some(Good::Silver) => "of-silver",
        None => "of-violet",
    }
}

/// The picture of a thing in a sentence.
pub fn thing(thing: &Thing) -> &'static str {
    match thing {
        Thing::Card(it) | Thing::Copies(it, _) => card(*it),
        Thing::Good(it) => good(*it),
        Thing::Role(it) => role(*it),
        Thing::Cards(_) => "card-back",
        Thing::Points(_) => "vp",
    }
}
