//! What is kept on the device: games in their slots, settings, the last set-up.

use leptos::task::spawn_local;
use serde::{Serialize, de::DeserializeOwned};

use crate::engine::json;
use crate::games::{GameKind, InTheBox};
use crate::session::slots::{Opening, Shelf, Slot, Slots, Trouble, Unopened};
use crate::session::{Desk, save};
use crate::ui::live::prelude::*;
use crate::web::{clock, storage};

/// Keeps games and settings, in the browser where it allows that, else as long as the page lives.
#[derive(Clone, Copy)]
pub struct Keeper {
    slots: StoredValue<Slots<Box<dyn Shelf>>, LocalStorage>,
    /// The slots, as the list last saw them.
    pub list: RwSignal<Vec<Slot>>,
    /// What went wrong with keeping something, until it works again.
    pub trouble: RwSignal<Option<Trouble>>,
    /// Whether the browser has promised to keep what is stored; nothing before it was asked.
    pub promised: RwSignal<Option<bool>>,
}

impl Keeper {
    /// Looks what the browser allows.
    pub fn new() -> Self {
        let (shelf, trouble) = storage::shelf();
        let keeper = Keeper {
            slots: StoredValue::new_local(Slots::new(shelf)),
            list: RwSignal::new(Vec::new()),
            trouble: RwSignal::new(trouble),
            promised: RwSignal::new(None),
        };
        keeper.refresh();
        keeper
    }

    /// Reads the list anew, and forgets what was deleted long enough ago.
    pub fn refresh(self) {
        self.slots.update_value(|slots| {
            let _ = slots.purge(clock::now());
        });
        if let Ok(list) = self.slots.with_value(Slots::list) {
            self.list.set(list);
        }
    }

    /// A name for a new slot.
    pub fn fresh(self) -> String {
        self.slots.with_value(|slots| slots.fresh(clock::now()))
    }

    /// Saves a game in its slot. If that fails, the trouble is told and the game goes on.
    pub fn save<G: InTheBox>(self, slot: &str, desk: &Desk<G>) {
        let saved = self.change(|slots| slots.save(slot, desk, clock::now()));
        let trouble = saved.err();
        if trouble.is_none() && self.promised.get_untracked().is_none() {
            self.promised.set(Some(false));
            spawn_local(async move {
                let promised = storage::persist().await;
                self.promised.set(Some(promised == Some(true)));
            });
        }
        if self.trouble.get_untracked() != trouble && !self.in_memory() {
            self.trouble.set(trouble);
        }
    }

    /// Whether nothing outlives the page.
    fn in_memory(self) -> bool {
        self.trouble.get_untracked() == Some(Trouble::Refused)
    }

    /// Which game is in a slot.
    ///
    /// # Errors
    ///
    /// Why that is not to be known.
    pub fn game_in(self, id: &str) -> Result<GameKind, Unopened<()>> {
        let text = self.slots.with_value(|slots| slots.read(id));
        let text = text.map_err(Unopened::Trouble)?;
        save::game_of(&text).map_err(Unopened::Unreadable)
    }

    /// Opens the game in a slot.
    ///
    /// # Errors
    ///
    /// Why there is nothing to play.
    pub fn open<G: InTheBox>(self, id: &str) -> Result<Opening<G>, Unopened<G::Illegal>> {
        self.change(|slots| slots.open(id, clock::now()))
    }

    /// Opens the game in a text from elsewhere.
    ///
    /// # Errors
    ///
    /// Why there is nothing to play.
    pub fn import<G: InTheBox>(self, text: &str) -> Result<Opening<G>, Unopened<G::Illegal>> {
        let opening = self
            .slots
            .with_value(|slots| slots.import(text, clock::now()));
        opening.map_err(Unopened::Unreadable)
    }

    /// The text in a slot, readable or not.
    pub fn text(self, id: &str) -> Option<String> {
        self.slots.with_value(|slots| slots.read(id)).ok()
    }

    /// Gives the game in a slot another title, or none. Says whether it has it now; if not, the trouble is told.
    pub fn rename(self, id: &str, title: Option<&str>) -> bool {
        let renamed = self.change(|slots| slots.rename(id, title));
        self.told(renamed);
        self.refresh();
        renamed.is_ok()
    }

    /// Deletes a slot; for a while it can be brought back.
    pub fn delete(self, id: &str) {
        self.told(self.change(|slots| slots.delete(id, clock::now())));
        self.refresh();
    }

    /// Brings a deleted slot back.
    pub fn restore(self, id: &str) {
        self.told(self.change(|slots| slots.restore(id)));
        self.refresh();
    }

    fn told(self, done: Result<(), Trouble>) {
        if let Err(trouble) = done {
            self.trouble.set(Some(trouble));
        }
    }

    fn change<T>(self, change: impl FnOnce(&mut Slots<Box<dyn Shelf>>) -> T) -> T {
        let changed = self.slots.try_update_value(change);
        changed.expect("the keeper lives as long as the page")
    }

    /// Something that is kept beside the games, if it is there and can be read.
    pub fn recall<T: DeserializeOwned>(self, key: &str) -> Option<T> {
        let text = self.change(|slots| slots.shelf().get(key)).ok()??;
        json::read(&text)
    }

    /// Keeps something beside the games.
    pub fn remember(self, key: &str, thing: &impl Serialize) {
        if let Ok(text) = serde_json::to_string(thing) {
            let _ = self.change(|slots| slots.shelf().set(key, &text));
        }
    }
}

impl Default for Keeper {
    fn default() -> Self {
        Keeper::new()
    }
}
