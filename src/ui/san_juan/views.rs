//! On a narrow screen one part of the table at a time, and a bar to change between them.

use crate::games::san_juan::{Phase, Seen};
use crate::text::SanJuanText;
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, seat_shape};
use crate::ui::table::frame::{Over, Shell};

use super::selection::Board;

/// The part of the table that a narrow screen shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Showing {
    /// Roles and prices.
    Table,
    /// The hand.
    Hand,
    /// The own city.
    Mine,
    /// The other players.
    Players,
}

impl Showing {
    /// The part that a decision needs.
    pub fn for_phase(phase: &Phase<Seen>) -> Self {
        match phase {
            Phase::ChooseRole { .. } | Phase::Doubling { .. } => Showing::Table,
            Phase::Producer(_) | Phase::Trader(_) | Phase::Placing(_) => Showing::Mine,
            Phase::Over(_) => Showing::Players,
            Phase::Exchange(_)
            | Phase::Stow(_)
            | Phase::Discard(_)
            | Phase::Builder(_)
            | Phase::Paying(_)
            | Phase::Councillor(_)
            | Phase::Prospector(_) => Showing::Hand,
        }
    }

    /// The class of the board that shows it.
    pub fn class(self) -> &'static str {
        match self {
            Showing::Table => "san-juan showing-table",
            Showing::Hand => "san-juan showing-hand",
            Showing::Mine => "san-juan showing-mine",
            Showing::Players => "san-juan showing-players",
        }
    }
}

/// What the moment is called in the page.
pub fn phase_id(phase: &Phase<Seen>) -> &'static str {
    match phase {
        Phase::Exchange(_) => "exchange",
        Phase::Stow(_) => "stow",
        Phase::Discard(_) => "discard",
        Phase::ChooseRole { .. } => "choose-role",
        Phase::Doubling { .. } => "doubling",
        Phase::Builder(_) => "builder",
        Phase::Placing(_) => "placing",
        Phase::Paying(_) => "paying",
        Phase::Producer(_) => "producer",
        Phase::Trader(_) => "trader",
        Phase::Councillor(_) => "councillor",
        Phase::Prospector(_) => "prospector",
        Phase::Over(_) => "over",
    }
}

/// The bar.
#[component]
pub fn Views() -> impl IntoView {
    let board = Board::expect();
    let shell = use_context::<Shell>();
    let mine = board.around.mine;
    // The part that a decision needs opens by itself.
    let needed = Memo::new(move |_| {
        let placing = board.draft.with(|draft| {
            draft.place.is_none() && board.with(|table| draft.places(table).len() > 1)
        });
        board.is_asked().then(|| match placing {
            true => Showing::Mine,
            false => board.with(|table| Showing::for_phase(&table.phase)),
        })
    });
    Effect::new(move |_| {
        if let Some(needed) = needed.get() {
            board.showing.set(needed);
        }
    });
    let item = move |to: Showing,
                     hook: &'static str,
                     icon: Signal<&'static str>,
                     label: fn(&dyn SanJuanText) -> &'static str| {
        view! {
            <button
                type="button"
                class="view quiet"
                data-view=hook
                aria-pressed=move || if board.showing.get() == to { "true" } else { "false" }
                on:click=move |event| {
                    event.stop_propagation();
                    board.peek.set(None);
                    board.showing.set(to);
                }
            >
                <Icon name=icon />
                <span>{move || label(board.text())}</span>
            </button>
        }
        .into_any()
    };
    view! {
        <nav class="views" aria-label=move || board.text().table_view()>
            {item(Showing::Table, "table", Signal::from("role-builder"), |text| text.table_view())}
            {item(Showing::Hand, "hand", Signal::from("card-back"), |text| text.terms().hand)}
            {item(
                Showing::Mine,
                "mine",
                Signal::derive(move || seat_shape(mine.get())),
                |text| text.own_view(),
            )}
            {item(Showing::Players, "players", Signal::from("person"), |text| text.players_view())}
            {shell.map(|shell| view! {
                <button
                    type="button"
                    class="view quiet"
                    data-view="log"
                    on:click=move |event| {
                        event.stop_propagation();
                        shell.over.set(Some(Over::Log));
                    }
                >
                    <Icon name="log" />
                    <span>{move || board.around.language.get().pages().log}</span>
                </button>
            }.into_any())}
        </nav>
    }
    .into_any()
}
