//! What roles and buildings do, in our own words.

use strum::VariantArray;

use crate::games::puerto_rico::{Building, BuildingSet, Buildings, Role};
use crate::text::Language;
use crate::ui::live::prelude::*;
use crate::ui::parts::{chapters, fact, rule};

use super::icons;

/// The rules.
pub fn rules(language: Language) -> AnyView {
    let (words, game) = (language.pages(), language.puerto_rico());
    let roles = Role::VARIANTS.iter().map(|role| {
        let told = view! {
            <p>{game.role_rule(*role)}</p>
            <p class="rule-privilege">{game.role_privilege(*role)}</p>
        };
        rule(icons::picture(*role), game.role(*role), told.into_any())
    });
    let building = |building: Building| {
        let spec = building.spec();
        let told = view! {
            <p class="rule-facts">
                {fact("doubloon", spec.cost)}
                {fact("vp", spec.points)}
                {fact("quarry", spec.column)}
                {fact("colonist", spec.circles)}
            </p>
            <p>{game.building_details(building)}</p>
        };
        rule(
            icons::building(building),
            game.building(building),
            told.into_any(),
        )
    };
    let expansion = BuildingSet::ALL.without(BuildingSet::BASE);
    view! {
        {chapters(game.chapters())}
        <h2>{words.rules_roles}</h2>
        <ul class="rules-list">{roles.collect_view()}</ul>
        <h2>{words.rules_buildings}</h2>
        <ul class="rules-list">{BuildingSet::BASE.iter().map(building).collect_view()}</ul>
        <h2>{words.rules_expansion}</h2>
        <p>{game.buildings(Buildings::Draft).line}</p>
        <ul class="rules-list">{expansion.iter().map(building).collect_view()}</ul>
    }
    .into_any()
}
