//! Why a choice is refused.

use crate::games::puerto_rico::Illegal;
use crate::text::german::{German, counted};
use crate::text::puerto_rico::Names;

use super::names::{accusative, colonists_as_object, occupied};

/// The reason, as a sentence.
pub(super) fn refusal(text: &German, why: &Illegal) -> String {
    let plain = match *why {
        Illegal::GameOver => "Das Spiel ist zu Ende.",
        Illegal::NotNow => "Das geht in diesem Moment nicht.",
        Illegal::RoleTaken => "Diese Rolle ist in dieser Runde schon vergeben.",
        Illegal::NoSuchRole => "Diese Rollenkarte ist nicht im Spiel.",
        Illegal::MustAct => "Du hast Fässer, die auf ein Schiff passen, also musst du laden.",
        Illegal::IslandFull => "Auf deiner Insel ist kein Platz mehr frei.",
        Illegal::CityFull => "In deiner Stadt ist nicht genug Platz frei.",
        Illegal::NoSuchTile => "So ein Plättchen liegt nicht aus.",
        Illegal::NoQuarryRight => {
            "Einen Steinbruch darf nur nehmen, wer den Siedler gewählt oder eine besetzte Bauhütte \
             hat."
        }
        Illegal::NoQuarryLeft => "Alle Steinbrüche sind vergeben.",
        Illegal::NoPlantationLeft => "Es gibt keine Plantage mehr zu ziehen.",
        Illegal::NoColonist => "Es ist kein Kolonist mehr da, auf den du verzichten könntest.",
        Illegal::TooManyColonists { most: 0 } => "Hierher kann kein Kolonist.",
        Illegal::AlreadyOwned => "Dieses Gebäude hast du schon.",
        Illegal::SoldOut => "Dieses Gebäude ist ausverkauft.",
        Illegal::NotInGame => "Dieses Gebäude ist nicht im Spiel.",
        Illegal::HouseFull => "Das Handelshaus ist voll.",
        Illegal::NoSuchShip => "Dieses Schiff gibt es nicht.",
        Illegal::ShipFull => "Dieses Schiff ist voll.",
        Illegal::WharfUsed => "Deine Werft war in dieser Phase schon im Einsatz.",
        Illegal::StoreInOrder => "Nenne die Sorten in der Reihenfolge der Waren, jede nur einmal.",
        Illegal::StoreFull => "Dafür hast du keinen Lagerplatz mehr.",
        Illegal::InGameAlready => "Dieses Gebäude ist schon im Spiel.",
        Illegal::NoForest => "Nur eine Plantage kann ein Wald werden.",
        Illegal::LoadInOrder => {
            "Belade die Kleine Werft in der Reihenfolge der Waren, jede Sorte nur einmal."
        }
        Illegal::SmallWharfUsed => "Deine Kleine Werft war in dieser Phase schon im Einsatz.",
        Illegal::NobodyThere => "Dort ist kein Kolonist von dir.",
        Illegal::NeededThere => "Dieser Kolonist wird dort für den Kauf gebraucht.",
        Illegal::NoPoint => "Du hast keinen Siegpunkt, den du abgeben könntest.",
        Illegal::PaymentShort => "Was danach noch bleibt, deckt den Rest nicht.",
        Illegal::NoGuest => "In deinem Gästehaus ist kein Gast.",
        Illegal::NoFreeCircle => "Dort ist kein Kreis für einen Gast frei.",
        Illegal::PlacesTaken { cost } => {
            return format!("Alle Plätze für Gebäude zu {cost} sind vergeben.");
        }
        Illegal::Excluded(building) => {
            return format!("Das schließt ein anderes aus: {}.", text.building(building));
        }
        Illegal::TakenBefore(good) => {
            return format!(
                "Dein erstes Fass war {}: Nimm eine andere Sorte.",
                text.good(good)
            );
        }
        Illegal::TooManyBarrels { most } => {
            return format!("Davon kannst du 1 bis {most} laden.");
        }
        Illegal::Needs(building) => {
            return format!(
                "Dafür brauchst du {}{}.",
                occupied(building),
                accusative(building)
            );
        }
        Illegal::TooManyColonists { most } => {
            return format!(
                "Hier ist Platz für höchstens {}.",
                colonists_as_object(most)
            );
        }
        Illegal::TooFewColonists { least } => {
            let must = if least == 1 { "muss" } else { "müssen" };
            return format!(
                "Hierher {must} mindestens {}: Solange ein Kreis frei ist, bleibt niemand ohne \
                 Arbeit.",
                text.colonists(least)
            );
        }
        Illegal::TooDear { cost, have } => {
            return format!(
                "Das kostet {}, und du hast {have}.",
                text.doubloons(cost.into())
            );
        }
        Illegal::NoSuchGood(good) => {
            return format!("Dafür hast du keinen {}.", text.good(good));
        }
        Illegal::NotProduced(good) => {
            return format!(
                "Du hast in dieser Phase keinen {} produziert.",
                text.good(good)
            );
        }
        Illegal::SupplyEmpty(good) => {
            return format!("Im Vorrat ist kein {} mehr.", text.good(good));
        }
        Illegal::HouseHas(good) => {
            return format!(
                "Im Handelshaus liegt schon {}, und du hast kein besetztes Kontor.",
                text.good(good)
            );
        }
        Illegal::ShipCarries(good) => {
            return format!("Dieses Schiff ist mit {} beladen.", text.good(good));
        }
        Illegal::OtherShipCarries(good) => {
            return format!("{} liegt schon auf einem anderen Schiff.", text.good(good));
        }
        Illegal::LargerShip { takes } => {
            return format!(
                "Ein anderes leeres Schiff nimmt mehr auf: {}.",
                counted(takes, "Fass", "Fässer")
            );
        }
    };
    plain.to_owned()
}
