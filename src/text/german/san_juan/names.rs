//! What things are called.
//!
//! Names of cards stand without an article, as they stand alone, so that no sentence needs
//! another case of them.

use crate::games::san_juan::{Card, Cards, Good, Role, Sight};
use crate::text::Speech;
use crate::text::german::{German, counted};
use crate::text::san_juan::{Names, Spot, Thing};

impl Names for German {
    fn good(&self, good: Good) -> &'static str {
        match good {
            Good::Indigo => "Indigo",
            Good::Sugar => "Zucker",
            Good::Tobacco => "Tabak",
            Good::Coffee => "Kaffee",
            Good::Silver => "Silber",
        }
    }

    fn good_code(&self, good: Good) -> &'static str {
        match good {
            Good::Indigo => "I",
            Good::Sugar => "Z",
            Good::Tobacco => "T",
            Good::Coffee => "K",
            Good::Silver => "Ag",
        }
    }

    fn card(&self, card: Card) -> &'static str {
        match card {
            Card::IndigoPlant => "Indigoküperei",
            Card::SugarMill => "Zuckermühle",
            Card::TobaccoStorage => "Tabakspeicher",
            Card::CoffeeRoaster => "Kaffeerösterei",
            Card::SilverSmelter => "Silberschmelze",
            Card::Smithy => "Schmiede",
            Card::GoldMine => "Goldmine",
            Card::Archive => "Archiv",
            Card::PoorHouse => "Armenhaus",
            Card::BlackMarket => "Schwarzmarkt",
            Card::TradingPost => "Handelsposten",
            Card::Well => "Brunnen",
            Card::MarketStand => "Marktstand",
            Card::Crane => "Kran",
            Card::Chapel => "Kapelle",
            Card::Tower => "Turm",
            Card::Aqueduct => "Aquädukt",
            Card::Carpenter => "Tischlerei",
            Card::Prefecture => "Präfektur",
            Card::MarketHall => "Markthalle",
            Card::Quarry => "Steinbruch",
            Card::Library => "Bibliothek",
            Card::Statue => "Statue",
            Card::VictoryColumn => "Siegessäule",
            Card::Hero => "Held",
            Card::GuildHall => "Zunfthalle",
            Card::CityHall => "Rathaus",
            Card::TriumphalArch => "Triumphbogen",
            Card::Palace => "Palast",
            Card::OfficeBuilding => "Amtsstube",
            Card::GuardRoom => "Wachstube",
            Card::Tavern => "Schenke",
            Card::CustomsOffice => "Zollamt",
            Card::Park => "Park",
            Card::Harbour => "Hafen",
            Card::Bank => "Bank",
            Card::Goldsmith => "Goldschmied",
            Card::Residence => "Residenz",
            Card::Cathedral => "Kathedrale",
        }
    }

    fn card_label(&self, card: Card) -> &'static str {
        match card {
            Card::IndigoPlant => "Indigo\u{ad}küperei",
            Card::SugarMill => "Zucker\u{ad}mühle",
            Card::TobaccoStorage => "Tabak\u{ad}speicher",
            Card::CoffeeRoaster => "Kaffee\u{ad}rösterei",
            Card::SilverSmelter => "Silber\u{ad}schmelze",
            Card::GoldMine => "Gold\u{ad}mine",
            Card::PoorHouse => "Armen\u{ad}haus",
            Card::BlackMarket => "Schwarz\u{ad}markt",
            Card::TradingPost => "Handels\u{ad}posten",
            Card::MarketStand => "Markt\u{ad}stand",
            Card::Aqueduct => "Aquä\u{ad}dukt",
            Card::Carpenter => "Tisch\u{ad}lerei",
            Card::Prefecture => "Prä\u{ad}fektur",
            Card::MarketHall => "Markt\u{ad}halle",
            Card::Quarry => "Stein\u{ad}bruch",
            Card::Library => "Biblio\u{ad}thek",
            Card::VictoryColumn => "Sieges\u{ad}säule",
            Card::GuildHall => "Zunft\u{ad}halle",
            Card::CityHall => "Rat\u{ad}haus",
            Card::TriumphalArch => "Triumph\u{ad}bogen",
            Card::OfficeBuilding => "Amts\u{ad}stube",
            Card::GuardRoom => "Wach\u{ad}stube",
            Card::CustomsOffice => "Zoll\u{ad}amt",
            Card::Goldsmith => "Gold\u{ad}schmied",
            Card::Residence => "Resi\u{ad}denz",
            Card::Cathedral => "Kathe\u{ad}drale",
            Card::Smithy
            | Card::Archive
            | Card::Well
            | Card::Crane
            | Card::Chapel
            | Card::Tower
            | Card::Statue
            | Card::Hero
            | Card::Palace
            | Card::Tavern
            | Card::Park
            | Card::Harbour
            | Card::Bank => Names::card(self, card),
        }
    }

    fn role(&self, role: Role) -> &'static str {
        match role {
            Role::Builder => "Baumeister",
            Role::Producer => "Aufseher",
            Role::Trader => "Händler",
            Role::Councillor => "Ratsherr",
            Role::Prospector => "Goldsucher",
        }
    }

    fn role_label(&self, role: Role) -> &'static str {
        match role {
            Role::Builder => "Bau\u{ad}meister",
            Role::Producer => "Auf\u{ad}seher",
            Role::Trader => Names::role(self, role),
            Role::Councillor => "Rats\u{ad}herr",
            Role::Prospector => "Gold\u{ad}sucher",
        }
    }

    fn thing(&self, thing: &Thing) -> String {
        match *thing {
            Thing::Card(card) | Thing::Copies(card, 1) => Names::card(self, card).to_owned(),
            Thing::Copies(card, count) => format!("{count}× {}", Names::card(self, card)),
            Thing::Good(good) => Names::good(self, good).to_owned(),
            Thing::Role(role) => Names::role(self, role).to_owned(),
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
        counted(count, "Karte", "Karten")
    }

    fn goods(&self, count: u8) -> String {
        counted(count, "Ware", "Waren")
    }

    fn pile(&self, cards: &Cards) -> String {
        let heaps: Vec<String> = cards
            .kinds()
            .map(|(card, count)| self.thing(&Thing::Copies(card, count)))
            .collect();
        match heaps.is_empty() {
            true => "nichts".to_owned(),
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
