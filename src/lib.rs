//! Sobremesa: a box of board games for one table, played in the browser.
//!
//! The crate is a house whose rooms depend on each other in one direction only:
//!
//! - [`engine`]: what all games share, and how to write a game.
//! - [`games`]: the rules of each game, and how to add one.
//! - [`bots`]: who plays when no one else does.
//! - [`session`]: the moments of a game in play: undo, looking back, saves.
//! - [`text`]: every word that players read, by language.
//! - `ui`: the page (feature `ui`), each game a part that comes when it is wanted (`ui::rooms`), and `web`: the only
//!   files that speak to the browser (feature `worker`).

#![cfg_attr(
    test,
    allow(
        clippy::unwrap_used,
        clippy::indexing_slicing,
        clippy::wildcard_enum_match_arm
    )
)]

pub mod bots;
pub mod engine;
pub mod games;
pub mod session;
pub mod text;
#[cfg(feature = "ui")]
pub mod ui;
#[cfg(feature = "worker")]
pub mod web;
