//! The small parts that every screen is made of.

mod afresh;
mod choice;
mod icon;
mod places;
mod player;
mod rule;
mod sheet;

pub use afresh::Afresh;
pub use choice::{Switch, choices, several, switch};
pub use icon::Icon;
pub use places::Places;
pub use player::{PlayerMark, is_long, seat_class, seat_shape};
pub use rule::{chapters, fact, rule};
pub use sheet::Sheet;
