//! The bar of a narrow screen, which shows one part of the table at a time.

use crate::ui::live::prelude::*;
use crate::ui::parts::Icon;

use super::frame::{Over, Shell};

/// A part of the table, as the bar has it.
pub struct ViewItem {
    /// How the button is found in the page.
    pub hook: &'static str,
    /// Its picture.
    pub icon: Signal<&'static str>,
    /// What it is called.
    pub label: Signal<String>,
    /// Whether it is shown; nothing for what opens over the table.
    pub shown: Option<Signal<bool>>,
    /// Shows it.
    pub show: Callback<()>,
}

/// The parts of the table, and the log.
#[component]
pub fn ViewBar(
    /// What the bar is called.
    #[prop(into)]
    name: Signal<String>,
    /// The parts.
    items: Vec<ViewItem>,
) -> impl IntoView {
    let shell = use_context::<Shell>();
    let log = shell.map(|shell| ViewItem {
        hook: "log",
        icon: Signal::from("log"),
        label: Signal::derive(move || shell.language.get().pages().log.to_owned()),
        shown: None,
        show: Callback::new(move |()| shell.over.set(Some(Over::Log))),
    });
    view! {
        <nav class="views" aria-label=name>
            {items.into_iter().chain(log).map(button).collect_view()}
        </nav>
    }
    .into_any()
}

fn button(item: ViewItem) -> AnyView {
    let ViewItem {
        hook,
        icon,
        label,
        shown,
        show,
    } = item;
    let pressed = move || shown.map(|shown| if shown.get() { "true" } else { "false" });
    view! {
        <button
            type="button"
            class="view quiet"
            data-view=hook
            aria-pressed=pressed
            on:click=move |event| {
                event.stop_propagation();
                show.run(());
            }
        >
            <Icon name=icon />
            <span>{label}</span>
        </button>
    }
    .into_any()
}
