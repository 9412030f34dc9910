//! What things are called.

use crate::engine::Seat;
use crate::games::santorini_new_york::{Piece, Role, RoleSets, Sight, Type, Way};
use crate::text::german::{German, counted};
use crate::text::santorini_new_york::{Names, Thing, Worker};
use crate::text::{PlayerNames, Speech};

impl Names for German {
    fn role(&self, role: Role) -> &'static str {
        match role {
            Role::Engineer => "Ingenieur",
            Role::NypdOfficer => "NYPD-Polizist",
            Role::NightGuard => "Nachtwächter",
            Role::StreetVendor => "Straßenhändler",
            Role::FashionDesigner => "Modeschöpfer",
            Role::Reporter => "Reporter",
            Role::Ironworker => "Stahlbauer",
            Role::CraneOperator => "Kranführer",
            Role::BroadwayActors => "Broadway-Schauspieler",
            Role::Firefighter => "Feuerwehr",
            Role::Foreman => "Vorarbeiter",
            Role::SubwayOperator => "U-Bahn-Fahrer",
            Role::TaxiDriver => "Taxifahrer",
            Role::TourBusDriver => "Reisebusfahrer",
        }
    }

    fn role_label(&self, role: Role) -> &'static str {
        match role {
            Role::Engineer => "Inge\u{ad}nieur",
            Role::NypdOfficer => "NYPD-Poli\u{ad}zist",
            Role::NightGuard => "Nacht\u{ad}wächter",
            Role::StreetVendor => "Straßen\u{ad}händler",
            Role::FashionDesigner => "Mode\u{ad}schöpfer",
            Role::Reporter => "Re\u{ad}porter",
            Role::Ironworker => "Stahl\u{ad}bauer",
            Role::CraneOperator => "Kran\u{ad}führer",
            Role::BroadwayActors => "Broad\u{ad}way-Schau\u{ad}spieler",
            Role::Firefighter => "Feuer\u{ad}wehr",
            Role::Foreman => "Vor\u{ad}arbeiter",
            Role::TaxiDriver => "Taxi\u{ad}fahrer",
            Role::TourBusDriver => "Reise\u{ad}bus\u{ad}fahrer",
            Role::SubwayOperator => Names::role(self, role),
        }
    }

    fn kind(&self, kind: Type) -> &'static str {
        match kind {
            Type::Engineer => "Ingenieur",
            Type::Specialist => "Spezialist",
            Type::Builder => "Erbauer",
            Type::Mover => "Fahrer",
        }
    }

    fn piece(&self, piece: Piece) -> &'static str {
        match piece {
            Piece::Block => "Block",
            Piece::Rooftop => "Dach",
            Piece::Skyscraper => "Wolkenkratzer",
        }
    }

    fn statue(&self) -> &'static str {
        "Freiheitsstatue"
    }

    fn way(&self, way: Way) -> &'static str {
        match way {
            Way::North => "nach Norden",
            Way::NorthEast => "nach Nordosten",
            Way::East => "nach Osten",
            Way::SouthEast => "nach Südosten",
            Way::South => "nach Süden",
            Way::SouthWest => "nach Südwesten",
            Way::West => "nach Westen",
            Way::NorthWest => "nach Nordwesten",
        }
    }

    fn thing(&self, thing: &Thing) -> String {
        match *thing {
            Thing::Worker(_) => "Figur".to_owned(),
            Thing::Role(role) => Names::role(self, role).to_owned(),
            Thing::Card(role, card) => Names::card(self, card, role),
            Thing::Square(square) => square.to_string(),
            Thing::Piece(piece) => Names::piece(self, piece).to_owned(),
            Thing::Statue => self.statue().to_owned(),
            Thing::Cards(count) => Names::cards(self, count),
        }
    }

    fn worker_of(&self, seat: Seat, names: PlayerNames) -> String {
        format!("Figur von {}", names(seat))
    }

    fn level(&self, level: u8) -> String {
        match level {
            0 => "Boden".to_owned(),
            _ => format!("Ebene {level}"),
        }
    }

    fn start(&self, number: u8) -> String {
        format!("Startfelder {number}")
    }

    fn cards(&self, count: u8) -> String {
        counted(count, "Karte", "Karten")
    }

    fn workers(&self, count: u8) -> String {
        counted(count, "Figur", "Figuren")
    }

    fn pieces(&self, piece: Piece, count: u8) -> String {
        match piece {
            Piece::Block => counted(count, "Block", "Blöcke"),
            Piece::Rooftop => counted(count, "Dach", "Dächer"),
            Piece::Skyscraper => counted(count, "Wolkenkratzer", "Wolkenkratzer"),
        }
    }

    fn sight(&self, sight: &Sight, roles: &RoleSets) -> String {
        match sight {
            Sight::Faces(cards) => {
                let names = cards
                    .iter()
                    .map(|card| Names::card(self, card, roles.role(card)));
                match names.collect::<Vec<_>>() {
                    names if names.is_empty() => "nichts".to_owned(),
                    names => self.list(&names),
                }
            }
            Sight::Backs(count) => Names::cards(self, *count),
        }
    }
}

/// A worker for whoever chooses, as subject or object: "deine Figur", "die Figur von Ben".
pub(super) fn whose(worker: &Worker, names: PlayerNames) -> String {
    match worker.own {
        true => "deine Figur".to_owned(),
        false => format!("die {}", German.worker_of(worker.owner, names)),
    }
}

/// The same with its square: "die Figur von Ben auf c4".
pub(super) fn who(worker: &Worker, names: PlayerNames) -> String {
    format!("{} auf {}", whose(worker, names), worker.at)
}

/// After "neben": "der Figur von Ben auf c4".
pub(super) fn beside_whom(worker: &Worker, names: PlayerNames) -> String {
    match worker.own {
        true => format!("deiner Figur auf {}", worker.at),
        false => format!(
            "der {} auf {}",
            German.worker_of(worker.owner, names),
            worker.at
        ),
    }
}

/// Where a worker stands: "auf Ebene 2", "auf dem Boden".
pub(super) fn on_level(level: u8) -> String {
    match level {
        0 => "auf dem Boden".to_owned(),
        _ => format!("auf Ebene {level}"),
    }
}
