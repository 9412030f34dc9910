//! One of several, and on or off.

use leptos::prelude::*;

/// A row of buttons of which one is pressed.
#[component]
pub fn Choices<T: Copy + PartialEq + Send + Sync + 'static>(
    /// What is chosen, for everyone.
    #[prop(into)]
    label: Signal<String>,
    /// The choices and their names.
    #[prop(into)]
    choices: Signal<Vec<(T, String)>>,
    /// The one that is chosen.
    #[prop(into)]
    chosen: Signal<T>,
    /// Chooses another.
    #[prop(into)]
    choose: Callback<T>,
) -> impl IntoView {
    view! {
        <fieldset class="choices">
            <legend>{label}</legend>
            <div class="choices-row">
                {move || choices.get().into_iter().map(|(choice, name)| view! {
                    <button
                        type="button"
                        class="choice"
                        aria-pressed=move || if chosen.get() == choice { "true" } else { "false" }
                        on:click=move |_| choose.run(choice)
                    >
                        {name}
                    </button>
                }.into_any()).collect_view()}
            </div>
        </fieldset>
    }
}

/// A switch with its name and what it does.
#[component]
pub fn Switch(
    /// Its name.
    #[prop(into)]
    label: Signal<String>,
    /// What it does, in a sentence.
    #[prop(into)]
    explanation: Signal<String>,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Turns it on or off.
    #[prop(into)]
    turn: Callback<bool>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="switch"
            role="switch"
            aria-checked=move || if on.get() { "true" } else { "false" }
            on:click=move |_| turn.run(!on.get_untracked())
        >
            <span class="switch-words">
                <span class="switch-label">{label}</span>
                <span class="switch-explanation">{explanation}</span>
            </span>
            <span class="switch-track" aria-hidden="true"><span class="switch-knob"></span></span>
        </button>
    }
}
