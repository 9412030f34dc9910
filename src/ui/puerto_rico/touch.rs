//! A thing of the table that can be touched.

use crate::ui::live::prelude::*;
use crate::ui::table::touch::{Hook, Touchable};

use super::choices::Thing;
use super::icons;
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
    let (attribute, value) = match thing {
        Thing::Role(card) => ("data-role", icons::card_id(card)),
        Thing::Building(building) => ("data-building", icons::building(building)),
        Thing::Good(good) => ("data-good", icons::good(good)),
        Thing::Tile(tile) => ("data-tile", icons::tile_id(tile)),
        Thing::FaceDown => ("data-tile", "face-down"),
        Thing::Wharf => ("data-ship", "wharf"),
        Thing::TradingHouse => ("data-thing", "trading-house"),
        Thing::ColonistShip => ("data-thing", "colonist-ship"),
        Thing::Ship(number) => return ("data-ship", number.to_string()),
        Thing::Seat(seat) => return ("data-seat", seat.number().to_string()),
        Thing::Plot(at) => return ("data-plot", at.to_string()),
        Thing::Structure(at) => return ("data-structure", at.to_string()),
    };
    (attribute, value.to_owned())
}
