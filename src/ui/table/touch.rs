//! A thing that can be touched: always a button, whatever is asked.

use std::time::Duration;

use leptos::attr::custom::custom_attribute;
use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;

use crate::engine::Seat;
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, seat_class, seat_shape};
use crate::web::clock::now;

/// How long a thing is held until it explains itself, in milliseconds.
const HOLD: u64 = 450;

/// A second tap commits only after so many milliseconds, so that a double tap never does.
pub const AGAIN: u64 = 350;

/// How a thing is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Look {
    /// The place in the tray of the first option that it stands for, if it can be chosen.
    pub option: Option<usize>,
    /// Whether it is part of what is picked.
    pub picked: bool,
    /// Whether others of its kind can be chosen, but not this one.
    pub refused: bool,
    /// Who touched it with the last move.
    pub mark: Option<Seat>,
}

/// How a thing is found in the page: the attribute, and its value.
pub type Hook = (&'static str, String);

/// A thing on the table as a button. A tap selects, a second one commits; holding it, the other
/// mouse button or `i` explain it.
#[component]
pub fn Touchable(
    /// How it is drawn.
    look: Memo<Look>,
    /// How it is found.
    hook: Hook,
    /// Its classes.
    class: &'static str,
    /// How it is read aloud.
    #[prop(into)]
    name: Signal<String>,
    /// A tap, and when.
    tap: Callback<u64>,
    /// Explains it.
    explain: Callback<()>,
    /// How it looks.
    children: Children,
) -> impl IntoView {
    let held = StoredValue::new(None::<TimeoutHandle>);
    let explained = StoredValue::new(false);
    let let_go = move || {
        if let Some(handle) = held.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    };
    let hold = move |_: ev::PointerEvent| {
        let_go();
        explained.set_value(false);
        let handle = set_timeout_with_handle(
            move || {
                explained.set_value(true);
                explain.run(());
            },
            Duration::from_millis(HOLD),
        );
        held.set_value(handle.ok());
    };
    on_cleanup(let_go);
    let (attribute, value) = hook;
    view! {
        <button
            type="button"
            class=class
            class:touch=true
            class:legal=move || look.with(|look| look.option.is_some())
            class:picked=move || look.with(|look| look.picked)
            class:refused=move || look.with(|look| look.refused)
            class:marked=move || look.with(|look| look.mark.is_some())
            style=("--mover", move || look.with(|look| look.mark.map(colour)))
            {..custom_attribute(attribute, value)}
            aria-label=name
            aria-pressed=move || look.with(|look| look.option.map(|_| if look.picked { "true" } else { "false" }))
            on:pointerdown=hold
            on:pointerup=move |_| let_go()
            on:pointercancel=move |_| let_go()
            on:pointerleave=move |_| let_go()
            on:contextmenu=move |event| {
                event.prevent_default();
                if !explained.get_value() {
                    explain.run(());
                }
            }
            on:keydown=move |event| {
                if event.key() == "i" && !event.ctrl_key() && !event.meta_key() {
                    event.stop_propagation();
                    explain.run(());
                }
            }
            on:click=move |event| {
                event.stop_propagation();
                if !explained.get_value() {
                    tap.run(now());
                }
                explained.set_value(false);
            }
        >
            {children()}
            <span class="corner" aria-hidden="true">
                {move || look.with(|look| look.option.map(|at| at + 1))}
            </span>
            {move || look.with(|look| look.mark).map(|seat| {
                view! {
                    <span class=["mark ", seat_class(seat)].concat() aria-hidden="true">
                        <Icon name=seat_shape(seat) />
                    </span>
                }
            })}
        </button>
    }
    .into_any()
}

/// The colour of a player who touched something; that of ink is ink on any ground.
fn colour(seat: Seat) -> &'static str {
    match seat.number() {
        0 => "var(--seat-circle)",
        1 => "var(--seat-triangle)",
        2 => "var(--seat-square)",
        3 => "var(--ink)",
        _ => "var(--seat-hexagon)",
    }
}
