//! Why a choice is refused.

use crate::games::santorini_new_york::{Illegal, Obstacle, Piece};
use crate::text::english::English;
use crate::text::santorini_new_york::Names;

/// The reason, as a sentence.
pub(super) fn refusal(text: &English, why: &Illegal) -> String {
    let plain = match *why {
        Illegal::GameOver => "The game is over.",
        Illegal::NotNow => "This is not the moment for that.",
        Illegal::NoSuchStart(number) => {
            return format!("There are no {} on this board.", text.start(number));
        }
        Illegal::StartTaken(number) => {
            return format!("Somebody has taken {}.", text.start(number));
        }
        Illegal::NotInHand(card) => {
            return format!("You have no card {} in hand.", card.number());
        }
        Illegal::Water(square) => return format!("There is water on {square}."),
        Illegal::StartSquare(square) => {
            return format!("Workers will start on {square}: no skyscraper goes there.");
        }
        Illegal::Occupied { square, by } => {
            let by = match by {
                Obstacle::Worker => "A worker",
                Obstacle::Rooftop => "A rooftop",
                Obstacle::Skyscraper => "A skyscraper",
            };
            return format!("{by} stands on {square}.");
        }
        Illegal::TooHigh { from, to } => {
            return format!(
                "From {} to {to} is more than one level up.",
                from_level(from)
            );
        }
        Illegal::OutOfReach(square) => return format!("{square} is out of reach."),
        Illegal::CannotPush(square) => {
            return format!(
                "You cannot push the worker on {square}: the square behind it is not free."
            );
        }
        Illegal::NoneLeft(piece) => {
            return match piece {
                Piece::Block => "No block is left.",
                Piece::Rooftop => "No rooftop is left.",
                Piece::Skyscraper => "No skyscraper is left.",
            }
            .to_owned();
        }
        Illegal::SameSquare(square) => {
            return format!("You have built on {square} already: choose another square.");
        }
        Illegal::NotGround(square) => {
            return format!("Skyscrapers go on the ground, and there are blocks on {square}.");
        }
        Illegal::NoWorker(square) => {
            return format!("No worker that you could choose stands on {square}.");
        }
        Illegal::WrongOwner(square) => {
            return format!("The worker on {square} is not one that you can choose here.");
        }
        Illegal::NoWayOut(square) => {
            return format!("From {square} no square is free in that direction.");
        }
        Illegal::CannotMove(square) => {
            return format!("The worker on {square} cannot move: name one that can.");
        }
        Illegal::DeadEnd => "After that you could not complete your turn.",
    };
    plain.to_owned()
}

/// The level where a move begins.
fn from_level(level: u8) -> String {
    match level {
        0 => "the ground".to_owned(),
        _ => format!("level {level}"),
    }
}
