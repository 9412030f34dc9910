//! German.

mod pages;
mod puerto_rico;

pub(super) use pages::PAGES;

/// The language.
pub(super) struct German;

/// "1 Ding", "2 Dinge".
fn counted(count: impl Into<u16>, one: &str, many: &str) -> String {
    let count = count.into();
    let word = if count == 1 { one } else { many };
    format!("{count} {word}")
}
