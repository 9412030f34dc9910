//! The cases of Expansion I, *New Buildings*, by section.

use super::*;
use sobremesa::games::puerto_rico::guests::Window;
use sobremesa::games::puerto_rico::roles::builder::price;
use sobremesa::games::puerto_rico::{Buildings, Post, draft};

mod builder;
mod captain;
mod choosing;
mod craftsman;

mod ending;
mod guests;
mod library;
mod settler;
mod trader;

/// What a seat has, as doubloons and points.
fn wealth(game: &PuertoRico, seat: Seat) -> (u16, u16) {
    let player = &game.players[seat];
    (player.doubloons, player.chips)
}

/// Where a guest of the seat to act may go.
fn destinations(game: &PuertoRico) -> Vec<Post> {
    let moves = game
        .actions()
        .into_iter()
        .filter_map(|action| match action {
            MoveGuest(post) => Some(post),
            _ => None,
        });
    moves.collect()
}
