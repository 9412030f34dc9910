//! What happens at the table.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::engine::{MOST_SEATS, Seat, Viewer};

use super::{Card, Ending, Eyes, Face, Open, Played, Role, Seen, Sight, Square};

/// Something that happened. The log is a list of these, with the eyes of who reads it: what the
/// others chose in secret or were dealt is seen as backs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
#[allow(missing_docs)] // The fields are named for what they hold.
pub enum Event<E: Eyes = Open> {
    /// A seat put its workers on start squares.
    Started {
        seat: Seat,
        number: u8,
        squares: [Square; 2],
    },
    /// The discards were shuffled to be dealt: so many, of which so many are left face down.
    Shuffled { count: u8, left: u8 },
    /// A seat was dealt cards.
    Dealt { seat: Seat, cards: E::Cards },
    /// A round began, counted from 1.
    RoundBegan { round: u8 },
    /// A seat chose its card.
    Committed { seat: Seat, card: E::Face },
    /// All cards were turned up, here in the order of play.
    Revealed { order: ArrayVec<Played, MOST_SEATS> },
    /// The highest number takes the statue.
    StatueTaken { seat: Seat, from: Option<Seat> },
    /// The highest number has the statue already.
    StatueKept { seat: Seat },
    /// A turn began.
    TurnBegan { seat: Seat, card: Card, role: Role },
    /// A seat could not complete a turn with any worker.
    NoTurn { seat: Seat, card: Card, role: Role },
    /// A worker was named: by a Fashion Designer, a Foreman, a Night Guard or a Street Vendor.
    Named {
        seat: Seat,
        role: Role,
        worker: Square,
        owner: Seat,
    },
    /// A worker moved.
    Moved {
        seat: Seat,
        from: Square,
        to: Square,
        from_level: u8,
        to_level: u8,
    },
    /// A worker was forced somewhere, which is no move.
    Forced {
        seat: Seat,
        by: Seat,
        role: Role,
        from: Square,
        to: Square,
        from_level: u8,
        to_level: u8,
    },
    /// A worker that the Night Guard named could not move.
    StoodStill { seat: Seat, worker: Square },
    /// A block went under a worker (Firefighter); its square has this level now.
    Lifted { seat: Seat, at: Square, level: u8 },
    /// A block was built; the square has this level now.
    Built { seat: Seat, at: Square, level: u8 },
    /// A rooftop was built.
    Roofed { seat: Seat, at: Square },
    /// A skyscraper was placed.
    SkyscraperPlaced { seat: Seat, at: Square },
    /// A worker left the game.
    WorkerLost { seat: Seat, at: Square, why: Loss },
    /// A card was discarded after its turn.
    Discarded { seat: Seat, card: Card },
    /// A seat has no worker left; it put away so many cards.
    Eliminated { seat: Seat, cards: u8 },
    /// The game is over.
    GameOver { ending: Ending },
}

/// Why a worker left the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// No turn could be completed.
    NoTurn,
    /// The Firefighter roofed the building on which it stood.
    Roofed,
}

impl<E: Eyes> Event<E> {
    /// The seat whose piece, card or turn it is about, where there is one.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Started { seat, .. }
            | Event::Dealt { seat, .. }
            | Event::Committed { seat, .. }
            | Event::StatueTaken { seat, .. }
            | Event::StatueKept { seat }
            | Event::TurnBegan { seat, .. }
            | Event::NoTurn { seat, .. }
            | Event::Named { seat, .. }
            | Event::Moved { seat, .. }
            | Event::Forced { seat, .. }
            | Event::StoodStill { seat, .. }
            | Event::Lifted { seat, .. }
            | Event::Built { seat, .. }
            | Event::Roofed { seat, .. }
            | Event::SkyscraperPlaced { seat, .. }
            | Event::WorkerLost { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Eliminated { seat, .. } => Some(seat),
            Event::Shuffled { .. }
            | Event::RoundBegan { .. }
            | Event::Revealed { .. }
            | Event::GameOver { .. } => None,
        }
    }

    /// Whether it showed something that nobody could know before, so that taking the move back
    /// would be a second look at the luck or at what others had chosen.
    pub fn reveals(&self) -> bool {
        matches!(self, Event::Dealt { .. } | Event::Revealed { .. })
    }
}

impl Event {
    /// The event as a viewer saw it.
    pub fn told(&self, viewer: Viewer) -> Event<Seen> {
        match *self {
            Event::Dealt { seat, cards } => Event::Dealt {
                seat,
                cards: Sight::of(cards, viewer.is(seat)),
            },
            Event::Committed { seat, card } => Event::Committed {
                seat,
                card: match viewer.is(seat) {
                    true => Face::Up(card),
                    false => Face::Down,
                },
            },
            Event::Started {
                seat,
                number,
                squares,
            } => Event::Started {
                seat,
                number,
                squares,
            },
            Event::Shuffled { count, left } => Event::Shuffled { count, left },
            Event::RoundBegan { round } => Event::RoundBegan { round },
            Event::Revealed { ref order } => Event::Revealed {
                order: order.clone(),
            },
            Event::StatueTaken { seat, from } => Event::StatueTaken { seat, from },
            Event::StatueKept { seat } => Event::StatueKept { seat },
            Event::TurnBegan { seat, card, role } => Event::TurnBegan { seat, card, role },
            Event::NoTurn { seat, card, role } => Event::NoTurn { seat, card, role },
            Event::Named {
                seat,
                role,
                worker,
                owner,
            } => Event::Named {
                seat,
                role,
                worker,
                owner,
            },
            Event::Moved {
                seat,
                from,
                to,
                from_level,
                to_level,
            } => Event::Moved {
                seat,
                from,
                to,
                from_level,
                to_level,
            },
            Event::Forced {
                seat,
                by,
                role,
                from,
                to,
                from_level,
                to_level,
            } => Event::Forced {
                seat,
                by,
                role,
                from,
                to,
                from_level,
                to_level,
            },
            Event::StoodStill { seat, worker } => Event::StoodStill { seat, worker },
            Event::Lifted { seat, at, level } => Event::Lifted { seat, at, level },
            Event::Built { seat, at, level } => Event::Built { seat, at, level },
            Event::Roofed { seat, at } => Event::Roofed { seat, at },
            Event::SkyscraperPlaced { seat, at } => Event::SkyscraperPlaced { seat, at },
            Event::WorkerLost { seat, at, why } => Event::WorkerLost { seat, at, why },
            Event::Discarded { seat, card } => Event::Discarded { seat, card },
            Event::Eliminated { seat, cards } => Event::Eliminated { seat, cards },
            Event::GameOver { ending } => Event::GameOver { ending },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_seat_chose_or_was_dealt_the_others_see_as_backs() {
        let seat = Seat::new(1);
        let card = Card::new(17).unwrap();
        let committed = Event::<Open>::Committed { seat, card };
        let dealt = Event::<Open>::Dealt {
            seat,
            cards: [card].into_iter().collect(),
        };
        for other in [Viewer::Seat(Seat::new(0)), Viewer::Onlooker] {
            for event in [&committed, &dealt] {
                let told = event.told(other);
                assert!(!serde_json::to_string(&told).unwrap().contains("17"));
            }
        }
        let own = committed.told(Viewer::Seat(seat));
        assert!(matches!(own, Event::Committed { card: it, .. } if it == Face::Up(card)));
        let own = dealt.told(Viewer::Seat(seat));
        assert!(matches!(
            own,
            Event::Dealt {
                cards: Sight::Faces(_),
                ..
            }
        ));
    }
}
