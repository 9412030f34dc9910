//! The role cards: they lie on the table with the doubloons on them, and are gone when taken.

use crate::games::puerto_rico::{Action, RoleCard, RoleOffer};
use crate::text::puerto_rico::Stakes;
use crate::ui::live::prelude::*;
use crate::ui::parts::{Afresh, Icon, seat_class, seat_shape};

use super::choices::Thing;
use super::icons;
use super::selection::Board;
use super::touch::Touch;

/// All role cards of the game.
#[component]
pub fn RoleCards() -> impl IntoView {
    let board = Board::expect();
    let cards = Memo::new(move |_| {
        board.with(|table| table.roles.iter().map(|it| it.card).collect::<Vec<_>>())
    });
    view! {
        <section class="roles" aria-label=move || board.text().terms().roles>
            {move || cards.get().into_iter().map(|card| view! { <RoleCardOnTable card /> }).collect_view()}
        </section>
    }
    .into_any()
}

#[component]
fn RoleCardOnTable(card: RoleCard) -> impl IntoView {
    let board = Board::expect();
    let offer = move || {
        board.with(|table| {
            let found = table.roles.iter().find(|offer| offer.card == card);
            found.copied().unwrap_or(RoleOffer {
                card,
                doubloons: 0,
                taken: None,
            })
        })
    };
    let taken = move || offer().taken;
    let stakes = Memo::new(move |_| {
        let wanted = board.around.settings.with(|settings| settings.stakes);
        (wanted && taken().is_none()).then(|| {
            let seat = board.around.mine.get();
            board.with(|table| Stakes::of(table, seat, card.role(), true))
        })
    });
    let name = Signal::derive(move || {
        let text = board.text();
        let mut name = text.offer(&offer(), &|seat| board.name(seat));
        if let Some(stakes) = stakes.get() {
            name.push_str(". ");
            name.push_str(text.terms().for_you);
            name.push_str(": ");
            name.push_str(&text.stakes(&stakes));
        }
        name
    });
    let afresh = Afresh::here();
    let ghost = move || {
        let picked = board.action() == Some(Action::Choose(card));
        picked.then(|| board.around.mine.get())
    };
    view! {
        <div class="role-place" class:gone=move || taken().is_some()>
            <Touch thing=Thing::Role(card) class="role-card" name>
                <Icon name=icons::role(card) class="picture role-picture" />
                <span class="role-name">{move || board.text().role_label(card.role())}</span>
                <span class="role-stakes">{move || afresh.draw(stakes.get().map(stakes_in_pictures).into_any())}</span>
                {move || {
                    let doubloons = offer().doubloons;
                    (doubloons > 0).then(|| view! {
                        <span class="role-coins">
                            <Icon name="doubloon" />
                            <span class="coin-number">{doubloons}</span>
                        </span>
                    }.into_any())
                }}
                {move || taken().map(|seat| view! {
                    <span class=["role-taker ", seat_class(seat)].concat()>
                        <Icon name=seat_shape(seat) />
                    </span>
                }.into_any())}
                {move || ghost().map(|seat| view! {
                    <span class=["ghost role-ghost ", seat_class(seat)].concat()>
                        <Icon name=seat_shape(seat) />
                    </span>
                }.into_any())}
            </Touch>
        </div>
    }
    .into_any()
}

/// What a role would bring: numbers, each with its picture.
fn stakes_in_pictures(stakes: Stakes) -> AnyView {
    let number = |icon: &'static str, class: &'static str, number: String| {
        view! {
            <span class="stake"><Icon name=icon class />{number}</span>
        }
    };
    let plus = |count: u8| ["+", &count.to_string()].concat();
    let extra = |sign: &'static str, count: u8| {
        (count > 0).then(|| view! { <span class="stake-extra">{sign}{count}</span> }.into_any())
    };
    match stakes {
        Stakes::Settler {
            plantations,
            quarry,
            room,
        } => view! {
            {number("field-corn", "stake-tile", plantations.min(room).to_string())}
            {(quarry && room > 0).then(|| view! { <Icon name="quarry" class="stake-tile" /> })}
        }
        .into_any(),
        Stakes::Mayor {
            colonists,
            privilege,
        } => view! {
            {number("colonist", "", plus(colonists))}
            {extra("+", privilege)}
        }
        .into_any(),
        Stakes::Builder {
            affordable,
            privilege,
        } => view! {
            {number("house", "", affordable.to_string())}
            {extra("−", privilege)}
        }
        .into_any(),
        Stakes::Craftsman { goods, privilege } => view! {
            {goods.kinds().map(|good| number(icons::good(good), "", goods[good].to_string())).collect_view()}
            {extra("+", privilege)}
            {(goods.total() == 0).then_some("–")}
        }
        .into_any(),
        Stakes::Trader { best: Some((good, sale)) } => view! {
            <Icon name=icons::good(good) />
            {number("doubloon", "", plus(sale.total()))}
        }
        .into_any(),
        Stakes::Captain { best: Some((good, gain)) } => view! {
            <Icon name=icons::good(good) />
            {number("vp", "", plus(gain.total()))}
        }
        .into_any(),
        Stakes::Trader { best: None } | Stakes::Captain { best: None } => "–".into_any(),
        Stakes::Prospector { doubloons } => number("doubloon", "", plus(doubloons)).into_any(),
    }
}
