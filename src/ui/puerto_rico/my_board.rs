//! What belongs to the player who is asked, or was asked last: name, money, island, city, goods.

use crate::engine::Seat;
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, is_long, seat_class, seat_shape};

use super::city::City;
use super::goods::Goods;
use super::island::Island;
use super::selection::Board;

/// The player's own board.
#[component]
pub fn MyBoard() -> impl IntoView {
    let board = Board::expect();
    let mine = board.around.mine;
    view! {
        <section class=move || ["mine ", seat_class(mine.get())].concat() aria-label=move || board.name(mine.get())>
            <header class="mine-head">
                <Icon name=Signal::derive(move || seat_shape(mine.get())) />
                <h2 class="mine-name" class:long=move || is_long(&board.name(mine.get()))>{move || board.name(mine.get())}</h2>
                <Purse seat=mine />
                <Show when=move || board.around.concealed.get()>
                    <HoldToSee />
                </Show>
            </header>
            <div class="homeland">
                <Island seat=mine mine=true />
                <City seat=mine mine=true />
            </div>
            <Goods />
        </section>
    }
    .into_any()
}

/// Shows the player's points for as long as it is held.
#[component]
fn HoldToSee() -> impl IntoView {
    let board = Board::expect();
    let peeking = board.around.peeking;
    let words = move || board.around.language.get().pages().hold_points;
    let is_press = |key: &str| key == " " || key == "Enter";
    view! {
        <button
            type="button"
            class="hold-points"
            data-act="hold-points"
            aria-label=words
            title=words
            aria-pressed=move || if peeking.get() { "true" } else { "false" }
            on:pointerdown=move |_| peeking.set(true)
            on:pointerup=move |_| peeking.set(false)
            on:pointerleave=move |_| peeking.set(false)
            on:pointercancel=move |_| peeking.set(false)
            on:blur=move |_| peeking.set(false)
            on:contextmenu=move |event| event.prevent_default()
            on:keydown=move |event| if is_press(&event.key()) { peeking.set(true) }
            on:keyup=move |event| if is_press(&event.key()) { peeking.set(false) }
        >
            <Icon name=Signal::derive(move || if peeking.get() { "eye" } else { "eye-off" }) />
        </button>
    }
    .into_any()
}

/// Doubloons, points and idle colonists of a player.
#[component]
pub fn Purse(
    /// Whose.
    #[prop(into)]
    seat: Signal<Seat>,
) -> impl IntoView {
    let board = Board::expect();
    let doubloons = move || board.with(|table| table.players[seat.get()].doubloons);
    let chips = move || board.with(|table| table.players[seat.get()].chips);
    let idle = move || {
        let seat = seat.get();
        match board.mayor.get() {
            Some(draft) if board.around.mine.get() == seat => draft.idle(),
            _ => board.with(|table| table.players[seat].san_juan),
        }
    };
    let hint = move |of: fn(&crate::text::puerto_rico::Terms) -> &'static str| {
        move || of(board.text().terms())
    };
    view! {
        <span class="purse">
            <span class="amount" title=hint(|terms| terms.doubloons)>
                <Icon name="doubloon" />
                <span class="unseen">{hint(|terms| terms.doubloons)}</span>
                <span class="number">{move || doubloons()}</span>
            </span>
            <span class="amount" title=hint(|terms| terms.victory_points)>
                <Icon name="vp" />
                <span class="unseen">{hint(|terms| terms.victory_points)}</span>
                {move || match chips() {
                    Some(points) => view! { <span class="number">{points}</span> }.into_any(),
                    None => view! {
                        <Icon name="eye-off" class="hidden-points" />
                        <span class="unseen">{hint(|terms| terms.hidden)}</span>
                    }
                    .into_any(),
                }}
            </span>
            <span class="amount" class:nobody=move || idle() == 0 title=hint(|terms| terms.idle)>
                <Icon name="colonist" />
                <span class="unseen">{hint(|terms| terms.idle)}</span>
                <span class="number">{move || idle()}</span>
            </span>
        </span>
    }
    .into_any()
}
