//! What happened.

use crate::engine::Seat;
use crate::games::san_juan::roles::prospector;
use crate::games::san_juan::{Card, Ending, Event, Pile, Seen, Sight};
use crate::text::Sentence;
use crate::text::english::English;
use crate::text::san_juan::{Log, Thing, Things, copies};
use crate::text::sentence::{in_a_row, say};

use super::names::article;

impl Log for English {
    fn event(&self, event: &Event<Seen>) -> Option<Sentence> {
        Some(match *event {
            Event::RoundBegan { round, governor } => {
                say![format!("Round {round}: "), governor, " is governor."]
            }
            Event::Chose { seat, role } => say![seat, " takes the ", role, "."],
            Event::Doubled { seat } => {
                say![seat, " doubles the privilege with the ", Card::Library, "."]
            }
            Event::Passed { seat } => say![seat, " passes."],
            Event::Skipped { seat } => say![seat, " has nothing to choose here."],
            Event::Reshuffled { count: 1 } => {
                say!["The supply is empty: the only discard is the new supply."]
            }
            Event::Reshuffled { count } => say![format!(
                "The supply is empty: {count} discards are shuffled and drawn from."
            )],
            Event::Drew { seat, cards, by } => {
                let with = by.map_or_else(|| say!["."], |it| say![" with the ", it, "."]);
                joined(say![seat, " draws "], &cards, with)
            }
            Event::Kept { seat, cards } => joined(say![seat, " keeps "], &cards, say!["."]),
            Event::Discarded { seat, cards } => joined(say![seat, " discards "], &cards, say!["."]),
            Event::Stowed { seat, cards, under } => {
                let points = Thing::Points(cards.count().into());
                let under = say![" under the ", under, ": +", points, "."];
                joined(say![seat, " puts "], &cards, under)
            }
            Event::PaidGood { seat, from } => match from.makes() {
                Some(good) => say![seat, " pays with ", good, "."],
                None => say![seat, " pays with the card on the ", from, "."],
            },
            Event::Paid { seat, cards } => joined(say![seat, " pays "], &cards, say!["."]),
            Event::Built { seat, card, over } => {
                let mut line = say![seat, " builds ", article(card), card];
                if let Some(over) = over {
                    line.extend(say![" over the ", over]);
                }
                line.push(".".into());
                line
            }
            Event::LostGood { from, .. } => match from.makes() {
                Some(good) => say!["The ", good, " on the covered ", from, " is lost."],
                None => say!["The card on the covered ", from, " is lost."],
            },
            Event::Produced { seat, at } => match at.makes() {
                Some(good) => say![seat, " produces ", good, "."],
                None => say![seat, " gets a card on the ", at, "."],
            },
            Event::TileTurned { tile } => say!["Prices: ", self.prices(tile), "."],
            Event::Sold { seat, from, price } => {
                let cards = Thing::Cards(price);
                match from.makes() {
                    Some(good) => say![seat, " sells ", good, " for ", cards, "."],
                    None => say![seat, " sells the card on the ", from, " for ", cards, "."],
                }
            }
            Event::Shipped { seat } => say![
                seat,
                " puts it under the ",
                Card::Harbour,
                ": +",
                Thing::Points(1),
                "."
            ],
            Event::TurnedUp { seat, cards, by } => {
                let found = !by.digs() || prospector::is_find(&cards);
                let end = if found {
                    ""
                } else {
                    " Not all costs differ, so all are discarded."
                };
                let cards = Sight::Faces(cards);
                joined(
                    say![seat, " turns up "],
                    &cards,
                    say![" with the ", by, ".", end],
                )
            }
            Event::Took { seat, card } => say![seat, " takes the ", card, "."],
            Event::GameOver { why } => say!["The game is over. ", Log::ending(self, why)],
        })
    }

    fn ending(&self, why: Ending) -> &'static str {
        match why {
            Ending::CityFull => "A city has twelve buildings.",
            Ending::Standstill => "All cards lie in cities, so nothing can happen any more.",
        }
    }

    fn winners(&self, seats: &[Seat]) -> Sentence {
        let mut line = in_a_row(seats.iter().copied(), " and ");
        line.push(match seats.len() {
            1 => " wins.".into(),
            _ => " share the win.".into(),
        });
        line
    }
}

/// A sentence about cards: by name where they are seen, otherwise their number.
fn joined(before: Sentence, cards: &Sight, after: Sentence) -> Sentence {
    let mut line = before;
    match cards {
        Sight::Faces(cards) => line.extend(in_a_row(copies(cards), " and ")),
        Sight::Backs(count) => line.push(Thing::Cards(*count).into()),
    }
    line.extend(after);
    line
}
