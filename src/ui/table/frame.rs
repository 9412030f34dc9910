//! The frame around a board: top bar, tray, log, and what lies over the table for a moment.

use leptos::html;

use crate::engine::{BySeat, Seat};
use crate::session::Person;
use crate::text::{Language, OfGame, Sentence};
use crate::ui::app::House;
use crate::ui::live::prelude::*;
use crate::ui::parts::{Afresh, Icon, Sheet, seat_class};
use crate::ui::screen::Screen;
use crate::ui::screens::rules::RulesText;
use crate::ui::screens::settings::SettingsForm;
use crate::ui::table::words::Words;
use crate::web::place;

use super::curtain::Curtain;
use super::details::DetailsCard;
use super::log::{Log, LogLine};
use super::result::{Next, Outcome, ResultSheet};
use super::tray::{Tray, UndoState};
use super::{Details, TopLine, TrayState};

/// What the frame shows beside the board, and what its buttons do. The store of the table
/// provides it; nothing in it depends on the game.
#[derive(Clone, Copy)]
pub struct Shell {
    /// The lines of the log.
    pub log: Memo<Vec<LogLine>>,
    /// Which moment is looked at, if not the present one.
    pub past: Memo<Option<usize>>,
    /// How many moves were made.
    pub moves: Memo<usize>,
    /// What Undo would do.
    pub undo: Memo<UndoState>,
    /// What the others did since this player's last turn.
    pub since: Memo<String>,
    /// Who sits where.
    pub people: Memo<BySeat<Person>>,
    /// The language of the page.
    pub language: Memo<Language>,
    /// The picture of a thing of the game, where it has one.
    pub picture: fn(&dyn OfGame) -> Option<&'static str>,
    /// The rules of the game as it is played here.
    pub rules: Callback<(), AnyView>,
    /// Something that happened by itself, shown for a moment in its player's colour.
    pub toast: RwSignal<Option<(Option<Seat>, Sentence)>>,
    /// Who is to lift the curtain, if it is down.
    pub curtain: Memo<Option<Seat>>,
    /// The end of the game, when it has come.
    pub outcome: Memo<Option<Outcome>>,
    /// Which bot is thinking.
    pub thinking: Memo<Option<Seat>>,
    /// Whether the next move of a bot waits for a tap.
    pub waits: Memo<bool>,
    /// Whether the game is open in another tab, so that this one only shows it.
    pub read_only: Memo<bool>,
    /// The details card that is open.
    pub details: RwSignal<Option<Details>>,
    /// A sentence for the tray, for a moment.
    pub notice: RwSignal<Option<String>>,
    /// Whole screens that lie over the table.
    pub over: RwSignal<Option<Over>>,
    /// The position in words: headings and lists.
    pub position: Memo<Vec<(String, Vec<String>)>>,
    /// What can be done.
    pub act: Callback<Act>,
}

/// What can be done at the frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Takes back the last step.
    Undo,
    /// Does it again.
    Redo,
    /// Looks at the position after so many moves.
    LookAt(usize),
    /// Returns to the present.
    Now,
    /// Lifts the curtain.
    Lift,
    /// Lets a waiting bot move.
    Step,
    /// Plays here although another tab has the game.
    TakeOver,
    /// Exports the game.
    Export,
    /// Goes on after the end.
    Next(Next),
    /// Leaves the table.
    Leave,
}

/// A sheet over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Over {
    /// The log, where there is no room for it beside the table.
    Log,
    /// The rules and the keys.
    Help,
    /// The settings.
    Settings,
    /// The menu.
    Menu,
    /// The position in words.
    Position,
    /// The end of the game.
    Result,
}

/// The frame.
#[component]
pub fn TableFrame(
    /// What the top bar shows.
    #[prop(into)]
    top: Signal<TopLine>,
    /// What the tray shows.
    #[prop(into)]
    tray: Signal<TrayState>,
    /// Picks an option of the tray.
    on_pick: Callback<usize>,
    /// Carries out what is picked.
    on_confirm: Callback<()>,
    /// Drops what is picked.
    on_cancel: Callback<()>,
    /// The board.
    children: Children,
) -> impl IntoView {
    let shell = expect_context::<Shell>();
    let house = House::expect();
    let node = NodeRef::<html::Main>::new();
    Effect::new(move |_| {
        if let Some(main) = node.get() {
            let _ = main.focus();
        }
    });
    Effect::new(move |_| {
        shell.moves.track();
        shell.curtain.track();
        request_animation_frame(|| place::catch_focus("tray"));
    });
    let act = move |act: Act| shell.act.run(act);
    let over = move || shell.outcome.get().is_some();
    let tray = Signal::derive(move || {
        let mut state = tray.get();
        if over() {
            state.confirm = Some(Ok(house.words().result.to_owned()));
        }
        state
    });
    let on_confirm = Callback::new(move |()| {
        if over() {
            shell.over.set(Some(Over::Result));
        } else {
            on_confirm.run(());
        }
    });
    let keys = move |event: leptos::ev::KeyboardEvent| {
        if event.alt_key() || event.meta_key() {
            return;
        }
        let key = event.key();
        if event.ctrl_key() {
            match key.as_str() {
                "z" => act(Act::Undo),
                "y" => act(Act::Redo),
                _ => return,
            }
            event.prevent_default();
            return;
        }
        if key == "Escape" {
            if shell.details.get_untracked().is_some() {
                shell.details.set(None);
            } else {
                on_cancel.run(());
            }
            return;
        }
        if key == "Enter" && !place::answers_keys(&event) {
            on_confirm.run(());
            event.prevent_default();
            return;
        }
        if !house.settings.get_untracked().letter_keys {
            return;
        }
        if let Ok(number) = key.parse::<usize>()
            && number >= 1
        {
            if tray.with_untracked(|tray| number <= tray.options.len()) {
                on_pick.run(number - 1);
                event.prevent_default();
            }
            return;
        }
        match key.as_str() {
            "u" => act(Act::Undo),
            "r" => act(Act::Redo),
            "c" => on_confirm.run(()),
            "n" => act(Act::Step),
            "f" => {
                if let Some(at) = tray.with_untracked(|tray| tray.fill) {
                    on_pick.run(at);
                }
            }
            "l" => toggle(shell.over, Over::Log),
            "p" => toggle(shell.over, Over::Position),
            "?" => toggle(shell.over, Over::Help),
            _ => return,
        }
        event.prevent_default();
    };
    let words = move || house.words();
    let text = move |of: fn(&crate::text::Pages) -> &'static str| {
        Signal::derive(move || of(words()).to_owned())
    };
    view! {
        <main
            class="frame"
            id="main"
            tabindex="-1"
            node_ref=node
            on:keydown=keys
            class:looking-back=move || shell.past.get().is_some()
        >
            <a class="skip" href="#tray" on:click=move |event| {
                event.prevent_default();
                place::focus("tray");
            }>{move || words().skip_to_tray}</a>
            <TopBar top />
            <div class="board">{children()}</div>
            <Show when=move || house.wide.get()>
                <aside class="side-log">
                    <h2>{move || words().log}</h2>
                    <LogOfShell />
                </aside>
            </Show>
            <div class="frame-foot" id="tray" tabindex="-1">
                {move || if shell.past.get().is_some() {
                    view! { <LookingBack /> }.into_any()
                } else {
                    view! {
                        <Tray
                            state=tray
                            undo=shell.undo
                            notice=shell.notice
                            since=shell.since
                            thinking=Signal::derive(move || shell.thinking.get().is_some())
                            people=shell.people
                            language=shell.language
                            on_pick
                            on_confirm
                            on_undo=Callback::new(move |()| act(Act::Undo))
                            on_redo=Callback::new(move |()| act(Act::Redo))
                        />
                    }.into_any()
                }}
                <Show when=move || shell.waits.get()>
                    <button type="button" class="primary step" data-act="step" on:click=move |_| act(Act::Step)>
                        <Icon name="step" />
                        {move || words().next_move}
                    </button>
                </Show>
                <Show when=move || shell.read_only.get()>
                    <div class="read-only" role="alert">
                        <p>{move || words().other_tab}</p>
                        <button type="button" class="primary" data-act="take-over" on:click=move |_| act(Act::TakeOver)>
                            {move || words().play_here}
                        </button>
                    </div>
                </Show>
            </div>
            <DetailsCard details=shell.details language=shell.language />
            <Toast />
            {move || shell.over.get().map(|over| {
                let close = Callback::new(move |()| shell.over.set(None));
                let close_label = text(|words| words.close);
                match over {
                    Over::Log => view! {
                        <Sheet title=text(|words| words.log) close_label close class="sheet-side"><LogOfShell /></Sheet>
                    }.into_any(),
                    Over::Help => view! {
                        <Sheet title=text(|words| words.rules) close_label close class="sheet-tall prose">
                            <RulesText rules=shell.rules />
                        </Sheet>
                    }.into_any(),
                    Over::Settings => view! {
                        <Sheet title=text(|words| words.settings) close_label close class="sheet-tall"><SettingsForm games={house.game().into_iter().collect::<Vec<_>>()} /></Sheet>
                    }.into_any(),
                    Over::Menu => view! {
                        <Sheet title=text(|words| words.menu) close_label close class="sheet-menu"><Menu /></Sheet>
                    }.into_any(),
                    Over::Position => view! {
                        <Sheet title=text(|words| words.position) close_label close class="sheet-tall prose"><Position /></Sheet>
                    }.into_any(),
                    Over::Result => view! {
                        <ResultSheet
                            outcome=Signal::derive(move || shell.outcome.get().unwrap_or_default())
                            people=shell.people
                            language=shell.language
                            close
                            next=Callback::new(move |next| act(Act::Next(next)))
                        />
                    }.into_any(),
                }
            })}
            {move || shell.curtain.get().map(|seat| view! {
                <Curtain
                    seat
                    since=shell.since
                    people=shell.people
                    language=shell.language
                    lift=Callback::new(move |()| act(Act::Lift))
                    leave=Callback::new(move |()| act(Act::Leave))
                />
            })}
        </main>
    }
}

fn toggle(over: RwSignal<Option<Over>>, which: Over) {
    over.update(|over| {
        *over = if *over == Some(which) {
            None
        } else {
            Some(which)
        }
    });
}

#[component]
fn TopBar(top: Signal<TopLine>) -> impl IntoView {
    let shell = expect_context::<Shell>();
    let house = House::expect();
    let words = move || house.words();
    let open = move |which: Over| toggle(shell.over, which);
    let phase = Signal::derive(move || top.with(|top| top.phase.clone()));
    view! {
        <header class="top-bar">
            <button
                type="button"
                class="top-button"
                data-act="menu"
                aria-label=move || words().menu
                on:click=move |_| open(Over::Menu)
            >
                <Icon name="menu" />
            </button>
            <h1 class="top-phase">
                <span class="top-round">{move || top.with(|top| top.round.clone())}</span>
                <span class="top-words"><Words sentence=phase language=shell.language people=shell.people /></span>
            </h1>
            <ul class="counters">
                {move || top.with(|top| top.counters.clone()).into_iter().map(|counter| {
                    let title = counter.name.clone();
                    view! {
                    <li class="counter" class:last=counter.last title=title>
                        <Icon name=counter.icon />
                        <span class="unseen">{counter.name}</span>
                        <span class="counter-value">{counter.value}</span>
                        {counter.last.then(|| view! { <span class="last-round">{words().last_round}</span> }.into_any())}
                    </li>
                }}).collect_view()}
            </ul>
            <div class="top-acts">
                <button
                    type="button"
                    class="top-button top-result"
                    data-act="result"
                    hidden=move || shell.outcome.get().is_none()
                    aria-label=move || words().result
                    on:click=move |_| open(Over::Result)
                >
                    <Icon name="vp" />
                </button>
                <button type="button" class="top-button" data-act="log" hidden=move || house.wide.get() aria-label=move || words().log on:click=move |_| open(Over::Log)>
                    <Icon name="log" />
                </button>
                <button type="button" class="top-button" data-act="help" aria-label=move || words().rules on:click=move |_| open(Over::Help)>
                    <Icon name="help" />
                </button>
                <button type="button" class="top-button" data-act="settings" aria-label=move || words().settings on:click=move |_| open(Over::Settings)>
                    <Icon name="settings" />
                </button>
            </div>
        </header>
    }
}

#[component]
fn LogOfShell() -> impl IntoView {
    let shell = expect_context::<Shell>();
    view! {
        <Log
            lines=shell.log
            past=shell.past
            people=shell.people
            language=shell.language
            look_at=Callback::new(move |at| shell.act.run(Act::LookAt(at)))
        />
    }
}

/// In the tray's place while a past moment is looked at.
#[component]
fn LookingBack() -> impl IntoView {
    let shell = expect_context::<Shell>();
    let house = House::expect();
    let words = move || house.words();
    let at = move || shell.past.get().unwrap_or_default();
    let look = move |at: usize| shell.act.run(Act::LookAt(at));
    view! {
        <section class="tray looking" aria-label=move || words().looking_back>
            <p class="tray-line" role="status">
                {move || (words().after_moves)(at(), shell.moves.get())}
            </p>
            <div class="looking-acts">
                <button
                    type="button"
                    aria-label=move || words().earlier
                    on:click=move |_| look(at().saturating_sub(1))
                >
                    <Icon name="arrow-left" />
                </button>
                <input
                    type="range"
                    min="0"
                    max=move || shell.moves.get()
                    aria-label=move || words().moment
                    prop:value=move || at().to_string()
                    on:input=move |event| {
                        if let Ok(at) = event_target_value(&event).parse() {
                            look(at);
                        }
                    }
                />
                <button
                    type="button"
                    aria-label=move || words().later
                    on:click=move |_| look((at() + 1).min(shell.moves.get()))
                >
                    <Icon name="arrow-right" />
                </button>
                <button
                    type="button"
                    class="primary"
                    data-act="now"
                    on:click=move |_| shell.act.run(Act::Now)
                >
                    {move || words().to_present}
                </button>
            </div>
        </section>
    }
}

#[component]
fn Menu() -> impl IntoView {
    let shell = expect_context::<Shell>();
    let house = House::expect();
    let words = move || house.words();
    let item = move |hook: &'static str,
                     icon: &'static str,
                     label: fn(&crate::text::Pages) -> &'static str,
                     act: Callback<()>| {
        view! {
            <li>
                <button type="button" class="menu-item" data-act=hook on:click=move |_| {
                    shell.over.set(None);
                    act.run(());
                }>
                    <Icon name=icon />
                    {move || label(words())}
                </button>
            </li>
        }
    };
    view! {
        <ul class="menu">
            {item("leave", "save", |words| words.save_and_leave, Callback::new(move |()| shell.act.run(Act::Leave)))}
            {item("export", "export", |words| words.export, Callback::new(move |()| shell.act.run(Act::Export)))}
            {item("replay", "step", |words| words.replay, Callback::new(move |()| shell.act.run(Act::LookAt(0))))}
            {item("rules", "help", |words| words.rules, Callback::new(move |()| shell.over.set(Some(Over::Help))))}
            {item("position", "eye", |words| words.position, Callback::new(move |()| shell.over.set(Some(Over::Position))))}
            {item("saves", "copy", |words| words.saves, Callback::new(move |()| house.go(Screen::Saves)))}
        </ul>
    }
}

#[component]
fn Position() -> impl IntoView {
    let shell = expect_context::<Shell>();
    move || {
        shell
            .position
            .get()
            .into_iter()
            .map(|(heading, lines)| {
                view! {
                    <h3>{heading}</h3>
                    <ul class="position">
                        {lines.into_iter().map(|line| view! { <li>{line}</li> }.into_any()).collect_view()}
                    </ul>
                }
            })
            .collect_view()
    }
}

#[component]
fn Toast() -> impl IntoView {
    let shell = expect_context::<Shell>();
    let afresh = Afresh::here();
    view! {
        <div class="toasts" aria-live="polite">
            {move || afresh.draw(shell.toast.get().map(|(seat, sentence)| view! {
                <p class=format!("toast {}", seat.map_or("", seat_class))>
                    <Words sentence=Signal::from(sentence) language=shell.language people=shell.people />
                </p>
            }.into_any()).into_any())}
        </div>
    }
}
