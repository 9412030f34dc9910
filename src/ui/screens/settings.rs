//! How the page behaves.

use strum::VariantArray;

use crate::games::puerto_rico::Role;
use crate::text::Language;
use crate::ui::app::House;
use crate::ui::live::prelude::*;
use crate::ui::parts::{Switch, choices, several};
use crate::ui::settings::{Scale, Settings, Speed, Theme};

use super::Page;

/// The roles in whose phases there is something to choose.
const WITH_CHOICES: [Role; 6] = [
    Role::Settler,
    Role::Mayor,
    Role::Builder,
    Role::Craftsman,
    Role::Trader,
    Role::Captain,
];

/// The settings screen.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let house = House::expect();
    view! {
        <Page title=Signal::derive(move || house.words().settings.to_owned())>
            <SettingsForm />
            <p class="storage-line">{move || house.storage_line()}</p>
        </Page>
    }
}

/// The settings themselves: on their screen, and on a sheet during a game.
#[component]
pub fn SettingsForm() -> impl IntoView {
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
            {move || settings.get().auto_forced.then(|| several(
                label(|words| words.ask_in),
                move || {
                    let game = house.language.get().puerto_rico();
                    WITH_CHOICES.iter().map(|role| game.role_label(*role).to_owned()).collect()
                },
                move || {
                    let asked = settings.get().ask_in;
                    WITH_CHOICES.iter().map(|role| asked.get(*role as usize) == Some(&true)).collect()
                },
                move |at| settings.update(|settings| {
                    let role = WITH_CHOICES.get(at).map(|role| *role as usize);
                    if let Some(asked) = role.and_then(|role| settings.ask_in.get_mut(role)) {
                        *asked = !*asked;
                    }
                }),
            ))}
            {switch(
                |words| words.letter_keys,
                |words| words.letter_keys_line,
                |settings| &mut settings.letter_keys,
            )}
        </div>
    }
}
