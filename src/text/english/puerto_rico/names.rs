//! What things are called.

use crate::games::puerto_rico::{Building, ByGood, Good, Role, RoleCard, Tile};
use crate::text::Speech;
use crate::text::english::{English, counted};
use crate::text::puerto_rico::{Names, Thing};

impl Names for English {
    fn good(&self, good: Good) -> &'static str {
        match good {
            Good::Corn => "Corn",
            Good::Indigo => "Indigo",
            Good::Sugar => "Sugar",
            Good::Tobacco => "Tobacco",
            Good::Coffee => "Coffee",
        }
    }

    fn good_code(&self, good: Good) -> char {
        match good {
            Good::Corn => 'C',
            Good::Indigo => 'I',
            Good::Sugar => 'S',
            Good::Tobacco => 'T',
            Good::Coffee => 'K',
        }
    }

    fn tile(&self, tile: Tile) -> &'static str {
        match tile {
            Tile::Corn => "Corn plantation",
            Tile::Indigo => "Indigo plantation",
            Tile::Sugar => "Sugar plantation",
            Tile::Tobacco => "Tobacco plantation",
            Tile::Coffee => "Coffee plantation",
            Tile::Quarry => "Quarry",
            Tile::Forest => "Forest",
        }
    }

    fn tile_label(&self, tile: Tile) -> &'static str {
        match tile.good() {
            Some(good) => self.good(good),
            None => self.tile(tile),
        }
    }

    fn building(&self, building: Building) -> &'static str {
        match building {
            Building::SmallIndigoPlant => "Small indigo plant",
            Building::SmallSugarMill => "Small sugar mill",
            Building::IndigoPlant => "Indigo plant",
            Building::SugarMill => "Sugar mill",
            Building::TobaccoStorage => "Tobacco storage",
            Building::CoffeeRoaster => "Coffee roaster",
            Building::SmallMarket => "Small market",
            Building::Hacienda => "Hacienda",
            Building::ConstructionHut => "Construction hut",
            Building::SmallWarehouse => "Small warehouse",
            Building::Hospice => "Hospice",
            Building::Office => "Office",
            Building::LargeMarket => "Large market",
            Building::LargeWarehouse => "Large warehouse",
            Building::Factory => "Factory",
            Building::University => "University",
            Building::Harbor => "Harbor",
            Building::Wharf => "Wharf",
            Building::GuildHall => "Guild hall",
            Building::Residence => "Residence",
            Building::Fortress => "Fortress",
            Building::CustomsHouse => "Customs house",
            Building::CityHall => "City hall",
            Building::Aqueduct => "Aqueduct",
            Building::ForestHouse => "Forest house",
            Building::BlackMarket => "Black market",
            Building::Storehouse => "Storehouse",
            Building::Guesthouse => "Guesthouse",
            Building::TradingPost => "Trading post",
            Building::Church => "Church",
            Building::SmallWharf => "Small wharf",
            Building::Lighthouse => "Lighthouse",
            Building::Library => "Library",
            Building::SpecialtyFactory => "Specialty factory",
            Building::UnionHall => "Union hall",
            Building::Cloister => "Cloister",
            Building::Statue => "Statue",
        }
    }

    fn building_label(&self, building: Building) -> &'static str {
        match building {
            Building::Hacienda => "Haci\u{ad}enda",
            Building::Residence => "Resi\u{ad}dence",
            Building::ConstructionHut => "Con\u{ad}struc\u{ad}tion hut",
            Building::SmallWarehouse => "Small ware\u{ad}house",
            Building::LargeWarehouse => "Large ware\u{ad}house",
            Building::University => "Univer\u{ad}sity",
            Building::Aqueduct => "Aque\u{ad}duct",
            Building::Storehouse => "Store\u{ad}house",
            Building::Guesthouse => "Guest\u{ad}house",
            Building::Lighthouse => "Light\u{ad}house",
            Building::SpecialtyFactory => "Special\u{ad}ty factory",
            Building::SmallIndigoPlant
            | Building::SmallSugarMill
            | Building::IndigoPlant
            | Building::SugarMill
            | Building::TobaccoStorage
            | Building::CoffeeRoaster
            | Building::SmallMarket
            | Building::Hospice
            | Building::Office
            | Building::LargeMarket
            | Building::Factory
            | Building::Harbor
            | Building::Wharf
            | Building::GuildHall
            | Building::Fortress
            | Building::CustomsHouse
            | Building::CityHall
            | Building::ForestHouse
            | Building::BlackMarket
            | Building::TradingPost
            | Building::Church
            | Building::SmallWharf
            | Building::Library
            | Building::UnionHall
            | Building::Cloister
            | Building::Statue => self.building(building),
        }
    }

    fn role(&self, role: Role) -> &'static str {
        match role {
            Role::Settler => "Settler",
            Role::Mayor => "Mayor",
            Role::Builder => "Builder",
            Role::Craftsman => "Craftsman",
            Role::Trader => "Trader",
            Role::Captain => "Captain",
            Role::Prospector => "Prospector",
        }
    }

    fn role_label(&self, role: Role) -> &'static str {
        match role {
            Role::Craftsman => "Crafts\u{ad}man",
            Role::Prospector => "Pros\u{ad}pector",
            Role::Settler | Role::Mayor | Role::Builder | Role::Trader | Role::Captain => {
                self.role(role)
            }
        }
    }

    fn card(&self, card: RoleCard) -> &'static str {
        match card {
            RoleCard::SecondProspector => "Second prospector",
            RoleCard::Settler
            | RoleCard::Mayor
            | RoleCard::Builder
            | RoleCard::Craftsman
            | RoleCard::Trader
            | RoleCard::Captain
            | RoleCard::Prospector => self.role(card.role()),
        }
    }

    fn thing(&self, thing: &Thing) -> String {
        match thing {
            Thing::Good(good) => self.good(*good).to_ascii_lowercase(),
            Thing::Tile(tile) => self.tile(*tile).to_ascii_lowercase(),
            Thing::Building(building) => self.building(*building).to_ascii_lowercase(),
            Thing::Role(card) => self.role(card.role()).to_ascii_lowercase(),
            Thing::Doubloons(count) => self.doubloons(*count),
            Thing::Points(count) => self.points(*count),
            Thing::Colonists(count) => self.colonists(*count),
            Thing::Barrels(good, count) => self.barrels(*good, *count),
        }
    }

    fn doubloons(&self, count: u16) -> String {
        counted(count, "doubloon", "doubloons")
    }

    fn colonists(&self, count: u8) -> String {
        counted(count, "colonist", "colonists")
    }

    fn barrels(&self, good: Good, count: u8) -> String {
        format!("{count} {}", self.good(good).to_ascii_lowercase())
    }

    fn quarries(&self, count: u8) -> String {
        counted(count, "quarry", "quarries")
    }

    fn plantations(&self, count: u8) -> String {
        counted(count, "plantation", "plantations")
    }

    fn goods(&self, goods: &ByGood<u8>) -> String {
        let heaps: Vec<String> = goods
            .kinds()
            .map(|good| self.barrels(good, goods[good]))
            .collect();
        match heaps.is_empty() {
            true => "nothing".to_owned(),
            false => self.list(&heaps),
        }
    }
}

/// "a small market", "an office".
pub(super) fn article(building: Building) -> &'static str {
    match building {
        Building::IndigoPlant | Building::Office | Building::Aqueduct => "an ",
        Building::SmallIndigoPlant
        | Building::SmallSugarMill
        | Building::SugarMill
        | Building::TobaccoStorage
        | Building::CoffeeRoaster
        | Building::SmallMarket
        | Building::Hacienda
        | Building::ConstructionHut
        | Building::SmallWarehouse
        | Building::Hospice
        | Building::LargeMarket
        | Building::LargeWarehouse
        | Building::Factory
        | Building::University
        | Building::Harbor
        | Building::Wharf
        | Building::GuildHall
        | Building::Residence
        | Building::Fortress
        | Building::CustomsHouse
        | Building::CityHall
        | Building::ForestHouse
        | Building::BlackMarket
        | Building::Storehouse
        | Building::Guesthouse
        | Building::TradingPost
        | Building::Church
        | Building::SmallWharf
        | Building::Lighthouse
        | Building::Library
        | Building::SpecialtyFactory
        | Building::UnionHall
        | Building::Cloister
        | Building::Statue => "a ",
    }
}

/// "a corn plantation", "an indigo plantation".
pub(super) fn tile_article(tile: Tile) -> &'static str {
    match tile {
        Tile::Indigo => "an ",
        Tile::Corn | Tile::Sugar | Tile::Tobacco | Tile::Coffee | Tile::Quarry | Tile::Forest => {
            "a "
        }
    }
}

/// "corn plantation" for one, "corn plantations" for another number.
pub(super) fn tile_words(tile: Tile, count: u8) -> String {
    match (tile, count) {
        (_, 1) => English.tile(tile).to_ascii_lowercase(),
        (Tile::Quarry, _) => "quarries".to_owned(),
        (
            Tile::Corn | Tile::Indigo | Tile::Sugar | Tile::Tobacco | Tile::Coffee | Tile::Forest,
            _,
        ) => {
            format!("{}s", English.tile(tile).to_ascii_lowercase())
        }
    }
}
