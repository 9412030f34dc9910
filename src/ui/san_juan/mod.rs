//! San Juan on the page: the table as players see it, one file for each thing that lies there.
//!
//! [`offers`] says what can be chosen and what stands for it, [`draft`] what is chosen so far:
//! payments, goods and cards are chosen together before the rules are asked. [`selection`] is the
//! one state that board, tray and keyboard share, [`touch`] makes a thing a button.

mod card;
mod city;
mod details;
mod draft;
mod hand;
mod icons;
mod offers;
mod peek;
mod range;
mod rehearsal;
mod roles;
mod rules;
mod seat_strip;
mod selection;
mod set_up;
mod shown;
mod touch;
mod tray;
mod views;

use crate::games::san_juan::SanJuan;
use crate::ui::live::prelude::*;
use crate::ui::table::Around;
use crate::ui::table::frame::TableFrame;
use crate::web::arrows::{Direction, one_stop_each, step};
use crate::web::clock::now;

use city::MyCity;
use hand::{Drawn, Hand};
use peek::Peek;
use roles::{Prices, Roles};
use seat_strip::{Glance, SeatStrip};
use selection::Board;
use views::Views;

/// Where the things of the table are in the page.
const HERE: &str = ".san-juan";

/// The table.
#[component]
pub fn SanJuanTable(
    /// The table around the board.
    around: Around<SanJuan>,
) -> impl IntoView {
    let board = Board::new(around);
    let top = Memo::new(move |_| board.with(|table| tray::top_line(table, board.text())));
    Effect::new(move |_| {
        board.offers.track();
        around.view.track();
        request_animation_frame(|| one_stop_each(HERE, "section", ".legal"));
    });
    let state = Memo::new(move |_| {
        let (text, asked, picked) = (board.text(), around.asked.get(), board.picked());
        around.view.with(|view| {
            board.offers.with(|offers| {
                board
                    .draft
                    .with(|draft| tray::tray(view, asked, offers, picked, draft, text))
            })
        })
    });
    view! {
        <TableFrame
            top
            tray=state
            on_pick=Callback::new(move |at| board.pick_option(at, now()))
            on_confirm=Callback::new(move |()| board.confirm())
            on_cancel=Callback::new(move |()| board.cancel())
        >
            <div
                class=move || board.showing.get().class()
                data-phase=move || board.with(|table| views::phase_id(&table.phase))
                on:click=move |_| board.cancel()
                on:focusin=move |_| one_stop_each(HERE, "section", ".legal")
                on:keydown=move |event| {
                    let moved = Direction::of_key(&event.key()).is_some_and(|to| step(HERE, to));
                    if moved {
                        event.prevent_default();
                    }
                }
            >
                <Glance />
                <SeatStrip />
                <div class="common">
                    <Roles />
                    <Prices />
                </div>
                <Drawn />
                <MyCity />
                <Hand />
                <Peek />
                <Views />
            </div>
        </TableFrame>
    }
    .into_any()
}
