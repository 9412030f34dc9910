//! Saved games.

use leptos::prelude::*;

use crate::ui::app::House;

use super::Page;

/// The screen of saved games.
#[component]
pub fn Saves() -> impl IntoView {
    let house = House::expect();
    view! { <Page title=Signal::derive(move || house.words().saves.to_owned())>""</Page> }
}
