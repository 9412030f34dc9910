//! Files: saved on the device, shared, chosen and dropped.

use std::cell::RefCell;

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, DataTransfer, File, FilePropertyBag, HtmlInputElement};

use crate::session::save::LONGEST_FILE;

use super::clock;

const JSON: &str = "application/json";

/// What became of a text that was to leave the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sent {
    /// It was given to another program.
    Shared,
    /// The browser saves it as a file.
    Saved,
    /// The player thought better of it.
    Cancelled,
    /// The browser does neither.
    Refused,
}

/// Gives a text away as a file: by the device's share sheet where that is the usual way, or else
/// by saving it. To be called while a tap or key is being answered.
pub async fn send(name: &str, text: &str) -> Sent {
    if clock::is_touched()
        && let Some(shared) = share(name, text)
    {
        match JsFuture::from(shared).await {
            Ok(_) => return Sent::Shared,
            Err(why) if error_name(&why).as_deref() == Some("AbortError") => {
                return Sent::Cancelled;
            }
            Err(_) => {}
        }
    }
    match download(name, text) {
        Some(()) => Sent::Saved,
        None => Sent::Refused,
    }
}

fn error_name(why: &JsValue) -> Option<String> {
    Reflect::get(why, &"name".into()).ok()?.as_string()
}

/// Opens the share sheet, if the browser can share such a file.
fn share(name: &str, text: &str) -> Option<Promise> {
    let navigator = web_sys::window()?.navigator();
    let function = |name: &str| -> Option<Function> {
        Reflect::get(&navigator, &name.into()).ok()?.dyn_into().ok()
    };
    let options = FilePropertyBag::new();
    options.set_type(JSON);
    let parts = Array::of1(&text.into());
    let file = File::new_with_str_sequence_and_options(&parts, name, &options).ok()?;
    let what = Object::new();
    Reflect::set(&what, &"files".into(), &Array::of1(&file)).ok()?;
    let can = function("canShare")?.call1(&navigator, &what).ok()?;
    if can.as_bool() != Some(true) {
        return None;
    }
    let shared = function("share")?.call1(&navigator, &what).ok()?;
    shared.dyn_into().ok()
}

/// Saves a text as a file on the device. Nothing if the browser cannot.
pub fn download(name: &str, text: &str) -> Option<()> {
    let options = BlobPropertyBag::new();
    options.set_type(JSON);
    let parts = Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
    let address = web_sys::Url::create_object_url_with_blob(&blob).ok()?;
    let document = web_sys::window()?.document()?;
    let link = document.create_element("a").ok()?;
    let link: web_sys::HtmlAnchorElement = link.dyn_into().ok()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    let forget = clock::after(60_000, move || {
        let _ = web_sys::Url::revoke_object_url(&address);
    });
    // The browser may need the address for a while.
    std::mem::forget(forget);
    Some(())
}

/// Why a file cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileTrouble {
    /// It is larger than any save.
    TooLarge,
    /// The browser cannot read it.
    Unreadable,
}

/// Lets the player choose a file. `heard` gets its text; it is not called if they choose none.
/// To be called while a tap or key is being answered.
pub fn choose(heard: impl FnOnce(Result<String, FileTrouble>) + 'static) -> Option<()> {
    let document = web_sys::window()?.document()?;
    let input = document.create_element("input").ok()?;
    let input: HtmlInputElement = input.dyn_into().ok()?;
    input.set_type("file");
    input.set_accept(".json,.txt,application/json,text/plain");
    let heard = RefCell::new(Some(heard));
    let chosen = input.clone();
    let changed = Closure::<dyn Fn()>::new(move || {
        let file = chosen.files().and_then(|files| files.get(0));
        let (Some(file), Some(heard)) = (file, heard.take()) else {
            return;
        };
        spawn_local(async move { heard(text_of(&file).await) });
    });
    input.set_onchange(Some(changed.as_ref().unchecked_ref()));
    changed.forget();
    input.click();
    Some(())
}

/// The first file that was dropped on the page.
pub fn dropped(transfer: &DataTransfer) -> Option<File> {
    transfer.files()?.get(0)
}

/// The text of a file.
///
/// # Errors
///
/// Why there is none.
pub async fn text_of(file: &File) -> Result<String, FileTrouble> {
    if file.size() > LONGEST_FILE as f64 {
        return Err(FileTrouble::TooLarge);
    }
    let text = JsFuture::from(file.text()).await;
    let text = text.map_err(|_| FileTrouble::Unreadable)?;
    text.as_string().ok_or(FileTrouble::Unreadable)
}
