//! The lobby: go on, play, or look round.

use strum::VariantArray;

use crate::text::Language;
use crate::ui::app::{House, Screen};
use crate::ui::live::prelude::*;
use crate::ui::parts::Icon;

/// The first screen.
#[component]
pub fn Lobby() -> impl IntoView {
    let house = House::expect();
    let words = move || house.words();
    let newest = Memo::new(move |_| house.newest());
    view! {
        <main class="lobby" id="main" tabindex="-1">
            <header class="lobby-head">
                <Icon name="mark" class="lobby-mark" />
                <div>
                    <h1>{move || words().app_name}</h1>
                    <p>{move || words().tagline}</p>
                </div>
            </header>
            {move || newest.get().map(|slot| {
                let line = slot.line.as_ref().map(|line| house.line_words(line));
                let id = slot.id;
                view! {
                    <button
                        type="button"
                        class="lobby-continue primary"
                        data-act="continue"
                        on:click=move |_| house.open_save(&id)
                    >
                        <Icon name="play" />
                        <span class="lobby-words">
                            <strong>{words().continue_game}</strong>
                            <span>{line}</span>
                        </span>
                    </button>
                }
            })}
            <section class="title-card" aria-labelledby="puerto-rico-title">
                <div class="title-picture" aria-hidden="true">
                    <Icon name="colonist-ship" class="title-ship" />
                    <Icon name="harbor" />
                    <Icon name="guild-hall" class="wide" />
                    <Icon name="coffee" />
                    <Icon name="corn" />
                    <Icon name="indigo" />
                </div>
                <div class="title-words">
                    <h2 id="puerto-rico-title">{move || words().puerto_rico}</h2>
                    <p>{move || words().puerto_rico_line}</p>
                </div>
                <div class="title-acts">
                    <button
                        type="button"
                        class="primary"
                        data-act="play"
                        on:click=move |_| house.play_last_plan()
                    >
                        <Icon name="play" />
                        {move || words().play}
                    </button>
                    <button
                        type="button"
                        data-act="set-up"
                        on:click=move |_| house.go(Screen::NewGame)
                    >
                        <Icon name="person" />
                        {move || words().set_up}
                    </button>
                </div>
            </section>
            <nav class="lobby-nav" aria-label=move || words().more>
                {[
                    (Screen::Saves, "save"),
                    (Screen::Rules, "help"),
                    (Screen::Settings, "settings"),
                    (Screen::About, "mark"),
                ]
                    .into_iter()
                    .map(|(screen, icon)| view! {
                        <button
                            type="button"
                            data-screen=screen.hash()
                            on:click=move |_| house.go(screen)
                        >
                            <Icon name=icon />
                            {move || screen.name(words())}
                        </button>
                    }.into_any())
                    .collect_view()}
            </nav>
            <div class="lobby-languages" role="group" aria-label=move || words().language>
                {Language::VARIANTS
                    .iter()
                    .map(|language| {
                        let language = *language;
                        view! {
                            <button
                                type="button"
                                lang=language.code()
                                aria-pressed=move || {
                                    if house.language.get() == language { "true" } else { "false" }
                                }
                                on:click=move |_| house.set_language(language)
                            >
                                {language.pages().language_name}
                            </button>
                        }
                    })
                    .collect_view()}
            </div>
            <p class="fan-made">{move || words().fan_made}</p>
        </main>
    }
}
