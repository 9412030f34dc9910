//! The button that shows hidden cards and hides them again.

use crate::ui::live::prelude::*;
use crate::ui::parts::Icon;

use super::Details;

/// The button, in the heading of a hand that lies face down.
#[component]
pub fn ShowHand(
    /// Whether the owner looks.
    peeking: RwSignal<bool>,
    /// The details card, which tells of a card that may be hidden then.
    details: RwSignal<Option<Details>>,
    /// What it is called while the hand is hidden.
    show: Signal<&'static str>,
    /// What it is called while the hand is seen.
    hide: Signal<&'static str>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="quiet show-hand"
            data-act="show-hand"
            aria-pressed=move || if peeking.get() { "true" } else { "false" }
            on:click=move |event| {
                event.stop_propagation();
                details.set(None);
                peeking.update(|it| *it = !*it);
            }
        >
            <Icon name=Signal::derive(move || if peeking.get() { "eye" } else { "eye-off" }) />
            {move || if peeking.get() { hide.get() } else { show.get() }}
        </button>
    }
    .into_any()
}
