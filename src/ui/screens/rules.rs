//! What roles and buildings do, in our own words.

use strum::VariantArray;

use crate::games::puerto_rico::{Building, BuildingSet, Buildings, Role};
use crate::ui::app::House;
use crate::ui::live::prelude::*;
use crate::ui::parts::Icon;
use crate::ui::puerto_rico::icons;

use super::Page;

/// The rules screen.
#[component]
pub fn Rules() -> impl IntoView {
    let house = House::expect();
    view! {
        <Page title=Signal::derive(move || house.words().rules.to_owned()) class="prose">
            <RulesText />
        </Page>
    }
}

/// The rules themselves: on their screen, and on a sheet during a game.
#[component]
pub fn RulesText() -> impl IntoView {
    let house = House::expect();
    move || {
        let words = house.words();
        let game = house.language.get().puerto_rico();
        let roles = Role::VARIANTS.iter().map(|role| {
            view! {
                <li class="rule">
                    <Icon name=icons::picture(*role) class="rule-picture" />
                    <div>
                        <h3>{game.role(*role)}</h3>
                        <p>{game.role_rule(*role)}</p>
                        <p class="rule-privilege">{game.role_privilege(*role)}</p>
                    </div>
                </li>
            }
        });
        let building = |building: Building| {
            let spec = building.spec();
            view! {
                <li class="rule">
                    <Icon name=icons::building(building) class="rule-picture" />
                    <div>
                        <h3>{game.building(building)}</h3>
                        <p class="rule-facts">
                            <span class="chip"><Icon name="doubloon" />{spec.cost}</span>
                            <span class="chip"><Icon name="vp" />{spec.points}</span>
                            <span class="chip"><Icon name="quarry" />{spec.column}</span>
                            <span class="chip"><Icon name="colonist" />{spec.circles}</span>
                        </p>
                        <p>{game.building_details(building)}</p>
                    </div>
                </li>
            }
            .into_any()
        };
        let expansion = BuildingSet::ALL.without(BuildingSet::BASE);
        let lines = |lines: &'static [&'static str]| {
            lines
                .iter()
                .map(|line| view! { <p>{*line}</p> }.into_any())
                .collect_view()
        };
        view! {
            <section>
                <h2>{words.rules_aim}</h2>
                {lines(words.rules_aim_lines)}
                <h2>{words.rules_round}</h2>
                {lines(words.rules_round_lines)}
                <h2>{words.rules_roles}</h2>
                <ul class="rules-list">{roles.collect_view()}</ul>
                <h2>{words.rules_end}</h2>
                {lines(words.rules_end_lines)}
                <h2>{words.rules_buildings}</h2>
                <ul class="rules-list">{BuildingSet::BASE.iter().map(building).collect_view()}</ul>
                <h2>{words.rules_expansion}</h2>
                <p>{game.buildings(Buildings::Draft).line}</p>
                <ul class="rules-list">{expansion.iter().map(building).collect_view()}</ul>
                <h2>{words.keys}</h2>
                <dl class="keys">
                    {words
                        .keys_lines
                        .iter()
                        .map(|(key, what)| view! { <dt><kbd>{*key}</kbd></dt><dd>{*what}</dd> }.into_any())
                        .collect_view()}
                </dl>
            </section>
        }
    }
}
