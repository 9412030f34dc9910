//! One game, one tab: who may play a game that several tabs show.
//!
//! A tab asks the browser for a lock with the name of the game's slot. Who has it plays, the
//! others watch and wait: the browser hands the lock on as soon as the tab is closed, however it
//! ends. Where a browser has no locks (pages without encryption), every tab may play, and
//! [`Trouble::Changed`](crate::session::slots::Trouble::Changed) keeps one from writing over the
//! other.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Who may play a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hold {
    /// This tab.
    Mine,
    /// Another tab.
    Theirs,
}

/// A tab's claim to a game. Dropped, it leaves the game to other tabs.
pub struct Claim(Rc<Waiting>);

struct Waiting {
    slot: String,
    changed: Box<dyn Fn(Hold)>,
    /// Gives the lock back.
    release: RefCell<Option<Function>>,
    queued: Cell<bool>,
    left: Cell<bool>,
}

/// Claims the game in a slot. `changed` hears soon whose it is, and again whenever that changes:
/// at first the game must not be played, and a tab that gets it from another one has to read it
/// again.
pub fn claim(slot: &str, changed: impl Fn(Hold) + 'static) -> Claim {
    let waiting = Rc::new(Waiting {
        slot: slot.to_owned(),
        changed: Box::new(changed),
        release: RefCell::new(None),
        queued: Cell::new(false),
        left: Cell::new(false),
    });
    if !request(&waiting, How::IfAvailable) {
        let waiting = waiting.clone();
        spawn_local(async move { waiting.tell(Hold::Mine) });
    }
    Claim(waiting)
}

impl Claim {
    /// Takes the game from the tab that has it, which then watches.
    pub fn take_over(&self) {
        request(&self.0, How::Steal);
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        self.0.left.set(true);
        if let Some(release) = self.0.release.take() {
            let _ = release.call0(&JsValue::NULL);
        }
    }
}

impl Waiting {
    fn tell(&self, hold: Hold) {
        if !self.left.get() {
            (self.changed)(hold);
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum How {
    IfAvailable,
    Wait,
    Steal,
}

/// Asks for the lock. Says whether the browser has locks at all.
fn request(waiting: &Rc<Waiting>, how: How) -> bool {
    let Some((locks, ask)) = locks() else {
        return false;
    };
    let options = Object::new();
    let option = match how {
        How::IfAvailable => Some("ifAvailable"),
        How::Wait => None,
        How::Steal => Some("steal"),
    };
    if let Some(option) = option {
        let _ = Reflect::set(&options, &option.into(), &JsValue::TRUE);
    }
    if how == How::Wait && waiting.queued.replace(true) {
        return true;
    }
    let granted = waiting.clone();
    let callback = Closure::once_into_js(move |lock: JsValue| granted.granted(how, &lock));
    let name = JsValue::from(format!("sobremesa/{}", waiting.slot));
    let Ok(asked) = ask.call3(&locks, &name, &options, &callback) else {
        return false;
    };
    let held = waiting.clone();
    spawn_local(async move {
        // It ends well when the lock is given back, and badly when another tab takes it.
        if JsFuture::from(Promise::from(asked)).await.is_err() && !held.left.get() {
            held.release.take();
            held.tell(Hold::Theirs);
            request(&held, How::Wait);
        }
    });
    true
}

impl Waiting {
    /// What the browser waits for before it hands the lock on.
    fn granted(self: Rc<Self>, how: How, lock: &JsValue) -> JsValue {
        if how == How::Wait {
            self.queued.set(false);
        }
        if self.left.get() {
            return JsValue::UNDEFINED;
        }
        if lock.is_null() || lock.is_undefined() {
            self.tell(Hold::Theirs);
            request(&self, How::Wait);
            return JsValue::UNDEFINED;
        }
        let until_released = Promise::new(&mut |release, _| {
            self.release.replace(Some(release));
        });
        self.tell(Hold::Mine);
        until_released.into()
    }
}

fn locks() -> Option<(JsValue, Function)> {
    let navigator = web_sys::window()?.navigator();
    let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
    let ask = Reflect::get(&locks, &"request".into()).ok()?;
    Some((locks, ask.dyn_into().ok()?))
}
