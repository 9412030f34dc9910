//! An island: twelve spaces, with fields and quarries that work or sleep.

use crate::engine::Seat;
use crate::games::puerto_rico::{Action, Plot, SPACES, Tile};
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, Places};

use super::choices::Thing;
use super::selection::Board;
use super::touch::Touch;
use super::{colonists, icons};

/// A space of an island.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Space {
    Empty,
    Coming(Tile),
    Taken(Tile),
}

/// The island of a player.
#[component]
pub fn Island(
    /// Whose it is.
    #[prop(into)]
    seat: Signal<Seat>,
    /// Whether it is the one that the tray is about.
    mine: bool,
) -> impl IntoView {
    let board = Board::expect();
    let plots = Memo::new(move |_| -> Vec<Plot> {
        let seat = seat.get();
        if mine && let Some(draft) = board.mayor.get() {
            return draft.island().to_vec();
        }
        let mut island = board.with(|table| table.players[seat].island.to_vec());
        if let Some(action) = board.action().filter(|_| mine) {
            colonists::island_after(&mut island, action);
        }
        island
    });
    let spaces = Memo::new(move |_| {
        let coming = match board.action() {
            Some(Action::Take(tile) | Action::TakeUnstaffed(tile)) if mine => {
                Some(Space::Coming(tile))
            }
            Some(Action::TakeForest(_) | Action::TakeForestUnstaffed(_)) if mine => {
                Some(Space::Coming(Tile::Forest))
            }
            _ => None,
        };
        plots.with(|plots| {
            let taken = plots.iter().map(|plot| Space::Taken(plot.tile));
            (0..SPACES)
                .zip(taken.chain(coming).chain(std::iter::repeat(Space::Empty)))
                .collect::<Vec<_>>()
        })
    });
    let used = move || plots.with(Vec::len);
    view! {
        <section class="island" aria-label=move || board.place_of(seat.get(), board.text().terms().island, mine)>
            <h3 class="plate">
                {move || board.text().terms().island}
                <span class="used">{move || used()}"/"{SPACES}</span>
            </h3>
            <div class="spaces">
                <Places places=spaces view=move |space| match space {
                    (at, Space::Taken(tile)) => view! { <Field at tile plots mine /> }.into_any(),
                    (_, Space::Coming(tile)) => view! {
                        <span class="space ghost"><Icon name=icons::tile(tile) class="tile-picture" /></span>
                    }
                    .into_any(),
                    (_, Space::Empty) => view! {
                        <span class="space"><Icon name="empty-plot" class="tile-picture" /></span>
                    }
                    .into_any(),
                } />
            </div>
        </section>
    }
    .into_any()
}

#[component]
fn Field(at: u8, tile: Tile, plots: Memo<Vec<Plot>>, mine: bool) -> impl IntoView {
    let board = Board::expect();
    let occupied =
        move || plots.with(|plots| plots.get(usize::from(at)).is_some_and(|plot| plot.occupied));
    let name = Signal::derive(move || {
        let plot = Plot {
            tile,
            occupied: occupied(),
        };
        let mut name = board.text().plot(&plot);
        name.push_str(", ");
        name.push_str(&(at + 1).to_string());
        name
    });
    let inside = move || {
        view! {
            <Icon name=icons::tile(tile) class="tile-picture" />
            {tile.good().map(|good| view! { <Icon name=icons::good(good) class="tile-good" /> })}
            {(tile.circles() > 0).then(|| view! {
                <span class="workers">
                    <Icon
                        name=Signal::derive(move || if occupied() { "colonist" } else { "circle" })
                        class="worker"
                    />
                </span>
            }.into_any())}
        }
    };
    let class = move || {
        if occupied() || tile.circles() == 0 {
            "space taken"
        } else {
            "space taken asleep"
        }
    };
    if mine {
        view! {
            <span class=class>
                <Touch thing=Thing::Plot(at) class="space-touch" name>{inside()}</Touch>
            </span>
        }
        .into_any()
    } else {
        view! { <span class=class role="img" aria-label=name>{inside()}</span> }.into_any()
    }
}
