//! Reading JSON, all of it in the same way.
//!
//! Whatever is read becomes a [`Value`] first. A type that is read from text here and from a value
//! there would be in the program twice.

use serde::de::DeserializeOwned;
use serde_json::Value;

/// What a text says, unless it is not JSON or does not say a `T`.
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    let value: Value = serde_json::from_str(text).ok()?;
    serde_json::from_value(value).ok()
}
