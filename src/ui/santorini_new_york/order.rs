//! The players in the order of the round: who plays which card, who can win, who has what left.

use crate::engine::Seat;
use crate::games::santorini_new_york::{Card, Role};
use crate::session::Who;
use crate::text::labelled;
use crate::text::santorini_new_york::InOrder;
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, is_long, seat_class, seat_shape};

use super::icons;
use super::offers::Thing;
use super::selection::Board;
use super::touch::Touch;

/// What is seen of a player.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Place {
    seat: Seat,
    /// The card that was turned up, and whether its turn is over.
    card: Option<(Card, Role, InOrder)>,
    /// Whether a card is chosen and lies face down.
    chosen: bool,
    cards: u8,
    workers: u8,
    statue: bool,
    can_win: bool,
    alive: bool,
}

/// The players: in the order of their cards once those are turned up, until then as they sit.
#[component]
pub fn Order() -> impl IntoView {
    let board = Board::expect();
    let seats = Memo::new(move |_| {
        board.with(|table| {
            let mut seats: Vec<Seat> = table.order.iter().map(|it| it.seat).collect();
            let others = Seat::all(table.seats()).filter(|seat| !seats.contains(seat));
            let others: Vec<Seat> = others.collect();
            seats.extend(others);
            seats
        })
    });
    view! {
        <section class="order" aria-label=move || board.text().terms().order>
            {move || seats.get().into_iter().map(|seat| view! { <PlayerCard seat /> }).collect_view()}
        </section>
    }
    .into_any()
}

fn place(board: Board, seat: Seat) -> Place {
    board.with(|table| {
        let played = table.order.iter().position(|it| it.seat == seat);
        let card = played.and_then(|at| {
            let card = table.order.get(at)?.card;
            let place = u8::try_from(at).unwrap_or(u8::MAX);
            Some((card, table.role(card), InOrder::of(table, place)))
        });
        Place {
            seat,
            card,
            chosen: table.players[seat].committed.is_some(),
            cards: table.cards_of(seat),
            workers: table.city.workers[seat].len(),
            statue: table.statue == Some(seat),
            can_win: table.can_win() == Some(seat),
            alive: table.is_alive(seat),
        }
    })
}

#[component]
fn PlayerCard(seat: Seat) -> impl IntoView {
    let board = Board::expect();
    let place = Memo::new(move |_| place(board, seat));
    let is_bot = move || {
        board.around.people.with(|people| {
            let person = people.iter().find(|(other, _)| *other == seat);
            person.is_some_and(|(_, person)| person.who != Who::Human)
        })
    };
    let name = Signal::derive(move || told(board, &place.get()));
    let done = move || place.with(|it| matches!(it.card, Some((_, _, InOrder::Done))));
    view! {
        <div
            class=["order-place ", seat_class(seat)].concat()
            class:asked=move || board.around.asked.get() == Some(seat)
            class:done=done
            class:out=move || place.with(|it| !it.alive)
        >
            <Touch thing=Thing::Seat(seat) class="order-card" name>
                <Icon name=seat_shape(seat) class="order-shape" />
                <span class="order-name" class:long=move || is_long(&board.name(seat))>
                    {move || board.name(seat)}
                </span>
                <span class="order-bot">{move || is_bot().then(|| view! { <Icon name="robot" /> })}</span>
                <span class="order-statue">
                    {move || place.with(|it| it.statue).then(|| view! { <Icon name="liberty" /> })}
                </span>
                <span class="order-played">
                    {move || played(board, place.get())}
                </span>
                <span class="order-left">
                    <Icon name="worker-1" />
                    <span class="number">{move || place.with(|it| it.workers)}</span>
                    <Icon name="role-back" />
                    <span class="number">{move || place.with(|it| it.cards)}</span>
                </span>
            </Touch>
        </div>
    }
    .into_any()
}

/// The card that was turned up, or that one is chosen.
fn played(board: Board, place: Place) -> AnyView {
    match (place.card, place.chosen) {
        (Some((card, role, _)), _) => view! {
            <b class="card-number">{card.number()}</b>
            <Icon name=icons::role(role) />
            <span class="order-role">{board.text().role_label(role)}</span>
        }
        .into_any(),
        (None, true) => view! {
            <Icon name="role-back" />
            <span class="order-role">{board.text().terms().chosen}</span>
        }
        .into_any(),
        (None, false) => ().into_any(),
    }
}

/// What everybody sees of a player, in words.
fn told(board: Board, place: &Place) -> String {
    let text = board.text();
    let terms = text.terms();
    let mut parts = vec![board.name(place.seat)];
    if !place.alive {
        parts.push(terms.eliminated.to_owned());
    }
    match (place.statue, place.can_win) {
        (_, true) => parts.push(labelled(text.statue(), terms.can_win)),
        (true, false) => parts.push(text.statue().to_owned()),
        (false, false) => {}
    }
    if let Some((card, role, turn)) = place.card {
        let played = crate::games::santorini_new_york::Played {
            seat: place.seat,
            card,
        };
        let name = |seat: Seat| board.name(seat);
        parts = vec![text.played(&played, role, turn, &name)]
            .into_iter()
            .chain(parts.into_iter().skip(1))
            .collect();
    } else if place.chosen {
        parts.push(terms.chosen.to_owned());
    }
    parts.push(text.workers(place.workers));
    parts.push(text.cards(place.cards));
    parts.join(", ")
}
