//! English.

mod pages;
mod puerto_rico;

pub(super) use pages::PAGES;

/// The language.
pub(super) struct English;

/// "1 thing", "2 things".
fn counted(count: impl Into<u16>, one: &str, many: &str) -> String {
    let count = count.into();
    let word = if count == 1 { one } else { many };
    format!("{count} {word}")
}
