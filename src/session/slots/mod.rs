//! Where games are kept: a slot for each game, with a line that says what is in it.
//!
//! A slot is one text on a [`Shelf`]: the [`Line`] as JSON, a line break, and the save as
//! [`save::write`] makes it. So one write keeps both, and a list of slots plays no game.
//!
//! Nothing that somebody else left is written over: a slot is only rewritten while it holds what
//! this page read or wrote there last. Whoever goes on with a game that could not be opened whole
//! does so in a slot of its own.

mod shelf;

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::engine::{BySeat, Seat, Turn, json, order};
use crate::games::{GameKind, InTheBox};

use super::save::{self, Opened, Unreadable};
use super::{Desk, Person};

pub use shelf::{InMemory, Shelf, Trouble};

/// The most games that are kept.
pub const MOST_SLOTS: usize = 100;

/// How long a deleted game can be brought back, in milliseconds.
pub const TRASH_TIME: u64 = 10_000;

/// What is in a slot, in short.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// Which game.
    pub game: GameKind,
    /// What the players call it, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Who plays.
    pub people: BySeat<Person>,
    /// The round, counted from 1.
    pub round: u8,
    /// How many moves are played.
    pub moves: usize,
    /// Who is to act; nobody if the game is over.
    pub turn: Option<Seat>,
    /// Who won, if the game is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<Seat>,
    /// When it was saved, in milliseconds since 1970.
    pub saved: u64,
}

impl Line {
    /// The line of a game that is saved now.
    pub fn of<G: InTheBox>(desk: &Desk<G>, now: u64) -> Self {
        let position = desk.session.now();
        let (turn, winners) = match position.turn() {
            Turn::Of(seat) => (Some(seat), Vec::new()),
            Turn::Over(standing) => (None, standing.winners().collect()),
        };
        Line {
            game: G::KIND,
            title: desk.title.clone(),
            people: desk.people.clone(),
            round: position.round(),
            moves: desk.session.moments().len(),
            turn,
            winners,
            saved: now,
        }
    }

    /// Whether the game is over.
    pub fn over(&self) -> bool {
        self.turn.is_none()
    }
}

/// A slot in the list.
#[derive(Clone, PartialEq, Debug)]
pub struct Slot {
    /// Its name.
    pub id: String,
    /// What is in it; nothing if that cannot be read.
    pub line: Option<Line>,
}

/// A game from a slot or a file.
#[derive(Debug)]
pub struct Opening<G: InTheBox> {
    /// The game, and what is wrong with the save.
    pub opened: Opened<G>,
    /// Where to save it from now on: its own slot if nothing is wrong, else a new one.
    pub slot: String,
}

/// Why a slot or a file cannot be opened.
#[derive(Clone, PartialEq, Debug)]
pub enum Unopened<I> {
    /// It is not to be had.
    Trouble(Trouble),
    /// It is no game that can be played.
    Unreadable(Unreadable<I>),
}

/// All slots on a shelf.
#[derive(Debug)]
pub struct Slots<S> {
    shelf: S,
    /// The prints of what this page read or wrote last, by slot.
    known: Vec<(String, u64)>,
    /// Deleted games for which the shelf had no room.
    trash: Vec<(String, String)>,
}

impl<S: Shelf> Slots<S> {
    /// The slots on this shelf.
    pub fn new(shelf: S) -> Self {
        Slots {
            shelf,
            known: Vec::new(),
            trash: Vec::new(),
        }
    }

    /// The shelf, for what is kept beside games.
    pub fn shelf(&mut self) -> &mut S {
        &mut self.shelf
    }

    /// All slots, the newest first; those that cannot be read come last.
    ///
    /// # Errors
    ///
    /// Why there is no list.
    pub fn list(&self) -> Result<Vec<Slot>, Trouble> {
        let mut slots = Vec::new();
        for key in self.shelf.keys()? {
            let Some(id) = key.strip_prefix(SAVE) else {
                continue;
            };
            let text = self.shelf.get(&key)?.unwrap_or_default();
            slots.push(Slot {
                id: id.to_owned(),
                line: parts(&text).map(|(line, _)| line),
            });
        }
        let saved = |slot: &Slot| slot.line.as_ref().map(|line| line.saved);
        order::sort_by_key(&mut slots, |slot| (Reverse(saved(slot)), slot.id.clone()));
        Ok(slots)
    }

    /// A name for a new slot.
    pub fn fresh(&self, now: u64) -> String {
        let taken = |id: &str| {
            let kept = |prefix| matches!(self.shelf.get(&key(prefix, id)), Ok(Some(_)));
            find(&self.known, id).is_some() || kept(SAVE) || kept(TRASH)
        };
        let names = (now..).map(|number| format!("{number:x}"));
        names
            .into_iter()
            .find(|id| !taken(id))
            .expect("there are more numbers than slots")
    }

    /// The save in a slot as it is, readable or not.
    ///
    /// # Errors
    ///
    /// Why it is not to be had.
    pub fn read(&self, id: &str) -> Result<String, Trouble> {
        let text = self.shelf.get(&key(SAVE, id))?.ok_or(Trouble::Missing)?;
        let save = parts(&text).map(|(_, save)| save.to_owned());
        Ok(save.unwrap_or(text))
    }

    /// Opens the game in a slot.
    ///
    /// # Errors
    ///
    /// Why there is nothing to play.
    pub fn open<G: InTheBox>(
        &mut self,
        id: &str,
        now: u64,
    ) -> Result<Opening<G>, Unopened<G::Illegal>> {
        let trouble = Unopened::Trouble;
        let text = self.shelf.get(&key(SAVE, id)).map_err(trouble)?;
        let text = text.ok_or(Unopened::Trouble(Trouble::Missing))?;
        let save = parts(&text).map(|(_, save)| save);
        let opened = save::read(save.unwrap_or(&text)).map_err(Unopened::Unreadable)?;
        let whole = opened.problem.is_none() && save.is_some();
        let slot = if whole {
            note(&mut self.known, id, print(&text));
            id.to_owned()
        } else {
            self.fresh(now)
        };
        Ok(Opening { opened, slot })
    }

    /// Opens the game in a text from elsewhere. It is not kept yet: [`Slots::save`] does that.
    ///
    /// # Errors
    ///
    /// Why there is nothing to play.
    pub fn import<G: InTheBox>(
        &self,
        text: &str,
        now: u64,
    ) -> Result<Opening<G>, Unreadable<G::Illegal>> {
        let opened = save::read(text)?;
        let slot = self.fresh(now);
        Ok(Opening { opened, slot })
    }

    /// Saves a game in its slot.
    ///
    /// # Errors
    ///
    /// Why it cannot be kept; what was there is still there.
    pub fn save<G: InTheBox>(&mut self, id: &str, desk: &Desk<G>, now: u64) -> Result<(), Trouble> {
        self.write(id, &Line::of(desk, now), &save::write(desk))
    }

    /// Gives the game in a slot another title, or none.
    ///
    /// # Errors
    ///
    /// Why it keeps the old one.
    pub fn rename(&mut self, id: &str, title: Option<&str>) -> Result<(), Trouble> {
        let text = self.shelf.get(&key(SAVE, id))?.ok_or(Trouble::Missing)?;
        if find(&self.known, id).is_none() {
            note(&mut self.known, id, print(&text));
        }
        let (line, save) = parts(&text).ok_or(Trouble::NotKept)?;
        let save = save::retitled(save, title).ok_or(Trouble::NotKept)?;
        let title = title.map(str::to_owned);
        self.write(id, &Line { title, ..line }, &save)
    }

    fn write(&mut self, id: &str, line: &Line, save: &str) -> Result<(), Trouble> {
        let key = key(SAVE, id);
        let before = self.shelf.get(&key)?;
        let known = find(&self.known, id);
        match &before {
            Some(text) if known != Some(&print(text)) => return Err(Trouble::Changed),
            Some(_) => {}
            None if self.count()? >= MOST_SLOTS => return Err(Trouble::Full),
            None => {}
        }
        let line = serde_json::to_string(line).expect("a line is plain data");
        let text = format!("{line}\n{save}");
        self.shelf.set(&key, &text)?;
        if self.shelf.get(&key)?.as_deref() != Some(&text) {
            if let Some(before) = before {
                self.shelf.set(&key, &before)?;
            }
            return Err(Trouble::NotKept);
        }
        note(&mut self.known, id, print(&text));
        Ok(())
    }

    fn count(&self) -> Result<usize, Trouble> {
        let keys = self.shelf.keys()?;
        Ok(keys.iter().filter(|key| key.starts_with(SAVE)).count())
    }

    /// Deletes a slot. For [`TRASH_TIME`] it can be [restored](Slots::restore).
    ///
    /// # Errors
    ///
    /// Why it is still there.
    pub fn delete(&mut self, id: &str, now: u64) -> Result<(), Trouble> {
        let text = self.shelf.get(&key(SAVE, id))?.ok_or(Trouble::Missing)?;
        // First removed, then put into the trash: a full shelf has no room for both.
        self.shelf.remove(&key(SAVE, id))?;
        let trash = format!("{now}\n{text}");
        if self.shelf.set(&key(TRASH, id), &trash).is_err() {
            note(&mut self.trash, id, text);
        }
        Ok(())
    }

    /// Brings a deleted slot back.
    ///
    /// # Errors
    ///
    /// Why it stays deleted.
    pub fn restore(&mut self, id: &str) -> Result<(), Trouble> {
        if self.shelf.get(&key(SAVE, id))?.is_some() {
            return Err(Trouble::Changed);
        }
        let kept = self.shelf.get(&key(TRASH, id))?;
        let kept = kept.and_then(|trash| Some(trash.split_once('\n')?.1.to_owned()));
        let text = kept.or_else(|| find(&self.trash, id).cloned());
        let text = text.ok_or(Trouble::Missing)?;
        self.shelf.remove(&key(TRASH, id))?;
        if let Err(trouble) = self.shelf.set(&key(SAVE, id), &text) {
            note(&mut self.trash, id, text);
            return Err(trouble);
        }
        self.trash.retain(|(other, _)| other != id);
        Ok(())
    }

    /// Forgets deleted games whose time is over.
    ///
    /// # Errors
    ///
    /// Why they are still there.
    pub fn purge(&mut self, now: u64) -> Result<(), Trouble> {
        for key in self.shelf.keys()? {
            if !key.starts_with(TRASH) {
                continue;
            }
            let text = self.shelf.get(&key)?.unwrap_or_default();
            let deleted = text
                .split_once('\n')
                .and_then(|(when, _)| when.parse().ok());
            // A clock that was set back counts as over: it would never be.
            if deleted.is_none_or(|deleted: u64| now.abs_diff(deleted) >= TRASH_TIME) {
                self.shelf.remove(&key)?;
            }
        }
        Ok(())
    }
}

const SAVE: &str = "save/";
const TRASH: &str = "trash/";

fn key(prefix: &str, id: &str) -> String {
    format!("{prefix}{id}")
}

/// What is noted of a slot. There are few slots.
fn find<'a, T>(notes: &'a [(String, T)], id: &str) -> Option<&'a T> {
    let noted = notes.iter().find(|(other, _)| other == id);
    noted.map(|(_, note)| note)
}

/// Notes something of a slot, in place of what was noted before.
fn note<T>(notes: &mut Vec<(String, T)>, id: &str, note: T) {
    notes.retain(|(other, _)| other != id);
    notes.push((id.to_owned(), note));
}

/// By what it is told whether somebody else has written into a slot: everything but the title, which another page may
/// give to a game that goes on here.
fn print(text: &str) -> u64 {
    let untitled = parts(text).and_then(|(_, save)| save::retitled(save, None));
    save::fnv_1a(untitled.as_deref().unwrap_or(text))
}

/// The line and the save of a slot's text.
fn parts(text: &str) -> Option<(Line, &str)> {
    let (line, save) = text.split_once('\n')?;
    Some((json::read(line)?, save))
}

#[cfg(test)]
mod tests;
