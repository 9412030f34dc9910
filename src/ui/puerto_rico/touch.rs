//! A thing that can be touched: always a button, whatever is asked.

use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;

use crate::engine::Seat;
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, seat_class, seat_shape};
use crate::web::clock::now;

use super::choices::Thing;
use super::icons;
use super::selection::Board;

/// How long a thing is held until it explains itself, in milliseconds.
const HOLD: u64 = 450;

/// A thing on the table as a button. A tap selects, a second one commits; holding it, the other
/// mouse button or `i` explain it.
#[component]
pub fn Touch(
    /// The thing.
    thing: Thing,
    /// Its classes.
    class: &'static str,
    /// How it is read aloud.
    #[prop(into)]
    name: Signal<String>,
    /// How it looks.
    children: Children,
) -> impl IntoView {
    let board = Board::expect();
    let look = board.look(thing);
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
                board.show_details(thing);
            },
            Duration::from_millis(HOLD),
        );
        held.set_value(handle.ok());
    };
    on_cleanup(let_go);
    let hooks = Hooks::of(thing);
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
            data-role=hooks.role
            data-building=hooks.building
            data-good=hooks.good
            data-tile=hooks.tile
            data-ship=hooks.ship
            data-seat=hooks.seat
            data-plot=hooks.plot
            data-structure=hooks.structure
            data-thing=hooks.thing
            aria-label=name
            aria-pressed=move || look.with(|look| look.option.map(|_| if look.picked { "true" } else { "false" }))
            on:pointerdown=hold
            on:pointerup=move |_| let_go()
            on:pointercancel=move |_| let_go()
            on:pointerleave=move |_| let_go()
            on:contextmenu=move |event| {
                event.prevent_default();
                if !explained.get_value() {
                    board.show_details(thing);
                }
            }
            on:keydown=move |event| {
                if event.key() == "i" && !event.ctrl_key() && !event.meta_key() {
                    event.stop_propagation();
                    board.show_details(thing);
                }
            }
            on:click=move |event| {
                event.stop_propagation();
                if !explained.get_value() {
                    board.touch(thing, now());
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

/// How a thing is found in the page.
#[derive(Default)]
struct Hooks {
    role: Option<&'static str>,
    building: Option<&'static str>,
    good: Option<&'static str>,
    tile: Option<&'static str>,
    ship: Option<String>,
    seat: Option<String>,
    plot: Option<String>,
    structure: Option<String>,
    thing: Option<&'static str>,
}

impl Hooks {
    fn of(thing: Thing) -> Self {
        let mut hooks = Hooks::default();
        match thing {
            Thing::Role(card) => hooks.role = Some(icons::card_id(card)),
            Thing::Building(building) => hooks.building = Some(icons::building(building)),
            Thing::Good(good) => hooks.good = Some(icons::good(good)),
            Thing::Tile(tile) => hooks.tile = Some(icons::tile_id(tile)),
            Thing::FaceDown => hooks.tile = Some("face-down"),
            Thing::Ship(number) => hooks.ship = Some(number.to_string()),
            Thing::Wharf => hooks.ship = Some("wharf".to_owned()),
            Thing::Seat(seat) => hooks.seat = Some(seat.number().to_string()),
            Thing::Plot(at) => hooks.plot = Some(at.to_string()),
            Thing::Structure(at) => hooks.structure = Some(at.to_string()),
            Thing::TradingHouse => hooks.thing = Some("trading-house"),
            Thing::ColonistShip => hooks.thing = Some("colonist-ship"),
        }
        hooks
    }
}
