//! When cards matter.

use crate::games::san_juan::{Card, Edition, GoldMine, Options};

/// When a card matters.
pub(super) fn of(card: Card, options: &Options) -> &'static str {
    match card {
        Card::IndigoPlant => "Als Baumeister baust du sie umsonst.",
        Card::SugarMill => "Mit der Schmiede kostet sie dich 1 Karte, als Baumeister nichts.",
        Card::TobaccoStorage => "Aufseher und Händler in einer Runde: meist 2 Karten umsonst.",
        Card::CoffeeRoaster => "Als Baumeister mit Schmiede kostet sie dich 4 − 1 − 1 = 2.",
        Card::SilverSmelter => "Du bist Händler und verkaufst Silber und Indigo: 3 + 1 Karten.",
        Card::Smithy => "Als Baumeister kostet dich die Silberschmelze 5 − 1 − 1 = 3 Karten.",
        Card::GoldMine => match options.gold_mine {
            GoldMine::Any => {
                "Du deckst Kosten von 1, 2, 3 und 6 auf: Du darfst die Zunfthalle nehmen."
            }
            GoldMine::Cheapest => {
                "Du deckst Kosten von 1, 3, 4 und 6 auf: Du darfst die Schmiede nehmen."
            }
        },
        Card::Archive => "Du ziehst zwei gute Karten, und eine alte geht.",
        Card::PoorHouse => "Du zahlst die Bibliothek mit der ganzen Hand und ziehst eine Karte.",
        Card::BlackMarket => {
            "Der Held kostet 5, du hast 3 andere Karten und zwei Waren: Es reicht."
        }
        Card::TradingPost => "Ben hat den Händler gewählt: Du verkaufst Silber und Kaffee.",
        Card::Well => "Du bist Aufseher mit zwei leeren Gebäuden: zwei Waren und eine Karte.",
        Card::MarketStand => "Du bist Händler und verkaufst zwei Waren: eine Karte mehr.",
        Card::Crane => "Du baust den Palast (6) über den Helden (5): Das kostet 1 Karte.",
        Card::Chapel => {
            "In der dritten Runde gebaut, hält sie am Ende vielleicht acht Karten: 8 SP."
        }
        Card::Tower => "Der Händler kam zuletzt, du hast 11 Karten: Du behältst alle.",
        Card::Aqueduct => "Ben hat den Aufseher gewählt: Du produzierst auf zwei Gebäuden.",
        Card::Carpenter => "Du baust die Statue: 3 Karten gezahlt, eine gezogen.",
        Card::Prefecture => "Du bist Ratsherr und behältst zwei von fünf Karten.",
        Card::MarketHall => "Du verkaufst Indigo für 1 Karte und ziehst im Ganzen 2.",
        Card::Quarry => "Als Baumeister kostet dich das Rathaus 6 − 1 − 1 = 4 Karten.",
        Card::Library => "Du wählst den Baumeister: Der Palast kostet dich 6 − 2 = 4 Karten.",
        Card::Statue => "Mit dem Steinbruch kostet sie 2 Karten für 3 Punkte.",
        Card::VictoryColumn => "Mit dem Triumphbogen ist sie 4 + 4 Punkte wert.",
        Card::Hero => "Mit Tischlerei und Steinbruch kostet er dich im Grunde 3 Karten.",
        Card::GuildHall => match options.edition {
            Edition::First2004 => "3 Indigo, 1 Zucker, 2 Tabak: 12 SP.",
            Edition::Second2014 => "3 Indigo, 1 Zucker, 2 Tabak: 6 + 3 = 9 SP.",
        },
        Card::CityHall => "Neun violette Gebäude mit diesem: 9 SP.",
        Card::TriumphalArch => "Statue und Held: 6 SP.",
        Card::Palace => "Ohne ihn hast du 34 Punkte: 8 SP mehr.",
        Card::OfficeBuilding => "Zwei überzählige Steinbrüche werden zwei andere Karten.",
        Card::GuardRoom => "Ben hat 7 Karten und keine Wachstube: Er wirft eine ab.",
        Card::Tavern => "Du hast sechs Gebäude, alle anderen sieben: Du ziehst eine Karte.",
        Card::CustomsOffice => "Du hast keine Ware und bekommst vom Händler doch 2 Karten.",
        Card::Park => "Du überbaust ihn mit der Silberschmelze: nichts zu zahlen.",
        Card::Harbour => "Du verkaufst Indigo: 1 Karte und 1 SP.",
        Card::Bank => "Das Ende ist nah, fünf Karten nützen dir nichts mehr: 5 SP.",
        Card::Goldsmith => "Du deckst den Turm auf, den niemand hat: Er gehört dir.",
        Card::Residence => {
            "Brunnen, Kran und Armenhaus kosten 2; Residenz, Palast und Rathaus 6: 4 + 3 SP."
        }
        Card::Cathedral => "Die anderen haben drei Sechser-Gebäude: 4 + 3 + 2 SP.",
    }
}
