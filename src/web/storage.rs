//! What the browser keeps for the page.
//!
//! `gloo_storage` panics where a browser refuses its storage, so that is found out here first;
//! a page that may keep nothing has a shelf in memory.

use gloo_storage::{LocalStorage, Storage};
use js_sys::Reflect;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::session::slots::{InMemory, Shelf, Trouble};

/// Before every key, since other pages of the same host share the storage.
const PREFIX: &str = "sobremesa/";

/// The key by which is found out whether anything can be kept.
const PROBE: &str = "probe";

/// The shelf of this browser, and what is wrong with it, if anything: where it is
/// [refused](Trouble::Refused), things last as long as the page; where it is
/// [full](Trouble::Full), what is there can be read and deleted.
pub fn shelf() -> (Box<dyn Shelf>, Option<Trouble>) {
    match probe() {
        Ok(()) => (Box::new(Local), None),
        Err(Trouble::Full) => (Box::new(Local), Some(Trouble::Full)),
        Err(trouble) => (Box::<InMemory>::default(), Some(trouble)),
    }
}

fn probe() -> Result<(), Trouble> {
    storage()?;
    let mut local = Local;
    local.set(PROBE, "x")?;
    let kept = local.get(PROBE)?;
    local.remove(PROBE)?;
    kept.map(|_| ()).ok_or(Trouble::Refused)
}

/// Calls `heard` with the key that another page changed, or with nothing if it removed them all,
/// for as long as the page lives.
pub fn on_change(heard: impl Fn(Option<String>) + 'static) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let listener = Closure::<dyn Fn(web_sys::StorageEvent)>::new(move |event| {
        let event: web_sys::StorageEvent = event;
        match event.key() {
            None => heard(None),
            Some(key) => {
                let ours = key.strip_prefix(PREFIX).filter(|key| *key != PROBE);
                if let Some(key) = ours {
                    heard(Some(key.to_owned()));
                }
            }
        }
    });
    let _ = window.add_event_listener_with_callback("storage", listener.as_ref().unchecked_ref());
    listener.forget();
}

/// Asks the browser to keep what is stored. Says whether it will; nothing if it does not say.
pub async fn persist() -> Option<bool> {
    let navigator = web_sys::window()?.navigator();
    // Browsers of pages without encryption have no storage manager.
    let manager = Reflect::get(&navigator, &"storage".into()).ok()?;
    let persist = Reflect::get(&manager, &"persist".into()).ok()?;
    persist.dyn_ref::<js_sys::Function>()?;
    let asked = manager.unchecked_into::<web_sys::StorageManager>();
    JsFuture::from(asked.persist().ok()?).await.ok()?.as_bool()
}

/// The local storage of the browser. Only made where it is there.
struct Local;

fn storage() -> Result<web_sys::Storage, Trouble> {
    let window = web_sys::window().ok_or(Trouble::Refused)?;
    match window.local_storage() {
        Ok(Some(storage)) => Ok(storage),
        Ok(None) | Err(_) => Err(Trouble::Refused),
    }
}

fn trouble(why: &JsValue) -> Trouble {
    let name = Reflect::get(why, &"name".into()).ok();
    match name.and_then(|name| name.as_string()).as_deref() {
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => Trouble::Full,
        Some(_) | None => Trouble::Refused,
    }
}

impl Shelf for Local {
    fn keys(&self) -> Result<Vec<String>, Trouble> {
        storage()?;
        let keys = (0..LocalStorage::length()).filter_map(|at| LocalStorage::raw().key(at).ok()?);
        Ok(keys
            .filter_map(|key| Some(key.strip_prefix(PREFIX)?.to_owned()))
            .collect())
    }

    fn get(&self, key: &str) -> Result<Option<String>, Trouble> {
        let text = storage()?.get_item(&format!("{PREFIX}{key}"));
        text.map_err(|why| trouble(&why))
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), Trouble> {
        let kept = storage()?.set_item(&format!("{PREFIX}{key}"), text);
        kept.map_err(|why| trouble(&why))
    }

    fn remove(&mut self, key: &str) -> Result<(), Trouble> {
        let removed = storage()?.remove_item(&format!("{PREFIX}{key}"));
        removed.map_err(|why| trouble(&why))
    }
}
