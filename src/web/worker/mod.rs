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

/// Answers what the page asks, for as long as the worker lives. To be called from inside a worker.
pub fn serve(reply: fn(&str) -> Option<String>) {
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let question = message.data().as_string();
        if let Some(answer) = question.and_then(|question| reply(&question)) {
            say(&answer);
        }
    });
    scope().set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    say(READY);
}

fn say(words: &str) {
    scope()
        .post_message(&JsValue::from_str(words))
        .expect("a string can always be sent");
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}
