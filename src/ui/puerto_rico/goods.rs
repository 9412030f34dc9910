//! The barrels of a player, by kind, and the own Wharf that may ship them.

use std::cmp::Ordering;

use crate::games::puerto_rico::{Building, Good, Phase};
use crate::text::puerto_rico::Fate;
use crate::ui::live::prelude::*;
use crate::ui::parts::Icon;

use super::choices::{Thing, goods_after};
use super::icons;
use super::selection::Board;
use super::touch::Touch;

/// The goods of the player whose things are shown large.
#[component]
pub fn Goods() -> impl IntoView {
    let board = Board::expect();
    let mine = board.around.mine;
    let has_wharf =
        Memo::new(move |_| board.with(|table| table.players[mine.get()].uses(Building::Wharf)));
    view! {
        <section class="goods" aria-label=move || board.text().terms().goods>
            {Good::ALL.iter().copied().map(|good| view! { <Heap good /> }).collect_view()}
            {move || has_wharf.get().then(|| view! {
                <div class="heap-place" class:sailed=move || board.with(|table| {
                    matches!(table.phase, Phase::Captain(turn) if turn.step.wharf_used(mine.get()))
                })>
                    <Touch
                        thing=Thing::Wharf
                        class="heap wharf"
                        name=Signal::derive(move || board.text().terms().wharf.to_owned())
                    >
                        <Icon name="wharf" />
                    </Touch>
                </div>
            }.into_any())}
        </section>
    }
    .into_any()
}

#[component]
fn Heap(good: Good) -> impl IntoView {
    let board = Board::expect();
    let held = move || {
        let seat = board.around.mine.get();
        board.with(|table| table.players[seat].goods[good])
    };
    let supply = move || board.with(|table| table.goods[good]);
    // How many more or fewer there are after the choice that is picked.
    let change = move || {
        let after = match board.small_wharf.get() {
            Some(draft) => draft.left()[good],
            None => {
                let action = board.action()?;
                board.with(|table| goods_after(table, &action))?[good]
            }
        };
        let held = held();
        match after.cmp(&held) {
            Ordering::Greater => Some(["+", &(after - held).to_string()].concat()),
            Ordering::Less => Some(["−", &(held - after).to_string()].concat()),
            Ordering::Equal => None,
        }
    };
    let fate = move || {
        let draft = board.storing.get()?;
        (held() > 0).then(|| draft.fate(good))
    };
    let name = Signal::derive(move || {
        let text = board.text();
        let mut name = text.barrels(good, held());
        if let Some(fate) = fate() {
            name.push_str(": ");
            name.push_str(&text.fate(fate));
        }
        name
    });
    let class = move || match (fate(), held()) {
        (Some(Fate::Kept), _) => "heap-place kept",
        (Some(Fate::Part(_)), _) => "heap-place kept-one",
        (Some(Fate::Spoils), _) => "heap-place spoils",
        (None, 0) => "heap-place none",
        (None, _) => "heap-place",
    };
    view! {
        <div class=class>
            <Touch thing=Thing::Good(good) class="heap" name>
                <Icon name=icons::good(good) class="heap-good" />
                <span class="heap-number">{move || held()}</span>
                {move || change().map(|change| view! { <span class="heap-change">{change}</span> }.into_any())}
                <span class="heap-supply" aria-hidden="true"><Icon name="barrel" /><span class="count">{move || supply()}</span></span>
                {move || fate().map(|fate| view! {
                    <span class="heap-fate" aria-hidden="true">
                        {match fate {
                            Fate::Kept => view! { <Icon name="check" class="tiny" /> }.into_any(),
                            Fate::Part(count) => count.into_any(),
                            Fate::Spoils => view! { <Icon name="close" class="tiny" /> }.into_any(),
                        }}
                    </span>
                }.into_any())}
            </Touch>
        </div>
    }
    .into_any()
}
