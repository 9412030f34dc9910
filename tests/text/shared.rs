//! What the words of every game are asked.

use std::collections::BTreeSet;

use sobremesa::engine::Seat;
use sobremesa::text::Language;

/// The numbers that plurals are tried with.
pub const NUMBERS: [u8; 4] = [0, 1, 2, 11];

pub const ANA: Seat = Seat::new(0);
pub const BEN: Seat = Seat::new(1);

/// What is said, by what it is about.
pub type Said = Vec<(String, String)>;

/// A name that no language uses.
pub fn name(seat: Seat) -> String {
    format!("@{}", seat.number())
}

pub fn all_different<T: Ord + std::fmt::Debug>(things: impl IntoIterator<Item = T>) {
    let mut seen = BTreeSet::new();
    for thing in things {
        assert!(!format!("{thing:?}").is_empty());
        if let Some(twice) = seen.replace(thing) {
            panic!("twice: {twice:?}");
        }
    }
}

/// Demands that a list has something of each kind.
pub fn every_kind<T>(things: &[T], kinds: usize, kind: impl Fn(&T) -> usize) {
    for number in 0..kinds {
        assert!(
            things.iter().any(|thing| kind(thing) == number),
            "nothing of kind {number} is tried"
        );
    }
}

/// Compares what is said of none, one, two and eleven.
pub fn each(language: Language, said: impl Fn(u8) -> String, expected: [&str; 4]) {
    for (number, expected) in NUMBERS.into_iter().zip(expected) {
        assert_eq!(said(number), expected, "{language:?}, {number}");
    }
}

/// Nothing is empty or left unformatted, and nothing is in another language.
pub fn sound(language: Language, said: &Said) {
    for (what, words) in said {
        assert!(!words.trim().is_empty(), "{language:?}: {what}");
        assert_eq!(words, words.trim(), "{what}");
        for wrong in [
            "{", "}", "  ", " .", " ,", "..", "\"", "\n", "\u{ad}", "Some(", "+-",
        ] {
            assert!(
                !words.contains(wrong),
                "{language:?}: {what} has {wrong:?}: {words}"
            );
        }
        for word in words.split(|letter: char| !letter.is_alphanumeric()) {
            assert!(
                !foreign(language).contains(&word),
                "{language:?}: {what}: {words}"
            );
        }
    }
}

fn foreign(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[
            "der",
            "und",
            "du",
            "mit",
            "nicht",
            "ist",
            "Kolonist",
            "Kolonisten",
            "Dublonen",
            "Karte",
            "Karten",
            "Waren",
            "SP",
            "Figur",
            "Figuren",
            "Ebene",
            "Dach",
            "Zug",
        ],
        Language::German => &[
            "the",
            "and",
            "you",
            "with",
            "not",
            "is",
            "of",
            "colonist",
            "colonists",
            "doubloons",
            "card",
            "cards",
            "goods",
            "VP",
            "worker",
            "workers",
            "level",
            "rooftop",
            "skyscraper",
            "turn",
        ],
    }
}

/// All languages say the same things, each in other words than the others.
pub fn in_own_words(everything: impl Fn(Language) -> Said) {
    // Numbers, and heaps in letters such as "11T".
    let alike = |words: &str| {
        words
            .split(' ')
            .all(|word| !word.starts_with(char::is_alphabetic))
    };
    let english = everything(Language::English);
    let german = everything(Language::German);
    assert_eq!(english.len(), german.len());
    for ((what, english), (same, german)) in english.iter().zip(&german) {
        assert_eq!(what, same);
        assert!(english != german || alike(english), "{what}: {english}");
    }
}
