//! Santorini: New York on the page: the table as players see it, one file for each thing that lies
//! there.
//!
//! [`offers`] says what can be chosen and what stands for it. A turn is chosen step by step in a
//! [`draft`], which the board shows as if it were played, before the rules are asked. [`selection`]
//! is the one state that board, tray and keyboard share, [`touch`] makes a thing a button.

mod details;
mod draft;
mod hand;
mod icons;
mod manhattan;
mod offers;
mod order;
mod roles;
mod rules;
mod selection;
mod set_up;
mod shown;
mod threats;
mod touch;
mod tray;
mod views;
mod workers;

use shown::Variants;

use crate::engine::Seat;
use crate::games::santorini_new_york::SantoriniNewYork;
use crate::ui::live::prelude::*;
use crate::ui::table::frame::TableFrame;
use crate::ui::table::{Around, TrayState};
use crate::web::arrows::{Direction, one_stop_each, step};
use crate::web::clock::now;

use hand::Hand;
use manhattan::Manhattan;
use order::Order;
use roles::Roles;
use selection::Board;
use views::Views;

/// Where the things of the table are in the page.
const HERE: &str = ".new-york";

/// The table.
#[component]
pub fn NewYorkTable(
    /// The table around the board.
    around: Around<SantoriniNewYork>,
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
        let names = |seat: Seat| board.name(seat);
        board.with(|table| {
            board.offers.with(|offers| {
                board.rehearsal.with(|rehearsal| {
                    board.draft.with(|draft| {
                        let rehearsal = rehearsal.as_ref();
                        let tray = tray::tray(table, asked, offers, rehearsal, draft, text, &names);
                        TrayState { picked, ..tray }
                    })
                })
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
                on:click=move |_| board.around.details.set(None)
                on:focusin=move |_| one_stop_each(HERE, "section", ".legal")
                on:keydown=move |event| {
                    let moved = Direction::of_key(&event.key()).is_some_and(|to| step(HERE, to));
                    if moved {
                        event.prevent_default();
                    }
                }
            >
                <Order />
                <Manhattan />
                <Roles />
                <Hand />
                <Views />
            </div>
        </TableFrame>
    }
    .into_any()
}
