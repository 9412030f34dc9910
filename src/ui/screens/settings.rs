//! How the page behaves.

use strum::VariantArray;

use crate::games::GameKind;
use crate::text::Language;
use crate::ui::app::House;
use crate::ui::live::prelude::*;
use crate::ui::parts::{Switch, choices};
use crate::ui::rooms::Fetching;
use crate::ui::settings::{Scale, Settings, Speed, Theme};

use super::Page;

/// The games that have settings of their own.
const WITH_SETTINGS: &[GameKind] = &[GameKind::PuertoRico];

/// The settings screen.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let house = House::expect();
    view! {
        <Page title=Signal::derive(move || house.words().settings.to_owned())>
            <SettingsForm games=GameKind::VARIANTS.to_vec() />
            <p class="storage-line">{move || house.storage_line()}</p>
        </Page>
    }
}

/// The settings themselves: on their screen, and on a sheet during a game.
#[component]
pub fn SettingsForm(
    /// The games whose own settings are wanted.
    games: Vec<GameKind>,
) -> impl IntoView {
    let house = House::expect();
    let words = move || house.words();
    let settings = house.settings;
    let label = move |of: fn(&crate::text::Pages) -> &'static str| {
        Signal::derive(move || of(words()).to_owned())
    };
    let switch = move |name: fn(&crate::text::Pages) -> &'static str,
                       explanation: fn(&crate::text::Pages) -> &'static str,
                       field: fn(&mut Settings) -> &mut bool| {
        view! {
            <Switch
                label=label(name)
                explanation=label(explanation)
                on=Signal::derive(move || *field(&mut settings.get()))
                turn=move |on| settings.update(|settings| *field(settings) = on)
            />
        }
    };
    view! {
        <div class="settings">
            {choices(
                label(|words| words.language),
                Language::VARIANTS,
                || {
                    let names = Language::VARIANTS.iter().map(|it| it.pages().language_name);
                    names.map(str::to_owned).collect()
                },
                move || house.language.get(),
                move |language| house.set_language(language),
            )}
            {choices(
                label(|words| words.theme),
                Theme::VARIANTS,
                move || words().themes.map(str::to_owned).to_vec(),
                move || settings.get().theme,
                move |theme| settings.update(|settings| settings.theme = theme),
            )}
            {choices(
                label(|words| words.speed),
                Speed::VARIANTS,
                move || words().speeds.map(str::to_owned).to_vec(),
                move || settings.get().speed,
                move |speed| settings.update(|settings| settings.speed = speed),
            )}
            {choices(
                label(|words| words.scale),
                Scale::VARIANTS,
                || {
                    let percent = |scale: &Scale| format!("{}\u{a0}%", scale.percent());
                    Scale::VARIANTS.iter().map(percent).collect()
                },
                move || settings.get().scale,
                move |scale| settings.update(|settings| settings.scale = scale),
            )}
            {switch(|words| words.fast, |words| words.fast_line, |settings| &mut settings.fast)}
            {switch(|words| words.stakes, |words| words.stakes_line, |settings| &mut settings.stakes)}
            {switch(
                |words| words.auto_forced,
                |words| words.auto_forced_line,
                |settings| &mut settings.auto_forced,
            )}
            {games
                .iter()
                .filter(|game| WITH_SETTINGS.contains(game))
                .map(|game| {
                    let game = *game;
                    move || {
                        let settings = house.rooms.view(game, |room| room.settings(house).into_any());
                        settings.unwrap_or_else(|| view! { <Fetching game /> }.into_any())
                    }
                })
                .collect_view()}
            {switch(
                |words| words.letter_keys,
                |words| words.letter_keys_line,
                |settings| &mut settings.letter_keys,
            )}
        </div>
    }
}
