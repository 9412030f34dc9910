//! What is decided together.

use crate::games::san_juan::Question;
use crate::text::english::English;
use crate::text::san_juan::{Batch, Names, OnBoard, copies};
use crate::text::{Button, Speech};

use super::names::{card_inside, spot_inside};
use super::sums::{draws, printed};

/// The button that carries out a batch.
pub(super) fn button(text: &English, batch: &Batch) -> Button {
    let mut names: Vec<String> = batch.spots.iter().map(|it| spot_inside(*it)).collect();
    names.extend(copies(&batch.cards).map(|it| text.thing(&it)));
    let count = batch.chosen();
    let what = match names.is_empty() {
        true => "nothing".to_owned(),
        false => text.list(&names),
    };
    let points = || format!("+{}", text.points(count.into()));
    let stay = || format!("{} in hand then", text.cards(batch.stay));
    let (label, act, told) = match batch.question {
        Question::Exchange => (
            format!("Exchange {count}"),
            format!("Exchange {what}"),
            format!("draw {}", text.cards(batch.brings)),
        ),
        Question::Chapel => (
            "Under the chapel".to_owned(),
            format!("Put {what} under the chapel"),
            points(),
        ),
        Question::Bank => (
            format!("Bank {count}"),
            format!("Put {what} under the bank"),
            points(),
        ),
        Question::Keep => (format!("Keep {count}"), format!("Keep {what}"), stay()),
        Question::Produce => {
            let mut told = format!("+{}", Names::goods(text, count));
            draws(&mut told, batch.brings);
            (
                format!("Produce {count}"),
                format!("Produce on {what}"),
                told,
            )
        }
        Question::Trade => (
            format!("Sell {count}"),
            format!("Sell the goods of {what}"),
            format!("draw {}", text.cards(batch.brings)),
        ),
        Question::Pay | Question::Build | Question::Place => {
            let card = batch.builds.map(card_inside).unwrap_or_default();
            let paid = match count {
                0 if batch.missing > 0 => String::new(),
                0 => " for nothing".to_owned(),
                _ => format!(" and pay {what}"),
            };
            let mut told = stay();
            told += &batch
                .builds
                .map_or_else(String::new, |it| printed(text, it));
            draws(&mut told, batch.brings);
            (
                format!("Build {card}"),
                format!("Build the {card}{paid}"),
                told,
            )
        }
        Question::Discard
        | Question::Drop
        | Question::Role
        | Question::Double
        | Question::Draw
        | Question::Take => (
            format!("Discard {count}"),
            format!("Discard {what}"),
            stay(),
        ),
    };
    let told = match batch.missing {
        0 => told,
        missing => text.choose_more(missing),
    };
    Button::new(label, act, told)
}
