//! Puerto Rico on the page.

pub mod icons;
mod shown;

use leptos::prelude::*;

use crate::games::puerto_rico::PuertoRico;
use crate::ui::table::Around;

/// The table.
#[component]
pub fn PuertoRicoTable(around: Around<PuertoRico>) -> impl IntoView {
    let _ = around;
}
