//! When the program breaks: what the page says then.
//!
//! After that nothing that was under way can be trusted, so this builds a panel of its own: a
//! sentence, the newest save as a file, and a way to begin again.

use std::cell::Cell;

use js_sys::Array;
use js_sys::WebAssembly::RuntimeError;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, Document, Element, ErrorEvent};

use crate::session::slots::Slots;
use crate::text::Pages;

use super::storage;

thread_local! {
    static WORDS: Cell<Option<&'static Pages>> = const { Cell::new(None) };
}

/// Says it in this language, if it comes to that.
pub fn speak(words: &'static Pages) {
    WORDS.set(Some(words));
}

/// From now on it is told on the page when the program breaks.
///
/// A panic in the program as it is put on the net has no message and no hook: it stops the
/// program, and the browser says so to the page.
pub fn watch() {
    #[cfg(debug_assertions)]
    console_error_panic_hook::set_once();
    let tell = Closure::<dyn Fn(ErrorEvent)>::new(|event: ErrorEvent| {
        let document = web_sys::window().and_then(|window| window.document());
        if let (Some(document), Some(words)) = (document, WORDS.get())
            && event.error().is_instance_of::<RuntimeError>()
        {
            let _ = show(&document, words);
        }
    });
    if let Some(window) = web_sys::window() {
        let _ = window.add_event_listener_with_callback("error", tell.as_ref().unchecked_ref());
    }
    tell.forget();
}

fn show(document: &Document, words: &Pages) -> Result<(), JsValue> {
    if document.get_element_by_id("broken").is_some() {
        return Ok(());
    }
    let panel = document.create_element("div")?;
    panel.set_id("broken");
    panel.set_attribute("role", "alert")?;
    panel.set_class_name("broken");
    let sentence = document.create_element("p")?;
    sentence.set_text_content(Some(words.trouble));
    panel.append_child(&sentence)?;
    if let Some(save) = newest_save() {
        let blob = Blob::new_with_str_sequence(&Array::of1(&save.into()))?;
        let address = web_sys::Url::create_object_url_with_blob(&blob)?;
        let export = link(document, words.export, &address)?;
        export.set_attribute("download", "sobremesa.json")?;
        panel.append_child(&export)?;
    }
    let reload = link(document, words.reload, "./")?;
    panel.append_child(&reload)?;
    match document.body() {
        Some(body) => body.append_child(&panel).map(|_| ()),
        None => Ok(()),
    }
}

fn newest_save() -> Option<String> {
    let slots = Slots::new(storage::shelf().0);
    let newest = slots.list().ok()?.into_iter().next()?;
    slots.read(&newest.id).ok()
}

fn link(document: &Document, words: &str, address: &str) -> Result<Element, JsValue> {
    let link = document.create_element("a")?;
    link.set_text_content(Some(words));
    link.set_attribute("href", address)?;
    Ok(link)
}
