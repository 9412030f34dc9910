//! The house: its screens, its settings, and the game that is on the table.

use leptos::prelude::*;

use crate::games::puerto_rico::PuertoRico;
use crate::session::{Desk, Session};
use crate::text::{Language, Pages};
use crate::ui::puerto_rico::PuertoRicoTable;
use crate::ui::screens::about::About;
use crate::ui::screens::lobby::Lobby;
use crate::ui::screens::new_game::{NewGame, Plan};
use crate::ui::screens::rules::Rules;
use crate::ui::screens::saves::Saves;
use crate::ui::screens::settings::SettingsScreen;
use crate::ui::settings::Settings;
use crate::ui::table::store::Store;
use crate::web::place;

/// The screens. The address of the page names the one that is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// Go on, play, or look round.
    Lobby,
    /// Set up a table.
    NewGame,
    /// The game that is on the table.
    Table,
    /// Saved games.
    Saves,
    /// Roles and buildings.
    Rules,
    /// How the page behaves.
    Settings,
    /// Who made this.
    About,
}

impl Screen {
    const ALL: [Screen; 7] = [
        Screen::Lobby,
        Screen::NewGame,
        Screen::Table,
        Screen::Saves,
        Screen::Rules,
        Screen::Settings,
        Screen::About,
    ];

    /// The fragment of the address.
    pub fn hash(self) -> &'static str {
        match self {
            Screen::Lobby => "",
            Screen::NewGame => "new",
            Screen::Table => "table",
            Screen::Saves => "saves",
            Screen::Rules => "rules",
            Screen::Settings => "settings",
            Screen::About => "about",
        }
    }

    /// The screen of a fragment; the lobby if there is none of that name.
    fn of_hash(hash: &str) -> Self {
        let named = Screen::ALL.into_iter().find(|screen| screen.hash() == hash);
        named.unwrap_or(Screen::Lobby)
    }

    /// What it is called.
    pub fn name(self, words: &Pages) -> &'static str {
        match self {
            Screen::Lobby => words.lobby,
            Screen::NewGame => words.set_up,
            Screen::Table => words.continue_game,
            Screen::Saves => words.saves,
            Screen::Rules => words.rules,
            Screen::Settings => words.settings,
            Screen::About => words.about,
        }
    }
}

/// What every screen may ask of the house.
#[derive(Clone, Copy)]
pub struct House {
    /// The screen that is shown.
    pub screen: RwSignal<Screen>,
    /// How the page behaves.
    pub settings: RwSignal<Settings>,
    /// The language of the page.
    pub language: Memo<Language>,
    /// The game that is on the table.
    pub table: RwSignal<Option<Store<PuertoRico>>>,
    /// What owns the signals of the page, and those of the table that lies there.
    page: StoredValue<Owner>,
    seat: StoredValue<Option<Owner>>,
}

impl House {
    /// The house that the page stands in.
    ///
    /// # Panics
    ///
    /// Outside of [`App`].
    pub fn expect() -> Self {
        expect_context::<House>()
    }

    /// The words of the pages around the games, in the language of the page.
    pub fn words(self) -> &'static Pages {
        self.language.get().pages()
    }

    /// Shows a screen.
    pub fn go(self, screen: Screen) {
        self.screen.set(screen);
    }

    /// Speaks another language from now on.
    pub fn set_language(self, language: Language) {
        self.settings
            .update(|settings| settings.language = Some(language));
    }
}

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let settings = RwSignal::new(Settings::default());
    let language = Memo::new(move |_| settings.get().language.unwrap_or_else(place::language));
    let house = House {
        screen: RwSignal::new(Screen::of_hash(&place::hash())),
        settings,
        language,
        table: RwSignal::new(None),
        page: StoredValue::new(Owner::current().unwrap_or_default()),
        seat: StoredValue::new(None),
    };
    provide_context(house);
    view! {
        {move || match house.screen.get() {
            Screen::Lobby => view! { <Lobby /> }.into_any(),
            Screen::NewGame => view! { <NewGame /> }.into_any(),
            Screen::Saves => view! { <Saves /> }.into_any(),
            Screen::Rules => view! { <Rules /> }.into_any(),
            Screen::Settings => view! { <SettingsScreen /> }.into_any(),
            Screen::About => view! { <About /> }.into_any(),
            Screen::Table => house.table.get().map(|store| {
                provide_context(store.shell());
                view! { <PuertoRicoTable around=store.around() /> }
            }).into_any(),
        }}
    }
}
// temporary
#[derive(Clone, PartialEq)]
pub struct SavedGame {
    pub id: String,
}
impl House {
    /// Puts a game on the table in place of the one that lies there.
    fn sit_down(self, desk: Desk<PuertoRico>, slot: String) {
        let table = self.page.with_value(Owner::child);
        let store = table.with(|| Store::new(desk, slot, self));
        self.table.set(Some(store));
        self.seat.set_value(Some(table));
        self.go(Screen::Table);
        store.wake();
    }

    pub fn newest(self) -> Option<SavedGame> {
        None
    }
    pub fn save_line(self, _s: &SavedGame) -> String {
        String::new()
    }
    pub fn open_save(self, _id: &str) {}
    pub fn storage_line(self) -> String {
        String::new()
    }
    pub fn last_plan(self) -> Plan {
        Plan::usual(self.words())
    }
    pub fn has_last_seed(self) -> bool {
        false
    }
    pub fn play_last_plan(self) {
        self.start(self.last_plan(), false)
    }
    pub fn start(self, plan: Plan, _same: bool) {
        let session = Session::new(plan.setup(), [7; 16]);
        let store = Store::new(
            Desk::new(session, plan.people, plan.privacy),
            String::new(),
            self,
        );
        self.table.set(Some(store));
        self.go(Screen::Table);
        store.wake();
    }
    pub fn save<G: crate::ui::table::shown::Shown>(self, _s: Store<G>) {}
    pub fn take_over<G: crate::ui::table::shown::Shown>(self, _s: Store<G>) {}
    pub fn export<G: crate::ui::table::shown::Shown>(self, _s: Store<G>) {}
    pub fn after_game<G: crate::ui::table::shown::Shown>(
        self,
        _s: Store<G>,
        _n: crate::ui::table::result::Next,
    ) {
    }
    pub fn think<G: crate::ui::table::shown::Shown>(
        self,
        level: crate::bots::Level,
        view: G::View,
        seed: crate::engine::Seed,
        at: usize,
        answer: impl FnOnce(G::Action) + 'static,
    ) {
        let n = u64::try_from(at).unwrap_or_default();
        set_timeout(
            move || {
                if let Some(action) = crate::bots::think::<G>(level, &view, seed, n) {
                    answer(action);
                }
            },
            std::time::Duration::ZERO,
        );
    }
}
