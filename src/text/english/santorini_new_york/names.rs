//! What things are called.

use crate::engine::Seat;
use crate::games::santorini_new_york::{Piece, Role, RoleSets, Sight, Type, Way};
use crate::text::english::{English, counted};
use crate::text::santorini_new_york::{Names, Thing, Worker};
use crate::text::{PlayerNames, Speech};

impl Names for English {
    fn role(&self, role: Role) -> &'static str {
        match role {
            Role::Engineer => "Engineer",
            Role::NypdOfficer => "NYPD Officer",
            Role::NightGuard => "Night Guard",
            Role::StreetVendor => "Street Vendor",
            Role::FashionDesigner => "Fashion Designer",
            Role::Reporter => "Reporter",
            Role::Ironworker => "Ironworker",
            Role::CraneOperator => "Crane Operator",
            Role::BroadwayActors => "Broadway Actors",
            Role::Firefighter => "Firefighter",
            Role::Foreman => "Foreman",
            Role::SubwayOperator => "Subway Operator",
            Role::TaxiDriver => "Taxi Driver",
            Role::TourBusDriver => "Tour Bus Driver",
        }
    }

    fn role_label(&self, role: Role) -> &'static str {
        match role {
            Role::Engineer => "Engi\u{ad}neer",
            Role::FashionDesigner => "Fashion De\u{ad}signer",
            Role::Reporter => "Re\u{ad}porter",
            Role::Ironworker => "Iron\u{ad}worker",
            Role::CraneOperator => "Crane Ope\u{ad}rator",
            Role::BroadwayActors => "Broad\u{ad}way Actors",
            Role::Firefighter => "Fire\u{ad}fighter",
            Role::SubwayOperator => "Subway Ope\u{ad}rator",
            Role::NypdOfficer
            | Role::NightGuard
            | Role::StreetVendor
            | Role::Foreman
            | Role::TaxiDriver
            | Role::TourBusDriver => Names::role(self, role),
        }
    }

    fn kind(&self, kind: Type) -> &'static str {
        match kind {
            Type::Engineer => "Engineer",
            Type::Specialist => "Specialist",
            Type::Builder => "Builder",
            Type::Mover => "Mover",
        }
    }

    fn piece(&self, piece: Piece) -> &'static str {
        match piece {
            Piece::Block => "Block",
            Piece::Rooftop => "Rooftop",
            Piece::Skyscraper => "Skyscraper",
        }
    }

    fn statue(&self) -> &'static str {
        "Statue of Liberty"
    }

    fn way(&self, way: Way) -> &'static str {
        match way {
            Way::North => "north",
            Way::NorthEast => "north-east",
            Way::East => "east",
            Way::SouthEast => "south-east",
            Way::South => "south",
            Way::SouthWest => "south-west",
            Way::West => "west",
            Way::NorthWest => "north-west",
        }
    }

    fn thing(&self, thing: &Thing) -> String {
        match *thing {
            Thing::Worker(_) => "worker".to_owned(),
            Thing::Role(role) => Names::role(self, role).to_owned(),
            Thing::Card(role, card) => Names::card(self, card, role),
            Thing::Square(square) => square.to_string(),
            Thing::Piece(piece) => piece_inside(piece),
            Thing::Statue => self.statue().to_owned(),
            Thing::Cards(count) => Names::cards(self, count),
        }
    }

    fn worker_of(&self, seat: Seat, names: PlayerNames) -> String {
        format!("{}'s worker", names(seat))
    }

    fn level(&self, level: u8) -> String {
        match level {
            0 => "ground".to_owned(),
            _ => format!("level {level}"),
        }
    }

    fn start(&self, number: u8) -> String {
        format!("start squares {number}")
    }

    fn cards(&self, count: u8) -> String {
        counted(count, "card", "cards")
    }

    fn workers(&self, count: u8) -> String {
        counted(count, "worker", "workers")
    }

    fn pieces(&self, piece: Piece, count: u8) -> String {
        match piece {
            Piece::Block => counted(count, "block", "blocks"),
            Piece::Rooftop => counted(count, "rooftop", "rooftops"),
            Piece::Skyscraper => counted(count, "skyscraper", "skyscrapers"),
        }
    }

    fn sight(&self, sight: &Sight, roles: &RoleSets) -> String {
        match sight {
            Sight::Faces(cards) => {
                let names = cards
                    .iter()
                    .map(|card| Names::card(self, card, roles.role(card)));
                match names.collect::<Vec<_>>() {
                    names if names.is_empty() => "nothing".to_owned(),
                    names => self.list(&names),
                }
            }
            Sight::Backs(count) => Names::cards(self, *count),
        }
    }
}

/// What is built with, inside a sentence.
pub(super) fn piece_inside(piece: Piece) -> String {
    Names::piece(&English, piece).to_ascii_lowercase()
}

/// A worker for whoever chooses: "your worker", "Ben's worker".
pub(super) fn whose(worker: &Worker, names: PlayerNames) -> String {
    match worker.own {
        true => "your worker".to_owned(),
        false => English.worker_of(worker.owner, names),
    }
}

/// The same with its square: "Ben's worker on c4".
pub(super) fn who(worker: &Worker, names: PlayerNames) -> String {
    format!("{} on {}", whose(worker, names), worker.at)
}

/// Where a worker stands: "on level 2", "on the ground".
pub(super) fn on_level(level: u8) -> String {
    match level {
        0 => "on the ground".to_owned(),
        _ => format!("on level {level}"),
    }
}

/// "1st", "2nd".
pub(super) fn ordinal(place: u8) -> String {
    let ending = match place {
        1 => "st",
        2 => "nd",
        3 => "rd",
        _ => "th",
    };
    format!("{place}{ending}")
}
