//! What is new to the page whenever it is drawn.

use leptos::prelude::*;

/// Draws things as new nodes. Where others stood before, the browser would say that they moved
/// from there: nothing on the page may move but by a player's hand.
#[derive(Clone, Copy)]
pub struct Afresh(StoredValue<bool>);

impl Afresh {
    /// For one place on the page.
    pub fn here() -> Self {
        Afresh(StoredValue::new(false))
    }

    /// Draws what stands there now.
    pub fn draw(self, view: AnyView) -> AnyView {
        self.0.update_value(|turn| *turn = !*turn);
        // Two kinds of element take turns, since one of the same kind would be used again.
        if self.0.get_value() {
            view! { <span class="afresh">{view}</span> }.into_any()
        } else {
            view! { <bdi class="afresh">{view}</bdi> }.into_any()
        }
    }
}
