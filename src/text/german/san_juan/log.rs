//! What happened.
//!
//! Chips show names as they stand alone, so the sentences are built such that no card needs an
//! article or another case.

use crate::engine::Seat;
use crate::games::san_juan::roles::prospector;
use crate::games::san_juan::{Card, Ending, Event, Pile, Seen, Sight};
use crate::text::Sentence;
use crate::text::german::German;
use crate::text::san_juan::{Log, Thing, Things, copies};
use crate::text::sentence::{in_a_row, say};

impl Log for German {
    fn event(&self, event: &Event<Seen>) -> Option<Sentence> {
        Some(match *event {
            Event::RoundBegan { round, governor } => {
                say![format!("Runde {round}: "), governor, " ist Gouverneur."]
            }
            Event::Chose { seat, role } => say![seat, " nimmt die Rolle ", role, "."],
            Event::Doubled { seat } => {
                say![seat, " verdoppelt das Privileg (", Card::Library, ")."]
            }
            Event::Passed { seat } => say![seat, " passt."],
            Event::Skipped { seat } => say![seat, " hat hier nichts zu wählen."],
            Event::Reshuffled { count: 1 } => {
                say!["Der Vorrat ist leer: 1 abgelegte Karte wird zum neuen Vorrat."]
            }
            Event::Reshuffled { count } => say![format!(
                "Der Vorrat ist leer: {count} abgelegte Karten werden gemischt."
            )],
            Event::Drew { seat, cards, by } => {
                let with = by.map_or_else(|| say!["."], |it| say![" (", it, ")."]);
                joined(say![seat, " zieht "], &cards, with)
            }
            Event::Kept { seat, cards } => joined(say![seat, " behält "], &cards, say!["."]),
            Event::Discarded { seat, cards } => {
                joined(say![seat, " wirft ab: "], &cards, say!["."])
            }
            Event::Stowed { seat, cards, under } => {
                let points = Thing::Points(cards.count().into());
                let under = say![" darunter (", under, "): +", points, "."];
                joined(say![seat, " legt "], &cards, under)
            }
            Event::PaidGood { seat, from } => match from.makes() {
                Some(good) => say![seat, " zahlt mit ", good, "."],
                None => say![seat, " zahlt mit der Karte darauf (", from, ")."],
            },
            Event::Paid { seat, cards } => joined(say![seat, " zahlt "], &cards, say!["."]),
            Event::Built {
                seat,
                card,
                over: None,
            } => say![seat, " baut ", card, "."],
            Event::Built {
                seat,
                card,
                over: Some(over),
            } => say![seat, " baut ", card, " über ", over, "."],
            Event::LostGood { from, .. } => match from.makes() {
                Some(good) => say!["Überbaut: ", from, " verliert ", good, "."],
                None => say!["Überbaut: ", from, " verliert die Karte darauf."],
            },
            Event::Produced { seat, at } => match at.makes() {
                Some(good) => say![seat, " produziert ", good, "."],
                None => say![seat, " bekommt eine Karte darauf (", at, ")."],
            },
            Event::TileTurned { tile } => say!["Preise: ", self.prices(tile), "."],
            Event::Sold { seat, from, price } => {
                let cards = Thing::Cards(price);
                match from.makes() {
                    Some(good) => say![seat, " verkauft ", good, " für ", cards, "."],
                    None => say![
                        seat,
                        " verkauft die Karte darauf (",
                        from,
                        ") für ",
                        cards,
                        "."
                    ],
                }
            }
            Event::Shipped { seat } => say![
                seat,
                " legt sie darunter (",
                Card::Harbour,
                "): +",
                Thing::Points(1),
                "."
            ],
            Event::TurnedUp { seat, cards, by } => {
                let found = !by.digs() || prospector::is_find(&cards);
                let end = if found {
                    ""
                } else {
                    " Nicht alle Kosten sind verschieden, also kommen alle weg."
                };
                let cards = Sight::Faces(cards);
                joined(
                    say![seat, " deckt auf (", by, "): "],
                    &cards,
                    say![".", end],
                )
            }
            Event::Took { seat, card } => say![seat, " nimmt ", card, "."],
            Event::GameOver { why } => {
                say!["Das Spiel ist zu Ende. ", Log::ending(self, why)]
            }
        })
    }

    fn ending(&self, why: Ending) -> &'static str {
        match why {
            Ending::CityFull => "Eine Stadt hat zwölf Gebäude.",
            Ending::Standstill => "Alle Karten liegen in Städten, es kann nichts mehr geschehen.",
        }
    }

    fn winners(&self, seats: &[Seat]) -> Sentence {
        let mut line = in_a_row(seats.iter().copied(), " und ");
        line.push(match seats.len() {
            1 => " gewinnt.".into(),
            _ => " teilen sich den Sieg.".into(),
        });
        line
    }
}

/// A sentence about cards: by name where they are seen, otherwise their number.
fn joined(before: Sentence, cards: &Sight, after: Sentence) -> Sentence {
    let mut line = before;
    match cards {
        Sight::Faces(cards) => line.extend(in_a_row(copies(cards), " und ")),
        Sight::Backs(count) => line.push(Thing::Cards(*count).into()),
    }
    line.extend(after);
    line
}
