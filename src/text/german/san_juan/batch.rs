//! What is decided together.

use crate::games::san_juan::Question;
use crate::text::german::German;
use crate::text::san_juan::{Batch, Names, OnBoard, copies};
use crate::text::{Button, Speech};

use super::sums::{draws, printed};

/// The button that carries out a batch.
pub(super) fn button(text: &German, batch: &Batch) -> Button {
    let mut names: Vec<String> = batch.spots.iter().map(|it| text.spot(*it)).collect();
    names.extend(copies(&batch.cards).map(|it| text.thing(&it)));
    let count = batch.chosen();
    let what = match names.is_empty() {
        true => "Nichts".to_owned(),
        false => text.list(&names),
    };
    let points = || format!("+{}", text.points(count.into()));
    let stay = || format!("dann {} auf der Hand", text.cards(batch.stay));
    let (label, act, told) = match batch.question {
        Question::Exchange => (
            format!("{count} tauschen"),
            format!("{what} tauschen"),
            format!("ziehe {}", text.cards(batch.brings)),
        ),
        Question::Chapel => (
            "Unter die Kapelle".to_owned(),
            format!("{what} unter die Kapelle legen"),
            points(),
        ),
        Question::Bank => (
            format!("Bank {count}"),
            format!("{what} unter die Bank legen"),
            points(),
        ),
        Question::Keep => (
            format!("{count} behalten"),
            format!("{what} behalten"),
            stay(),
        ),
        Question::Produce => {
            let mut told = format!("+{}", Names::goods(text, count));
            draws(&mut told, batch.brings);
            (
                format!("{count} produzieren"),
                format!("Auf {what} produzieren"),
                told,
            )
        }
        Question::Trade => (
            format!("{count} verkaufen"),
            format!("Waren von {what} verkaufen"),
            format!("ziehe {}", text.cards(batch.brings)),
        ),
        Question::Pay | Question::Build | Question::Place => {
            let card = batch.builds.map(|it| Names::card(text, it));
            let card = card.unwrap_or_default();
            let act = match count {
                0 if batch.missing > 0 => format!("{card} bauen"),
                0 => format!("{card} umsonst bauen"),
                _ => format!("{card} bauen, mit {what} zahlen"),
            };
            let mut told = stay();
            told += &batch
                .builds
                .map_or_else(String::new, |it| printed(text, it));
            draws(&mut told, batch.brings);
            (format!("{card} bauen"), act, told)
        }
        Question::Discard
        | Question::Drop
        | Question::Role
        | Question::Double
        | Question::Draw
        | Question::Take => (
            format!("{count} abwerfen"),
            format!("{what} abwerfen"),
            stay(),
        ),
    };
    let told = match batch.missing {
        0 => told,
        missing => text.choose_more(missing),
    };
    Button::new(label, act, told)
}
