//! The details card: what a thing is, what it costs now, when it matters.

use crate::text::Language;
use crate::ui::live::prelude::*;
use crate::ui::parts::Icon;

use super::Details;

/// The card, over the part of the table that is not asked about. It does not keep the keyboard:
/// Escape, its button, or the next choice put it away.
#[component]
pub fn DetailsCard(
    /// What it says, if it is open.
    details: RwSignal<Option<Details>>,
    /// The language of the page.
    #[prop(into)]
    language: Signal<Language>,
) -> impl IntoView {
    move || {
        details.get().map(|card| {
            let name = card.title.clone();
            view! {
                <aside class="details" aria-label=name>
                    <header class="details-head">
                        {card.icon.map(|name| view! { <Icon name class="details-icon" /> })}
                        <div>
                            <h2>{card.title}</h2>
                            <p class="details-facts">{card.facts}</p>
                        </div>
                        <button
                            type="button"
                            class="plain"
                            aria-label=move || language.get().pages().close
                            on:click=move |_| details.set(None)
                        >
                            <Icon name="close" />
                        </button>
                    </header>
                    {card
                        .paragraphs
                        .into_iter()
                        .map(|paragraph| view! { <p>{paragraph}</p> }.into_any())
                        .collect_view()}
                </aside>
            }
        })
    }
}
