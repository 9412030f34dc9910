//! A sheet of paper over the table.

use leptos::html;

use crate::ui::live::prelude::*;

use super::Icon;

/// A sheet with a title and a button that puts it away; Escape and a tap beside it do the same.
/// The keyboard stays on it while it lies there, and then returns to where it was.
#[component]
pub fn Sheet(
    /// The title.
    #[prop(into)]
    title: Signal<String>,
    /// The name of the button that puts it away.
    #[prop(into)]
    close_label: Signal<String>,
    /// Puts it away.
    #[prop(into)]
    close: Callback<()>,
    /// More classes beside `sheet`.
    #[prop(default = "")]
    class: &'static str,
    /// What is on it.
    children: Children,
) -> impl IntoView {
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(sheet) = node.get()
            && !sheet.open()
        {
            let _ = sheet.show_modal();
        }
    });
    let put_away = move || {
        if let Some(sheet) = node.get_untracked() {
            sheet.close();
        }
        close.run(());
    };
    view! {
        <dialog
            class=format!("sheet {class}")
            aria-label=title
            node_ref=node
            on:cancel=move |event: leptos::ev::Event| {
                event.prevent_default();
                put_away();
            }
            on:keydown=move |event| event.stop_propagation()
            on:click=move |event| {
                if event.target() == event.current_target() {
                    put_away();
                }
            }
        >
            <div class="sheet-paper">
                <header class="sheet-head">
                    <h2>{title}</h2>
                    <button
                        type="button"
                        class="plain"
                        aria-label=close_label
                        on:click=move |_| put_away()
                    >
                        <Icon name="close" />
                    </button>
                </header>
                <div class="sheet-body" tabindex="0">{children()}</div>
            </div>
        </dialog>
    }
}
