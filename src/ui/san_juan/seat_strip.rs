//! The other players, clockwise: what everybody sees of each.

use crate::engine::Seat;
use crate::games::san_juan::{FULL_CITY, Pile, Role, Seen, Structure, scoring};
use crate::session::Who;
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, is_long, seat_class, seat_shape};

use super::city::Points;
use super::icons;
use super::offers::Thing;
use super::selection::Board;
use super::touch::Touch;

/// A card for each other player. A tap looks at the whole city.
#[component]
pub fn SeatStrip() -> impl IntoView {
    let board = Board::expect();
    let others = Memo::new(move |_| {
        let seats = board.with(|table| table.seats());
        let around = board.around.mine.get().around(seats).skip(1);
        around.collect::<Vec<_>>()
    });
    view! {
        <section class="strip" aria-label=move || board.text().terms().players>
            {move || others.get().into_iter().map(|seat| view! { <SeatCard seat /> }).collect_view()}
        </section>
    }
    .into_any()
}

/// Shapes, hands and cities of all, for a narrow screen.
#[component]
pub fn Glance() -> impl IntoView {
    let board = Board::expect();
    let seats = Memo::new(move |_| board.with(|table| table.seats()));
    let seat = move |seat: Seat| {
        let numbers = move || {
            board.with(|table| {
                let player = &table.players[seat];
                (player.hand.count(), player.city.len())
            })
        };
        view! {
            <li class="glance-seat" class:asked=move || board.around.asked.get() == Some(seat)>
                <Icon name=seat_shape(seat) />
                <span class="unseen">{move || board.name(seat)}</span>
                <Icon name="card-back" />{move || numbers().0}
                <Icon name="house" />{move || numbers().1}
            </li>
        }
        .into_any()
    };
    view! {
        <ul class="glance">{move || Seat::all(seats.get()).map(seat).collect_view()}</ul>
    }
    .into_any()
}

#[component]
fn SeatCard(seat: Seat) -> impl IntoView {
    let board = Board::expect();
    let governor = Memo::new(move |_| board.with(|table| table.governor == seat));
    let roles = Memo::new(move |_| {
        let taken = |role: &Role| board.with(|table| table.taken_by(*role) == Some(seat));
        Role::ALL.iter().copied().filter(taken).collect::<Vec<_>>()
    });
    let city = Memo::new(move |_| board.with(|table| table.players[seat].city.to_vec()));
    let hand = Memo::new(move |_| board.with(|table| table.players[seat].hand.count()));
    let is_bot = move || {
        board.around.people.with(|people| {
            let person = people.iter().find(|(other, _)| *other == seat);
            person.is_some_and(|(_, person)| person.who != Who::Human)
        })
    };
    let name = Signal::derive(move || told(board, seat, governor.get(), &roles.get()));
    view! {
        <div class=["strip-place ", seat_class(seat)].concat() class:asked=move || board.around.asked.get() == Some(seat)>
            <Touch thing=Thing::Seat(seat) class="strip-card" name>
                <span class="strip-head">
                    <Icon name=seat_shape(seat) class="strip-shape" />
                    <span class="strip-name" class:long=move || is_long(&board.name(seat))>{move || board.name(seat)}</span>
                    <span class="strip-bot">{move || is_bot().then(|| view! { <Icon name="robot" /> })}</span>
                    <span class="governor">{move || governor.get().then(|| view! { <Icon name="governor" /> })}</span>
                    <span class="amount"><Icon name="card-back" /><span class="number">{move || hand.get()}</span></span>
                    <span class="amount"><Icon name="house" /><span class="number">{move || city.with(Vec::len)}</span><small>"/12"</small></span>
                    <Points seat />
                </span>
                <span class="minis">
                    {move || {
                        let city = city.get();
                        let empty = (city.len()..FULL_CITY).map(|_| view! { <i class="mini"></i> }.into_any());
                        city.into_iter().map(mini).chain(empty).collect_view()
                    }}
                </span>
            </Touch>
        </div>
    }
    .into_any()
}

/// A building, small.
fn mini(structure: Structure<Seen>) -> AnyView {
    let card = structure.card;
    let good = card.makes().map_or("card-back", icons::good);
    view! {
        <i class=["mini built ", icons::kind(card)].concat()>
            <Icon name=icons::card(card) />
            {structure.good.map(|_| view! { <Icon name=good class="mini-good" /> }.into_any())}
        </i>
    }
    .into_any()
}

/// What everybody sees of a player, in words.
fn told(board: Board, seat: Seat, governor: bool, roles: &[Role]) -> String {
    let text = board.text();
    let terms = text.terms();
    let mut parts = vec![board.name(seat)];
    if governor {
        parts.push(terms.governor.to_owned());
    }
    parts.extend(roles.iter().map(|role| text.role(*role).to_owned()));
    board.with(|table| {
        let player = &table.players[seat];
        let hand = text.cards(player.hand.count());
        parts.push([terms.hand, ": ", &hand].concat());
        let built = u8::try_from(player.city.len()).unwrap_or(u8::MAX);
        let used = text.used(built, u8::try_from(FULL_CITY).unwrap_or(u8::MAX));
        parts.push([terms.city, ": ", &used].concat());
        parts.push(text.points(scoring::score(table, seat).total()));
        parts.push(text.goods(player.goods()));
    });
    parts.join(", ")
}
