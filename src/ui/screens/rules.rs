//! The rules of each game, in our own words.

use strum::VariantArray;

use crate::games::GameKind;
use crate::ui::app::House;
use crate::ui::live::prelude::*;
use crate::ui::parts::choices;
use crate::ui::rooms::Fetching;

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
            <RulesText rules=Callback::new(move |()| {
                let language = house.language.get();
                let game = game.get();
                let rules = house.rooms.view(game, |room| room.rules(language));
                rules.unwrap_or_else(|| view! { <Fetching game /> }.into_any())
            }) />
        </Page>
    }
}

/// The rules themselves: on their screen, and on a sheet during a game.
#[component]
pub fn RulesText(
    /// What the game says of them.
    rules: Callback<(), AnyView>,
) -> impl IntoView {
    let house = House::expect();
    move || {
        let words = house.words();
        let keys = words.keys_lines.iter();
        view! {
            <section>
                {rules.run(())}
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
