//! A city: its open buildings, with the goods on them and the cards under them.

use crate::engine::Seat;
use crate::games::san_juan::{Card, FULL_CITY, Pile, Seen, Structure, scoring};
use crate::text::san_juan::Spot;
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, Places, seat_class, seat_shape};

use super::card::CardFace;
use super::details;
use super::icons;
use super::offers::Thing;
use super::selection::Board;
use super::touch::Touch;

/// A place of a city.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Place {
    seat: Seat,
    at: u8,
    structure: Option<Structure<Seen>>,
    /// Cards under the building.
    under: u8,
    /// Whether the next building would come here.
    next: bool,
}

/// The city of the player whose turn it is, or was.
#[component]
pub fn MyCity() -> impl IntoView {
    let board = Board::expect();
    let mine = board.around.mine;
    let used = move || {
        let seat = mine.get();
        let used = board.with(|table| table.players[seat].city.len());
        let (used, all) = (u8::try_from(used), u8::try_from(FULL_CITY));
        board
            .text()
            .used(used.unwrap_or_default(), all.unwrap_or_default())
    };
    view! {
        <section
            class=move || ["mine ", seat_class(mine.get())].concat()
            aria-label=move || board.name(mine.get())
        >
            <h2 class="plate">
                <Icon name=Signal::derive(move || seat_shape(mine.get())) />
                <span class="mine-name">{move || board.name(mine.get())}</span>
                <span class="amount" title=move || board.text().terms().city>
                    <Icon name="house" /><span class="used">{used}</span>
                </span>
                <Points seat=mine />
            </h2>
            <City seat=mine mine=true />
        </section>
    }
    .into_any()
}

/// What the open buildings of a player are worth so far.
#[component]
pub fn Points(
    /// Whose.
    #[prop(into)]
    seat: Signal<Seat>,
) -> impl IntoView {
    let board = Board::expect();
    let points = move || board.with(|table| scoring::score(table, seat.get()).total());
    view! {
        <span class="amount" title=move || board.text().terms().points_so_far>
            <Icon name="vp" />
            <span class="unseen">{move || board.text().terms().points_so_far}</span>
            <span class="number">{points}</span>
        </span>
    }
    .into_any()
}

/// The buildings of a city, in twelve places.
#[component]
pub fn City(
    /// Whose.
    #[prop(into)]
    seat: Signal<Seat>,
    /// Whether it is the player's own, whose buildings can be chosen.
    mine: bool,
) -> impl IntoView {
    let board = Board::expect();
    let places = Memo::new(move |_| {
        let seat = seat.get();
        let placing = board.offers.with(|offers| {
            offers
                .iter()
                .any(|offer| offer.things.contains(&Thing::NewPlace))
        });
        board.with(|table| {
            let player = &table.players[seat];
            let next = player.city.len();
            let places = (0u8..).zip(0..FULL_CITY);
            let place = |(at, number): (u8, usize)| {
                let structure = player.at(at).copied();
                let under = structure.map_or(0, |it| under(player, it.card));
                Place {
                    seat,
                    at,
                    structure,
                    under,
                    next: mine && placing && number == next,
                }
            };
            places.map(place).collect::<Vec<_>>()
        })
    });
    view! {
        <div class="city">
            <Places places view=move |place: Place| space(board, place, mine) />
        </div>
    }
    .into_any()
}

/// How many cards lie under a building.
pub(super) fn under(player: &crate::games::san_juan::Player<Seen>, card: Card) -> u8 {
    let mut count = 0;
    if card.stows() {
        count += player.chapel.count();
    }
    if card.saves() {
        count += player.bank.count();
    }
    if card.ships_sale() {
        count += player.harbour.count();
    }
    count
}

fn space(board: Board, place: Place, mine: bool) -> AnyView {
    let Place {
        seat,
        at,
        structure,
        ..
    } = place;
    let Some(structure) = structure else {
        let next = place.next.then(|| {
            let name = Signal::derive(move || board.text().terms().free.to_owned());
            view! {
                <Touch thing=Thing::NewPlace class="space-touch" name>
                    <Icon name="plus" />
                </Touch>
            }
            .into_any()
        });
        return view! { <div class="space">{next}</div> }.into_any();
    };
    let card = structure.card;
    let name = Signal::derive(move || {
        let text = board.text();
        let spot = board.with(|table| Spot::of(&table.players[seat], at));
        let mut name = spot.map_or_else(String::new, |spot| text.structure(&structure, spot));
        if place.under > 0 {
            name = [&name, ", ", &text.under(card, place.under)].concat();
        }
        name
    });
    let face = view! {
        <CardFace card />
        {structure.good.map(|_| view! {
            <span class="good-on">
                <Icon name=card.makes().map_or("card-back", icons::good) />
            </span>
        }.into_any())}
        {(place.under > 0).then(|| view! { <span class="under">"+"{place.under}</span> }.into_any())}
    };
    let built = if structure.good.is_some() {
        "space built laden"
    } else {
        "space built"
    };
    if mine {
        return view! {
            <div class=built>
                <Touch thing=Thing::Structure(at) class="space-touch" name>{face}</Touch>
            </div>
        }
        .into_any();
    }
    let explain = move |event: leptos::ev::MouseEvent| {
        event.stop_propagation();
        let told = board
            .around
            .view
            .with_untracked(|view| details::structure(&view.table, seat, at, board.text()));
        board.around.details.set(told);
    };
    view! {
        <div class=built>
            <button type="button" class="touch space-touch" aria-label=name on:click=explain>{face}</button>
        </div>
    }
    .into_any()
}
