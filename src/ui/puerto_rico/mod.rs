//! Puerto Rico on the page: the table as players see it, one file for each thing that lies there.
//!
//! [`choices`] says what can be chosen and what stands for it, [`selection`] is the one pick that
//! board, tray and keyboard share, [`touch`] makes a thing a button. Colonists and stored goods
//! are arranged in drafts, [`mayor_draft`], [`storing_draft`] and [`small_wharf_draft`], before the
//! rules are asked.

mod buildings;
mod choices;
mod city;
mod colonists;
mod details;
mod draft;
mod goods;
mod icons;
mod island;
mod market;
mod marks;
mod mayor_draft;
mod my_board;
mod peek;
mod plantations;
mod role_cards;
mod rules;
mod seat_strip;
mod selection;
mod set_up;
mod settings;
mod ships;
mod shown;
mod small_wharf_draft;
mod storing_draft;
mod touch;
mod trading_house;
mod tray;
mod views;

use crate::games::puerto_rico::{Phase, PuertoRico};
use crate::ui::live::prelude::*;
use crate::ui::table::Around;
use crate::ui::table::frame::TableFrame;
use crate::web::arrows::{Direction, one_stop_each, step};
use crate::web::clock::now;

use draft::Draft;
pub use draft::{VIOLET, by_price};
use market::Market;
use my_board::MyBoard;
use peek::Peek;
use plantations::Plantations;
use role_cards::RoleCards;
use seat_strip::{Glance, SeatStrip};
use selection::Board;
use ships::Ships;
use trading_house::TradingHouse;
use views::Views;

/// Where the things of the table are in the page.
const HERE: &str = ".puerto-rico";

/// The table.
#[component]
pub fn PuertoRicoTable(
    /// The table around the board.
    around: Around<PuertoRico>,
) -> impl IntoView {
    let board = Board::new(around);
    let top = Memo::new(move |_| around.view.with(|view| tray::top_line(view, board.text())));
    Effect::new(move |_| {
        board.choices.track();
        around.view.track();
        request_animation_frame(|| one_stop_each(HERE, "section", ".legal"));
    });
    let state = Memo::new(move |_| {
        let (text, asked) = (board.text(), around.asked.get());
        around.view.with(|view| {
            if let Some(draft) = board.mayor.get() {
                return tray::arranging(view, asked, &draft, text);
            }
            if let Some(draft) = board.storing.get() {
                return tray::storing(view, asked, &draft, text);
            }
            if let Some(draft) = board.small_wharf.get() {
                return tray::loading(view, asked, &draft, text);
            }
            let picked = board.picked.get();
            board.order.with(|order| {
                board
                    .choices
                    .with(|choices| tray::choosing(view, asked, choices, order, picked, text))
            })
        })
    });
    let drafting =
        Memo::new(move |_| board.with(|table| matches!(table.phase, Phase::Draft { .. })));
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
                    {move || if drafting.get() {
                        view! { <Draft /> }.into_any()
                    } else {
                        view! {
                            <RoleCards />
                            <div class="harbor">
                                <Ships />
                                <TradingHouse />
                                <Plantations />
                            </div>
                            <Market />
                        }.into_any()
                    }}
                </div>
                <MyBoard />
                <Peek />
                <Views />
            </div>
        </TableFrame>
    }
    .into_any()
}
