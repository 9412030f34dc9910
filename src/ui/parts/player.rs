//! Who is who: a shape is a player's identity, colour the hint.

use super::Icon;
use crate::engine::Seat;
use crate::ui::live::prelude::*;

/// The symbol of a seat.
pub fn seat_shape(seat: Seat) -> &'static str {
    match seat.number() {
        0 => "seat-circle",
        1 => "seat-triangle",
        2 => "seat-square",
        3 => "seat-diamond",
        _ => "seat-hexagon",
    }
}

/// The class that colours things of a seat.
pub fn seat_class(seat: Seat) -> &'static str {
    match seat.number() {
        0 => "of-circle",
        1 => "of-triangle",
        2 => "of-square",
        3 => "of-diamond",
        _ => "of-hexagon",
    }
}

/// Whether a name has no room in one line, so that it is written smaller, in two.
pub fn is_long(name: &str) -> bool {
    name.chars().count() > 10
}

/// A player's shape and name.
#[component]
pub fn PlayerMark(
    /// The seat.
    seat: Seat,
    /// The name.
    #[prop(into)]
    name: Signal<String>,
) -> impl IntoView {
    view! {
        <span class=format!("player-mark {}", seat_class(seat))>
            <Icon name=seat_shape(seat) />
            <span class="player-name">{name}</span>
        </span>
    }
}
