//! What lies around any game: the top bar, the decision tray, the log, the details card.
//!
//! A game's page is handed [`Around`], says in a [`TrayState`] what can be chosen, and draws its
//! board inside a [`TableFrame`](frame::TableFrame). Board, tray and keyboard are three views of
//! one selection: the option of the tray that is picked.

pub mod curtain;
pub mod details;
pub mod frame;
pub mod log;
pub mod result;
pub mod show_hand;
pub mod shown;
pub mod store;
pub mod touch;
pub mod tray;
pub mod view_bar;
pub mod words;

use crate::engine::{BySeat, Game, Seat};
use crate::session::Person;
use crate::text::{Language, Sentence};
use crate::ui::live::prelude::*;
use crate::ui::settings::Settings;

/// What the page of a game needs from the table around it. All of it follows the moment that is
/// shown: the present one, or one that is looked back at.
pub struct Around<G: Game + Send + Sync + 'static>
where
    G::View: Send + Sync,
    G::Action: Send + Sync,
    G::Told: Send + Sync,
{
    /// What the viewer sees.
    pub view: Memo<G::View>,
    /// What the viewer may choose: empty unless a person at this device is asked, here and now.
    pub actions: Memo<Vec<G::Action>>,
    /// Whose decision it is, person or bot; nobody when the game is over.
    pub asked: Memo<Option<Seat>>,
    /// Whose things are shown large: the person who is asked, else the last one who was.
    pub mine: Memo<Seat>,
    /// Who sits where.
    pub people: Memo<BySeat<Person>>,
    /// What happened with the last move, for its marks on the board.
    pub recent: Memo<Vec<G::Told>>,
    /// Everything that has happened so far.
    pub told: Signal<Vec<G::Told>>,
    /// Carries out a run of actions that are one decision.
    pub choose: Callback<Vec<G::Action>>,
    /// Whether people at one device keep secrets that their owner sees while holding a button.
    pub concealed: Memo<bool>,
    /// Whether the owner holds it.
    pub peeking: RwSignal<bool>,
    /// The details card that is open.
    pub details: RwSignal<Option<Details>>,
    /// A plain sentence to show in the tray for a moment, such as why a thing cannot be chosen.
    pub notice: RwSignal<Option<String>>,
    /// The language of the page.
    pub language: Memo<Language>,
    /// How the page behaves.
    pub settings: RwSignal<Settings>,
}

impl<G: Game + Send + Sync + 'static> Clone for Around<G>
where
    G::View: Send + Sync,
    G::Action: Send + Sync,
    G::Told: Send + Sync,
{
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game + Send + Sync + 'static> Copy for Around<G>
where
    G::View: Send + Sync,
    G::Action: Send + Sync,
    G::Told: Send + Sync,
{
}

impl<G: Game + Send + Sync + 'static> Around<G>
where
    G::View: Send + Sync,
    G::Action: Send + Sync,
    G::Told: Send + Sync,
{
    /// Subscribes to the decision that is asked: the next one may offer the same actions, to
    /// somebody else or after another move.
    pub fn track_decision(self) {
        self.actions.track();
        self.recent.track();
        self.asked.track();
    }
}

/// What the tray shows: who must do what, what can be chosen, and what Confirm would do.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TrayState {
    /// The line at the left: who must do what.
    pub task: Sentence,
    /// What can be chosen, in the order of the engine.
    pub options: Vec<TrayOption>,
    /// The picked option, or all of them where several are chosen together.
    pub picked: Vec<usize>,
    /// What a pick would mean: pay, get, and what is different afterwards.
    pub preview: Vec<String>,
    /// The label of Confirm, or why it cannot be pressed.
    pub confirm: Option<Result<String, String>>,
    /// The option that chooses the rest for the player; the key `f` stands for it.
    pub fill: Option<usize>,
}

/// A button of the tray.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TrayOption {
    /// The picture on it: a symbol of `pieces.svg`, or none.
    pub icon: Option<&'static str>,
    /// What is chosen.
    pub label: String,
    /// What it brings or costs.
    pub consequence: String,
    /// The accessible name: object, target, cost and gain. Unique in the tray.
    pub name: String,
}

/// What a details card says of a thing.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Details {
    /// The thing.
    pub title: String,
    /// Its picture: a symbol of `pieces.svg`.
    pub icon: Option<&'static str>,
    /// What is printed on it, in a line.
    pub facts: String,
    /// What it does, what it costs now, when it matters.
    pub paragraphs: Vec<String>,
}

/// What the top bar shows beside the buttons.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TopLine {
    /// The round, short: "R7".
    pub round: String,
    /// The phase, for everyone: "Captain, chosen by Ben".
    pub phase: Sentence,
    /// Counters, each with its picture, its value, its accessible name, and whether it has
    /// announced the last round.
    pub counters: Vec<Counter>,
}

/// A number in the top bar.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Counter {
    /// Its picture: a symbol of `pieces.svg`.
    pub icon: &'static str,
    /// The number, as text.
    pub value: String,
    /// What it counts.
    pub name: String,
    /// Whether it has announced the last round.
    pub last: bool,
}
