//! Why a choice is refused.

use crate::games::santorini_new_york::{Illegal, Obstacle, Piece};
use crate::text::german::German;
use crate::text::santorini_new_york::Names;

/// The reason, as a sentence.
pub(super) fn refusal(text: &German, why: &Illegal) -> String {
    let plain = match *why {
        Illegal::GameOver => "Das Spiel ist zu Ende.",
        Illegal::NotNow => "Das ist gerade nicht an der Reihe.",
        Illegal::NoSuchStart(number) => {
            return format!("Auf diesem Plan gibt es keine {}.", text.start(number));
        }
        Illegal::StartTaken(number) => {
            return format!("Die {} sind schon vergeben.", text.start(number));
        }
        Illegal::NotInHand(card) => {
            return format!("Karte {} hast du nicht auf der Hand.", card.number());
        }
        Illegal::Water(square) => return format!("Auf {square} ist Wasser."),
        Illegal::StartSquare(square) => {
            return format!("Auf {square} beginnen Figuren: Dort steht kein Wolkenkratzer.");
        }
        Illegal::Occupied { square, by } => {
            let by = match by {
                Obstacle::Worker => "eine Figur",
                Obstacle::Rooftop => "ein Dach",
                Obstacle::Skyscraper => "ein Wolkenkratzer",
            };
            return format!("Auf {square} steht {by}.");
        }
        Illegal::TooHigh { from, to } => {
            let from = match from {
                0 => "Vom Boden".to_owned(),
                _ => format!("Von Ebene {from}"),
            };
            return format!("{from} auf {to} ist mehr als eine Ebene hinauf.");
        }
        Illegal::OutOfReach(square) => return format!("{square} ist nicht erreichbar."),
        Illegal::CannotPush(square) => {
            return format!(
                "Die Figur auf {square} lässt sich nicht schieben: Das Feld dahinter ist nicht frei."
            );
        }
        Illegal::NoneLeft(piece) => {
            return match piece {
                Piece::Block => "Es ist kein Block mehr da.",
                Piece::Rooftop => "Es ist kein Dach mehr da.",
                Piece::Skyscraper => "Es ist kein Wolkenkratzer mehr da.",
            }
            .to_owned();
        }
        Illegal::SameSquare(square) => {
            return format!("Auf {square} hast du schon gebaut: Wähle ein anderes Feld.");
        }
        Illegal::NotGround(square) => {
            return format!("Wolkenkratzer stehen auf dem Boden, und auf {square} sind Blöcke.");
        }
        Illegal::NoWorker(square) => {
            return format!("Auf {square} steht keine Figur, die du wählen kannst.");
        }
        Illegal::WrongOwner(square) => {
            return format!("Die Figur auf {square} kannst du hier nicht wählen.");
        }
        Illegal::NoWayOut(square) => {
            return format!("Von {square} aus ist in dieser Richtung kein Feld frei.");
        }
        Illegal::CannotMove(square) => {
            return format!("Die Figur auf {square} kann nicht ziehen: Nenne eine, die es kann.");
        }
        Illegal::DeadEnd => "Danach könntest du deinen Zug nicht beenden.",
    };
    plain.to_owned()
}
