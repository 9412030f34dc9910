//! The roles of this game, and the numbers of their cards.

use crate::games::santorini_new_york::{Role, Type, cards::numbers};
use crate::ui::live::prelude::*;
use crate::ui::parts::Icon;

use super::icons;
use super::offers::Thing;
use super::selection::Board;
use super::touch::Touch;

/// The four roles.
#[component]
pub fn Roles() -> impl IntoView {
    let board = Board::expect();
    let sets = Memo::new(move |_| board.with(|table| table.roles));
    view! {
        <section class="role-sets" aria-label=move || board.text().terms().roles>
            <h2 class="plate">{move || board.text().terms().roles}</h2>
            {move || {
                let sets = sets.get();
                let roles = Type::ALL.iter().map(|kind| sets.of(*kind));
                roles.map(|role| view! { <RoleCard role /> }.into_any()).collect_view()
            }}
        </section>
    }
    .into_any()
}

#[component]
fn RoleCard(role: Role) -> impl IntoView {
    let board = Board::expect();
    let rule = move || board.with(|table| board.text().role_rule(role, &table.options));
    let listed: Vec<String> = {
        let cards = numbers().of(role.kind());
        cards.iter().map(|card| card.number().to_string()).collect()
    };
    let listed = listed.join(" ");
    let name = Signal::derive(move || [&board.text().role_numbers(role), ". ", rule()].concat());
    view! {
        <div class="role-set">
            <Touch thing=Thing::Role(role) class="role-set-card" name>
                <span class=["role-badge ", icons::kind(role.kind())].concat()>
                    <Icon name=icons::role(role) />
                </span>
                <span class="role-title">{move || board.text().role(role)}</span>
                <span class="role-numbers">{listed}</span>
                <span class="role-line">{rule}</span>
            </Touch>
        </div>
    }
    .into_any()
}
