//! On a narrow screen one part of the table at a time, and a bar to change between them.

use crate::games::puerto_rico::Phase;
use crate::text::PuertoRicoText;
use crate::ui::live::prelude::*;
use crate::ui::parts::seat_shape;
use crate::ui::table::view_bar::{ViewBar, ViewItem};

use super::selection::Board;

/// The part of the table that a narrow screen shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Showing {
    /// Role cards, ships, trading house, plantations.
    Table,
    /// The buildings for sale.
    Market,
    /// The own island, city and goods.
    Mine,
    /// All players.
    Players,
}

impl Showing {
    /// The part that a decision needs.
    pub fn for_phase(phase: &Phase) -> Self {
        match phase {
            Phase::Draft { .. } | Phase::Builder(_) => Showing::Market,
            Phase::Mayor(_) | Phase::Storing(_) | Phase::Paying(_) | Phase::Guests(_) => {
                Showing::Mine
            }
            Phase::ChooseRole { .. }
            | Phase::Doubling { .. }
            | Phase::Settler(_)
            | Phase::Craftsman(_)
            | Phase::Trader(_)
            | Phase::Captain(_) => Showing::Table,
            Phase::Over(_) => Showing::Players,
        }
    }

    /// The class of the board that shows it.
    pub fn class(self) -> &'static str {
        match self {
            Showing::Table => "puerto-rico showing-table",
            Showing::Market => "puerto-rico showing-market",
            Showing::Mine => "puerto-rico showing-mine",
            Showing::Players => "puerto-rico showing-players",
        }
    }
}

/// What the moment is called in the page.
pub fn phase_id(phase: &Phase) -> &'static str {
    match phase {
        Phase::ChooseRole { .. } => "choose-role",
        Phase::Settler(_) => "settler",
        Phase::Mayor(_) => "mayor",
        Phase::Builder(_) => "builder",
        Phase::Craftsman(_) => "craftsman",
        Phase::Trader(_) => "trader",
        Phase::Captain(_) => "captain",
        Phase::Storing(_) => "storing",
        Phase::Draft { .. } => "draft",
        Phase::Doubling { .. } => "doubling",
        Phase::Paying(_) => "paying",
        Phase::Guests(_) => "guests",
        Phase::Over(_) => "over",
    }
}

/// The bar.
#[component]
pub fn Views() -> impl IntoView {
    let board = Board::expect();
    let mine = board.around.mine;
    // The part that a decision needs opens by itself.
    Effect::new(move |_| {
        if board.is_asked() {
            let needed = board.with(|table| Showing::for_phase(&table.phase));
            board.showing.set(needed);
        }
    });
    let item = move |to: Showing,
                     hook: &'static str,
                     icon: Signal<&'static str>,
                     label: fn(&dyn PuertoRicoText) -> &'static str| {
        ViewItem {
            hook,
            icon,
            label: Signal::derive(move || label(board.text()).to_owned()),
            shown: Some(Signal::derive(move || board.showing.get() == to)),
            show: Callback::new(move |()| {
                board.peek.set(None);
                board.showing.set(to);
            }),
        }
    };
    let own = Signal::derive(move || seat_shape(mine.get()));
    let items = vec![
        item(Showing::Table, "table", "cargo-ship".into(), |text| {
            text.harbor_view()
        }),
        item(Showing::Market, "market", "house".into(), |text| {
            text.terms().market
        }),
        item(Showing::Mine, "mine", own, |text| text.own_view()),
        item(Showing::Players, "players", "person".into(), |text| {
            text.players_view()
        }),
    ];
    view! {
        <ViewBar
            name=Signal::derive(move || board.text().harbor_view().to_owned())
            items
        />
    }
}
