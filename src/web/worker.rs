//! A bot's own thread: what the worker says to the page.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::DedicatedWorkerGlobalScope;

/// What a worker says first: from then on it hears.
pub const READY: &str = "ready";

/// Says something to the page, from inside a worker.
pub fn say(words: &str) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    scope
        .post_message(&JsValue::from_str(words))
        .expect("a string can always be sent");
}
