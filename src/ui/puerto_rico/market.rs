//! The buildings for sale, in the columns of the print: the column is the most quarries that
//! count.

use crate::games::puerto_rico::roles::builder;
use crate::games::puerto_rico::{Building, BuildingSet, Phase, Role, draft};
use crate::ui::live::prelude::*;
use crate::ui::parts::Icon;

use super::choices::Thing;
use super::icons;
use super::selection::Board;
use super::touch::Touch;

/// The market.
#[component]
pub fn Market() -> impl IntoView {
    let board = Board::expect();
    // Those of the game, and what may still come into it.
    let shown = Memo::new(move |_| {
        board.with(|table| match matches!(table.phase, Phase::Draft { .. }) {
            true => table.in_game.or(draft::open(table.in_game, &table.options)),
            false => table.in_game,
        })
    });
    view! {
        <section class="market" aria-label=move || board.text().terms().market>
            {(1..=4_u8).map(|column| view! {
                <div class=["market-column column-", &column.to_string()].concat()>
                    <p class="market-head" title=move || board.text().terms().column>
                        <span class="unseen">{move || board.text().quarries(column)}</span>
                        {(0..column).map(|_| view! { <Icon name="quarry" class="quarry-mark" /> }).collect_view()}
                    </p>
                    <For
                        each=move || in_column(shown.get(), column)
                        key=|building| *building
                        children=move |building| view! { <Chip building /> }
                    />
                </div>
            }.into_any()).collect_view()}
            <Icon name="compass" class="compass" />
        </section>
    }
    .into_any()
}

/// The buildings of a column of the print.
fn in_column(set: BuildingSet, column: u8) -> Vec<Building> {
    let here = |building: &Building| building.spec().column == column;
    set.iter().filter(here).collect()
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
    Short(u16),
    NoSpace,
    SoldOut,
    Owned,
}

impl State {
    fn class(self) -> &'static str {
        match self {
            State::Affordable => "offer-place affordable",
            State::Short(_) => "offer-place short",
            State::NoSpace => "offer-place no-space",
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
            } else if short > 0 {
                State::Short(short)
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
    let name = Signal::derive(move || {
        let (text, offer) = (board.text(), offer());
        let terms = text.terms();
        let mut name = text.for_sale(building, offer.price, offer.left);
        name.push_str(", ");
        name.push_str(&text.points(building.spec().points.into()));
        let state = match offer.state {
            State::Owned => terms.owned.to_owned(),
            State::NoSpace => text.no_space().to_owned(),
            State::Short(missing) => text.short(missing),
            State::Affordable | State::SoldOut => String::new(),
        };
        if !state.is_empty() {
            name.push_str(", ");
            name.push_str(&state);
        }
        name
    });
    let state = move || {
        let (text, offer) = (board.text(), offer());
        let terms = text.terms();
        match offer.state {
            State::Owned => terms.owned.to_owned(),
            State::SoldOut => terms.sold_out.to_owned(),
            State::NoSpace => text.no_space().to_owned(),
            State::Short(missing) => text.short(missing),
            State::Affordable => String::new(),
        }
    };
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
