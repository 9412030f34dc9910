//! The buildings for sale, in the columns of the print: the column is the most quarries that
//! count.

use crate::engine::order;
use crate::games::puerto_rico::roles::builder;
use crate::games::puerto_rico::{Building, BuildingSet, Role};
use crate::ui::live::prelude::*;
use crate::ui::parts::Icon;

use super::choices::Thing;
use super::icons;
use super::selection::Board;
use super::touch::Touch;

/// How many kinds a column has at most, of the base game and of any that a draft leads to.
const ROWS: usize = 6;

/// The market.
#[component]
pub fn Market() -> impl IntoView {
    let board = Board::expect();
    let shown = Memo::new(move |_| board.with(|table| table.in_game));
    // More kinds than a column has rows stand in two rows side by side.
    let class = move || {
        let crowded = (1..=4).any(|column| in_column(shown.get(), column).len() > ROWS);
        if crowded { "market dense" } else { "market" }
    };
    view! {
        <section class=class aria-label=move || board.text().terms().market>
            {(1..=4_u8).map(|column| view! {
                <div class=["market-column column-", &column.to_string()].concat()>
                    <p class="market-head" title=move || board.text().terms().column>
                        <span class="unseen">{move || board.text().quarries(column)}</span>
                        {(0..column).map(|_| view! { <Icon name="quarry" class="quarry-mark" /> }).collect_view()}
                    </p>
                    {move || in_column(shown.get(), column)
                        .into_iter()
                        .map(|building| view! { <Chip building /> })
                        .collect_view()}
                </div>
            }.into_any()).collect_view()}
            <Icon name="compass" class="compass" />
        </section>
    }
    .into_any()
}

/// The buildings of a column of the print: those that produce come first, then the cheaper ones.
pub fn in_column(set: BuildingSet, column: u8) -> Vec<Building> {
    let here = |building: &Building| building.spec().column == column;
    let mut kinds: Vec<Building> = set.iter().filter(here).collect();
    order::sort_by_key(&mut kinds, |it| (it.is_violet(), it.spec().cost));
    kinds
}

/// What a building is to the player whose things are shown large.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Offer {
    price: u8,
    printed: u8,
    left: u8,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Affordable,
    InKind(u16, u8),
    Short(u16),
    NoSpace,
    Excluded(Building),
    SoldOut,
    Owned,
}

impl State {
    fn class(self) -> &'static str {
        match self {
            State::Affordable | State::InKind(..) => "offer-place affordable",
            State::Short(_) => "offer-place short",
            State::NoSpace | State::Excluded(_) => "offer-place no-space",
            State::SoldOut => "offer-place sold-out",
            State::Owned => "offer-place owned",
        }
    }
}

#[component]
fn Chip(building: Building) -> impl IntoView {
    let board = Board::expect();
    let offer = move || {
        let seat = board.around.mine.get();
        board.with(|table| {
            let player = &table.players[seat];
            let privileged = table.phase.role() == Some((seat, Role::Builder));
            let price = builder::price(table, seat, building, privileged);
            let left = table.market.left(building);
            let short = u16::from(price.doubloons()).saturating_sub(player.doubloons);
            let state = if player.owns(building) {
                State::Owned
            } else if left == 0 {
                State::SoldOut
            } else if player.city_room() < building.spec().spaces {
                State::NoSpace
            } else if let Some(other) = table
                .options
                .excluded_by(building)
                .filter(|it| player.owns(*it))
            {
                State::Excluded(other)
            } else if short > 0 {
                State::Short(short)
            } else if price.black_market > 0 {
                State::InKind(player.doubloons, price.black_market)
            } else {
                State::Affordable
            };
            Offer {
                price: price.total(),
                printed: price.printed,
                left,
                state,
            }
        })
    };
    let state = move || {
        let text = board.text();
        match offer().state {
            State::Owned => text.terms().owned.to_owned(),
            State::SoldOut => text.terms().sold_out.to_owned(),
            State::NoSpace => text.no_space().to_owned(),
            State::Excluded(other) => text.not_beside(other),
            State::Short(missing) => text.short(missing),
            State::InKind(doubloons, things) => text.in_kind(doubloons, things),
            State::Affordable => String::new(),
        }
    };
    let name = Signal::derive(move || {
        let (text, offer) = (board.text(), offer());
        let mut parts = vec![
            text.for_sale(building, offer.price, offer.left),
            text.points(building.spec().points.into()),
        ];
        if offer.left > 0 || offer.state == State::Owned {
            parts.push(state());
        }
        parts.retain(|part| !part.is_empty());
        parts.join(", ")
    });
    let shape = if building.is_large() {
        "facade wide"
    } else {
        "facade"
    };
    view! {
        <div class=move || offer().state.class()>
            <Touch thing=Thing::Building(building) class="offer" name>
                <span class="offer-front">
                    <Icon name=icons::building(building) class=shape />
                    <span class="offer-points">
                        <Icon name="vp" class="tiny" />{building.spec().points}
                    </span>
                </span>
                <span class="offer-words">
                    <span class="offer-name">{move || board.text().building_label(building)}</span>
                    <span class="offer-state">{state}</span>
                </span>
                <span class="offer-price">
                    <span class="price">
                        {move || match offer() {
                            Offer { state: State::Owned, .. } => view! { <Icon name="check" /> }.into_any(),
                            Offer { price, .. } => price.into_any(),
                        }}
                    </span>
                    <span class="offer-left">
                        {move || {
                            let offer = offer();
                            if let State::InKind(doubloons, things) = offer.state {
                                let sum = [&doubloons.to_string(), "+", &things.to_string()].concat();
                                return Some(view! { <span class="offer-gap">{sum}</span> }.into_any());
                            }
                            (offer.price != offer.printed).then(|| view! { <s>{offer.printed}</s> }.into_any())
                        }}
                        <span>"×"{move || offer().left}</span>
                    </span>
                </span>
            </Touch>
        </div>
    }
    .into_any()
}
