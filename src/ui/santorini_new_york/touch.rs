//! A thing of the table that can be touched.

use crate::ui::live::prelude::*;
use crate::ui::table::touch::{Hook, Touchable};

use super::icons;
use super::offers::Thing;
use super::selection::Board;

/// A thing on the table as a button.
#[component]
pub fn Touch(
    /// The thing.
    thing: Thing,
    /// Its classes.
    class: &'static str,
    /// How it is read aloud.
    #[prop(into)]
    name: Signal<String>,
    /// How it looks.
    children: Children,
) -> impl IntoView {
    let board = Board::expect();
    view! {
        <Touchable
            look=board.look(thing)
            hook=hook(thing)
            class
            name
            tap=Callback::new(move |now| board.touch(thing, now))
            explain=Callback::new(move |()| board.show_details(thing))
            children
        />
    }
    .into_any()
}

/// How a thing is found in the page.
fn hook(thing: Thing) -> Hook {
    match thing {
        Thing::Square(square) => ("data-square", square.to_string()),
        Thing::Card(card) => ("data-card", card.number().to_string()),
        Thing::Role(role) => ("data-role", icons::role(role).to_owned()),
        Thing::Seat(seat) => ("data-seat", seat.number().to_string()),
    }
}
