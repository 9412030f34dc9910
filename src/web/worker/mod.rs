//! A bot's own thread: what the worker hears and says, and how the page speaks to it.
//!
//! Both sides send each other text: the worker says [`READY`] when it hears, the page then asks
//! [questions](crate::bots::letters), and the worker answers each.

#[cfg(feature = "ui")]
mod page;

#[cfg(feature = "ui")]
pub use page::BotThread;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// What a worker says first: from then on it hears.
pub const READY: &str = "ready";

/// Answers what the page asks, for as long as the worker lives. Does nothing outside of a worker.
pub fn serve(reply: fn(&str) -> Option<String>) {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let say = move |scope: &DedicatedWorkerGlobalScope, words: &str| {
        let said = scope.post_message(&JsValue::from_str(words));
        said.expect("a string can always be sent");
    };
    let mouth = scope.clone();
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let question = message.data().as_string();
        if let Some(answer) = question.and_then(|question| reply(&question)) {
            say(&mouth, &answer);
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    say(&scope, READY);
}
