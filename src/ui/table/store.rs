//! The table in play: the desk in a signal, and everything that follows from its changes outside
//! of the rules: saving, bots, pauses, announcements.

use std::time::Duration;

use leptos::prelude::*;

use crate::engine::{BySeat, Seat, Turn};
use crate::session::{Desk, Effect, Msg, Person, Refused, Who, WhyNoUndo};
use crate::text::{Language, Sentence};
use crate::ui::app::House;
use crate::ui::settings::Speed;
use crate::web::clock;
use crate::web::worker::{BotThread, Question};

use super::frame::{Act, Over, Shell};
use super::log::LogLine;
use super::shown::Shown;
use super::tray::UndoState;
use super::Around;

/// How long an announcement stays, in milliseconds.
const TOAST: u64 = 2_000;
/// How long a notice stays in the tray, in milliseconds.
const NOTICE: u64 = 4_000;

/// A game at this device.
pub struct Store<G: Shown> {
    /// The game, its people, and what is shown of it.
    pub desk: RwSignal<Desk<G>>,
    slot: StoredValue<String>,
    /// A bot's move that waits for its time, or for a tap.
    waiting: RwSignal<Option<(usize, G::Action)>>,
    thinking: RwSignal<Option<Seat>>,
    last_move: StoredValue<f64>,
    thread: StoredValue<BotThread, LocalStorage>,
    toast: RwSignal<Option<(Option<Seat>, Sentence)>>,
    notice: RwSignal<Option<String>>,
    over: RwSignal<Option<Over>>,
    house: House,
}

impl<G: Shown> Clone for Store<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Shown> Copy for Store<G> {}

impl<G: Shown> Store<G> {
    /// Sits down at a table, new or opened. The game is saved in `slot`.
    pub fn new(desk: Desk<G>, slot: String, house: House) -> Self {
        let answers = RwSignal::new(None::<(u64, String)>);
        let thread = BotThread::new(move |generation, action| {
            answers.set(Some((generation, action)));
        });
        let store = Store {
            desk: RwSignal::new(desk),
            slot: StoredValue::new(slot),
            waiting: RwSignal::new(None),
            thinking: RwSignal::new(None),
            last_move: StoredValue::new(0.0),
            thread: StoredValue::new_local(thread),
            toast: RwSignal::new(None),
            notice: RwSignal::new(None),
            over: RwSignal::new(None),
            house,
        };
        store
    }
}
