//! The cargo ships, with as many holds as they take barrels, and the colonist ship beside them.

use crate::games::puerto_rico::{Action, CargoShip, Good};
use crate::ui::live::prelude::*;
use crate::ui::parts::Icon;

use super::choices::Thing;
use super::icons;
use super::selection::Board;
use super::touch::Touch;

/// The harbour with its ships.
#[component]
pub fn Ships() -> impl IntoView {
    let board = Board::expect();
    let numbers = Memo::new(move |_| board.with(|table| table.ships.len()));
    let longest = move || board.with(|table| table.ships.iter().map(|ship| ship.capacity).max());
    let waiting = move || board.with(|table| table.colonist_ship);
    view! {
        <section class="sea" aria-label=move || board.text().terms().cargo_ships>
            <div
                class="ships"
                style=("--longest", move || longest().unwrap_or(1).to_string())
            >
                {move || (0_u8..)
                    .take(numbers.get())
                    .map(|number| view! { <Ship number /> })
                    .collect_view()}
            </div>
            <Touch
                thing=Thing::ColonistShip
                class="colonist-ship"
                name=Signal::derive(move || {
                    let text = board.text();
                    [text.terms().colonist_ship, ": ", &text.colonists(waiting())].concat()
                })
            >
                <Icon name="colonist-ship" class="picture" />
                <span class="passengers"><Icon name="colonist" />{move || waiting()}</span>
            </Touch>
        </section>
    }
    .into_any()
}

#[component]
fn Ship(number: u8) -> impl IntoView {
    let board = Board::expect();
    let ship = move || {
        board.with(|table| {
            let found = table.ships.get(usize::from(number));
            found.copied().unwrap_or(CargoShip {
                capacity: 0,
                cargo: None,
            })
        })
    };
    let capacity = Memo::new(move |_| ship().capacity);
    let name = Signal::derive(move || board.text().ship(&ship()));
    // What is loaded by the choice that is picked.
    let loading = move || match board.action() {
        Some(Action::Load(good, to)) if to == number => {
            let seat = board.around.mine.get();
            let held = board.with(|table| table.players[seat].goods[good]);
            Some((good, held.min(ship().room())))
        }
        _ => None,
    };
    let hold = move |at: u8| {
        let (cargo, coming) = (ship().cargo, loading());
        let carried = cargo.map_or(0, |(_, count)| count);
        if at < carried {
            cargo.map(|(good, _)| (good, "barrel"))
        } else {
            let (good, count) = coming?;
            (at < carried + count).then_some((good, "barrel ghost"))
        }
    };
    view! {
        <Touch thing=Thing::Ship(number) class="ship" name>
            <Icon name="ship-stern" class="stern" />
            {move || (0..capacity.get()).map(|at| view! {
                <span class="hold">
                    <Icon name="ship-hold" class="hold-picture" />
                    {move || hold(at).map(|(good, class)| view! { <Barrel good class /> })}
                </span>
            }.into_any()).collect_view()}
            <Icon name="ship-bow" class="bow" />
            <span class="ship-size">{capacity}</span>
        </Touch>
    }
    .into_any()
}

/// A barrel with the sign of what is in it.
#[component]
pub fn Barrel(good: Good, class: &'static str) -> impl IntoView {
    view! {
        <span class=[class, " of-", icons::good(good)].concat()>
            <Icon name=icons::good(good) />
        </span>
    }
    .into_any()
}
