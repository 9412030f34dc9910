//! The trading house and its four stalls.

use crate::games::puerto_rico::{Action, TRADING_HOUSE};
use crate::ui::live::prelude::*;
use crate::ui::parts::Icon;

use super::choices::Thing;
use super::icons;
use super::selection::Board;
use super::touch::Touch;

/// The trading house.
#[component]
pub fn TradingHouse() -> impl IntoView {
    let board = Board::expect();
    let sold = move || board.with(|table| table.trading_house.clone());
    let coming = move || match board.action() {
        Some(Action::Sell(good)) => Some(good),
        _ => None,
    };
    let name = Signal::derive(move || {
        let text = board.text();
        text.trading_house(&sold())
    });
    let stall = move |at: usize| {
        let sold = sold();
        match sold.get(at) {
            Some(good) => Some((*good, "")),
            None if at == sold.len() => coming().map(|good| (good, "ghost")),
            None => None,
        }
    };
    view! {
        <section class="quay" aria-label=move || board.text().terms().trading_house>
            <Touch thing=Thing::TradingHouse class="trading-house" name>
                {(0..TRADING_HOUSE).map(|at| view! {
                    <span class="stall-place">
                        <Icon name="stall" class="stall" />
                        {move || stall(at).map(|(good, class)| view! {
                            <span class=["stall-good ", class].concat()>
                                <Icon name=icons::good(good) />
                            </span>
                        }.into_any())}
                    </span>
                }.into_any()).collect_view()}
            </Touch>
        </section>
    }
    .into_any()
}
