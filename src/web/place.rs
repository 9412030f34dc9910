//! Where the page is: its address, its language, how it looks.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::text::Language;

fn window() -> web_sys::Window {
    web_sys::window().expect("the page has a window")
}

fn root() -> Option<web_sys::Element> {
    window().document()?.document_element()
}

/// The fragment of the address, without its sign.
pub fn hash() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.trim_start_matches('#').to_owned()
}

/// Changes the fragment of the address; the browser's way back then leads to the one before.
pub fn set_hash(hash: &str) {
    let _ = window().location().set_hash(hash);
}

/// Calls `changed` with the fragment whenever it changes, for as long as the page lives.
pub fn on_hash(changed: impl Fn(String) + 'static) {
    let heard = Closure::<dyn Fn()>::new(move || changed(hash()));
    let _ = window().add_event_listener_with_callback("hashchange", heard.as_ref().unchecked_ref());
    heard.forget();
}

/// The first language of the browser that the house speaks.
pub fn language() -> Language {
    let wanted = window().navigator().languages();
    let spoken = wanted
        .iter()
        .filter_map(|code| Language::from_code(&code.as_string()?))
        .next();
    spoken.unwrap_or_default()
}

/// Sets an attribute of the page's root, or removes it.
pub fn mark_root(attribute: &str, value: Option<&str>) {
    if let Some(root) = root() {
        let _ = match value {
            Some(value) => root.set_attribute(attribute, value),
            None => root.remove_attribute(attribute),
        };
    }
}

/// Sets the title of the page.
pub fn set_title(title: &str) {
    if let Some(document) = window().document() {
        document.set_title(title);
    }
}

/// Moves the keyboard to the element with this id if it has lost its place: what had the focus is
/// gone from the page.
pub fn catch_focus(id: &str) {
    let document = window().document();
    let lost = document.and_then(|document| {
        let active = document.active_element()?;
        Some(active.tag_name() == "BODY")
    });
    if lost.unwrap_or(true) {
        focus(id);
    }
}

/// Calls `changed` with whether a media query holds: now, and whenever that changes, for as long as
/// the page lives.
pub fn on_media(query: &str, changed: impl Fn(bool) + 'static) {
    let Ok(Some(list)) = window().match_media(query) else {
        return;
    };
    changed(list.matches());
    let watched = list.clone();
    let heard = Closure::<dyn Fn()>::new(move || changed(watched.matches()));
    let _ = list.add_event_listener_with_callback("change", heard.as_ref().unchecked_ref());
    heard.forget();
}

/// Whether an event comes from something that answers keys itself: a button, a field, a link.
pub fn answers_keys(event: &web_sys::Event) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| {
        matches!(
            element.tag_name().as_str(),
            "BUTTON" | "INPUT" | "TEXTAREA" | "A" | "SUMMARY"
        )
    })
}

/// Moves the keyboard to the element with this id.
pub fn focus(id: &str) {
    let element = window()
        .document()
        .and_then(|document| document.get_element_by_id(id));
    if let Some(element) = element.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = element.focus();
    }
}
