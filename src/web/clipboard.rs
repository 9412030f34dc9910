//! The clipboard.

use js_sys::{Function, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// Puts a text on the clipboard. Says whether it is there. To be called while a tap or key is
/// being answered, since browsers allow it only then.
pub async fn copy(text: &str) -> bool {
    match write(text) {
        Some(promise) => JsFuture::from(promise).await.is_ok() || copy_selected(text),
        None => copy_selected(text),
    }
}

/// Pages without encryption have no clipboard object.
fn write(text: &str) -> Option<js_sys::Promise> {
    let navigator = web_sys::window()?.navigator();
    let clipboard = Reflect::get(&navigator, &"clipboard".into()).ok()?;
    let clipboard: web_sys::Clipboard = clipboard.dyn_into().ok()?;
    Some(clipboard.write_text(text))
}

/// The way of older browsers: a selected text is copied.
fn copy_selected(text: &str) -> bool {
    let copied = || {
        let document = web_sys::window()?.document()?;
        let body = document.body()?;
        let area = document.create_element("textarea").ok()?;
        let area: web_sys::HtmlTextAreaElement = area.dyn_into().ok()?;
        let focused = document.active_element();
        area.set_value(text);
        area.set_attribute("readonly", "").ok()?;
        body.append_child(&area).ok()?;
        area.select();
        let command = Reflect::get(&document, &"execCommand".into()).ok()?;
        let command: Function = command.dyn_into().ok()?;
        let copied = command.call1(&document, &"copy".into()).ok()?.as_bool();
        area.remove();
        if let Some(focused) = focused.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = focused.focus();
        }
        copied
    };
    copied().unwrap_or(false)
}
