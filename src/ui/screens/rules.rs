//! What roles and buildings do, in our own words.

use strum::VariantArray;

use crate::games::GameKind;
use crate::games::puerto_rico::{Building, BuildingSet, Buildings, Role};
use crate::games::san_juan::{self, Card, Options};
use crate::games::santorini_new_york;
use crate::text::Language;
use crate::ui::app::House;
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, choices};
use crate::ui::puerto_rico::icons;
use crate::ui::san_juan::icons as cards;
use crate::ui::santorini_new_york::icons as towers;

use super::Page;

/// The rules screen: those of the game on the table first, and the others beside them.
#[component]
pub fn Rules() -> impl IntoView {
    let house = House::expect();
    let words = move || house.words();
    let game = RwSignal::new(house.game().unwrap_or(GameKind::PuertoRico));
    view! {
        <Page title=Signal::derive(move || words().rules.to_owned()) class="prose">
            {choices(
                Signal::derive(move || words().which_game.to_owned()),
                GameKind::VARIANTS,
                move || GameKind::VARIANTS.iter().map(|game| words().game(*game).to_owned()).collect(),
                move || game.get(),
                move |chosen| game.set(chosen),
            )}
            <RulesText game />
        </Page>
    }
}

/// The rules themselves: on their screen, and on a sheet during a game.
#[component]
pub fn RulesText(
    /// Of which game.
    #[prop(into)]
    game: Signal<GameKind>,
) -> impl IntoView {
    let house = House::expect();
    move || {
        let words = house.words();
        let rules = match game.get() {
            GameKind::PuertoRico => puerto_rico(house.language.get()),
            GameKind::SanJuan => san_juan(house.language.get()),
            GameKind::SantoriniNewYork => santorini_new_york(house.language.get()),
        };
        let keys = words.keys_lines.iter();
        view! {
            <section>
                {rules}
                <h2>{words.keys}</h2>
                <dl class="keys">
                    {keys
                        .map(|(key, what)| view! { <dt><kbd>{*key}</kbd></dt><dd>{*what}</dd> }.into_any())
                        .collect_view()}
                </dl>
            </section>
        }
        .into_any()
    }
}

fn lines(lines: &'static [&'static str]) -> AnyView {
    lines
        .iter()
        .map(|line| view! { <p>{*line}</p> }.into_any())
        .collect_view()
        .into_any()
}

/// A role or a building: its picture, its name, and what there is to say.
fn rule(picture: &'static str, name: &'static str, told: AnyView) -> AnyView {
    view! {
        <li class="rule">
            <Icon name=picture class="rule-picture" />
            <div>
                <h3>{name}</h3>
                {told}
            </div>
        </li>
    }
    .into_any()
}

/// A number with its picture.
fn fact(icon: &'static str, number: u8) -> AnyView {
    view! { <span class="chip"><Icon name=icon />{number}</span> }.into_any()
}

fn puerto_rico(language: Language) -> AnyView {
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
    }
    .into_any()
}

fn san_juan(language: Language) -> AnyView {
    let (words, game) = (language.pages(), language.san_juan());
    let options = Options::default();
    let roles = san_juan::Role::ALL.iter().map(|role| {
        let told = view! {
            <p>{game.role_rule(*role)}</p>
            <p class="rule-privilege">{game.role_privilege(*role)}</p>
        };
        rule(cards::role(*role), game.role(*role), told.into_any())
    });
    let card = |card: &Card| {
        let spec = card.spec();
        let told = view! {
            <p class="rule-facts">
                {fact("card-back", spec.cost)}
                {fact("vp", spec.points)}
                <span class="chip">"× "{card.copies(card.is_new())}</span>
            </p>
            <p>{game.card_details(*card, &options)}</p>
        };
        rule(cards::card(*card), game.card(*card), told.into_any())
    };
    let chapters = game
        .chapters()
        .iter()
        .map(|chapter| view! { <h2>{chapter.heading}</h2> {lines(chapter.lines)} }.into_any());
    let base = Card::ALL.iter().filter(|card| !card.is_new());
    let new = Card::ALL.iter().filter(|card| card.is_new());
    view! {
        {chapters.collect_view()}
        <h2>{words.rules_roles}</h2>
        <ul class="rules-list">{roles.collect_view()}</ul>
        <h2>{words.rules_buildings}</h2>
        <ul class="rules-list">{base.map(card).collect_view()}</ul>
        <h2>{game.terms().new_buildings}</h2>
        <ul class="rules-list">{new.map(card).collect_view()}</ul>
    }
    .into_any()
}

fn santorini_new_york(language: Language) -> AnyView {
    let game = language.santorini_new_york();
    let options = santorini_new_york::Options::default();
    let chapters = game.chapters().iter().map(|chapter| {
        view! {
            <h2>{chapter.heading}</h2>
            {lines(chapter.lines)}
        }
        .into_any()
    });
    let role = |role: santorini_new_york::Role| {
        let told = game.role_details(role, &options).into_iter();
        let told = told.map(|line| view! { <p>{line}</p> }.into_any());
        rule(
            towers::role(role),
            game.role(role),
            told.collect_view().into_any(),
        )
    };
    let kinds = santorini_new_york::Type::ALL.iter().map(|kind| {
        view! {
            <h2>{game.kind(*kind)}</h2>
            <p>{game.kind_rule(*kind)}</p>
            <ul class="rules-list">{santorini_new_york::Role::of(*kind).map(role).collect_view()}</ul>
        }
        .into_any()
    });
    view! {
        {chapters.collect_view()}
        {kinds.collect_view()}
    }
    .into_any()
}
