//! What a card promises before it is chosen.

use crate::engine::Seat;
use crate::games::santorini_new_york::turns::Moment;
use crate::games::santorini_new_york::{Card, Cards, Eyes, Pile, Role, Table, cards::numbers};

/// What a card promises before it is chosen, for all that its player can know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// The card.
    pub card: Card,
    /// Its role.
    pub role: Role,
    /// The earliest place in the order of the round, from 1.
    pub earliest: u8,
    /// The latest place.
    pub latest: u8,
    /// How many players choose a card.
    pub players: u8,
    /// Whether a turn could be completed with it if it came now.
    pub possible: bool,
    /// How many workers the player has.
    pub workers: u8,
}

/// Whether a card takes the statue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum StatueHope {
    /// Somebody is sure to have a higher number.
    No,
    /// It depends on what others choose.
    Perhaps,
    /// Nobody can have a higher number.
    Surely,
}

impl Prospect {
    /// What a card of a seat's hand promises. Every card counts as possible for others that the
    /// seat does not see and that is not remembered to have been played.
    pub fn of<E: Eyes>(table: &Table<E>, seat: Seat, card: Card) -> Self {
        let player = &table.players[seat];
        let hand = player.hand.faces().unwrap_or(Cards::NONE);
        let mut unseen = numbers().deck().without(hand).without(table.played());
        unseen.take(card);
        let lower = unseen.iter().filter(|it| *it < card).count();
        let higher = unseen.iter().filter(|it| *it > card).count();
        let [lower, higher] = [lower, higher].map(|it| u8::try_from(it).unwrap_or(u8::MAX));
        let others = table.living().filter(|it| *it != seat).count();
        let others = u8::try_from(others).unwrap_or(u8::MAX);
        Prospect {
            card,
            role: table.role(card),
            earliest: 1 + others.saturating_sub(higher),
            latest: 1 + others.min(lower),
            players: 1 + others,
            possible: Moment::begin(table, seat, card).can_finish(),
            workers: table.city.workers[seat].len(),
        }
    }

    /// Whether it takes the statue.
    pub fn statue(&self) -> StatueHope {
        if self.earliest == self.players {
            StatueHope::Surely
        } else if self.latest == self.players {
            StatueHope::Perhaps
        } else {
            StatueHope::No
        }
    }
}
