//! The curtain: what lies between two people who may not see each other's things.

use leptos::html;

use crate::engine::{BySeat, Seat};
use crate::session::Person;
use crate::text::Language;
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, PlayerMark};

/// How long the curtain ignores taps that were meant for the player before, in milliseconds.
const GUARD: u64 = 300;

/// The curtain, with public news only.
#[component]
pub fn Curtain(
    /// Who is to lift it.
    seat: Seat,
    /// What happened since their last turn.
    #[prop(into)]
    since: Signal<String>,
    /// Who sits where.
    #[prop(into)]
    people: Signal<BySeat<Person>>,
    /// The language of the page.
    #[prop(into)]
    language: Signal<Language>,
    /// Lifts it.
    lift: Callback<()>,
    /// Leaves the table; the game is saved.
    leave: Callback<()>,
) -> impl IntoView {
    let name = Signal::derive(move || people.with(|people| people[seat].name.clone()));
    let ready = RwSignal::new(false);
    set_timeout(
        move || ready.set(true),
        std::time::Duration::from_millis(GUARD),
    );
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    let words = move || language.get().pages();
    view! {
        <section class="curtain" role="dialog" aria-modal="true" aria-label=move || words().pass_to>
            <Icon name="curtain" class="curtain-picture" />
            <p class="curtain-to">{move || words().pass_to}</p>
            <h2 class="curtain-name"><PlayerMark seat name /></h2>
            <p class="curtain-since">{since}</p>
            <button
                type="button"
                class="curtain-lift primary"
                data-act="lift"
                node_ref=button
                on:click=move |_| {
                    if ready.get_untracked() {
                        lift.run(());
                    }
                }
            >
                {move || (words().i_am)(&name.get())}
            </button>
            <button type="button" class="plain" data-act="leave" on:click=move |_| leave.run(())>
                {move || words().save_and_leave}
            </button>
        </section>
    }
}
