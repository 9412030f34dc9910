//! Why a choice is refused.

use crate::games::puerto_rico::Illegal;
use crate::text::english::{English, counted};
use crate::text::puerto_rico::Names;

/// The reason, as a sentence.
pub(super) fn refusal(text: &English, why: &Illegal) -> String {
    let plain = match *why {
        Illegal::GameOver => "The game is over.",
        Illegal::NotNow => "This is not the moment for that.",
        Illegal::RoleTaken => "This role is already taken in this round.",
        Illegal::NoSuchRole => "This role card is not in the game.",
        Illegal::MustAct => "Some of your barrels fit on a ship, so you have to load.",
        Illegal::IslandFull => "Your island has no free space.",
        Illegal::CityFull => "Your city has not enough free space.",
        Illegal::NoSuchTile => "There is no such tile to take.",
        Illegal::NoQuarryRight => {
            "Quarries are for whoever chose the settler, or works a construction hut."
        }
        Illegal::NoQuarryLeft => "All quarries are taken.",
        Illegal::NoPlantationLeft => "There is no plantation left to draw.",
        Illegal::NoColonist => "No colonist is left, so there is none to decline.",
        Illegal::TooManyColonists { most: 0 } => "No colonist can go here.",
        Illegal::AlreadyOwned => "You have this building already.",
        Illegal::SoldOut => "This building is sold out.",
        Illegal::NotInGame => "This building is not in the game.",
        Illegal::HouseFull => "The trading house is full.",
        Illegal::NoSuchShip => "There is no such ship.",
        Illegal::ShipFull => "This ship is full.",
        Illegal::WharfUsed => "Your wharf has already sailed in this phase.",
        Illegal::StoreInOrder => "Name the kinds in the order of the goods, each one once.",
        Illegal::StoreFull => "You have no more room to store that.",
        Illegal::InGameAlready => "This building is in the game already.",
        Illegal::NoForest => "Only a plantation can become a forest.",
        Illegal::LoadInOrder => "Load the small wharf in the order of the goods, each kind once.",
        Illegal::SmallWharfUsed => "Your small wharf has already sailed in this phase.",
        Illegal::NobodyThere => "No colonist of yours is there.",
        Illegal::NeededThere => "This colonist is needed there for the purchase.",
        Illegal::NoPoint => "You have no victory point to give.",
        Illegal::PaymentShort => "What is left to give would not cover the rest.",
        Illegal::NoGuest => "Your guesthouse has no guest.",
        Illegal::NoFreeCircle => "There is no free circle for a guest.",
        Illegal::PlacesTaken { cost } => {
            return format!("All places for buildings at {cost} are taken.");
        }
        Illegal::Excluded(building) => {
            return format!(
                "The {} excludes it.",
                text.building(building).to_ascii_lowercase()
            );
        }
        Illegal::TakenBefore(good) => {
            return format!(
                "Your first barrel was {}: take another kind.",
                text.good(good).to_ascii_lowercase()
            );
        }
        Illegal::TooManyBarrels { most } => {
            return format!("You can load 1 to {most} of these.");
        }
        Illegal::Needs(building) => {
            return format!(
                "For that you need an occupied {}.",
                text.building(building).to_ascii_lowercase()
            );
        }
        Illegal::TooManyColonists { most } => {
            return format!("At most {} can go here.", text.colonists(most));
        }
        Illegal::TooFewColonists { least } => {
            return format!(
                "At least {} must go here: nobody stays idle while a circle is free.",
                text.colonists(least)
            );
        }
        Illegal::TooDear { cost, have } => {
            return format!(
                "It costs {}, and you have {have}.",
                text.doubloons(cost.into())
            );
        }
        Illegal::NoSuchGood(good) => {
            return format!(
                "You have no {} for that.",
                text.good(good).to_ascii_lowercase()
            );
        }
        Illegal::NotProduced(good) => {
            return format!(
                "You have not produced any {} in this phase.",
                text.good(good).to_ascii_lowercase()
            );
        }
        Illegal::SupplyEmpty(good) => {
            return format!(
                "The supply has no {} left.",
                text.good(good).to_ascii_lowercase()
            );
        }
        Illegal::HouseHas(good) => {
            return format!(
                "The trading house has {} already, and you have no occupied office.",
                text.good(good).to_ascii_lowercase()
            );
        }
        Illegal::ShipCarries(good) => {
            return format!(
                "This ship carries {}.",
                text.good(good).to_ascii_lowercase()
            );
        }
        Illegal::OtherShipCarries(good) => {
            return format!(
                "Another ship already carries {}.",
                text.good(good).to_ascii_lowercase()
            );
        }
        Illegal::LargerShip { takes } => {
            return format!(
                "Another empty ship takes more: {}.",
                counted(takes, "barrel", "barrels")
            );
        }
    };
    plain.to_owned()
}
