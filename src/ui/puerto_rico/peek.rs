//! The whole board of one player, laid over the table for a look.

use crate::engine::Seat;
use crate::games::puerto_rico::Good;
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, seat_class, seat_shape};

use super::city::City;
use super::icons;
use super::island::Island;
use super::my_board::Purse;
use super::selection::Board;

/// The board that is looked at, if one is.
#[component]
pub fn Peek() -> impl IntoView {
    let board = Board::expect();
    (move || board.peek.get().map(|seat| view! { <PeekedBoard seat /> })).into_any()
}

#[component]
fn PeekedBoard(seat: Seat) -> impl IntoView {
    let board = Board::expect();
    let goods = move || board.with(|table| table.players[seat].goods);
    view! {
        <aside
            class=["peek ", seat_class(seat)].concat()
            aria-label=move || board.name(seat)
            on:click=move |event| event.stop_propagation()
        >
            <header class="mine-head">
                <Icon name=seat_shape(seat) />
                <h2 class="mine-name">{move || board.name(seat)}</h2>
                <Purse seat />
                <button
                    type="button"
                    class="quiet peek-close"
                    aria-label=move || board.around.language.get().pages().close
                    on:click=move |_| board.peek.set(None)
                >
                    <Icon name="close" />
                </button>
            </header>
            <div class="homeland">
                <Island seat mine=false />
                <City seat mine=false />
            </div>
            <ul class="peek-goods">
                {Good::ALL.iter().copied().map(|good| view! {
                    <li class="amount" class:nobody=move || goods()[good] == 0>
                        <Icon name=icons::good(good) />
                        <span class="unseen">{move || board.text().good(good)}</span>
                        <span class="number">{move || goods()[good]}</span>
                    </li>
                }.into_any()).collect_view()}
            </ul>
        </aside>
    }
    .into_any()
}
