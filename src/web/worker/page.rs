//! The page's side: questions to the bots' thread, and what happens where there is none.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::READY;
use crate::bots::Level;
use crate::bots::letters::{Answer, Question, generation};
use crate::engine::{Game, Seed, json};
use crate::games::InTheBox;
use crate::web::clock::{Timer, after};

#[wasm_bindgen]
extern "C" {
    /// Loads the bots' program and lets it answer (`src/web/boot.js`).
    #[wasm_bindgen(catch, js_name = thinkOnThePage)]
    async fn think_on_the_page(question: &str) -> Result<JsValue, JsValue>;
}

/// How long a question waits for the thread, in milliseconds, before the page thinks about it
/// itself: the thread may not have begun to hear, or the device may have taken it away.
const PATIENCE: i32 = 4000;

/// Where bots think: on a thread of their own, or on the page where the browser refuses one.
///
/// They think about one question at a time; the next one takes the place of one that is open.
pub struct BotThread(Rc<RefCell<State>>);

struct State {
    thread: Thread,
    /// The number of the last question.
    generation: u32,
    open: Option<Open>,
}

/// The thread, and how far it is.
enum Thread {
    /// Nobody has asked anything yet: the page opens sooner without it.
    Unasked,
    /// It has not said yet that it hears.
    Starting(Worker),
    /// It hears.
    Ready(Worker),
    /// There is none: the page thinks.
    Refused,
}

/// A question without an answer.
struct Open {
    letter: String,
    hear: Box<dyn FnOnce(&str)>,
    /// Makes the page think about it itself.
    _impatience: Option<Timer>,
}

impl BotThread {
    /// A thread that starts with the first question. Its program is at the address that the
    /// page's head names.
    pub fn new() -> Self {
        BotThread(Rc::new(RefCell::new(State {
            thread: Thread::Unasked,
            generation: 0,
            open: None,
        })))
    }

    /// Asks a bot for move `number` of the game of `seed`, seeing `view`; `hear` gets what it
    /// chooses, later and at most once. A question that is still open is dropped.
    pub fn ask<G: Game + InTheBox + 'static>(
        &self,
        level: Level,
        view: G::View,
        seed: Seed,
        number: u64,
        hear: impl FnOnce(G::Action) + 'static,
    ) {
        self.start_once();
        let mut state = self.0.borrow_mut();
        state.generation = state.generation.wrapping_add(1);
        let question = Question {
            game: G::KIND,
            generation: state.generation,
            level,
            view,
            seed,
            number,
        };
        let letter = serde_json::to_string(&question).expect("a question can be written");
        let patience = match &state.thread {
            Thread::Ready(worker) => match worker.post_message(&JsValue::from_str(&letter)) {
                Ok(()) => PATIENCE,
                Err(_) => 0,
            },
            Thread::Starting(_) => PATIENCE,
            Thread::Unasked | Thread::Refused => 0,
        };
        state.open = Some(Open {
            letter,
            hear: Box::new(move |answer| {
                let answer: Option<Answer<G::Action>> = json::read(answer);
                if let Some(action) = answer.and_then(|answer| answer.action) {
                    hear(action);
                }
            }),
            _impatience: think_here(&self.0, patience),
        });
    }

    fn start_once(&self) {
        if matches!(self.0.borrow().thread, Thread::Unasked) {
            let thread = start(&self.0).map_or(Thread::Refused, Thread::Starting);
            self.0.borrow_mut().thread = thread;
        }
    }

    /// Drops the open question: nobody hears its answer.
    pub fn cancel(&self) {
        self.0.borrow_mut().open = None;
    }
}

impl Default for BotThread {
    fn default() -> Self {
        BotThread::new()
    }
}

impl Drop for State {
    fn drop(&mut self) {
        if let Thread::Starting(worker) | Thread::Ready(worker) = &self.thread {
            worker.terminate();
        }
    }
}

/// Starts the worker and listens to it. Nothing where the browser refuses.
fn start(state: &Rc<RefCell<State>>) -> Option<Worker> {
    let document = web_sys::window()?.document()?;
    let named = document.query_selector("meta[name=bot-worker]").ok()??;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&named.get_attribute("content")?, &options).ok()?;

    let listener = Rc::downgrade(state);
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        if let (Some(state), Some(words)) = (listener.upgrade(), message.data().as_string()) {
            listen(&state, &words);
        }
    });
    worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();

    let listener = Rc::downgrade(state);
    let fail = Closure::<dyn Fn(Event)>::new(move |failure: Event| {
        failure.prevent_default();
        give_up(&listener);
    });
    worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
    fail.forget();
    Some(worker)
}

/// Hears what the worker says: that it is ready, or an answer.
fn listen(state: &Rc<RefCell<State>>, words: &str) {
    if words == READY {
        get_ready(&mut state.borrow_mut());
        return;
    }
    let answered = {
        let mut state = state.borrow_mut();
        match generation(words) {
            Some(generation) if generation == state.generation => state.open.take(),
            _ => None,
        }
    };
    // Nothing is borrowed now: who hears the answer may ask the next question.
    if let Some(open) = answered {
        (open.hear)(words);
    }
}

fn get_ready(state: &mut State) {
    if let Thread::Starting(worker) = std::mem::replace(&mut state.thread, Thread::Refused) {
        if let Some(open) = &state.open {
            // If it cannot be sent, the page thinks when its patience ends.
            let _ = worker.post_message(&JsValue::from_str(&open.letter));
        }
        state.thread = Thread::Ready(worker);
    }
}

/// Does without the thread from now on; the page thinks about an open question.
fn give_up(state: &Weak<RefCell<State>>) {
    let Some(state) = state.upgrade() else {
        return;
    };
    let impatience = think_here(&state, 0);
    let mut state = state.borrow_mut();
    if let Thread::Starting(worker) | Thread::Ready(worker) = &state.thread {
        worker.terminate();
    }
    state.thread = Thread::Refused;
    if let Some(open) = &mut state.open {
        open._impatience = impatience;
    }
}

/// Lets the page think about the question that is open after some milliseconds, so that it can
/// draw before. The thread may still answer first. Where the program cannot be had now, as
/// without a network, the page tries again.
fn think_here(state: &Rc<RefCell<State>>, time: i32) -> Option<Timer> {
    let state = Rc::downgrade(state);
    after(time, move || {
        spawn_local(async move {
            let Some(letter) = open_letter(&state) else {
                return;
            };
            let answer = think_on_the_page(&letter).await;
            let Some(state) = state.upgrade() else {
                return;
            };
            match answer.ok().and_then(|answer| answer.as_string()) {
                Some(answer) => listen(&state, &answer),
                None => {
                    let impatience = think_here(&state, PATIENCE);
                    if let Some(open) = &mut state.borrow_mut().open {
                        open._impatience = impatience;
                    }
                }
            }
        });
    })
}

fn open_letter(state: &Weak<RefCell<State>>) -> Option<String> {
    let state = state.upgrade()?;
    let state = state.borrow();
    state.open.as_ref().map(|open| open.letter.clone())
}
