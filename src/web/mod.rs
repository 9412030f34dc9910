//! The only files that speak to the browser.
//!
//! Beside them lie the two scripts that are not Rust: `boot.js` starts the page, `too_old.js` speaks to browsers that
//! cannot.

pub mod place;
pub mod worker;
