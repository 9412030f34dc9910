//! What the page asks of a game: to set it up, to show what happened in it.

use serde::{Serialize, de::DeserializeOwned};

use crate::engine::{Game, Seat, Valued};
use crate::games::InTheBox;
use crate::session::{Desk, Privacy, UndoPolicy};
use crate::text::{Language, OfGame, Sentence};
use crate::ui::app::House;
use crate::ui::live::prelude::*;
use crate::ui::settings::Settings;

use super::Around;
use super::log::{LogLine, Rank};
use super::result::Outcome;

/// A game that can be shown: its events as lines of the log, its end as a sheet.
pub trait Shown:
    Valued
    + InTheBox
    + Game<
        Action: Send + Sync,
        Event: Send + Sync,
        Told: Send + Sync,
        View: Send + Sync,
        Setup: Send + Sync,
        Illegal: Send + Sync,
        Question: Send + Sync,
    > + Send
    + Sync
    + 'static
{
    /// The variants that are chosen at the set-up.
    type Options: Copy + PartialEq + Default + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// How secrets are kept unless the players choose another way.
    const PRIVACY: Privacy;

    /// Where undo stops, also for a single person.
    const UNDO: UndoPolicy;

    /// The set-up with so many seats.
    fn setup(seats: u8, options: Self::Options) -> Self::Setup;

    /// The variants of a set-up.
    fn options(setup: &Self::Setup) -> Self::Options;

    /// The screen where a table is set up.
    fn set_up() -> AnyView;

    /// The table with everything on it.
    fn table(around: Around<Self>) -> AnyView;

    /// The rules, as these variants have them.
    fn rules(language: Language, options: &Self::Options) -> AnyView;

    /// Settings that only this game has.
    fn settings(house: House) -> Option<AnyView>;

    /// The picture of a thing in a sentence, where it has one: a symbol of `pieces.svg`.
    fn picture(thing: &dyn OfGame) -> Option<&'static str>;

    /// The line of the log for an event, if it has one. `after` is the position that it led to.
    fn line(language: Language, event: &Self::Told, after: &Self) -> Option<Line>;

    /// The lines of the log above the first move: how the game was set up.
    fn opening_lines(language: Language, desk: &Desk<Self>) -> Vec<LogLine>;

    /// The questions that are asked even where only one answer is possible.
    fn always_asked(settings: &Settings) -> Vec<Self::Question>;

    /// Why an action is refused, as a sentence.
    fn refusal(language: Language, why: &Self::Illegal) -> String;

    /// The end of the game, once it has come.
    fn outcome(language: Language, desk: &Desk<Self>) -> Option<Outcome>;

    /// Whether a seat sees anything that the others do not.
    fn keeps_secrets(&self) -> bool;

    /// The position in words: headings and lists.
    fn position(language: Language, desk: &Desk<Self>) -> Vec<(String, Vec<String>)>;
}

/// An event as a line.
pub struct Line {
    /// What happened.
    pub sentence: Sentence,
    /// Who acted.
    pub seat: Option<Seat>,
    /// How it stands in the log.
    pub rank: Rank,
}
