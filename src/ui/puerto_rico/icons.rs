//! Which picture shows what: the symbols of `pieces.svg`.

use crate::games::puerto_rico::{Building, Good, Role, RoleCard, Tile};

/// A barrel of a good.
pub fn good(good: Good) -> &'static str {
    match good {
        Good::Corn => "corn",
        Good::Indigo => "indigo",
        Good::Sugar => "sugar",
        Good::Tobacco => "tobacco",
        Good::Coffee => "coffee",
    }
}

/// An island tile.
pub fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::Corn => "field-corn",
        Tile::Indigo => "field-indigo",
        Tile::Sugar => "field-sugar",
        Tile::Tobacco => "field-tobacco",
        Tile::Coffee => "field-coffee",
        Tile::Quarry => "quarry",
    }
}

/// A role.
pub fn picture(role: Role) -> &'static str {
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

/// The role of a card.
pub fn role(card: RoleCard) -> &'static str {
    picture(card.role())
}

/// A building.
pub fn building(building: Building) -> &'static str {
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
    }
}
