//! Mounts the page.

use leptos::{mount::mount_to, prelude::*, wasm_bindgen::JsCast};

fn main() {
    console_error_panic_hook::set_once();
    let app = document()
        .get_element_by_id("app")
        .expect("index.html has a place for the page");
    app.replace_children_with_node_0();
    mount_to(app.unchecked_into(), House).forget();
    document()
        .document_element()
        .expect("every page has a root")
        .set_attribute("data-ready", "")
        .expect("an empty attribute is allowed anywhere");
}

#[component]
fn House() -> impl IntoView {
    view! {
        <main class="shell">
            <h1>"Sobremesa"</h1>
        </main>
    }
}
