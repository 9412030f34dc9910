//! German.

mod pages;
mod puerto_rico;
mod san_juan;
mod santorini_new_york;

pub(super) use pages::PAGES;

use super::{Language, Speech};

/// The language.
pub(super) struct German;

/// "1 Ding", "2 Dinge".
fn counted(count: impl Into<u16>, one: &str, many: &str) -> String {
    let count = count.into();
    let word = if count == 1 { one } else { many };
    format!("{count} {word}")
}

impl Speech for German {
    fn language(&self) -> Language {
        Language::German
    }

    fn list(&self, things: &[String]) -> String {
        match things {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => format!("{} und {last}", first.join(", ")),
        }
    }

    fn points(&self, count: u16) -> String {
        format!("{count} SP")
    }

    fn victory_points(&self, count: u16) -> String {
        counted(count, "Siegpunkt", "Siegpunkte")
    }
}
