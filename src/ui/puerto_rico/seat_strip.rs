//! The players, clockwise: what everybody sees of each.

use crate::engine::Seat;
use crate::games::puerto_rico::{Good, SPACES};
use crate::session::Who;
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, is_long, seat_class, seat_shape};

use super::choices::Thing;
use super::icons;
use super::my_board::Purse;
use super::selection::Board;
use super::touch::Touch;

/// A card for each player. A tap looks at the player's whole board.
#[component]
pub fn SeatStrip() -> impl IntoView {
    let board = Board::expect();
    let seats = Memo::new(move |_| board.with(|table| table.seats()));
    view! {
        <section class="strip" aria-label=move || board.text().terms().players>
            {move || Seat::all(seats.get()).map(|seat| view! { <SeatCard seat /> }).collect_view()}
        </section>
    }
    .into_any()
}

/// Shapes and doubloons of all, for a narrow screen.
#[component]
pub fn Glance() -> impl IntoView {
    let board = Board::expect();
    let seats = Memo::new(move |_| board.with(|table| table.seats()));
    view! {
        <ul class="glance">
            {move || Seat::all(seats.get()).map(|seat| view! { <SeatAtAGlance seat /> }).collect_view()}
        </ul>
    }
    .into_any()
}

#[component]
fn SeatAtAGlance(seat: Seat) -> impl IntoView {
    let board = Board::expect();
    let governor = move || board.with(|table| table.governor == seat);
    let doubloons = move || board.with(|table| table.players[seat].doubloons);
    view! {
        <li class="glance-seat" class:asked=move || board.around.asked.get() == Some(seat)>
            <Icon name=seat_shape(seat) />
            <span class="unseen">{move || board.name(seat)}</span>
            {move || doubloons()}
            {move || governor().then(|| view! { <Icon name="governor" /> })}
        </li>
    }
    .into_any()
}

#[component]
fn SeatCard(seat: Seat) -> impl IntoView {
    let board = Board::expect();
    let governor = move || board.with(|table| table.governor == seat);
    let roles = Memo::new(move |_| {
        board.with(|table| {
            let taken = table.roles.iter().filter(|offer| offer.taken == Some(seat));
            taken.map(|offer| offer.card).collect::<Vec<_>>()
        })
    });
    let is_bot = move || {
        board.around.people.with(|people| {
            let person = people.iter().find(|(other, _)| *other == seat);
            person.is_some_and(|(_, person)| person.who != Who::Human)
        })
    };
    let name = Signal::derive(move || {
        let text = board.text();
        let terms = text.terms();
        let mut parts = vec![board.name(seat)];
        if governor() {
            parts.push(terms.governor.to_owned());
        }
        parts.extend(
            roles
                .get()
                .into_iter()
                .map(|card| text.card(card).to_owned()),
        );
        board.with(|table| {
            let player = &table.players[seat];
            parts.push(text.doubloons(player.doubloons));
            parts.push(match player.chips {
                Some(chips) => text.points(chips),
                None => [terms.vp, ": ", terms.hidden].concat(),
            });
            parts.push([terms.goods, ": ", &text.goods(&player.goods)].concat());
            parts.push([terms.idle, ": ", &player.san_juan.to_string()].concat());
            let island = text.used(SPACES - player.island_room(), SPACES);
            parts.push([terms.island, ": ", &island].concat());
            let city = text.used(SPACES - player.city_room(), SPACES);
            parts.push([terms.city, ": ", &city].concat());
        });
        parts.join(", ")
    });
    view! {
        <div class=["strip-place ", seat_class(seat)].concat() class:asked=move || board.around.asked.get() == Some(seat)>
            <Touch thing=Thing::Seat(seat) class="strip-card" name>
                <span class="strip-head">
                    <Icon name=seat_shape(seat) class="strip-shape" />
                    <span class="strip-name" class:long=move || is_long(&board.name(seat))>{move || board.name(seat)}</span>
                    {move || is_bot().then(|| view! { <Icon name="robot" class="small strip-bot" /> })}
                    {move || governor().then(|| view! { <Icon name="governor" class="governor" /> })}
                </span>
                <span class="strip-purse">
                    <Purse seat />
                    <span class="strip-roles">
                        {move || roles.get().into_iter().map(|card| view! {
                            <span class="taken-card"><Icon name=icons::role(card) class="picture" /></span>
                        }.into_any()).collect_view()}
                    </span>
                </span>
                <span class="strip-goods">
                    {Good::ALL.iter().copied().map(|good| view! { <SeatGood seat good /> }).collect_view()}
                </span>
                <Estate seat />
            </Touch>
        </div>
    }
    .into_any()
}

#[component]
fn SeatGood(seat: Seat, good: Good) -> impl IntoView {
    let board = Board::expect();
    let held = move || board.with(|table| table.players[seat].goods[good]);
    view! {
        <span class="strip-good" class:none=move || held() == 0>
            <Icon name=icons::good(good) />
            <span class="number">{move || held()}</span>
        </span>
    }
    .into_any()
}

/// Island and city of a player, twelve spaces each: colours where there is little room, fields
/// and façades where there is more.
#[component]
fn Estate(seat: Seat) -> impl IntoView {
    let board = Board::expect();
    let island = Memo::new(move |_| {
        board.with(|table| {
            let plots = table.players[seat].island.iter();
            plots
                .map(|plot| Square {
                    kind: icons::tile_id(plot.tile),
                    picture: icons::tile(plot.tile),
                    awake: plot.occupied || plot.tile.circles() == 0,
                    spaces: 1,
                })
                .collect::<Vec<_>>()
        })
    });
    let city = Memo::new(move |_| {
        board.with(|table| {
            let structures = table.players[seat].city.iter();
            structures
                .map(|it| Square {
                    kind: it.building.makes().map_or("violet", icons::good),
                    picture: icons::building(it.building),
                    awake: it.colonists > 0 || it.building.spec().circles == 0,
                    spaces: it.building.spec().spaces,
                })
                .collect::<Vec<_>>()
        })
    });
    view! {
        <span class="estate">
            <Squares class="squares fields" squares=island />
            <Squares class="squares houses" squares=city />
        </span>
    }
    .into_any()
}

/// A space of an island or city, small.
#[derive(Clone, Copy, PartialEq)]
struct Square {
    kind: &'static str,
    picture: &'static str,
    awake: bool,
    spaces: u8,
}

impl Square {
    fn class(self) -> String {
        let awake = if self.awake { " awake" } else { " asleep" };
        let large = if self.spaces > 1 { " large" } else { "" };
        ["of-", self.kind, awake, large].concat()
    }
}

#[component]
fn Squares(class: &'static str, squares: Memo<Vec<Square>>) -> impl IntoView {
    let used = move || squares.with(|squares| squares.iter().map(|it| it.spaces).sum::<u8>());
    view! {
        <span class=class>
            {move || {
                let taken = squares.get().into_iter().map(|it| {
                    let shape = if it.spaces > 1 { "wide" } else { "" };
                    view! { <i class=it.class()><Icon name=it.picture class=shape /></i> }.into_any()
                });
                let empty = (used()..SPACES).map(|_| view! { <i></i> }.into_any());
                taken.chain(empty).collect_view()
            }}
        </span>
        <span class="used">{move || in_two_places(used())}<small>"/12"</small></span>
    }
    .into_any()
}

/// A number in the room of two digits, so that what stands beside it stays there.
fn in_two_places(number: u8) -> String {
    let space = if number < 10 { "\u{2007}" } else { "" };
    [space, &number.to_string()].concat()
}
