//! The pictures of the game: symbols of `pieces.svg`, which are also the names of things in the
//! page.

use crate::games::puerto_rico::{Building, Good, Role, RoleCard, Tile};
use crate::text::puerto_rico::Thing;

/// The picture of a thing in a sentence.
pub const fn thing(thing: &Thing) -> &'static str {
    match thing {
        Thing::Good(it) | Thing::Barrels(it, _) => good(*it),
        Thing::Building(it) => building(*it),
        Thing::Tile(it) => tile(*it),
        Thing::Role(it) => role(*it),
        Thing::Doubloons(_) => "doubloon",
        Thing::Points(_) => "vp",
        Thing::Colonists(_) => "colonist",
    }
}

/// The picture of a good.
pub const fn good(good: Good) -> &'static str {
    match good {
        Good::Corn => "corn",
        Good::Indigo => "indigo",
        Good::Sugar => "sugar",
        Good::Tobacco => "tobacco",
        Good::Coffee => "coffee",
    }
}

/// The picture that fills an island tile.
pub const fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::Corn => "field-corn",
        Tile::Indigo => "field-indigo",
        Tile::Sugar => "field-sugar",
        Tile::Tobacco => "field-tobacco",
        Tile::Coffee => "field-coffee",
        Tile::Quarry => "quarry",
        Tile::Forest => "forest",
    }
}

/// What a tile is called in the page: its good, or the quarry or forest.
pub const fn tile_id(tile: Tile) -> &'static str {
    match tile.good() {
        Some(it) => good(it),
        None => self::tile(tile),
    }
}

/// The façade of a building.
pub const fn building(building: Building) -> &'static str {
    match building {
        Building::SmallIndigoPlant => "small-indigo-plant",
        Building::SmallSugarMill => "small-sugar-mill",
        Building::IndigoPlant => "indigo-plant",
        Building::SugarMill => "sugar-mill",
        Building::TobaccoStorage => "tobacco-storage",
        Building::CoffeeRoaster => "coffee-roaster",
        Building::SmallMarket => "small-market",
        Building::Hacienda => "hacienda",
        Building::ConstructionHut => "construction-hut",
        Building::SmallWarehouse => "small-warehouse",
        Building::Hospice => "hospice",
        Building::Office => "office",
        Building::LargeMarket => "large-market",
        Building::LargeWarehouse => "large-warehouse",
        Building::Factory => "factory",
        Building::University => "university",
        Building::Harbor => "harbor",
        Building::Wharf => "wharf",
        Building::GuildHall => "guild-hall",
        Building::Residence => "residence",
        Building::Fortress => "fortress",
        Building::CustomsHouse => "customs-house",
        Building::CityHall => "city-hall",
        Building::Aqueduct => "aqueduct",
        Building::ForestHouse => "forest-house",
        Building::BlackMarket => "black-market",
        Building::Storehouse => "storehouse",
        Building::Guesthouse => "guesthouse",
        Building::TradingPost => "trading-post",
        Building::Church => "church",
        Building::SmallWharf => "small-wharf",
        Building::Lighthouse => "lighthouse",
        Building::Library => "library",
        Building::SpecialtyFactory => "specialty-factory",
        Building::UnionHall => "union-hall",
        Building::Cloister => "cloister",
        Building::Statue => "statue",
    }
}

/// The picture of a role.
pub const fn picture(role: Role) -> &'static str {
    match role {
        Role::Settler => "role-settler",
        Role::Mayor => "role-mayor",
        Role::Builder => "role-builder",
        Role::Craftsman => "role-craftsman",
        Role::Trader => "role-trader",
        Role::Captain => "role-captain",
        Role::Prospector => "role-prospector",
    }
}

/// The picture on a role card.
pub const fn role(card: RoleCard) -> &'static str {
    picture(card.role())
}

/// What a role card is called in the page.
pub const fn card_id(card: RoleCard) -> &'static str {
    match card {
        RoleCard::Settler => "settler",
        RoleCard::Mayor => "mayor",
        RoleCard::Builder => "builder",
        RoleCard::Craftsman => "craftsman",
        RoleCard::Trader => "trader",
        RoleCard::Captain => "captain",
        RoleCard::Prospector => "prospector",
        RoleCard::SecondProspector => "second-prospector",
    }
}
