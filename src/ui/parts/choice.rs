//! One of several, and on or off.

use crate::text::Told;
use crate::ui::live::prelude::*;

/// A row of buttons, one for each of `all`, of which one is pressed. The names are in the same
/// order.
pub fn choices<T: Copy + PartialEq + Send + Sync>(
    label: Signal<String>,
    all: &'static [T],
    names: impl Fn() -> Vec<String> + Send + Sync + 'static,
    chosen: impl Fn() -> T + Send + Sync + 'static,
    choose: impl Fn(T) + Send + Sync + 'static,
) -> AnyView {
    let names = Signal::derive(names);
    let pressed = Signal::derive(move || {
        let chosen = chosen();
        all.iter().map(|it| *it == chosen).collect()
    });
    let choose = Callback::new(move |at: usize| {
        if let Some(it) = all.get(at) {
            choose(*it);
        }
    });
    view! { <Choices label names pressed choose /> }.into_any()
}

/// A row of buttons of which any number is pressed.
pub fn several(
    label: Signal<String>,
    names: impl Fn() -> Vec<String> + Send + Sync + 'static,
    pressed: impl Fn() -> Vec<bool> + Send + Sync + 'static,
    turn: impl Fn(usize) + Send + Sync + 'static,
) -> AnyView {
    let (names, pressed) = (Signal::derive(names), Signal::derive(pressed));
    view! { <Choices label names pressed choose=Callback::new(turn) /> }.into_any()
}

#[component]
fn Choices(
    /// What is chosen, for everyone.
    label: Signal<String>,
    /// The names of the choices.
    names: Signal<Vec<String>>,
    /// Whether each is pressed.
    pressed: Signal<Vec<bool>>,
    /// Chooses one, by its place.
    choose: Callback<usize>,
) -> impl IntoView {
    view! {
        <fieldset class="choices">
            <legend>{label}</legend>
            <div class="choices-row">
                {move || names.get().into_iter().enumerate().map(|(at, name)| view! {
                    <button
                        type="button"
                        class="choice"
                        aria-pressed=move || if pressed.with(|it| it.get(at) == Some(&true)) { "true" } else { "false" }
                        on:click=move |_| choose.run(at)
                    >
                        {name}
                    </button>
                }.into_any()).collect_view()}
            </div>
        </fieldset>
    }
    .into_any()
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

/// A switch that a language has a name and a sentence for.
pub fn switch(
    told: impl Fn() -> Told + Copy + Send + Sync + 'static,
    on: impl Fn() -> bool + Send + Sync + 'static,
    turn: impl Fn(bool) + Send + Sync + 'static,
) -> AnyView {
    view! {
        <Switch
            label=Signal::derive(move || told().name.to_owned())
            explanation=Signal::derive(move || told().line.to_owned())
            on=Signal::derive(on)
            turn=turn
        />
    }
    .into_any()
}
