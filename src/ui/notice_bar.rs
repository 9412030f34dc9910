//! What is told wherever one is.

use crate::ui::app::House;
use crate::ui::live::prelude::*;
use crate::ui::screens::saves::trouble_words;

/// A bar over every screen: what went wrong with keeping games, while the game goes on in memory; else that a game that
/// was wanted could not be fetched, or is on its way.
#[component]
pub fn NoticeBar() -> impl IntoView {
    let house = House::expect();
    let seen = RwSignal::new(None);
    let bar = move |what: &'static str, close: Callback<()>| {
        view! {
            <div class="trouble-bar" role="alert">
                <p>{what}</p>
                <button type="button" data-act="understood" on:click=move |_| close.run(())>
                    {house.words().close}
                </button>
            </div>
        }
        .into_any()
    };
    move || {
        let trouble = house.keeper.trouble.get();
        if let Some(trouble) = trouble.filter(|trouble| seen.get() != Some(*trouble)) {
            let close = Callback::new(move |()| seen.set(Some(trouble)));
            return bar(trouble_words(house.words(), trouble), close);
        }
        if house.rooms.refused.get() {
            let close = Callback::new(move |()| house.rooms.refused.set(false));
            return bar(house.words().not_fetched, close);
        }
        let fetching = move || house.words().fetching;
        house
            .rooms
            .awaited
            .get()
            .then(|| view! { <p class="trouble-bar fetching" role="status">{fetching()}</p> })
            .into_any()
    }
}
