//! The barrels of a player, by kind, and the own Wharf that may ship them.

use std::cmp::Ordering;

use leptos::prelude::*;

use crate::games::puerto_rico::{Building, Good, Phase};
use crate::text::puerto_rico::Fate;
use crate::ui::parts::Icon;

use super::choices::{Thing, goods_after};
use super::icons;
use super::selection::Board;
use super::touch::Touch;

/// The goods of the player whose things are shown large.
#[component]
pub fn Goods() -> impl IntoView {
    let board = Board::expect();
    let wharf = Memo::new(move |_| {
        let seat = board.around.mine.get();
        board.with(|table| {
            let used = matches!(table.phase, Phase::Captain(turn) if turn.step.wharf_used(seat));
            (table.players[seat].uses(Building::Wharf), used)
        })
    });
    view! {
        <section class="goods" aria-label=move || board.text().terms().goods>
            {Good::ALL.iter().copied().map(|good| view! { <Heap good /> }).collect_view()}
            {move || {
                let (owned, used) = wharf.get();
                owned.then(|| view! {
                    <div class="heap-place" class:sailed=used>
                        <Touch
                            thing=Thing::Wharf
                            class="heap wharf"
                            name=Signal::derive(move || board.text().terms().wharf.to_owned())
                        >
                            <Icon name="wharf" />
                        </Touch>
                    </div>
                })
            }}
        </section>
    }
    .into_any()
}

#[component]
fn Heap(good: Good) -> impl IntoView {
    let board = Board::expect();
    let held = Memo::new(move |_| {
        let seat = board.around.mine.get();
        board.with(|table| table.players[seat].goods[good])
    });
    let supply = Memo::new(move |_| board.with(|table| table.goods[good]));
    // How many more or fewer there are after the choice that is picked.
    let change = Memo::new(move |_| {
        let action = board.action()?;
        let after = board.with(|table| goods_after(table, &action))?[good];
        let held = held.get();
        match after.cmp(&held) {
            Ordering::Greater => Some(["+", &(after - held).to_string()].concat()),
            Ordering::Less => Some(["−", &(held - after).to_string()].concat()),
            Ordering::Equal => None,
        }
    });
    let fate = Memo::new(move |_| {
        let draft = board.storing.get()?;
        (held.get() > 0).then(|| draft.fate(good))
    });
    let name = Signal::derive(move || {
        let text = board.text();
        let mut name = text.barrels(good, held.get());
        if let Some(fate) = fate.get() {
            name.push_str(": ");
            name.push_str(text.fate(fate));
        }
        name
    });
    let class = move || match (fate.get(), held.get()) {
        (Some(Fate::Kept), _) => "heap-place kept",
        (Some(Fate::Single), _) => "heap-place kept-one",
        (Some(Fate::Spoils), _) => "heap-place spoils",
        (None, 0) => "heap-place none",
        (None, _) => "heap-place",
    };
    view! {
        <div class=class>
            <Touch thing=Thing::Good(good) class="heap" name>
                <Icon name=icons::good(good) class="heap-good" />
                <span class="heap-number">{held}</span>
                {move || change.get().map(|change| view! { <span class="heap-change">{change}</span> })}
                <span class="heap-supply" aria-hidden="true"><Icon name="barrel" />{supply}</span>
                {move || fate.get().map(|fate| view! {
                    <span class="heap-fate" aria-hidden="true">
                        {match fate {
                            Fate::Kept => view! { <Icon name="check" class="tiny" /> }.into_any(),
                            Fate::Single => "1".into_any(),
                            Fate::Spoils => view! { <Icon name="close" class="tiny" /> }.into_any(),
                        }}
                    </span>
                })}
            </Touch>
        </div>
    }
    .into_any()
}
