//! A picture of the box.

use crate::ui::live::prelude::*;

/// One symbol of `pieces.svg`. Pictures say nothing to a screen reader: what they show stands
/// beside them, or is the name of the button that they are on.
#[component]
pub fn Icon(
    /// The symbol.
    #[prop(into)]
    name: Signal<&'static str>,
    /// More classes beside `icon`.
    #[prop(default = "")]
    class: &'static str,
) -> impl IntoView {
    let href = move || format!("pieces.svg#{}", name.get());
    view! {
        <svg class=format!("icon {class}") aria-hidden="true" focusable="false">
            <use href=href></use>
        </svg>
    }
}
