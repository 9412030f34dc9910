//! Time, and what the device is like.

use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

/// Milliseconds since 1970.
pub fn now() -> u64 {
    Date::now() as u64
}

/// A date and time of day in a language, such as "30 Nov, 21:04".
pub fn date(milliseconds: u64, language: &str) -> String {
    let options = Object::new();
    for (part, how) in [
        ("day", "numeric"),
        ("month", "short"),
        ("hour", "2-digit"),
        ("minute", "2-digit"),
    ] {
        let _ = Reflect::set(&options, &part.into(), &how.into());
    }
    let date = Date::new(&JsValue::from_f64(milliseconds as f64));
    date.to_locale_string(language, &options).into()
}

/// Something that is going to happen, unless this is dropped before.
pub struct Timer {
    number: i32,
    _then: Closure<dyn FnMut()>,
}

/// Calls `then` after some milliseconds.
pub fn after(milliseconds: i32, then: impl FnOnce() + 'static) -> Option<Timer> {
    let then = Closure::once(then);
    let window = web_sys::window()?;
    let number = window.set_timeout_with_callback_and_timeout_and_arguments_0(
        then.as_ref().unchecked_ref(),
        milliseconds,
    );
    Some(Timer {
        number: number.ok()?,
        _then: then,
    })
}

impl Drop for Timer {
    fn drop(&mut self) {
        if let Some(window) = web_sys::window() {
            window.clear_timeout_with_handle(self.number);
        }
    }
}

/// Whether the device is used with fingers first of all.
pub fn is_touched() -> bool {
    matches("(pointer: coarse)")
}

fn matches(query: &str) -> bool {
    let list = web_sys::window().and_then(|window| window.match_media(query).ok()?);
    list.is_some_and(|list| list.matches())
}
