//! The lobby: go on, play, or look round.

use strum::VariantArray;

use crate::games::GameKind;
use crate::text::Language;
use crate::ui::app::House;
use crate::ui::live::prelude::*;
use crate::ui::parts::Icon;
use crate::ui::screen::Screen;

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
                let line = slot.line.as_ref().map(|line| {
                    [words().game(line.game), " · ", &house.line_words(line)].concat()
                });
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
            <div class="title-cards">
                {GameKind::VARIANTS
                    .iter()
                    .map(|game| view! { <TitleCard game=*game /> }.into_any())
                    .collect_view()}
            </div>
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

/// A game: its picture, what it is, and the ways to begin.
#[component]
fn TitleCard(game: GameKind) -> impl IntoView {
    let house = House::expect();
    let words = move || house.words();
    let look = Title::of(game);
    view! {
        <section class="title-card" aria-labelledby=look.id>
            <img class="title-picture" src=look.picture width="400" height="150" alt="" />
            <div class="title-words">
                <h2 id=look.id>{move || words().game(game)}</h2>
                <p>{move || words().game_line(game)}</p>
            </div>
            <div class="title-acts">
                <button type="button" class="primary" data-act=look.play on:click=move |_| house.play(game)>
                    <Icon name="play" />
                    {move || words().play}
                </button>
                <button
                    type="button"
                    data-act=look.set_up
                    on:click=move |_| house.go(Screen::NewGame(game))
                >
                    <Icon name="person" />
                    {move || words().set_up}
                </button>
            </div>
        </section>
    }
    .into_any()
}

/// How a game stands in the lobby: its hooks, and its picture, which `index.html` shows already before the program is
/// there.
struct Title {
    id: &'static str,
    play: &'static str,
    set_up: &'static str,
    picture: &'static str,
}

impl Title {
    fn of(game: GameKind) -> Self {
        match game {
            GameKind::PuertoRico => Title {
                id: "puerto-rico-title",
                play: "play",
                set_up: "set-up",
                picture: "titles/puerto_rico.svg",
            },
            GameKind::SanJuan => Title {
                id: "san-juan-title",
                play: "play-san-juan",
                set_up: "set-up-san-juan",
                picture: "titles/san_juan.svg",
            },
            GameKind::SantoriniNewYork => Title {
                id: "new-york-title",
                play: "play-new-york",
                set_up: "set-up-new-york",
                picture: "titles/santorini_new_york.svg",
            },
        }
    }
}
