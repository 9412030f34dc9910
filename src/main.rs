//! Mounts the page.

use leptos::{mount::mount_to, prelude::*, wasm_bindgen::JsCast};
use sobremesa::ui::app::App;
use sobremesa::web::{place, trouble};

fn main() {
    trouble::watch();
    let app = document()
        .get_element_by_id("app")
        .expect("index.html has a place for the page");
    app.replace_children_with_node_0();
    mount_to(app.unchecked_into(), App).forget();
    place::mark_root("data-ready", Some(""));
}
