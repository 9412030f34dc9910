//! A bot on its own thread; where the browser refuses that, the page loads this program itself.

use sobremesa::bots::letters;
use sobremesa::web::worker;
use wasm_bindgen::prelude::wasm_bindgen;

fn main() {
    #[cfg(debug_assertions)]
    console_error_panic_hook::set_once();
    worker::serve(letters::reply);
}

/// The answer to a question, for the page. Nothing if the question cannot be read.
#[wasm_bindgen]
pub fn reply(question: &str) -> Option<String> {
    letters::reply(question)
}
