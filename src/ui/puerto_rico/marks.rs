//! Where the last move left its mark.

use crate::engine::Seat;
use crate::games::puerto_rico::Event;

use super::choices::Thing;

/// The things that the last move touched, and who touched them.
pub fn marks(events: &[Event]) -> Vec<(Thing, Seat)> {
    events.iter().flat_map(marks_of).collect()
}

fn marks_of(event: &Event) -> Vec<(Thing, Seat)> {
    match *event {
        Event::Chose { seat, card, .. } => vec![(Thing::Role(card), seat)],
        Event::Drew { seat, .. } => vec![(Thing::FaceDown, seat), (Thing::Seat(seat), seat)],
        Event::Built { seat, building, .. } | Event::Drafted { seat, building, .. } => {
            vec![(Thing::Building(building), seat), (Thing::Seat(seat), seat)]
        }
        Event::Sold { seat, .. } => vec![(Thing::TradingHouse, seat), (Thing::Seat(seat), seat)],
        Event::Loaded {
            seat,
            ship: Some(ship),
            ..
        } => vec![(Thing::Ship(ship), seat), (Thing::Seat(seat), seat)],
        Event::Loaded {
            seat, ship: None, ..
        } => vec![(Thing::Wharf, seat), (Thing::Seat(seat), seat)],
        Event::ExtraColonist { seat, .. } | Event::ColonistsArrived { seat, .. } => {
            vec![(Thing::ColonistShip, seat)]
        }
        Event::Settled { seat, .. }
        | Event::Forested { seat, .. }
        | Event::TurnedOver { seat, .. }
        | Event::GaveColonist { seat, .. }
        | Event::GaveGood { seat, .. }
        | Event::GavePoint { seat }
        | Event::Scored { seat, .. }
        | Event::SoldToPost { seat, .. }
        | Event::LoadedSmallWharf { seat, .. }
        | Event::Doubled { seat }
        | Event::GuestMoved { seat, .. }
        | Event::Prospected { seat, .. }
        | Event::ColonistsPlaced { seat, .. }
        | Event::Produced { seat, .. }
        | Event::Earned { seat, .. }
        | Event::TookGood { seat, .. }
        | Event::Spoiled { seat, .. } => vec![(Thing::Seat(seat), seat)],
        Event::RoundBegan { .. }
        | Event::Passed { .. }
        | Event::Skipped { .. }
        | Event::PlantationsRevealed { .. }
        | Event::ShipFilled { .. }
        | Event::HouseEmptied
        | Event::ShipSailed { .. }
        | Event::LastRound { .. }
        | Event::GameOver { .. } => Vec::new(),
    }
}
