//! On a narrow screen one part of the table at a time, and a bar to change between them.

use crate::games::san_juan::{Phase, Seen};
use crate::text::SanJuanText;
use crate::ui::live::prelude::*;
use crate::ui::parts::seat_shape;
use crate::ui::table::view_bar::{ViewBar, ViewItem};

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
        item(Showing::Table, "table", "role-builder".into(), |text| {
            text.table_view()
        }),
        item(Showing::Hand, "hand", "card-back".into(), |text| {
            text.terms().hand
        }),
        item(Showing::Mine, "mine", own, |text| text.own_view()),
        item(Showing::Players, "players", "person".into(), |text| {
            text.players_view()
        }),
    ];
    view! {
        <ViewBar
            name=Signal::derive(move || board.text().table_view().to_owned())
            items
        />
    }
}
