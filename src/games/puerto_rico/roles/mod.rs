//! The roles, each in a file of its own with the same four functions: `begin`, `candidates`,
//! `check` and `apply`.
//!
//! `begin` and `apply` return the next phase; when a role is done that is the next choice of a
//! role, which [`round`](super::round) knows. Storing is the second half of the captain, paying
//! in kind that of the builder. `after_guests` goes on when a seat has had the chance to send its
//! [`guests`](super::guests).

// An action of another moment is refused, and a new one is another moment's until it is named.
#![allow(clippy::wildcard_enum_match_arm)]

pub mod builder;
pub mod captain;
pub mod craftsman;
pub mod docks;
pub mod mayor;
mod muster;
pub mod payment;
pub mod prospector;
pub mod settler;
pub mod storing;
pub mod trader;
