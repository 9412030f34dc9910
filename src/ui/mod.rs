//! The page: components named for what players see.
//!
//! [`app`] knows the screens, [`screens`] are those around the games, [`table`] is what lies
//! around any game, and each game has a room of its own, a part of the program that comes when it is
//! wanted ([`rooms`]). Shared components are not generic over the game: they take sentences, numbers
//! and callbacks, and are compiled once.

pub mod app;
pub mod keeper;
pub mod live;
mod notice_bar;
pub mod on_table;
pub mod parts;
pub mod plan;
pub mod puerto_rico;
pub mod rooms;
pub mod san_juan;
pub mod santorini_new_york;
pub mod screen;
pub mod screens;
pub mod settings;
pub mod table;
