//! The player's hand: role cards, with what each of them promises.

use crate::games::santorini_new_york::{Card, Face, Pile};
use crate::text::santorini_new_york::{Prospect, StatueHope};
use crate::ui::live::prelude::*;
use crate::ui::parts::{Afresh, Icon, seat_class};
use crate::ui::table::show_hand::ShowHand;

use super::icons;
use super::offers::Thing;
use super::selection::Board;
use super::touch::Touch;

/// The hand; backs where it is not to be seen.
#[component]
pub fn Hand() -> impl IntoView {
    let board = Board::expect();
    let hand = Memo::new(move |_| {
        let mine = board.around.mine.get();
        board.with(|table| {
            let hand = &table.players[mine].hand;
            match hand.faces() {
                Some(faces) => (faces.iter().collect::<Vec<_>>(), 0),
                None => (Vec::new(), hand.count()),
            }
        })
    });
    // What the player has chosen for this round lies beside the hand, for its own eyes.
    let chosen = Memo::new(move |_| {
        let mine = board.around.mine.get();
        board.with(|table| table.players[mine].committed)
    });
    let afresh = Afresh::here();
    view! {
        <section
            class=move || ["hand ", seat_class(board.around.mine.get())].concat()
            aria-label=move || board.text().terms().hand
        >
            <h2 class="plate">
                {move || board.text().terms().hand}
                <span class="used">{move || board.name(board.around.mine.get())}</span>
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
                    let faces = cards.into_iter().map(|card| view! { <HandCard card /> }.into_any());
                    let backs = (0..backs).map(|_| back());
                    let chosen = chosen.get().map(|face| match face {
                        Face::Up(card) => view! { <HandCard card /> }.into_any(),
                        Face::Down => back(),
                    });
                    afresh.draw(faces.chain(backs).chain(chosen).collect_view().into_any())
                }}
            </div>
        </section>
    }
    .into_any()
}

fn back() -> AnyView {
    view! { <span class="hand-place"><span class="role-sheet back"><Icon name="role-back" /></span></span> }.into_any()
}

#[component]
fn HandCard(card: Card) -> impl IntoView {
    let board = Board::expect();
    let prospect = Memo::new(move |_| {
        let mine = board.around.mine.get();
        board.with(|table| Prospect::of(table, mine, card))
    });
    // What a card promises counts while its owner chooses.
    let choosing = Memo::new(move |_| {
        let mine = board.around.mine.get();
        board.with(|table| table.is_choosing(mine))
    });
    let role = prospect.with_untracked(|it| it.role);
    let rule = move || board.with(|table| board.text().role_rule(role, &table.options));
    let warning = move || {
        prospect
            .with(|it| board.text().warning(it))
            .filter(|_| choosing.get())
    };
    let name = Signal::derive(move || {
        let text = board.text();
        let mut parts = vec![text.card(card, role), rule().to_owned()];
        if choosing.get() {
            prospect.with(|prospect| {
                parts.push(text.order(prospect));
                parts.extend(text.statue_hope(prospect).map(str::to_owned));
            });
            parts.extend(warning());
        }
        parts.join(". ")
    });
    view! {
        <div class="hand-place">
            <Touch thing=Thing::Card(card) class="hand-card" name>
                <span class=["role-sheet ", icons::kind(role.kind())].concat()>
                    <b class="card-number">{card.number()}</b>
                    <Icon name=icons::role(role) class="role-picture" />
                    <span class="role-title">{move || board.text().role_label(role)}</span>
                    <span class="role-line">{rule}</span>
                    <span class="role-hope">
                        {move || choosing.get().then(|| prospect.with(|it| match it.statue() {
                            StatueHope::No => None,
                            StatueHope::Perhaps => Some("liberty perhaps"),
                            StatueHope::Surely => Some("liberty"),
                        })).flatten().map(|class| view! {
                            <span class=class><Icon name="liberty" /></span>
                        }.into_any())}
                        {move || choosing.get().then(|| prospect.with(|it| board.text().order(it)))}
                    </span>
                    {move || warning().map(|words| view! { <span class="role-warning">{words}</span> }.into_any())}
                </span>
            </Touch>
        </div>
    }
    .into_any()
}
