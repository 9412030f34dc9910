//! What a language says in every game, and what every game shows in the same form.

use super::Language;

/// What a language says in every game.
pub trait Speech: Sync {
    /// Which language it is.
    fn language(&self) -> Language;

    /// Things in a row: "corn, indigo and sugar". Empty for none.
    fn list(&self, things: &[String]) -> String;

    /// "3 VP".
    fn points(&self, count: u16) -> String;

    /// "3 victory points", where there is room.
    fn victory_points(&self, count: u16) -> String;
}

/// What a button says about a choice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Button {
    /// The choice in a few signs: "Corn ×3 → ship 7".
    pub label: String,
    /// The choice as an order, in words: "Load 3 corn on ship 7".
    pub act: String,
    /// What it costs and brings: "+3 VP (+1 first loading)". Empty if there is nothing to say.
    pub consequence: String,
}

impl Button {
    /// A button that says this.
    pub(super) fn new(
        label: impl Into<String>,
        act: impl Into<String>,
        consequence: impl Into<String>,
    ) -> Self {
        Button {
            label: label.into(),
            act: act.into(),
            consequence: consequence.into(),
        }
    }

    /// The button as it is read aloud.
    pub fn spoken(&self) -> String {
        match self.consequence.is_empty() {
            true => self.act.clone(),
            false => format!("{}: {}", self.act, self.consequence),
        }
    }
}

/// A heading and the list under it, in the position in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The heading.
    pub heading: String,
    /// The list.
    pub lines: Vec<String>,
}

/// A part of the rules in a few paragraphs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its heading.
    pub heading: &'static str,
    /// Its paragraphs.
    pub lines: &'static [&'static str],
}

/// "Label: what it is".
pub fn labelled(label: &str, what: impl std::fmt::Display) -> String {
    format!("{label}: {what}")
}

/// Things in a row that have commas of their own, or the word for `none`.
pub(super) fn row(none: &str, things: &[String]) -> String {
    match things.is_empty() {
        true => none.to_owned(),
        false => things.join("; "),
    }
}
