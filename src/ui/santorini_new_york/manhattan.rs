//! The board: squares with their levels, what stands there, and what could be done there.

use crate::engine::Seat;
use crate::games::santorini_new_york::{Square, TOP};
use crate::text::santorini_new_york::{Choice, Spot};
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, seat_class, seat_shape};

use super::icons;
use super::offers::{Ahead, Offer, Thing};
use super::selection::Board;
use super::touch::Touch;

/// What a square looks like.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Look {
    level: u8,
    roofed: bool,
    skyscraper: bool,
    /// Whose worker stands there, and whether it is the second one.
    worker: Option<(Seat, bool)>,
    /// A start number that nobody has taken.
    start: Option<u8>,
    /// What could be done there.
    ahead: Option<Ahead>,
    /// Whether the holder of the statue could win there.
    threat: bool,
}

/// The island, north up.
#[component]
pub fn Manhattan() -> impl IntoView {
    let board = Board::expect();
    let shape = Memo::new(move |_| board.with(|table| table.board));
    view! {
        <section class="manhattan" aria-label=move || board.text().terms().board>
            {move || {
                let shape = shape.get().board();
                let ranks = (0..shape.ranks).rev();
                let squares = ranks.flat_map(|rank| (0..shape.files).map(move |file| (file, rank)));
                let squares = squares.map(|(file, rank)| {
                    match Square::new(file, rank).filter(|it| shape.land.contains(*it)) {
                        Some(square) => view! { <Place square /> }.into_any(),
                        None => view! { <i class="water"></i> }.into_any(),
                    }
                });
                view! {
                    <div
                        class="streets"
                        style=("--files", shape.files.to_string())
                        style=("--ranks", shape.ranks.to_string())
                    >
                        {squares.collect_view()}
                        <span class="north" aria-hidden="true">
                            <Icon name="compass" />
                            <span class="north-word">{board.text().terms().north}</span>
                        </span>
                    </div>
                }
                .into_any()
            }}
        </section>
    }
    .into_any()
}

#[component]
fn Place(square: Square) -> impl IntoView {
    let board = Board::expect();
    let look = Memo::new(move |_| look(board, square));
    let name = Signal::derive(move || told(board, square));
    view! {
        <Touch thing=Thing::Square(square) class="square" name>
            <Icon
                class="ground"
                name=Signal::derive(move || look.with(|it| icons::ground(it.level, it.roofed, it.skyscraper)))
            />
            <span class="level" class:on-dark=move || look.with(|it| it.level > 1) aria-hidden="true">
                {move || look.with(|it| (!it.roofed && !it.skyscraper).then_some(it.level))}
            </span>
            {move || look.with(|it| it.worker).map(|(seat, second)| view! {
                <span class=["figure ", seat_class(seat)].concat()>
                    <Icon name=icons::worker(second) />
                    <Icon name=seat_shape(seat) class="figure-seat" />
                </span>
            }.into_any())}
            {move || look.with(|it| it.start).map(|number| view! { <span class="start">{number}</span> }.into_any())}
            {move || look.with(|it| it.ahead).and_then(ahead)}
            {move || look.with(|it| it.threat).then(|| view! { <span class="threat">"!"</span> }.into_any())}
        </Touch>
    }
    .into_any()
}

fn look(board: Board, square: Square) -> Look {
    let worker = board.pairs.with(|pairs| {
        let standing = |(seat, pair): (Seat, &[Option<Square>; 2])| match *pair {
            [Some(first), _] if first == square => Some((seat, false)),
            [_, Some(second)] if second == square => Some((seat, true)),
            _ => None,
        };
        pairs.iter().find_map(standing)
    });
    let spot = board.with(|table| Spot::of(table, square));
    // What would come of a choice stands where the worker would land.
    let here = Thing::Square(square);
    let says = |offer: &Offer| offer.ahead.filter(|_| offer.things.first() == Some(&here));
    let ahead = board.offers.with(|offers| {
        let mut standing = offers.iter().filter(|offer| offer.things.contains(&here));
        let first = standing.next().and_then(says);
        first.filter(|_| standing.next().is_none())
    });
    board.city.with(|city| Look {
        level: city.level(square),
        roofed: city.rooftops.contains(square),
        skyscraper: city.skyscrapers.contains(square),
        worker: worker.filter(|_| city.owner(square).is_some()),
        start: spot.and_then(|spot| spot.start),
        ahead,
        threat: board.threats.with(|threats| threats.contains(square)),
    })
}

/// What would come of a choice, on its square.
fn ahead(ahead: Ahead) -> Option<AnyView> {
    let icon = |class: &'static str, icon: &'static str| {
        view! { <span class=class aria-hidden="true"><Icon name=icon /></span> }.into_any()
    };
    let number = |class: &'static str, level: u8| {
        view! { <span class=class aria-hidden="true">{level}</span> }.into_any()
    };
    Some(match ahead {
        Ahead::Stand(level) if level == TOP => number("ahead stand top", level),
        Ahead::Stand(level) => number("ahead stand", level),
        Ahead::Rise(level) => number("ahead rise", level),
        Ahead::Roof => icon("ahead rise", "rooftop"),
        Ahead::Skyscraper => icon("ahead rise", "skyscraper"),
        Ahead::Win => icon("ahead win", "liberty"),
        Ahead::Mark => return None,
    })
}

/// The square as it is read aloud, with what could be done there.
fn told(board: Board, square: Square) -> String {
    let text = board.text();
    let names = |seat: Seat| board.name(seat);
    let spot = board
        .city
        .with(|city| board.with(|table| Spot::in_city(table, city, square)));
    let Some(spot) = spot else {
        return String::new();
    };
    let choice: Option<Choice> = board.offers.with(|offers| {
        let mut standing = offers
            .iter()
            .filter(|offer| offer.things.contains(&Thing::Square(square)));
        let first = standing.next().and_then(|offer| offer.choice);
        first.filter(|_| standing.next().is_none())
    });
    let mut told = match choice {
        Some(choice) => text.target(&spot, &choice, &names),
        None => text.spot(&spot, &names),
    };
    let holder = board.with(|table| table.statue);
    if let Some(holder) = holder.filter(|_| board.threats.with(|it| it.contains(square))) {
        told = [told, text.threat(holder, &names)].join(". ");
    }
    told
}
