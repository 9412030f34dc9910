//! The whole city of one player, laid over the table for a look.

use crate::engine::Seat;
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, seat_class, seat_shape};

use super::city::{City, Points};
use super::selection::Board;

/// The city that is looked at, if one is.
#[component]
pub fn Peek() -> impl IntoView {
    let board = Board::expect();
    (move || board.peek.get().map(|seat| peeked(board, seat))).into_any()
}

fn peeked(board: Board, seat: Seat) -> AnyView {
    view! {
        <aside
            class=["peek ", seat_class(seat)].concat()
            aria-label=move || board.name(seat)
            on:click=move |event| event.stop_propagation()
        >
            <h2 class="plate">
                <Icon name=seat_shape(seat) />
                <span class="mine-name">{move || board.name(seat)}</span>
                <Points seat />
                <button
                    type="button"
                    class="quiet peek-close"
                    aria-label=move || board.around.language.get().pages().close
                    on:click=move |_| board.peek.set(None)
                >
                    <Icon name="close" />
                </button>
            </h2>
            <City seat mine=false />
        </aside>
    }
    .into_any()
}
