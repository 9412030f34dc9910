//! The house: its screens, its settings, and the game that is on the table.

use std::sync::Arc;
use std::time::Duration;

use leptos::task::spawn_local;

use crate::bots::Level;
use crate::engine::Seed;
use crate::games::GameKind;
use crate::session::slots::{Line, Opening, Slot};
use crate::session::{Desk, Session, UndoPolicy, save};
use crate::text::{Language, Pages};
use crate::ui::keeper::Keeper;
use crate::ui::live::prelude::*;
use crate::ui::notice_bar::NoticeBar;
use crate::ui::on_table::OnTable;
use crate::ui::plan::{Plan, rotated};
use crate::ui::rooms::{Fetching, Rooms};
use crate::ui::screen::Screen;
use crate::ui::screens::Page;
use crate::ui::screens::about::About;
use crate::ui::screens::lobby::Lobby;
use crate::ui::screens::rules::Rules;
use crate::ui::screens::saves::{Saves, trouble_words};
use crate::ui::screens::settings::SettingsScreen;
use crate::ui::settings::Settings;
use crate::ui::table::result::Next;
use crate::ui::table::shown::Shown;
use crate::ui::table::store::Store;
use crate::web::worker::BotThread;
use crate::web::{clock, files, place, seed, storage, trouble};

/// Pages that have room for the log beside the table.
const WIDE: &str = "(min-width: 1400px) and (min-height: 640px)";
/// How long after the start the games are fetched that nobody has asked for yet.
const PREPARED: Duration = Duration::from_secs(8);
/// Where the settings are kept.
const SETTINGS: &str = "settings";
/// Where the last set-up is kept.
const PLAN: &str = "plan";
/// Where the seed of the last game is kept.
const SEED: &str = "seed";

/// What every screen may ask of the house.
#[derive(Clone, Copy)]
pub struct House {
    /// The screen that is shown.
    pub screen: RwSignal<Screen>,
    /// How the page behaves.
    pub settings: RwSignal<Settings>,
    /// The language of the page.
    pub language: Memo<Language>,
    /// Whether there is room for the log beside the table.
    pub wide: RwSignal<bool>,
    /// What is kept on the device.
    pub keeper: Keeper,
    /// The rooms of the games.
    pub rooms: Rooms,
    /// Where bots think.
    bots: StoredValue<BotThread, LocalStorage>,
    /// The game that is on the table.
    table: RwSignal<Option<Arc<dyn OnTable>>>,
    /// What owns the signals of the page, and those of the table that lies there.
    page: StoredValue<Owner>,
    seat: StoredValue<Option<Owner>>,
}

impl House {
    fn new() -> Self {
        let keeper = Keeper::new();
        let settings = RwSignal::new(keeper.recall::<Settings>(SETTINGS).unwrap_or_default());
        let chosen = move || settings.with(|settings| settings.language);
        let house = House {
            screen: RwSignal::new(Screen::of_hash(&place::hash())),
            settings,
            language: Memo::new(move |_| chosen().unwrap_or_else(place::language)),
            wide: RwSignal::new(false),
            keeper,
            rooms: Rooms::new(),
            bots: StoredValue::new_local(BotThread::new()),
            table: RwSignal::new(None),
            page: StoredValue::new(Owner::current().unwrap_or_default()),
            seat: StoredValue::new(None),
        };
        house.follow();
        house
    }

    /// Keeps the browser's address, title, language and looks in step with the house.
    fn follow(self) {
        place::on_hash(move |hash| {
            let screen = Screen::of_hash(&hash);
            if screen != self.screen.get_untracked() {
                self.go(screen);
            }
        });
        place::on_media(WIDE, move |wide| self.wide.set(wide));
        storage::on_change(move |_| {
            self.keeper.refresh();
            let Some(game) = self.table.get_untracked() else {
                return;
            };
            if game.watches() {
                return game.read_again();
            }
            // Another page may have given the game a title.
            let list = self.keeper.list.get_untracked();
            let here = list.into_iter().find(|slot| game.is_in(&slot.id));
            if let Some(line) = here.and_then(|slot| slot.line) {
                game.rename(line.title);
            }
        });
        Effect::new(move |_| {
            let screen = self.screen.get();
            if Screen::of_hash(&place::hash()) != screen {
                place::set_hash(screen.hash());
            }
            self.keeper.refresh();
        });
        Effect::new(move |_| {
            let words = self.words();
            trouble::speak(words);
            place::mark_root("lang", Some(self.language.get().code()));
            let screen = self.screen.get();
            place::set_title(&match screen {
                Screen::Lobby => words.app_name.to_owned(),
                Screen::Table => {
                    let game = self.game().map(|game| words.game(game));
                    [game.unwrap_or(words.lobby), " – ", words.app_name].concat()
                }
                Screen::NewGame(_)
                | Screen::Saves
                | Screen::Rules
                | Screen::Settings
                | Screen::About => format!("{} – {}", screen.name(words), words.app_name),
            });
        });
        leptos::prelude::Effect::new(move |before: Option<Settings>| {
            let settings = self.settings.get();
            place::mark_root("data-theme", settings.theme.attribute());
            place::mark_root("data-scale", Some(settings.scale.percent()));
            if before.is_some_and(|before| before != settings) {
                self.keeper.remember(SETTINGS, &settings);
            }
            settings
        });
    }

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

    /// Which game is on the table.
    pub fn game(self) -> Option<GameKind> {
        self.table
            .with(|game| game.as_ref().map(|game| game.kind()))
    }

    /// Shows a screen.
    pub fn go(self, screen: Screen) {
        self.rooms.forget();
        self.screen.set(screen);
    }

    /// Speaks another language from now on.
    pub fn set_language(self, language: Language) {
        self.settings
            .update(|settings| settings.language = Some(language));
    }

    /// What became of keeping games: trouble, or how safe they are.
    pub fn storage_line(self) -> &'static str {
        let words = self.words();
        match self.keeper.trouble.get() {
            Some(trouble) => trouble_words(words, trouble),
            None if self.keeper.promised.get() == Some(true) => words.storage_kept,
            None => words.storage_may_go,
        }
    }

    /// The newest game that is not over.
    pub fn newest(self) -> Option<Slot> {
        let goes_on = |slot: &Slot| slot.line.as_ref().is_some_and(|line| !line.over());
        self.keeper.list.get().into_iter().find(goes_on)
    }

    /// What is in a slot, in words: players, round, date.
    pub fn line_words(self, line: &Line) -> String {
        let words = self.words();
        let names: Vec<&str> = line
            .people
            .iter()
            .map(|(_, person)| person.name.as_str())
            .collect();
        let state = if line.over() {
            words.finished.to_owned()
        } else {
            (words.round_number)(line.round)
        };
        let date = clock::date(line.saved, self.language.get().code());
        format!("{} · {state} · {date}", names.join(", "))
    }

    /// The set-up of the last game, or the usual one.
    pub fn last_plan<G: Shown>(self) -> Plan<G::Options> {
        let kept = self.keeper.recall::<Plan<_>>(&kept_as(PLAN, G::KIND));
        let kept = kept.filter(Plan::is_playable::<G>);
        let mut plan = kept.unwrap_or_else(|| {
            let words = self.language.get_untracked().pages();
            Plan::usual::<G>(words)
        });
        // A table that is set up begins a series of its own.
        plan.people
            .iter_mut()
            .for_each(|(_, person)| person.wins = 0);
        plan
    }

    /// The seed of the last game, if there was one whose luck can be had again.
    pub fn last_seed(self, game: GameKind) -> Option<Seed> {
        let digits = self.keeper.recall::<String>(&kept_as(SEED, game));
        digits.and_then(|digits| save::from_hex(&digits))
    }

    /// A new game, set up like the last one.
    pub fn play(self, game: GameKind) {
        self.rooms.enter(game, move |room| room.play(self));
    }

    /// A new game, with this seed or with luck of its own.
    pub fn start<G: Shown>(self, plan: Plan<G::Options>, seed: Option<Seed>) {
        let seed = seed.unwrap_or_else(seed::fresh);
        self.keeper.remember(&kept_as(PLAN, G::KIND), &plan);
        self.keeper
            .remember(&kept_as(SEED, G::KIND), &save::to_hex(seed));
        let session = Session::<G>::new(plan.setup::<G>(), seed);
        let mut desk = Desk::new(session, plan.people, plan.privacy);
        if G::UNDO == UndoPolicy::UntilRevealed {
            desk.undo = G::UNDO;
        }
        let slot = self.keeper.fresh();
        self.keeper.save(&slot, &desk);
        self.sit_down(desk, slot);
    }

    /// Gives the game in a slot another title, also if it lies on the table.
    pub fn rename(self, id: &str, words: &str) {
        let title = save::title(words);
        let renamed = self.keeper.rename(id, title.as_deref());
        let here = self.table.get_untracked().filter(|game| game.is_in(id));
        if let Some(game) = here.filter(|_| renamed) {
            game.rename(title);
        }
    }

    /// Goes on with the game in a slot; what is wrong with it is told on the screen of saves.
    pub fn open_save(self, id: &str) {
        let here = self.table.get_untracked();
        if here.is_some_and(|game| game.is_in(id) && !game.watches()) {
            return self.go(Screen::Table);
        }
        let id = id.to_owned();
        match self.keeper.game_in(&id) {
            Ok(game) => self.rooms.enter(game, move |room| room.open(self, &id)),
            Err(_) => self.go(Screen::Saves),
        }
    }

    /// Goes on with the game in a slot, which is one of this kind.
    pub fn open<G: Shown>(self, id: &str) {
        match self.keeper.open::<G>(id) {
            // Nothing is written that is there already: another tab may play this game.
            Ok(opening) if opening.opened.problem.is_none() && opening.slot == id => {
                self.sit_down(opening.opened.desk, opening.slot);
            }
            Ok(opening) if opening.opened.problem.is_none() => self.take_place(opening),
            _ => self.go(Screen::Saves),
        }
    }

    /// Sits down at a game that was opened.
    pub fn take_place<G: Shown>(self, opening: Opening<G>) {
        self.keeper.save(&opening.slot, &opening.opened.desk);
        self.sit_down(opening.opened.desk, opening.slot);
    }

    /// Puts a game on the table in place of the one that lies there.
    fn sit_down<G: Shown>(self, desk: Desk<G>, slot: String) {
        if let Some(before) = self.table.get_untracked() {
            before.leave();
        }
        let table = self.page.with_value(Owner::child);
        let game = table.with(|| Store::new(desk, slot, self));
        self.table.set(Some(Arc::new(game)));
        self.seat.set_value(Some(table));
        self.go(Screen::Table);
        game.claim();
    }

    /// Saves the game of a table.
    pub fn save<G: Shown>(self, store: Store<G>) {
        store.desk.with_untracked(|desk| {
            store.slot.with_value(|slot| self.keeper.save(slot, desk));
        });
    }

    /// Gives the game of a table to the players as a file.
    pub fn export<G: Shown>(self, store: Store<G>) {
        let text = store.desk.with_untracked(save::write);
        send(text);
    }

    /// Goes on after a game.
    pub fn after_game<G: Shown>(self, store: Store<G>, next: Next) {
        let (mut plan, seed) = store.desk.with_untracked(|desk| {
            let plan = Plan {
                people: desk.people_for_the_next_game(),
                ..Plan::of_desk(desk)
            };
            (plan, desk.session.seed())
        });
        match next {
            Next::Rematch => self.start::<G>(plan, None),
            Next::Rotate => {
                plan.people = rotated(&plan.people);
                self.start::<G>(plan, None);
            }
            Next::SameDeal => self.start::<G>(plan, Some(seed)),
            Next::Replay => store.look_at_start(),
            Next::Export => self.export(store),
            Next::Lobby => self.go(Screen::Lobby),
        }
    }

    /// Lets a bot think, and hears its answer later.
    pub fn think<G: Shown>(
        self,
        level: Level,
        view: G::View,
        seed: Seed,
        at: usize,
        answer: impl FnOnce(G::Action) + 'static,
    ) {
        let number = u64::try_from(at).unwrap_or_default();
        self.bots
            .with_value(|bots| bots.ask::<G>(level, view, seed, number, answer));
    }
}

/// Gives a saved game to the players as a file.
pub fn send(text: String) {
    spawn_local(async move {
        files::send("sobremesa.json", &text).await;
    });
}

/// The key under which something of a game is kept.
fn kept_as(what: &str, game: GameKind) -> String {
    let game = match game {
        GameKind::PuertoRico => "",
        GameKind::SanJuan => "-san-juan",
        GameKind::SantoriniNewYork => "-new-york",
    };
    [what, game].concat()
}

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let house = House::new();
    provide_context(house);
    set_timeout(move || house.rooms.prepare(), PREPARED);
    view! {
        {move || match house.screen.get() {
            Screen::Lobby => view! { <Lobby /> }.into_any(),
            Screen::NewGame(game) => {
                let set_up = house.rooms.view(game, |room| room.set_up());
                set_up.unwrap_or_else(|| view! { <OnItsWay game /> }.into_any())
            }
            Screen::Saves => view! { <Saves /> }.into_any(),
            Screen::Rules => view! { <Rules /> }.into_any(),
            Screen::Settings => view! { <SettingsScreen /> }.into_any(),
            Screen::About => view! { <About /> }.into_any(),
            Screen::Table => match house.table.get() {
                Some(game) => game.view(),
                None => view! { <Lobby /> }.into_any(),
            },
        }}
        <NoticeBar />
    }
}

/// The screen of a game whose room is being fetched.
#[component]
fn OnItsWay(game: GameKind) -> impl IntoView {
    let house = House::expect();
    view! {
        <Page title=Signal::derive(move || house.words().game(game).to_owned())>
            <Fetching game />
        </Page>
    }
}
