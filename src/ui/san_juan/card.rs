//! A card face up: cost, name, façade, points, and what it does.

use crate::games::san_juan::Card;
use crate::ui::live::prelude::*;
use crate::ui::parts::Icon;

use super::icons;
use super::selection::Board;

/// What a card costs its holder now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tag {
    /// How many cards it costs.
    pub price: u8,
    /// How many of them are missing.
    pub short: u8,
    /// Whether its holder has that violet building already.
    pub owned: bool,
}

/// A card. It is drawn larger or smaller as there is room, and then says more or less.
#[component]
pub fn CardFace(
    /// Which card.
    card: Card,
    /// What it costs its holder now, where that matters.
    #[prop(optional, into)]
    tag: Option<Memo<Tag>>,
) -> impl IntoView {
    let board = Board::expect();
    let printed = card.spec().cost;
    let price = move || tag.map_or(printed, |tag| tag.with(|tag| tag.price));
    let note = move || {
        let tag = tag?.get();
        let text = board.text();
        match (tag.owned, tag.short) {
            (true, _) => Some(text.terms().owned.to_owned()),
            (false, 0) => None,
            (false, short) => Some(text.short(short)),
        }
    };
    let class = [
        "card ",
        icons::kind(card),
        if card.is_monument() { " monument" } else { "" },
    ];
    let rule = move || {
        let options = board.with(|table| table.options);
        board.text().card_rule(card, &options)
    };
    view! {
        <span class=class.concat() class:dear=move || note().is_some()>
            <span class="card-cost">
                {price}
                {move || (price() != printed).then(|| view! { <s>{printed}</s> }.into_any())}
            </span>
            <span class="card-name">{move || board.text().card_label(card)}</span>
            <span class="card-points"><Icon name="vp" />{card.spec().points}</span>
            <span class="card-art"><Icon name=icons::card(card) /></span>
            <span class="card-rule">{rule}</span>
            {move || note().map(|note| view! { <span class="card-note">{note}</span> }.into_any())}
        </span>
    }
    .into_any()
}
