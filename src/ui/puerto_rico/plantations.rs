//! The face-up plantations, the face-down ones, and the quarries.

use crate::games::puerto_rico::Tile;
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, Places};

use super::choices::Thing;
use super::icons;
use super::selection::Board;
use super::touch::Touch;

/// Everything that a settler may take.
#[component]
pub fn Plantations() -> impl IntoView {
    let board = Board::expect();
    let row = Memo::new(move |_| {
        board.with(|table| {
            let shown = table.plantations.iter().copied().map(Some);
            shown
                .chain(std::iter::repeat(None))
                .take(usize::from(table.seats()) + 1)
                .collect::<Vec<_>>()
        })
    });
    let quarries = move || board.with(|table| table.quarries);
    let face_down = move || board.with(|table| table.face_down.total());
    view! {
        <section class="plantations" aria-label=move || board.text().terms().plantations>
            <Places places=row view=|place| match place {
                Some(tile) => view! { <FaceUp tile /> }.into_any(),
                None => view! { <span class="tile-place"></span> }.into_any(),
            } />
            <Touch
                thing=Thing::FaceDown
                class="tile pile"
                name=Signal::derive(move || {
                    let text = board.text();
                    [text.terms().face_down, ": ", &face_down().to_string()].concat()
                })
            >
                <Icon name="plantation-back" class="tile-picture" />
                <span class="pile-number">{move || face_down()}</span>
            </Touch>
            <Touch
                thing=Thing::Tile(Tile::Quarry)
                class="tile pile"
                name=Signal::derive(move || {
                    let text = board.text();
                    [text.terms().quarries, ": ", &quarries().to_string()].concat()
                })
            >
                <Icon name="quarry" class="tile-picture" />
                <span class="pile-number">{move || quarries()}</span>
            </Touch>
        </section>
    }
    .into_any()
}

#[component]
fn FaceUp(tile: Tile) -> impl IntoView {
    let board = Board::expect();
    view! {
        <Touch
            thing=Thing::Tile(tile)
            class="tile"
            name=Signal::derive(move || board.text().tile(tile).to_owned())
        >
            <Icon name=icons::tile(tile) class="tile-picture" />
            {tile.good().map(|good| view! { <Icon name=icons::good(good) class="tile-good" /> })}
        </Touch>
    }
    .into_any()
}
