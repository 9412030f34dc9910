//! The pictures of the game: symbols of `pieces.svg`, which are also the names of things in the
//! page.

use crate::games::santorini_new_york::{Piece, Role, Type};
use crate::text::santorini_new_york::Thing;

/// The picture on a role card.
pub const fn role(role: Role) -> &'static str {
    match role {
        Role::Engineer => "role-engineer",
        Role::NypdOfficer => "role-nypd-officer",
        Role::NightGuard => "role-night-guard",
        Role::StreetVendor => "role-street-vendor",
        Role::FashionDesigner => "role-fashion-designer",
        Role::Reporter => "role-reporter",
        Role::Ironworker => "role-ironworker",
        Role::CraneOperator => "role-crane-operator",
        Role::BroadwayActors => "role-broadway-actors",
        Role::Firefighter => "role-firefighter",
        Role::Foreman => "role-foreman",
        Role::SubwayOperator => "role-subway-operator",
        Role::TaxiDriver => "role-taxi-driver",
        Role::TourBusDriver => "role-tour-bus-driver",
    }
}

/// What stands on a square: its blocks, or what closes it.
pub const fn ground(level: u8, roofed: bool, skyscraper: bool) -> &'static str {
    match (level, roofed, skyscraper) {
        (_, _, true) => "skyscraper",
        (_, true, _) => "rooftop",
        (0, ..) => "level-0",
        (1, ..) => "level-1",
        (2, ..) => "level-2",
        _ => "level-3",
    }
}

/// The first or the second worker.
pub const fn worker(second: bool) -> &'static str {
    match second {
        false => "worker-1",
        true => "worker-2",
    }
}

/// The class of what has the colour of a type.
pub const fn kind(kind: Type) -> &'static str {
    match kind {
        Type::Engineer => "of-engineer",
        Type::Specialist => "of-specialist",
        Type::Builder => "of-builder",
        Type::Mover => "of-mover",
    }
}

/// The picture of a thing in a sentence, where it has one.
pub const fn thing(thing: &Thing) -> Option<&'static str> {
    match thing {
        Thing::Role(it) | Thing::Card(it, _) => Some(role(*it)),
        Thing::Piece(Piece::Block) => Some("block"),
        Thing::Piece(Piece::Rooftop) => Some("rooftop"),
        Thing::Piece(Piece::Skyscraper) => Some("skyscraper"),
        Thing::Statue => Some("liberty"),
        Thing::Cards(_) => Some("role-back"),
        Thing::Worker(_) => Some("worker-1"),
        Thing::Square(_) => None,
    }
}
