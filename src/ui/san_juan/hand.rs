//! The player's hand, and the cards that were drawn or turned up.

use crate::games::san_juan::roles::builder;
use crate::games::san_juan::round_start::hand_limit;
use crate::games::san_juan::{Card, Phase, Pile};
use crate::text::san_juan::{Cost, privileged};
use crate::ui::live::prelude::*;
use crate::ui::parts::{Afresh, Icon, seat_class};
use crate::ui::table::show_hand::ShowHand;

use super::card::{CardFace, Tag};
use super::offers::Thing;
use super::selection::Board;
use super::touch::Touch;

/// The hand at readable size; backs where it is not to be seen.
#[component]
pub fn Hand() -> impl IntoView {
    let board = Board::expect();
    let hand = board.hand();
    let counted = move || {
        let mine = board.around.mine.get();
        board.with(|table| {
            let count = table.players[mine].hand.count();
            board.text().hand_limit(count, hand_limit(table, mine))
        })
    };
    let afresh = Afresh::here();
    let cathedral = Memo::new(move |_| board.with(|table| table.cathedral));
    view! {
        <section
            class=move || ["hand ", seat_class(board.around.mine.get())].concat()
            aria-label=move || board.text().terms().hand
        >
            <h2 class="plate">
                {move || board.text().terms().hand} <span class="used">{counted}</span>
                <Show when=move || board.around.concealed.get()>
                    <ShowHand
                        peeking=board.around.peeking
                        details=board.around.details
                        show=Signal::derive(move || board.text().terms().show_hand)
                        hide=Signal::derive(move || board.text().terms().hide_hand)
                    />
                </Show>
            </h2>
            <div class="hand-cards">
                {move || {
                    let (cards, backs) = hand.get();
                    let faces = cards.into_iter().map(|(card, copy)| {
                        view! { <HandCard card thing=Thing::Hand(card, copy) /> }.into_any()
                    });
                    let backs = (0..backs).map(|_| {
                        view! { <span class="hand-place"><span class="card back"><Icon name="card-back" /></span></span> }
                            .into_any()
                    });
                    afresh.draw(faces.chain(backs).collect_view().into_any())
                }}
                {move || cathedral.get().then(|| view! {
                    <HandCard card=Card::Cathedral thing=Thing::Cathedral />
                }.into_any())}
            </div>
        </section>
    }
    .into_any()
}

#[component]
fn HandCard(card: Card, thing: Thing) -> impl IntoView {
    let board = Board::expect();
    let cost = Memo::new(move |_| {
        let mine = board.around.mine.get();
        board.with(|table| Cost::now(table, mine, card))
    });
    let tag = Memo::new(move |_| {
        let mine = board.around.mine.get();
        board.with(|table| {
            let owned = card.is_violet() && table.players[mine].owns(card);
            let chosen = privileged(&table.phase, mine);
            // Over a building it may be had for less (Crane).
            let pays = board.draft.with(|draft| draft.building(table).is_some());
            let may = builder::may_build(table, mine, card, chosen).is_ok();
            cost.with(|cost| Tag {
                price: cost.total(),
                short: if may || pays { 0 } else { cost.short() },
                owned: owned && !may && !pays,
            })
        })
    });
    let name = Signal::derive(move || board.text().hand_card(&cost.get()));
    let raised = move || match thing {
        Thing::Hand(card, copy) => board.is_built(card, copy),
        Thing::Cathedral => board.is_built(Card::Cathedral, 0),
        Thing::Role(_)
        | Thing::Drawn(..)
        | Thing::Structure(_)
        | Thing::NewPlace
        | Thing::Seat(_) => false,
    };
    view! {
        <div class="hand-place" class:raised=raised>
            <Touch thing class="hand-card" name>
                <CardFace card tag />
            </Touch>
        </div>
    }
    .into_any()
}

/// The cards that were drawn or turned up, over the upper part of the table.
#[component]
pub fn Drawn() -> impl IntoView {
    let board = Board::expect();
    let drawn = board.drawn();
    let turned = move || board.with(|table| matches!(table.phase, Phase::Prospector(_)));
    let heading = move || {
        let terms = board.text().terms();
        if turned() {
            terms.turned_up
        } else {
            terms.drawn
        }
    };
    let card = move |(card, copy): (Card, u8)| {
        let name = Signal::derive(move || {
            let text = board.text();
            [text.card(card), ", ", &text.print(card)].concat()
        });
        view! {
            <div class="hand-place">
                <Touch thing=Thing::Drawn(card, copy) class="hand-card" name>
                    <CardFace card />
                </Touch>
            </div>
        }
        .into_any()
    };
    (move || {
        let cards = drawn.get();
        (!cards.is_empty()).then(|| {
            view! {
                <section class="drawn" aria-label=heading>
                    <h2 class="plate">{heading}</h2>
                    <div class="hand-cards">{cards.into_iter().map(card).collect_view()}</div>
                </section>
            }
            .into_any()
        })
    })
    .into_any()
}
