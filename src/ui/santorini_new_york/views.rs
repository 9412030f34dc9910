//! On a narrow screen one part of the table at a time, and a bar to change between them.

use crate::games::santorini_new_york::Phase;
use crate::text::SantoriniNewYorkText;
use crate::ui::live::prelude::*;
use crate::ui::table::view_bar::{ViewBar, ViewItem};

use super::selection::Board;

/// The part of the table that a narrow screen shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Showing {
    /// The board, and the order of the round.
    City,
    /// The hand.
    Hand,
    /// The players, and the roles in this game.
    Players,
}

impl Showing {
    /// The part that a decision needs.
    pub fn for_phase(phase: &Phase) -> Self {
        match phase {
            Phase::Commit { .. } => Showing::Hand,
            Phase::Start { .. }
            | Phase::Landmark { .. }
            | Phase::Turn(_)
            | Phase::Reply(_)
            | Phase::Lose { .. }
            | Phase::Over(_) => Showing::City,
        }
    }

    /// The class of the board that shows it.
    pub fn class(self) -> &'static str {
        match self {
            Showing::City => "new-york showing-city",
            Showing::Hand => "new-york showing-hand",
            Showing::Players => "new-york showing-players",
        }
    }
}

/// What the moment is called in the page.
pub fn phase_id(phase: &Phase) -> &'static str {
    match phase {
        Phase::Start { .. } => "start",
        Phase::Landmark { .. } => "landmark",
        Phase::Commit { .. } => "commit",
        Phase::Turn(_) => "turn",
        Phase::Reply(_) => "reply",
        Phase::Lose { .. } => "lose",
        Phase::Over(_) => "over",
    }
}

/// The bar.
#[component]
pub fn Views() -> impl IntoView {
    let board = Board::expect();
    // The part that a decision needs opens by itself; the board whenever somebody else decides.
    let needed = Memo::new(move |_| {
        let asked = board.around.asked.get().filter(|_| board.is_asked());
        let part = match asked {
            Some(_) => board.with(|table| Showing::for_phase(&table.phase)),
            None => Showing::City,
        };
        (asked, part)
    });
    Effect::new(move |_| board.showing.set(needed.with(|(_, part)| *part)));
    let item = move |to: Showing,
                     hook: &'static str,
                     icon: &'static str,
                     label: fn(&dyn SantoriniNewYorkText) -> &'static str| {
        ViewItem {
            hook,
            icon: icon.into(),
            label: Signal::derive(move || label(board.text()).to_owned()),
            shown: Some(Signal::derive(move || board.showing.get() == to)),
            show: Callback::new(move |()| board.showing.set(to)),
        }
    };
    let items = vec![
        item(Showing::City, "city", "skyscraper", |text| {
            text.table_view()
        }),
        item(Showing::Hand, "hand", "role-back", |text| text.own_view()),
        item(Showing::Players, "players", "person", |text| {
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
