//! What happens at the table.

use serde::{Deserialize, Serialize};

use crate::engine::{Seat, Viewer};

use super::{Card, Cards, Ending, Eyes, Open, PriceTile, Role, Seen, Sight};

/// Something that happened. The log is a list of these, with the eyes of who reads it: what one
/// seat drew, discarded or paid the others see as backs.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
#[allow(missing_docs)] // The fields are named for what they hold.
pub enum Event<E: Eyes = Open> {
    /// A round began, counted from 1.
    RoundBegan { round: u8, governor: Seat },
    /// A seat took a role.
    Chose { seat: Seat, role: Role },
    /// Two players: a Library doubles the privilege of this role, and no other in this round.
    Doubled { seat: Seat },
    /// A seat chose to do nothing, or nothing more.
    Passed { seat: Seat },
    /// A seat had nothing to choose and was passed over.
    Skipped { seat: Seat },
    /// The supply was empty; the discards were shuffled.
    Reshuffled { count: u8 },
    /// A seat drew cards; for a building of its own, or for its role.
    Drew {
        seat: Seat,
        cards: E::Cards,
        by: Option<Card>,
    },
    /// A seat kept cards that it had drawn.
    Kept { seat: Seat, cards: E::Cards },
    /// A seat discarded cards.
    Discarded { seat: Seat, cards: E::Cards },
    /// A seat put cards under a building.
    Stowed {
        seat: Seat,
        cards: E::Cards,
        under: Card,
    },
    /// A seat paid a good for a building.
    PaidGood { seat: Seat, from: Card },
    /// A seat paid cards for a building.
    Paid { seat: Seat, cards: E::Cards },
    /// A seat built; over another building, if a Crane put it there.
    Built {
        seat: Seat,
        card: Card,
        over: Option<Card>,
    },
    /// The good on a building that was covered was discarded.
    LostGood { seat: Seat, from: Card },
    /// A good came to a building.
    Produced { seat: Seat, at: Card },
    /// A price tile was turned up.
    TileTurned { tile: PriceTile },
    /// A seat sold a good.
    Sold { seat: Seat, from: Card, price: u8 },
    /// The first good that a seat sold went under its Harbour.
    Shipped { seat: Seat },
    /// A seat turned up cards for everybody to see.
    TurnedUp { seat: Seat, cards: Cards, by: Card },
    /// A seat took one of the cards that it had turned up; the others were discarded.
    Took { seat: Seat, card: Card },
    /// The game is over.
    GameOver { why: Ending },
}

impl<E: Eyes> Event<E> {
    /// The seat that acted, where one did.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Chose { seat, .. }
            | Event::Doubled { seat }
            | Event::Passed { seat }
            | Event::Skipped { seat }
            | Event::Drew { seat, .. }
            | Event::Kept { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Stowed { seat, .. }
            | Event::PaidGood { seat, .. }
            | Event::Paid { seat, .. }
            | Event::Built { seat, .. }
            | Event::LostGood { seat, .. }
            | Event::Produced { seat, .. }
            | Event::Sold { seat, .. }
            | Event::Shipped { seat }
            | Event::TurnedUp { seat, .. }
            | Event::Took { seat, .. } => Some(seat),
            Event::RoundBegan { .. }
            | Event::Reshuffled { .. }
            | Event::TileTurned { .. }
            | Event::GameOver { .. } => None,
        }
    }

    /// Whether it showed something that nobody could know before, so that taking the move back
    /// would be a second look at the luck.
    pub fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Drew { .. } | Event::TileTurned { .. } | Event::TurnedUp { .. }
        )
    }
}

impl Event {
    /// The event as a viewer saw it.
    pub fn told(&self, viewer: Viewer) -> Event<Seen> {
        let sight = |seat, cards| Sight::of(cards, viewer.is(seat));
        match *self {
            Event::RoundBegan { round, governor } => Event::RoundBegan { round, governor },
            Event::Chose { seat, role } => Event::Chose { seat, role },
            Event::Doubled { seat } => Event::Doubled { seat },
            Event::Passed { seat } => Event::Passed { seat },
            Event::Skipped { seat } => Event::Skipped { seat },
            Event::Reshuffled { count } => Event::Reshuffled { count },
            Event::Drew { seat, cards, by } => {
                let cards = sight(seat, &cards);
                Event::Drew { seat, cards, by }
            }
            Event::Kept { seat, cards } => {
                let cards = sight(seat, &cards);
                Event::Kept { seat, cards }
            }
            Event::Discarded { seat, cards } => {
                let cards = sight(seat, &cards);
                Event::Discarded { seat, cards }
            }
            Event::Stowed { seat, cards, under } => {
                let cards = sight(seat, &cards);
                Event::Stowed { seat, cards, under }
            }
            Event::PaidGood { seat, from } => Event::PaidGood { seat, from },
            Event::Paid { seat, cards } => {
                let cards = sight(seat, &cards);
                Event::Paid { seat, cards }
            }
            Event::Built { seat, card, over } => Event::Built { seat, card, over },
            Event::LostGood { seat, from } => Event::LostGood { seat, from },
            Event::Produced { seat, at } => Event::Produced { seat, at },
            Event::TileTurned { tile } => Event::TileTurned { tile },
            Event::Sold { seat, from, price } => Event::Sold { seat, from, price },
            Event::Shipped { seat } => Event::Shipped { seat },
            Event::TurnedUp { seat, cards, by } => Event::TurnedUp { seat, cards, by },
            Event::Took { seat, card } => Event::Took { seat, card },
            Event::GameOver { why } => Event::GameOver { why },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_seat_drew_the_others_see_as_backs() {
        let seat = Seat::new(1);
        let cards: Cards = [Card::Hero, Card::Quarry].into_iter().collect();
        let drew = Event::<Open>::Drew {
            seat,
            cards,
            by: None,
        };
        let own = drew.told(Viewer::Seat(seat));
        assert!(matches!(own, Event::Drew { cards: Sight::Faces(it), .. } if it == cards));
        for other in [Viewer::Seat(Seat::new(0)), Viewer::Onlooker] {
            let told = drew.told(other);
            assert!(matches!(
                told,
                Event::Drew {
                    cards: Sight::Backs(2),
                    ..
                }
            ));
            assert!(!serde_json::to_string(&told).unwrap().contains("hero"));
        }
    }
}
