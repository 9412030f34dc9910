//! A game in play: its moments, undo and redo, what a screen shows of it, and its saves.
//!
//! - [`Session`]: the moments of a game from the deal on. Nothing is ever un-applied: undo moves
//!   a cursor.
//! - [`Desk`]: whose eyes look at it, curtain, bots' turns, forced moves, the ladder of undo.
//! - [`save`]: a game as a file.
//! - [`slots`]: where games are kept.

mod desk;
mod message;
pub mod save;
#[cfg(test)]
mod scene;
pub mod slots;
mod undo;

pub use desk::{Desk, Person, Privacy, SERIES, Who};
pub use message::{Effect, Msg, Refused};
pub use undo::{UndoPolicy, WhyNoUndo};

use serde::{Deserialize, Serialize};

use crate::engine::{Game, Recorded, Recording, Seed, Seeded, Unlucky};

/// What was chosen, and what luck answered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry<A> {
    /// What was chosen.
    pub action: A,
    /// The numbers drawn for it.
    pub luck: Vec<u32>,
}

/// One move: what was chosen, and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment<G: Game> {
    /// What was chosen.
    pub entry: Entry<G::Action>,
    /// The position that it led to.
    pub after: G,
    /// What happened on the way.
    pub events: Vec<G::Event>,
}

/// The moments of a game from the deal on, and how far it is played.
#[derive(Clone, PartialEq, Debug)]
pub struct Session<G: Game> {
    setup: G::Setup,
    seed: Seed,
    deal: Vec<u32>,
    start: G,
    /// Those that are played, then those that are undone.
    moments: Vec<Moment<G>>,
    /// How many are played.
    played: usize,
}

/// Why a record cannot be played on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Unplayable<I> {
    /// The rules refuse the action.
    Illegal(I),
    /// The numbers drawn do not fit the action.
    Unlucky,
}

impl<G: Game> Session<G> {
    /// Deals a new game.
    ///
    /// # Panics
    ///
    /// If the setup is not [playable](Game::is_playable).
    pub fn new(setup: G::Setup, seed: Seed) -> Self {
        let mut luck = Seeded::for_move(seed, 0);
        let mut recording = Recording::new(&mut luck);
        let start = G::new(&setup, &mut recording);
        let deal = recording.into_drawn();
        Session {
            setup,
            seed,
            deal,
            start,
            moments: Vec::new(),
            played: 0,
        }
    }

    /// Deals a game as it was dealt before.
    ///
    /// # Errors
    ///
    /// [`Unlucky`] if the numbers do not fit the setup.
    ///
    /// # Panics
    ///
    /// If the setup is not [playable](Game::is_playable).
    pub fn dealt(setup: G::Setup, seed: Seed, deal: Vec<u32>) -> Result<Self, Unlucky> {
        let mut luck = Recorded::new(&deal);
        let start = G::new(&setup, &mut luck);
        luck.finish()?;
        Ok(Session {
            setup,
            seed,
            deal,
            start,
            moments: Vec::new(),
            played: 0,
        })
    }

    /// Seats and options.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// What all luck of this game grows from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The numbers drawn for the deal.
    pub fn deal(&self) -> &[u32] {
        &self.deal
    }

    /// The position after the deal.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The live position.
    pub fn now(&self) -> &G {
        self.at(self.played)
    }

    /// The moves that are played and not undone.
    pub fn moments(&self) -> &[Moment<G>] {
        self.moments.get(..self.played).unwrap_or(&self.moments)
    }

    /// The position after `n` moves: 0 is the start, and a number beyond the last move is the
    /// last position.
    pub fn at(&self, n: usize) -> &G {
        let last = n.min(self.played);
        match last
            .checked_sub(1)
            .and_then(|before| self.moments.get(before))
        {
            Some(moment) => &moment.after,
            None => &self.start,
        }
    }

    /// Plays an action. What was undone is gone then.
    ///
    /// # Errors
    ///
    /// Why the rules refuse it; nothing has changed then.
    pub fn play(&mut self, action: &G::Action) -> Result<&Moment<G>, G::Illegal> {
        let moment = self.next(self.now(), self.played, action)?;
        Ok(self.add(moment))
    }

    /// Plays several actions of the seat to act, one after the other. What was undone is gone
    /// then.
    ///
    /// # Errors
    ///
    /// The number of the action that is not played, and why the rules refuse it, or nothing if it
    /// is another seat's turn then; no action is played.
    pub fn play_all(&mut self, actions: &[G::Action]) -> Result<(), (usize, Option<G::Illegal>)> {
        let turn = self.now().turn();
        let mut moments: Vec<Moment<G>> = Vec::new();
        for (number, action) in actions.iter().enumerate() {
            let position = moments.last().map_or(self.now(), |moment| &moment.after);
            if position.turn() != turn {
                return Err((number, None));
            }
            let next = self.next(position, self.played + number, action);
            moments.push(next.map_err(|why| (number, Some(why)))?);
        }
        for moment in moments {
            self.add(moment);
        }
        Ok(())
    }

    /// What an action leads to from a position after so many moves.
    fn next(
        &self,
        position: &G,
        played: usize,
        action: &G::Action,
    ) -> Result<Moment<G>, G::Illegal> {
        let number = u64::try_from(played).expect("no game has that many moves") + 1;
        let mut luck = Seeded::for_move(self.seed, number);
        let mut recording = Recording::new(&mut luck);
        let mut after = position.clone();
        let mut events = Vec::new();
        after.play(action, &mut recording, &mut |event| events.push(event))?;
        let entry = Entry {
            action: action.clone(),
            luck: recording.into_drawn(),
        };
        Ok(Moment {
            entry,
            after,
            events,
        })
    }

    /// Plays a move with the luck that it had.
    ///
    /// # Errors
    ///
    /// Why it cannot be played; nothing has changed then.
    pub fn replay(
        &mut self,
        entry: Entry<G::Action>,
    ) -> Result<&Moment<G>, Unplayable<G::Illegal>> {
        let mut luck = Recorded::new(&entry.luck);
        let mut after = self.now().clone();
        let mut events = Vec::new();
        after
            .play(&entry.action, &mut luck, &mut |event| events.push(event))
            .map_err(Unplayable::Illegal)?;
        luck.finish().map_err(|Unlucky| Unplayable::Unlucky)?;
        Ok(self.add(Moment {
            entry,
            after,
            events,
        }))
    }

    fn add(&mut self, moment: Moment<G>) -> &Moment<G> {
        self.moments.truncate(self.played);
        self.played += 1;
        self.moments.push(moment);
        self.moments.last().expect("a moment was added just now")
    }

    /// Takes back all moves but the first `n`.
    pub fn undo_to(&mut self, n: usize) {
        self.played = self.played.min(n);
    }

    /// Plays the first undone move again. Says whether there was one.
    pub fn redo(&mut self) -> bool {
        let more = self.undone() > 0;
        self.played += usize::from(more);
        more
    }

    /// Plays undone moves again until `n` are played, or none is left.
    pub fn redo_to(&mut self, n: usize) {
        self.played = n.clamp(self.played, self.moments.len());
    }

    /// How many moves are undone and can be played again.
    pub fn undone(&self) -> usize {
        self.moments.len() - self.played
    }
}

#[cfg(test)]
mod tests;
