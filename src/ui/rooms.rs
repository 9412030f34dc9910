//! The rooms of the games: each is a part of the program of its own, fetched when it is first wanted.
//!
//! Lobby, saves and settings are there at once and know a game only as a [`Room`]. Nothing outside of
//! a game's room may name its rules, words or components, or they become a part of what everybody
//! waits for; `cargo verify` weighs that.

use std::marker::PhantomData;

use leptos::task::spawn_local;
use strum::VariantArray;

use crate::games::GameKind;
use crate::games::puerto_rico::PuertoRico;
use crate::games::san_juan::SanJuan;
use crate::games::santorini_new_york::SantoriniNewYork;
use crate::text::Language;
use crate::ui::app::House;
use crate::ui::live::prelude::*;
use crate::ui::screens::saves::{Asked, consider};
use crate::ui::table::shown::Shown;

/// What the page asks of a game, whichever it is.
pub trait Room: Sync {
    /// The screen where a table is set up.
    fn set_up(&self) -> AnyView;

    /// The rules, as the usual variants have them.
    fn rules(&self, language: Language) -> AnyView;

    /// Settings that only this game has.
    fn settings(&self, house: House) -> Option<AnyView>;

    /// Begins a game, set up like the last one.
    fn play(&self, house: House);

    /// Goes on with the game in a slot; what is wrong with it is told on the screen of saves.
    fn open(&self, house: House, id: &str);

    /// Goes on with the game in a slot if it is whole, else asks.
    fn consider_slot(&self, house: House, id: &str, asked: Asked);

    /// Goes on with the game in a text if it is whole, else asks.
    fn consider_text(&self, house: House, text: &str, asked: Asked);
}

struct RoomOf<G>(PhantomData<fn() -> G>);

impl<G: Shown> Room for RoomOf<G> {
    fn set_up(&self) -> AnyView {
        G::set_up()
    }

    fn rules(&self, language: Language) -> AnyView {
        G::rules(language, &G::Options::default())
    }

    fn settings(&self, house: House) -> Option<AnyView> {
        G::settings(house)
    }

    fn play(&self, house: House) {
        house.start::<G>(house.last_plan::<G>(), None);
    }

    fn open(&self, house: House, id: &str) {
        house.open::<G>(id);
    }

    fn consider_slot(&self, house: House, id: &str, asked: Asked) {
        consider::<G>(house, asked, house.keeper.open(id));
    }

    fn consider_text(&self, house: House, text: &str, asked: Asked) {
        consider::<G>(house, asked, house.keeper.import(text));
    }
}

/// A room that is open.
type Open = &'static dyn Room;

/// A part of the program that could not be fetched.
struct NotFetched;

/// The doors. Behind each is what only that game needs, in a file of its own wherever the page is built
/// in parts.
mod doors {
    use super::{NotFetched, Open, PhantomData, PuertoRico, RoomOf, SanJuan, SantoriniNewYork};

    macro_rules! door {
        ($name:ident, $game:ty) => {
            #[cfg(in_parts)]
            #[wasm_split_helpers::wasm_split($name, fallible)]
            #[allow(improper_ctypes_definitions)]
            pub fn $name() -> Result<Open, NotFetched> {
                Ok(&RoomOf::<$game>(PhantomData))
            }

            #[cfg(not(in_parts))]
            #[allow(clippy::unused_async)]
            pub async fn $name() -> Result<Open, NotFetched> {
                Ok(&RoomOf::<$game>(PhantomData))
            }
        };
    }

    door!(puerto_rico, PuertoRico);
    door!(san_juan, SanJuan);
    door!(santorini_new_york, SantoriniNewYork);
}

#[cfg(in_parts)]
impl From<wasm_split_helpers::SplitLoaderError> for NotFetched {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        NotFetched
    }
}

async fn fetch(game: GameKind) -> Result<Open, NotFetched> {
    match game {
        GameKind::PuertoRico => doors::puerto_rico().await,
        GameKind::SanJuan => doors::san_juan().await,
        GameKind::SantoriniNewYork => doors::santorini_new_york().await,
    }
}

/// The rooms, open or not yet.
#[derive(Clone, Copy)]
pub struct Rooms {
    open: [RwSignal<Option<Open>>; GameKind::VARIANTS.len()],
    /// Whether one that was wanted could not be fetched.
    pub trouble: RwSignal<bool>,
}

impl Rooms {
    /// All of them shut.
    pub fn new() -> Self {
        Rooms {
            open: std::array::from_fn(|_| RwSignal::new(None)),
            trouble: RwSignal::new(false),
        }
    }

    #[allow(clippy::indexing_slicing)] // There is a room for each game.
    fn of(self, game: GameKind) -> RwSignal<Option<Open>> {
        self.open[game as usize]
    }

    /// Keeps an open room. Who looks at it already is not disturbed by a second key.
    fn keep(self, game: GameKind, room: Open) {
        if self.of(game).get_untracked().is_none() {
            self.of(game).set(Some(room));
        }
    }

    /// Does something in a game's room: now if it is open, else when it has been fetched.
    pub fn enter(self, game: GameKind, act: impl FnOnce(Open) + 'static) {
        if let Some(room) = self.of(game).get_untracked() {
            return act(room);
        }
        spawn_local(async move {
            let fetched = fetch(game).await;
            self.trouble.set(fetched.is_err());
            if let Ok(room) = fetched {
                self.keep(game, room);
                act(room);
            }
        });
    }

    /// What a game's room shows; nothing until it has been fetched.
    pub fn view(self, game: GameKind, show: impl Fn(Open) -> AnyView) -> Option<AnyView> {
        let room = self.of(game).get();
        if room.is_none() {
            self.enter(game, |_| {});
        }
        room.map(show)
    }

    /// Fetches them all, one after the other, so that nobody waits for them later. Where that fails it
    /// is tried again when one is wanted.
    pub fn prepare(self) {
        spawn_local(async move {
            for game in GameKind::VARIANTS {
                if let Ok(room) = fetch(*game).await {
                    self.keep(*game, room);
                }
            }
        });
    }
}

impl Default for Rooms {
    fn default() -> Self {
        Rooms::new()
    }
}
