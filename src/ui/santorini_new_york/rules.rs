//! What roles do, in our own words.

use crate::games::santorini_new_york::{Options, Role, Type};
use crate::text::Language;
use crate::ui::live::prelude::*;
use crate::ui::parts::{chapters, rule};

use super::icons;

/// The rules, as these variants have them.
pub fn rules(language: Language, options: &Options) -> AnyView {
    let game = language.santorini_new_york();
    let told = |role: Role| {
        let told = game.role_details(role, options).into_iter();
        let told = told.map(|line| view! { <p>{line}</p> }.into_any());
        rule(
            icons::role(role),
            game.role(role),
            told.collect_view().into_any(),
        )
    };
    let kinds = Type::ALL.iter().map(|kind| {
        view! {
            <h2>{game.kind(*kind)}</h2>
            <p>{game.kind_rule(*kind)}</p>
            <ul class="rules-list">{Role::of(*kind).map(told).collect_view()}</ul>
        }
        .into_any()
    });
    view! {
        {chapters(game.chapters())}
        {kinds.collect_view()}
    }
    .into_any()
}
