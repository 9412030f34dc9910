//! A city: twelve spaces for buildings; a large one covers two.

use crate::engine::Seat;
use crate::games::puerto_rico::{Action, Building, SPACES, Structure};
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, Places};

use super::choices::Thing;
use super::selection::Board;
use super::touch::Touch;
use super::{colonists, icons};

/// A place in a city.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Place {
    Built(u8, Building),
    Coming(Building),
    Empty,
}

/// The city of a player.
#[component]
pub fn City(
    /// Whose it is.
    #[prop(into)]
    seat: Signal<Seat>,
    /// Whether it is the one that the tray is about.
    mine: bool,
) -> impl IntoView {
    let board = Board::expect();
    let structures = Memo::new(move |_| -> Vec<Structure> {
        let seat = seat.get();
        if mine && let Some(draft) = board.mayor.get() {
            return draft.city().to_vec();
        }
        let mut city = board.with(|table| table.players[seat].city.to_vec());
        if let Some(action) = board.action().filter(|_| mine) {
            colonists::city_after(&mut city, action);
        }
        city
    });
    let used =
        move || structures.with(|it| it.iter().map(|it| it.building.spec().spaces).sum::<u8>());
    let places = Memo::new(move |_| {
        let coming = match board.action() {
            Some(Action::Build(building) | Action::BuildUnstaffed(building)) if mine => {
                Some(building)
            }
            _ => None,
        };
        let covered = used() + coming.map_or(0, |it| it.spec().spaces);
        let built = structures.with(|structures| {
            (0..)
                .zip(structures)
                .map(|(at, it)| Place::Built(at, it.building))
                .collect::<Vec<_>>()
        });
        built
            .into_iter()
            .chain(coming.map(Place::Coming))
            .chain((covered..SPACES).map(|_| Place::Empty))
            .collect::<Vec<_>>()
    });
    view! {
        <section class="city" aria-label=move || board.place_of(seat.get(), board.text().terms().city, mine)>
            <h3 class="plate">
                {move || board.text().terms().city}
                <span class="used">{move || used()}"/"{SPACES}</span>
            </h3>
            <div class="spaces">
                <Places places view=move |place| match place {
                    Place::Built(at, building) => {
                        view! { <House at building structures mine /> }.into_any()
                    }
                    Place::Coming(building) => view! {
                        <span class="space ghost built" class:large=building.is_large()>
                            <span class="lot"><Front building /></span>
                        </span>
                    }
                    .into_any(),
                    Place::Empty => view! { <span class="space"></span> }.into_any(),
                } />
            </div>
        </section>
    }
    .into_any()
}

/// Façade and name of a building.
#[component]
fn Front(building: Building) -> impl IntoView {
    let board = Board::expect();
    let shape = if building.is_large() {
        "facade wide"
    } else {
        "facade"
    };
    view! {
        <Icon name=icons::building(building) class=shape />
        <span class="built-name">{move || board.text().building_label(building)}</span>
    }
    .into_any()
}

#[component]
fn House(
    at: u8,
    building: Building,
    structures: Memo<Vec<Structure>>,
    mine: bool,
) -> impl IntoView {
    let board = Board::expect();
    let colonists =
        move || structures.with(|it| it.get(usize::from(at)).map_or(0, |it| it.colonists));
    let name = Signal::derive(move || {
        board.text().structure(&Structure {
            building,
            colonists: colonists(),
        })
    });
    let circles = building.spec().circles;
    let inside = move || {
        view! {
            <Front building />
            <span class="workers">
                {(0..circles).map(|circle| view! {
                    <Icon
                        name=Signal::derive(move || {
                            if circle < colonists() { "colonist" } else { "circle" }
                        })
                        class="worker"
                    />
                }).collect_view()}
            </span>
        }
    };
    let class = move || match (building.is_large(), colonists()) {
        (true, _) if circles == 0 => "space built large",
        (false, 0) => "space built asleep",
        (false, _) => "space built",
        (true, 0) => "space built large asleep",
        (true, _) => "space built large",
    };
    if mine {
        view! {
            <span class=class>
                <Touch thing=Thing::Structure(at) class="space-touch lot" name>{inside()}</Touch>
            </span>
        }
        .into_any()
    } else {
        view! {
            <span class=class role="img" aria-label=name>
                <span class="lot">{inside()}</span>
            </span>
        }
        .into_any()
    }
}
