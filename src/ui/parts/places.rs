//! Places in a row or on a board, each drawn anew only when what lies there is another thing.

use crate::ui::live::prelude::*;

/// Draws what lies at each place.
#[component]
pub fn Places<T: Copy + PartialEq + Send + Sync + 'static>(
    /// What lies where.
    #[prop(into)]
    places: Signal<Vec<T>>,
    /// How it looks.
    view: impl Fn(T) -> AnyView + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let count = Memo::new(move |_| places.with(Vec::len));
    let place = move |at: usize| {
        let thing = Memo::new(move |_| places.with(|places| places.get(at).copied()));
        view! { {move || thing.get().map(view)} }.into_any()
    };
    view! { {move || (0..count.get()).map(place).collect_view()} }.into_any()
}
