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
    doors: [Door; GameKind::VARIANTS.len()],
    /// Counts what was wished: only the last wish is carried out when its room is there.
    wishes: StoredValue<u32>,
    /// Whether somebody waits for a wish.
    pub awaited: RwSignal<bool>,
    /// Whether the last wish failed because its room could not be fetched.
    pub refused: RwSignal<bool>,
}

#[derive(Clone, Copy)]
struct Door {
    room: RwSignal<Option<Open>>,
    /// Whether it could not be fetched.
    stuck: RwSignal<bool>,
}

impl Rooms {
    /// All of them shut.
    pub fn new() -> Self {
        Rooms {
            doors: std::array::from_fn(|_| Door {
                room: RwSignal::new(None),
                stuck: RwSignal::new(false),
            }),
            wishes: StoredValue::new(0),
            awaited: RwSignal::new(false),
            refused: RwSignal::new(false),
        }
    }

    #[allow(clippy::indexing_slicing)] // There is a door for each game.
    fn door(self, game: GameKind) -> Door {
        self.doors[game as usize]
    }

    /// Fetches a room. Who looks at it already is not disturbed if it was there.
    async fn open(self, game: GameKind) -> Option<Open> {
        let Door { room, stuck } = self.door(game);
        let fetched = fetch(game).await.ok();
        stuck.set(fetched.is_none());
        if fetched.is_some() && room.with_untracked(Option::is_none) {
            room.set(fetched);
        }
        fetched
    }

    /// Does something in a game's room: now if it is open, else when it has been fetched, unless
    /// something else was wished meanwhile.
    pub fn enter(self, game: GameKind, act: impl FnOnce(Open) + 'static) {
        let wish = self.forget();
        if let Some(room) = self.door(game).room.get_untracked() {
            return act(room);
        }
        self.awaited.set(true);
        spawn_local(async move {
            let room = self.open(game).await;
            if self.wishes.get_value() != wish {
                return;
            }
            self.awaited.set(false);
            match room {
                Some(room) => act(room),
                None => self.refused.set(true),
            }
        });
    }

    /// Drops the wish that waits for a room, if there is one. Gives the number of the next one.
    pub fn forget(self) -> u32 {
        self.awaited.set(false);
        self.refused.set(false);
        self.wishes.update_value(|wishes| *wishes += 1);
        self.wishes.get_value()
    }

    /// What a game's room shows; nothing until it has been fetched.
    pub fn view(self, game: GameKind, show: impl Fn(Open) -> AnyView) -> Option<AnyView> {
        let room = self.door(game).room.get();
        if room.is_none() {
            self.bring(game);
        }
        room.map(show)
    }

    /// Whether a room could not be fetched.
    pub fn is_stuck(self, game: GameKind) -> bool {
        self.door(game).stuck.get()
    }

    /// Fetches a room to be looked at.
    pub fn bring(self, game: GameKind) {
        spawn_local(async move {
            self.open(game).await;
        });
    }

    /// Fetches them all, one after the other, so that nobody waits for them later. Where that fails it
    /// is tried again when one is wanted.
    pub fn prepare(self) {
        spawn_local(async move {
            for game in GameKind::VARIANTS {
                self.open(*game).await;
            }
        });
    }
}

impl Default for Rooms {
    fn default() -> Self {
        Rooms::new()
    }
}

/// Stands where a room will be looked at: that it is being fetched, or that it could not be.
#[component]
pub fn Fetching(
    /// Whose room.
    game: GameKind,
) -> impl IntoView {
    let house = House::expect();
    move || {
        match house.rooms.is_stuck(game) {
        false => view! { <p class="fetching" role="status">{house.words().fetching}</p> }.into_any(),
        true => view! {
            <div class="problem" role="alert">
                <p>{house.words().not_fetched}</p>
                <div class="problem-acts">
                    <button type="button" data-act="try-again" on:click=move |_| house.rooms.bring(game)>
                        {house.words().try_again}
                    </button>
                </div>
            </div>
        }
        .into_any(),
    }
    }
}
