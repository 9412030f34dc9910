//! What roles and cards do, in our own words.

use crate::games::san_juan::{Card, Options, Role};
use crate::text::Language;
use crate::ui::live::prelude::*;
use crate::ui::parts::{chapters, fact, rule};

use super::icons;

/// The rules, as these variants have them.
pub fn rules(language: Language, options: &Options) -> AnyView {
    let (words, game) = (language.pages(), language.san_juan());
    let roles = Role::ALL.iter().map(|role| {
        let told = view! {
            <p>{game.role_rule(*role)}</p>
            <p class="rule-privilege">{game.role_privilege(*role)}</p>
        };
        rule(icons::role(*role), game.role(*role), told.into_any())
    });
    let card = |card: &Card| {
        let spec = card.spec();
        let told = view! {
            <p class="rule-facts">
                {fact("card-back", spec.cost)}
                {fact("vp", spec.points)}
                <span class="chip">"× "{card.copies(card.is_new())}</span>
            </p>
            <p>{game.card_details(*card, options)}</p>
        };
        rule(icons::card(*card), game.card(*card), told.into_any())
    };
    let base = Card::ALL.iter().filter(|card| !card.is_new());
    let new = Card::ALL.iter().filter(|card| card.is_new());
    view! {
        {chapters(game.chapters())}
        <h2>{words.rules_roles}</h2>
        <ul class="rules-list">{roles.collect_view()}</ul>
        <h2>{words.rules_buildings}</h2>
        <ul class="rules-list">{base.map(card).collect_view()}</ul>
        <h2>{game.terms().new_buildings}</h2>
        <ul class="rules-list">{new.map(card).collect_view()}</ul>
    }
    .into_any()
}
