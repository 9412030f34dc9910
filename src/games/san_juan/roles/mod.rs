//! The roles, each in a file of its own with the same four functions: `begin`, `candidates`,
//! `check` and `apply`.
//!
//! `begin` and `apply` return the next phase; when a role is done that is the next choice of a
//! role, which [`round`](super::round) knows. The payment is the second half of the builder.

// An action of another moment is refused, and a new one is another moment's until it is named.
#![allow(clippy::wildcard_enum_match_arm)]

pub mod builder;
pub mod councillor;
pub mod payment;
mod price;
pub mod producer;
pub mod prospector;
pub mod trader;
