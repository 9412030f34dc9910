//! What can be chosen together.

use crate::engine::Seat;
use crate::games::san_juan::{Cards, Pile, Question, Seen, Sight, Structure, Table};

/// What cards and goods can be chosen together now.
#[derive(Clone, PartialEq, Debug)]
pub struct Range {
    /// The question that they answer.
    pub question: Question,
    /// The cards.
    pub cards: Cards,
    /// The places of buildings with goods, or without, as it is asked.
    pub goods: Vec<u8>,
    /// The most of both.
    pub most: u8,
    /// The most goods.
    pub most_goods: u8,
}

impl Range {
    /// Only cards.
    pub fn of_cards(question: Question, cards: Cards, most: u8) -> Self {
        Range {
            question,
            cards,
            goods: Vec::new(),
            most,
            most_goods: 0,
        }
    }

    /// Only the cards that can follow those that are given already: cards that go together are
    /// named in the order of the print.
    pub fn after(mut self, given: &Sight) -> Self {
        let last = faces(given).last();
        let all = self.cards;
        self.cards = Cards::from_fn(|card| match Some(card) >= last {
            true => all.of(card),
            false => 0,
        });
        self
    }

    /// Only goods, or places for them.
    pub fn of_goods(question: Question, goods: Vec<u8>, most: u8) -> Self {
        Range {
            goods,
            most_goods: most,
            ..Range::of_cards(question, Cards::NONE, most)
        }
    }
}

/// The cards of a hand or a pile, as far as they are seen.
pub fn faces(sight: &Sight) -> Cards {
    *sight.faces().unwrap_or(&Cards::NONE)
}

/// The places of a city whose buildings are like that.
pub fn places(table: &Table<Seen>, seat: Seat, are: impl Fn(&Structure<Seen>) -> bool) -> Vec<u8> {
    let city = (0u8..).zip(&table.players[seat].city);
    city.filter(|(_, it)| are(it))
        .map(|(place, _)| place)
        .collect()
}
