//! What things are called.

use crate::games::puerto_rico::{Building, ByGood, Good, Role, RoleCard, Tile};
use crate::text::Speech;
use crate::text::german::{German, counted};
use crate::text::puerto_rico::{Names, Thing};

impl Names for German {
    fn good(&self, good: Good) -> &'static str {
        match good {
            Good::Corn => "Mais",
            Good::Indigo => "Indigo",
            Good::Sugar => "Zucker",
            Good::Tobacco => "Tabak",
            Good::Coffee => "Kaffee",
        }
    }

    fn good_code(&self, good: Good) -> char {
        match good {
            Good::Corn => 'M',
            Good::Indigo => 'I',
            Good::Sugar => 'Z',
            Good::Tobacco => 'T',
            Good::Coffee => 'K',
        }
    }

    fn tile(&self, tile: Tile) -> &'static str {
        match tile {
            Tile::Corn => "Maisplantage",
            Tile::Indigo => "Indigoplantage",
            Tile::Sugar => "Zuckerplantage",
            Tile::Tobacco => "Tabakplantage",
            Tile::Coffee => "Kaffeeplantage",
            Tile::Quarry => "Steinbruch",
            Tile::Forest => "Wald",
        }
    }

    fn tile_label(&self, tile: Tile) -> &'static str {
        match (tile.good(), tile) {
            (Some(good), _) => self.good(good),
            (None, Tile::Quarry) => "Stein\u{ad}bruch",
            (None, _) => self.tile(tile),
        }
    }

    fn building(&self, building: Building) -> &'static str {
        match building {
            Building::SmallIndigoPlant => "Kleine Indigoküpe",
            Building::SmallSugarMill => "Kleine Zuckermühle",
            Building::IndigoPlant => "Indigoküpe",
            Building::SugarMill => "Zuckermühle",
            Building::TobaccoStorage => "Tabakspeicher",
            Building::CoffeeRoaster => "Kaffeerösterei",
            Building::SmallMarket => "Kleiner Markt",
            Building::Hacienda => "Hazienda",
            Building::ConstructionHut => "Bauhütte",
            Building::SmallWarehouse => "Kleines Lagerhaus",
            Building::Hospice => "Hospiz",
            Building::Office => "Kontor",
            Building::LargeMarket => "Großer Markt",
            Building::LargeWarehouse => "Großes Lagerhaus",
            Building::Factory => "Manufaktur",
            Building::University => "Universität",
            Building::Harbor => "Hafen",
            Building::Wharf => "Werft",
            Building::GuildHall => "Zunfthalle",
            Building::Residence => "Residenz",
            Building::Fortress => "Festung",
            Building::CustomsHouse => "Zollhaus",
            Building::CityHall => "Rathaus",
            Building::Aqueduct => "Aquädukt",
            Building::ForestHouse => "Forsthaus",
            Building::BlackMarket => "Schwarzmarkt",
            Building::Storehouse => "Lagerhalle",
            Building::Guesthouse => "Gästehaus",
            Building::TradingPost => "Handelsamt",
            Building::Church => "Kirche",
            Building::SmallWharf => "Kleine Werft",
            Building::Lighthouse => "Leuchtturm",
            Building::Library => "Bibliothek",
            Building::SpecialtyFactory => "Spezialmanufaktur",
            Building::UnionHall => "Gewerkschaftshaus",
            Building::Cloister => "Kloster",
            Building::Statue => "Statue",
        }
    }

    fn building_label(&self, building: Building) -> &'static str {
        match building {
            Building::SmallIndigoPlant => "Kleine Indigo\u{ad}küpe",
            Building::SmallSugarMill => "Kleine Zucker\u{ad}mühle",
            Building::IndigoPlant => "Indigo\u{ad}küpe",
            Building::SugarMill => "Zucker\u{ad}mühle",
            Building::TobaccoStorage => "Tabak\u{ad}speicher",
            Building::CoffeeRoaster => "Kaffee\u{ad}rösterei",
            Building::Hacienda => "Hazi\u{ad}enda",
            Building::Residence => "Resi\u{ad}denz",
            Building::ConstructionHut => "Bau\u{ad}hütte",
            Building::SmallWarehouse => "Kleines Lager\u{ad}haus",
            Building::LargeWarehouse => "Großes Lager\u{ad}haus",
            Building::Factory => "Manu\u{ad}faktur",
            Building::University => "Univer\u{ad}sität",
            Building::GuildHall => "Zunft\u{ad}halle",
            Building::CustomsHouse => "Zoll\u{ad}haus",
            Building::CityHall => "Rat\u{ad}haus",
            Building::Aqueduct => "Aquä\u{ad}dukt",
            Building::ForestHouse => "Forst\u{ad}haus",
            Building::BlackMarket => "Schwarz\u{ad}markt",
            Building::Storehouse => "Lager\u{ad}halle",
            Building::Guesthouse => "Gäste\u{ad}haus",
            Building::TradingPost => "Handels\u{ad}amt",
            Building::Lighthouse => "Leucht\u{ad}turm",
            Building::Library => "Biblio\u{ad}thek",
            Building::SpecialtyFactory => "Spezial\u{ad}manu\u{ad}faktur",
            Building::UnionHall => "Gewerk\u{ad}schafts\u{ad}haus",
            Building::SmallMarket
            | Building::Hospice
            | Building::Office
            | Building::LargeMarket
            | Building::Harbor
            | Building::Wharf
            | Building::Fortress
            | Building::Church
            | Building::SmallWharf
            | Building::Cloister
            | Building::Statue => self.building(building),
        }
    }

    fn role(&self, role: Role) -> &'static str {
        match role {
            Role::Settler => "Siedler",
            Role::Mayor => "Bürgermeister",
            Role::Builder => "Baumeister",
            Role::Craftsman => "Aufseher",
            Role::Trader => "Händler",
            Role::Captain => "Kapitän",
            Role::Prospector => "Goldsucher",
        }
    }

    fn role_label(&self, role: Role) -> &'static str {
        match role {
            Role::Mayor => "Bürger\u{ad}meister",
            Role::Builder => "Bau\u{ad}meister",
            Role::Craftsman => "Auf\u{ad}seher",
            Role::Prospector => "Gold\u{ad}sucher",
            Role::Settler | Role::Trader | Role::Captain => self.role(role),
        }
    }

    fn card(&self, card: RoleCard) -> &'static str {
        match card {
            RoleCard::SecondProspector => "Zweiter Goldsucher",
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
            Thing::Good(good) => self.good(*good).to_owned(),
            Thing::Tile(tile) => self.tile(*tile).to_owned(),
            Thing::Building(building) => self.building(*building).to_owned(),
            Thing::Role(card) => self.role(card.role()).to_owned(),
            Thing::Doubloons(count) => self.doubloons(*count),
            Thing::Points(count) => self.points(*count),
            Thing::Colonists(count) => self.colonists(*count),
            Thing::Barrels(good, count) => self.barrels(*good, *count),
        }
    }

    fn doubloons(&self, count: u16) -> String {
        counted(count, "Dublone", "Dublonen")
    }

    fn colonists(&self, count: u8) -> String {
        counted(count, "Kolonist", "Kolonisten")
    }

    fn barrels(&self, good: Good, count: u8) -> String {
        format!("{count} {}", self.good(good))
    }

    fn quarries(&self, count: u8) -> String {
        counted(count, "Steinbruch", "Steinbrüche")
    }

    fn plantations(&self, count: u8) -> String {
        counted(count, "Plantage", "Plantagen")
    }

    fn goods(&self, goods: &ByGood<u8>) -> String {
        let heaps: Vec<String> = goods
            .kinds()
            .map(|good| self.barrels(good, goods[good]))
            .collect();
        match heaps.is_empty() {
            true => "nichts".to_owned(),
            false => self.list(&heaps),
        }
    }
}

/// The building as the object of a verb, without an article: "Kleinen Markt bauen".
pub(super) fn accusative(building: Building) -> &'static str {
    match building {
        Building::SmallMarket => "Kleinen Markt",
        Building::LargeMarket => "Großen Markt",
        Building::SmallIndigoPlant
        | Building::SmallSugarMill
        | Building::IndigoPlant
        | Building::SugarMill
        | Building::TobaccoStorage
        | Building::CoffeeRoaster
        | Building::Hacienda
        | Building::ConstructionHut
        | Building::SmallWarehouse
        | Building::Hospice
        | Building::Office
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
        | Building::Aqueduct
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
        | Building::Statue => German.building(building),
    }
}

/// "eine besetzte Werft", "ein besetztes Kontor": what stands before the accusative.
pub(super) fn occupied(building: Building) -> &'static str {
    match building {
        Building::TobaccoStorage
        | Building::SmallMarket
        | Building::LargeMarket
        | Building::Harbor
        | Building::BlackMarket
        | Building::Lighthouse => "einen besetzten ",
        Building::SmallWarehouse
        | Building::Hospice
        | Building::Office
        | Building::LargeWarehouse
        | Building::CustomsHouse
        | Building::CityHall
        | Building::Aqueduct
        | Building::ForestHouse
        | Building::Guesthouse
        | Building::TradingPost
        | Building::UnionHall
        | Building::Cloister => "ein besetztes ",
        Building::SmallIndigoPlant
        | Building::SmallSugarMill
        | Building::IndigoPlant
        | Building::SugarMill
        | Building::CoffeeRoaster
        | Building::Hacienda
        | Building::ConstructionHut
        | Building::Factory
        | Building::University
        | Building::Wharf
        | Building::GuildHall
        | Building::Residence
        | Building::Fortress
        | Building::Storehouse
        | Building::Church
        | Building::SmallWharf
        | Building::Library
        | Building::SpecialtyFactory
        | Building::Statue => "eine besetzte ",
    }
}

/// "eine Maisplantage", "einen Steinbruch".
pub(super) fn tile_article(tile: Tile) -> &'static str {
    match tile {
        Tile::Quarry | Tile::Forest => "einen ",
        Tile::Corn | Tile::Indigo | Tile::Sugar | Tile::Tobacco | Tile::Coffee => "eine ",
    }
}

/// Colonists as the object of a verb, or after "mit" and "für": "1 Kolonisten".
pub(super) fn colonists_as_object(count: u8) -> String {
    format!("{count} Kolonisten")
}

/// "Maisplantage" for one, "Maisplantagen" for another number.
pub(super) fn tile_words(tile: Tile, count: u8) -> String {
    match (tile, count) {
        (_, 1) => German.tile(tile).to_owned(),
        (Tile::Quarry, _) => "Steinbrüche".to_owned(),
        (Tile::Forest, _) => "Wälder".to_owned(),
        (Tile::Corn | Tile::Indigo | Tile::Sugar | Tile::Tobacco | Tile::Coffee, _) => {
            format!("{}n", German.tile(tile))
        }
    }
}
