//! The only files that speak to the browser.
//!
//! Beside them lie the two scripts that are not Rust: `boot.js` starts the page, `too_old.js` speaks to browsers that
//! cannot.
//!
//! The bots' thread is built with the feature `worker` alone, so all here but [`worker`] belongs under `ui`.

#[cfg(feature = "ui")]
pub mod arrows;
#[cfg(feature = "ui")]
pub mod clipboard;
#[cfg(feature = "ui")]
pub mod clock;
#[cfg(feature = "ui")]
pub mod files;
#[cfg(feature = "ui")]
pub mod place;
#[cfg(feature = "ui")]
pub mod seed;
#[cfg(feature = "ui")]
pub mod storage;
#[cfg(feature = "ui")]
pub mod tabs;
#[cfg(feature = "ui")]
pub mod trouble;
pub mod worker;
