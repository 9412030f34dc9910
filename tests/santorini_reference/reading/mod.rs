//! Santorini: New York read a second time: the turn rules, written for whoever checks them.
//!
//! Squares are a file and a rank, the board is a set of them, levels are a map. Every rule makes
//! the list of everything that it allows, one step after another, and every step makes a new
//! position. Nothing is shared with the engine.
//!
//! - [`boards`]: squares, directions, and the three shapes.
//! - [`position`]: what lies on the board, and the words that all roles use.
//! - [`turn`]: a turn as a list of steps, and when a step wins.
//! - [`roles`]: what each of the fourteen role cards says.
//! - [`rulings`]: where the rulebook is silent, what was decided, and what else could have been.

pub mod boards;
pub mod position;
pub mod roles;
pub mod rulings;
pub mod turn;

pub use boards::{Square, sq};
pub use position::{Player, Position, worker};
pub use roles::{Role, losses, replies, turns};
pub use rulings::{Broadway, Rulings};
pub use turn::{Step, Turn};
