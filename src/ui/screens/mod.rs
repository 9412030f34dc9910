//! The screens around the games.

pub mod about;
pub mod lobby;
pub mod rules;
pub mod saves;
pub mod set_up;
pub mod settings;

use crate::ui::app::House;
use crate::ui::live::prelude::*;
use crate::ui::parts::Icon;
use crate::ui::screen::Screen;

/// A screen with a title and the way back to the lobby.
#[component]
pub fn Page(
    /// The title.
    #[prop(into)]
    title: Signal<String>,
    /// More classes beside `page`.
    #[prop(default = "")]
    class: &'static str,
    /// What is on it.
    children: Children,
) -> impl IntoView {
    let house = House::expect();
    view! {
        <main class=format!("page {class}") id="main" tabindex="-1">
            <header class="page-head">
                <button
                    type="button"
                    class="plain"
                    data-act="back"
                    aria-label=move || house.words().back
                    on:click=move |_| house.go(Screen::Lobby)
                >
                    <Icon name="arrow-left" />
                </button>
                <h1>{title}</h1>
            </header>
            {children()}
        </main>
    }
}
