//! Saved games: open, name, export, delete; and games from elsewhere.

use std::time::Duration;

use leptos::prelude as framework;
use leptos::task::spawn_local;

use crate::games::GameKind;
use crate::session::save::{self, LONGEST_TITLE, Unreadable};
use crate::session::slots::{Opening, Slot, TRASH_TIME, Trouble, Unopened};
use crate::text::Pages;
use crate::ui::app::{House, send};
use crate::ui::live::prelude::*;
use crate::ui::parts::Icon;
use crate::ui::table::shown::Shown;
use crate::web::clipboard;
use crate::web::files::{self, FileTrouble};

use super::Page;

/// A save that is not as it should be, and as much of it as can be played.
pub struct Question {
    why: String,
    /// Goes on as far as that.
    go_on: Option<Box<dyn FnOnce()>>,
}

/// A question to the players, if there is one.
pub type Asked = framework::RwSignal<Option<Question>, LocalStorage>;

/// Goes on with a game that is whole; of another one says what is wrong.
pub fn consider<G: Shown>(
    house: House,
    asked: Asked,
    opening: Result<Opening<G>, Unopened<G::Illegal>>,
) {
    let language = house.language.get_untracked();
    let refusal = |why: &G::Illegal| G::refusal(language, why);
    let question = match opening {
        Ok(opening) => match &opening.opened.problem {
            None => return house.take_place(opening),
            Some(problem) => Question {
                why: problem_words(language.pages(), problem, refusal),
                go_on: Some(Box::new(move || house.take_place(opening))),
            },
        },
        Err(why) => refused(house, &why, refusal),
    };
    asked.set(Some(question));
}

/// Why there is nothing to go on with.
fn refused<I>(house: House, why: &Unopened<I>, refusal: impl Fn(&I) -> String) -> Question {
    let words = house.language.get_untracked().pages();
    let why = match why {
        Unopened::Trouble(trouble) => trouble_words(words, *trouble).to_owned(),
        Unopened::Unreadable(problem) => problem_words(words, problem, refusal),
    };
    Question { why, go_on: None }
}

/// The screen of saved games.
#[component]
pub fn Saves() -> impl IntoView {
    let house = House::expect();
    let words = move || house.words();
    house.keeper.refresh();
    let question = framework::RwSignal::new_local(None::<Question>);
    let deleted = RwSignal::new(None::<String>);
    let said = RwSignal::new("");
    let pasted = RwSignal::new(String::new());
    let open_slot = Callback::new(move |id: String| match house.keeper.game_in(&id) {
        Ok(game) => house
            .rooms
            .enter(game, move |room| room.consider_slot(house, &id, question)),
        Err(why) => question.set(Some(refused(house, &why, |()| String::new()))),
    });
    let open_text = move |text: String| match save::game_of(&text).map_err(Unopened::Unreadable) {
        Ok(game) => house
            .rooms
            .enter(game, move |room| room.consider_text(house, &text, question)),
        Err(why) => question.set(Some(refused(house, &why, |()| String::new()))),
    };
    let open_file = move |text: Result<String, FileTrouble>| match text {
        Ok(text) => open_text(text),
        Err(why) => {
            let words = house.language.get_untracked().pages();
            let why = match why {
                FileTrouble::TooLarge => words.too_large,
                FileTrouble::Unreadable => words.not_a_save,
            };
            question.set(Some(Question {
                why: why.to_owned(),
                go_on: None,
            }));
        }
    };
    view! {
        <Page title=Signal::derive(move || words().saves.to_owned())>
            {move || question.with(Option::is_some).then(|| view! {
                <ProblemPanel question />
            })}
            <Show when=move || deleted.with(Option::is_some)>
                <div class="problem" role="status">
                    <p>{move || words().deleted}</p>
                    <div class="problem-acts">
                        <button type="button" data-act="restore" on:click=move |_| {
                            if let Some(id) = deleted.get_untracked() {
                                house.keeper.restore(&id);
                            }
                            deleted.set(None);
                        }>
                            <Icon name="undo" />
                            {move || words().undo_delete}
                        </button>
                    </div>
                </div>
            </Show>
            <p role="status" class="unseen">{said}</p>
            <ul class="saves">
                <For
                    each=move || house.keeper.list.get()
                    key=|slot| (slot.id.clone(), slot.line.as_ref().map(|line| (line.saved, line.title.clone())))
                    children=move |slot| view! { <SaveRow kept=slot open=open_slot deleted said /> }
                />
            </ul>
            <Show when=move || house.keeper.list.with(Vec::is_empty)>
                <p>{move || words().no_saves}</p>
            </Show>
            <section class="import" on:dragover=move |event| event.prevent_default() on:drop=move |event| {
                event.prevent_default();
                let file = event.data_transfer().and_then(|transfer| files::dropped(&transfer));
                if let Some(file) = file {
                    spawn_local(async move { open_file(files::text_of(&file).await) });
                }
            }>
                <div class="import-acts">
                    <button type="button" data-act="import-file" on:click=move |_| {
                        files::choose(open_file);
                    }>
                        <Icon name="import" />
                        {move || words().import_file}
                    </button>
                </div>
                <label>
                    {move || words().import_text_line}
                    <textarea
                        prop:value=move || pasted.get()
                        spellcheck="false"
                        on:input=move |event| pasted.set(event_target_value(&event))
                    ></textarea>
                </label>
                <div class="import-acts">
                    <button
                        type="button"
                        data-act="import-text"
                        disabled=move || pasted.with(|text| text.trim().is_empty())
                        on:click=move |_| open_text(pasted.get_untracked())
                    >
                        {move || words().import_act}
                    </button>
                </div>
            </section>
            <p class="storage-line">{move || house.storage_line()}</p>
        </Page>
    }
}

/// What is wrong with a save, and what can be done about it.
#[component]
fn ProblemPanel(question: Asked) -> impl IntoView {
    let house = House::expect();
    let words = move || house.words();
    let opens = question.with(|question| question.as_ref().is_some_and(|it| it.go_on.is_some()));
    view! {
        <div class="problem" role="alert" data-problem="">
            <p>{move || question.with(|question| question.as_ref().map(|it| it.why.clone()))}</p>
            <p>{move || words().kept_original}</p>
            <div class="problem-acts">
                {opens.then(|| view! {
                    <button type="button" class="primary" data-act="open-as-far" on:click=move |_| {
                        let asked = question.try_update(Option::take).flatten();
                        if let Some(go_on) = asked.and_then(|asked| asked.go_on) {
                            go_on();
                        }
                    }>
                        {move || words().open_as_far}
                    </button>
                }.into_any())}
                <button type="button" data-act="dismiss" on:click=move |_| question.set(None)>
                    {move || words().close}
                </button>
            </div>
        </div>
    }
}

/// A slot.
#[component]
fn SaveRow(
    kept: Slot,
    open: Callback<String>,
    deleted: RwSignal<Option<String>>,
    said: RwSignal<&'static str>,
) -> impl IntoView {
    let house = House::expect();
    let words = move || house.words();
    let id = StoredValue::new(kept.id.clone());
    let line = kept.line.clone();
    let title = line
        .as_ref()
        .and_then(|line| line.title.clone())
        .unwrap_or_default();
    let game = line.as_ref().map_or(GameKind::PuertoRico, |line| line.game);
    let readable = line.is_some();
    view! {
        <li class="save" data-slot=kept.id>
            <div class="save-words">
                {readable.then(|| view! {
                    <label>
                        <span class="unseen">{move || words().rename}</span>
                        <input
                            type="text"
                            placeholder=move || words().game(game)
                            maxlength=LONGEST_TITLE
                            prop:value=title
                            on:change=move |event| {
                                house.rename(&id.get_value(), &event_target_value(&event));
                            }
                        />
                    </label>
                }.into_any())}
                <span class="save-line">
                    {move || match &line {
                        Some(line) => house.line_words(line),
                        None => words().broken_save.to_owned(),
                    }}
                </span>
            </div>
            <div class="save-acts">
                {readable.then(|| view! {
                    <button type="button" class="primary" data-act="open" on:click=move |_| open.run(id.get_value())>
                        <Icon name="play" />
                        {move || words().open}
                    </button>
                }.into_any())}
                <button type="button" data-act="copy-text" aria-label=move || words().copy_text title=move || words().copy_text on:click=move |_| {
                    if let Some(text) = house.keeper.text(&id.get_value()) {
                        let copied = words().copied;
                        spawn_local(async move {
                            if clipboard::copy(&text).await {
                                said.set(copied);
                            }
                        });
                    }
                }>
                    <Icon name="copy" />
                </button>
                <button type="button" data-act="export" aria-label=move || words().export title=move || words().export on:click=move |_| {
                    if let Some(text) = house.keeper.text(&id.get_value()) {
                        send(text);
                    }
                }>
                    <Icon name="export" />
                </button>
                <button type="button" data-act="delete" aria-label=move || words().delete title=move || words().delete on:click=move |_| {
                    house.keeper.delete(&id.get_value());
                    deleted.set(Some(id.get_value()));
                    let gone = id.get_value();
                    let forget = move || {
                        house.keeper.refresh();
                        if deleted.try_get_untracked().flatten() == Some(gone) {
                            deleted.try_set(None);
                        }
                    };
                    set_timeout(forget, Duration::from_millis(TRASH_TIME));
                }>
                    <Icon name="trash" />
                </button>
            </div>
        </li>
    }
}

/// What is wrong with a save, as a sentence.
fn problem_words<I>(
    words: &Pages,
    problem: &Unreadable<I>,
    refusal: impl Fn(&I) -> String,
) -> String {
    match problem {
        Unreadable::NotASave => words.not_a_save.to_owned(),
        Unreadable::CutShort => words.cut_short.to_owned(),
        Unreadable::TooLarge => words.too_large.to_owned(),
        Unreadable::TooNew { .. } | Unreadable::TooNewRules { .. } => words.too_new.to_owned(),
        Unreadable::UnknownGame { .. } => words.unknown_game.to_owned(),
        Unreadable::BadSetup => words.bad_setup.to_owned(),
        Unreadable::Damaged => words.damaged.to_owned(),
        Unreadable::UnknownMove { n } => (words.unknown_move)(n + 1),
        Unreadable::Unlucky { n } => (words.unlucky_move)(n + 1),
        Unreadable::Refused { n, why } => (words.refused)(n + 1, &refusal(why)),
        Unreadable::PrintDiffers => words.print_differs.to_owned(),
    }
}

/// Why something is not kept, as a sentence.
pub fn trouble_words(words: &Pages, trouble: Trouble) -> &'static str {
    match trouble {
        Trouble::Refused => words.storage_refused,
        Trouble::Full => words.storage_full,
        Trouble::NotKept => words.storage_lost,
        Trouble::Changed => words.storage_changed,
        Trouble::Missing => words.storage_missing,
    }
}
