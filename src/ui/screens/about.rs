//! Who made this, from what, and what it is not.

use super::Page;
use crate::ui::app::House;
use crate::ui::live::prelude::*;

/// What the page is built with: the crates that are in it, and their licences.
const CRATES: &[(&str, &str)] = &[
    ("arrayvec", "MIT OR Apache-2.0"),
    ("console_error_panic_hook", "MIT OR Apache-2.0"),
    ("gloo-storage", "MIT OR Apache-2.0"),
    ("js-sys, wasm-bindgen, web-sys", "MIT OR Apache-2.0"),
    ("leptos", "MIT"),
    ("rand", "MIT OR Apache-2.0"),
    ("serde, serde_json", "MIT OR Apache-2.0"),
    ("strum", "MIT"),
    ("wasm_split_helpers", "MIT OR Apache-2.0"),
];

/// The about screen.
#[component]
pub fn About() -> impl IntoView {
    let house = House::expect();
    let words = move || house.words();
    view! {
        <Page title=Signal::derive(move || words().about.to_owned()) class="prose">
            <p>{move || words().fan_made}</p>
            <p>{move || words().about_private}</p>
            <p>{move || words().about_licence}</p>
            <h2>{move || words().about_crates}</h2>
            <ul class="crates">
                {CRATES
                    .iter()
                    .map(|(name, licence)| view! { <li><strong>{*name}</strong> " " {*licence}</li> }.into_any())
                    .collect_view()}
            </ul>
            <p class="version">{concat!("Sobremesa ", env!("CARGO_PKG_VERSION"))}</p>
        </Page>
    }
}
