//! The decision tray: who must do what, every legal move as a button, Undo and Confirm always in
//! the same place.

use leptos::html;

use crate::engine::BySeat;
use crate::session::Person;
use crate::text::Language;
use crate::ui::live::prelude::*;
use crate::ui::parts::{Afresh, Icon, Sheet};
use crate::ui::table::words::Words;

use super::{TrayOption, TrayState};

/// What the tray says about Undo: the label of the button, and why it cannot be pressed.
#[derive(Clone, PartialEq, Debug)]
pub struct UndoState {
    /// What would be taken back, or why nothing can be.
    pub words: Result<String, String>,
    /// Whether something that was undone can be done again.
    pub redo: bool,
}

/// The tray.
#[component]
pub fn Tray(
    /// What can be chosen.
    #[prop(into)]
    state: Signal<TrayState>,
    /// What Undo would do.
    #[prop(into)]
    undo: Signal<UndoState>,
    /// A sentence to show for a moment.
    #[prop(into)]
    notice: Signal<Option<String>>,
    /// What the others did since this player's last turn.
    #[prop(into)]
    since: Signal<String>,
    /// Whether a bot thinks.
    #[prop(into)]
    thinking: Signal<bool>,
    /// Who sits where.
    #[prop(into)]
    people: Signal<BySeat<Person>>,
    /// The language of the page.
    #[prop(into)]
    language: Signal<Language>,
    /// Picks an option.
    on_pick: Callback<usize>,
    /// Carries out what is picked.
    on_confirm: Callback<()>,
    /// Takes back the last step.
    on_undo: Callback<()>,
    /// Does it again.
    on_redo: Callback<()>,
) -> impl IntoView {
    let all_open = RwSignal::new(false);
    let options = Memo::new(move |_| state.with(|state| state.options.clone()));
    let picked = Memo::new(move |_| state.with(|state| state.picked.clone()));
    let row = NodeRef::<html::Div>::new();
    let cut = RwSignal::new(false);
    // Whether the row shows all options is known when it is laid out.
    let measure = move || {
        request_animation_frame(move || {
            if let Some(row) = row.try_get_untracked().flatten() {
                cut.set(
                    row.scroll_width() > row.client_width() + 1
                        || row.scroll_height() > row.client_height() + 1,
                );
            }
        });
    };
    Effect::new(move |_| {
        options.track();
        measure();
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| measure());
    on_cleanup(move || resized.remove());
    let pick = Callback::new(move |at| {
        all_open.set(false);
        on_pick.run(at);
    });
    let task = Signal::derive(move || state.with(|state| state.task.clone()));
    let words = move || language.get().pages();
    view! {
        <section class="tray" aria-label=move || words().tray>
            <div class="tray-task">
                <p class="tray-line" role="status" class:thinking=move || thinking.get()>
                    <Words sentence=task language people />
                </p>
                <p class="tray-below">
                    {move || match notice.get() {
                        Some(notice) => view! { <span class="tray-notice" role="alert">{notice}</span> }.into_any(),
                        None => {
                            let preview = state.with(|state| state.preview.join(" · "));
                            if preview.is_empty() {
                                view! { <span class="tray-since">{since}</span> }.into_any()
                            } else {
                                view! { <span class="tray-preview">{preview}</span> }.into_any()
                            }
                        }
                    }}
                </p>
            </div>
            <div class="tray-options" node_ref=row role="group" aria-label=move || words().choices>
                <OptionButtons options picked pick />
            </div>
            <Show when=move || cut.get()>
                <button
                    type="button"
                    class="tray-more"
                    aria-haspopup="dialog"
                    on:click=move |_| all_open.set(true)
                >
                    <Icon name="more" />
                    {move || (words().all_choices)(options.with(Vec::len))}
                </button>
            </Show>
            <div class="tray-acts">
                <button
                    type="button"
                    class="undo"
                    data-act="undo"
                    aria-disabled=move || if undo.with(|undo| undo.words.is_ok()) { "false" } else { "true" }
                    title=move || undo.with(|undo| match &undo.words { Ok(words) | Err(words) => words.clone() })
                    on:click=move |_| on_undo.run(())
                >
                    <Icon name="undo" />
                    <span class="label">{move || words().undo}</span>
                </button>
                <Show when=move || undo.with(|undo| undo.redo)>
                    <button
                        type="button"
                        class="redo"
                        data-act="redo"
                        aria-label=move || words().redo
                        on:click=move |_| on_redo.run(())
                    >
                        <Icon name="redo" />
                    </button>
                </Show>
                <button
                    type="button"
                    class="confirm primary"
                    class:long=move || state.with(|state| match &state.confirm {
                        Some(Ok(label) | Err(label)) => label.chars().count() > 28,
                        None => false,
                    })
                    data-act="confirm"
                    aria-disabled=move || {
                        let ready = state.with(|state| matches!(state.confirm, Some(Ok(_))));
                        if ready { "false" } else { "true" }
                    }
                    on:click=move |_| on_confirm.run(())
                >
                    {move || state.with(|state| match &state.confirm {
                        Some(Ok(label) | Err(label)) => label.clone(),
                        None => words().confirm.to_owned(),
                    })}
                </button>
            </div>
        </section>
        <Show when=move || all_open.get()>
            <Sheet
                title=Signal::derive(move || words().choices.to_owned())
                close_label=Signal::derive(move || words().close.to_owned())
                close=move |()| all_open.set(false)
                class="sheet-options"
            >
                <div class="options-list">
                    <OptionButtons options picked pick />
                </div>
            </Sheet>
        </Show>
    }
}

#[component]
fn OptionButtons(
    options: Memo<Vec<TrayOption>>,
    picked: Memo<Vec<usize>>,
    pick: Callback<usize>,
) -> impl IntoView {
    let afresh = Afresh::here();
    move || {
        let buttons = options
            .get()
            .into_iter()
            .enumerate()
            .map(|(at, option)| {
                view! {
                    <button
                        type="button"
                        class="option"
                        data-option=at
                        aria-label=option.name
                        aria-pressed=move || if picked.with(|picked| picked.contains(&at)) { "true" } else { "false" }
                        on:click=move |_| pick.run(at)
                    >
                        <span class="option-number" aria-hidden="true">{at + 1}</span>
                        {option.icon.map(|name| view! { <Icon name class="option-icon" /> })}
                        <span class="option-words">
                            <span class="option-label">{option.label}</span>
                            <span class="option-consequence">{option.consequence}</span>
                        </span>
                    </button>
                }
            })
            .collect_view();
        afresh.draw(buttons.into_any())
    }
}
