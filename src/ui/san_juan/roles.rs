//! The roles of the round, and the prices of the trading house.

use crate::games::san_juan::{Action, Good, PriceTile, Role};
use crate::text::san_juan::{Stakes, next_tile};
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, seat_class, seat_shape};

use super::icons;
use super::offers::Thing;
use super::selection::Board;
use super::touch::Touch;

/// The five roles.
#[component]
pub fn Roles() -> impl IntoView {
    let board = Board::expect();
    view! {
        <section class="roles" aria-label=move || board.text().terms().roles>
            {Role::ALL.iter().map(|role| view! { <RoleTile role=*role /> }).collect_view()}
        </section>
    }
    .into_any()
}

#[component]
fn RoleTile(role: Role) -> impl IntoView {
    let board = Board::expect();
    let taken = Memo::new(move |_| board.with(|table| table.taken_by(role)));
    let stakes = Memo::new(move |_| {
        let wanted = board.around.settings.with(|settings| settings.stakes);
        (wanted && taken.get().is_none()).then(|| {
            let mine = board.around.mine.get();
            let stakes = board.with(|table| Stakes::of(table, mine, role, true));
            board.text().stakes(&stakes)
        })
    });
    let name = Signal::derive(move || {
        let text = board.text();
        let mut name = text.offer(role, taken.get(), &|seat| board.name(seat));
        if let Some(stakes) = stakes.get() {
            name = [&name, ". ", text.terms().for_you, ": ", &stakes].concat();
        }
        name
    });
    let ghost = move || {
        let picked = board
            .draft
            .with(|draft| draft.one == Some(Action::Choose(role)));
        picked.then(|| board.around.mine.get())
    };
    view! {
        <div class="role-place" class:gone=move || taken.get().is_some()>
            <Touch thing=Thing::Role(role) class="role-card" name>
                <Icon name=icons::role(role) class="picture role-picture" />
                <span class="role-name">{move || board.text().role_label(role)}</span>
                <span class="role-stakes">{stakes}</span>
                {move || taken.get().map(|seat| view! {
                    <span class=["role-taker ", seat_class(seat)].concat()><Icon name=seat_shape(seat) /></span>
                }.into_any())}
                {move || ghost().map(|seat| view! {
                    <span class=["ghost role-ghost ", seat_class(seat)].concat()><Icon name=seat_shape(seat) /></span>
                }.into_any())}
            </Touch>
        </div>
    }
    .into_any()
}

/// What is known of the prices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Prices {
    /// The trader is at work.
    Now(PriceTile),
    /// The next tile is known.
    Next(PriceTile),
    /// Any tile that was not used may come up.
    Unknown,
}

/// The trading house: the prices of this phase, or the next ones if they are known.
#[component]
pub fn Prices() -> impl IntoView {
    let board = Board::expect();
    let prices = Memo::new(move |_| {
        board.with(|table| match (table.phase.price_tile(), next_tile(table)) {
            (Some(tile), _) => Prices::Now(tile),
            (None, Some(tile)) => Prices::Next(tile),
            (None, None) => Prices::Unknown,
        })
    });
    let used = Memo::new(move |_| board.with(|table| table.used_tiles.len()));
    let heading = move || {
        let terms = board.text().terms();
        match prices.get() {
            Prices::Now(_) => terms.prices,
            Prices::Next(_) => terms.next_prices,
            Prices::Unknown => terms.prices_unknown,
        }
    };
    let price = move |good: Good| match prices.get() {
        Prices::Now(tile) | Prices::Next(tile) => tile.price(good).to_string(),
        Prices::Unknown => "?".to_owned(),
    };
    view! {
        <section class="prices" class:now=move || matches!(prices.get(), Prices::Now(_)) aria-label=heading>
            <h2 class="plate">{heading}</h2>
            <ul class="price-list">
                {Good::ALL.iter().copied().map(|good| view! {
                    <li class="stall-place">
                        <Icon name=icons::good(good) />
                        <span class="unseen">{move || board.text().good(good)}</span>
                        <span class="number">{move || price(good)}</span>
                    </li>
                }.into_any()).collect_view()}
            </ul>
            <span class="tiles" title=move || board.text().terms().used_tiles>
                {PriceTile::ALL.iter().enumerate().map(|(at, _)| view! {
                    <i class:spent=move || { used.get() > at }></i>
                }.into_any()).collect_view()}
            </span>
        </section>
    }
    .into_any()
}
