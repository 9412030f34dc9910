//! A turn in words, as far as it is chosen.

use crate::text::german::German;
use crate::text::santorini_new_york::{Building, Choice, Moving, Names, Opening, Winning};
use crate::text::{PlayerNames, capital};

use super::names::{beside_whom, who};
use super::tray::{shifted, shifts};

/// The steps as one line without a full stop.
pub(super) fn in_words(text: &German, steps: &[Choice], names: PlayerNames) -> String {
    let parts: Vec<String> = steps
        .iter()
        .enumerate()
        .filter_map(|(at, step)| part(text, step, steps.get(at + 1), names))
        .collect();
    capital(&parts.join(", "))
}

fn part(text: &German, step: &Choice, next: Option<&Choice>, names: PlayerNames) -> Option<String> {
    Some(match step {
        Choice::Start { number, .. } => text.start(*number),
        Choice::Landmark { at } => format!("der erste Wolkenkratzer auf {at}"),
        Choice::Commit(prospect) => Names::card(text, prospect.card, prospect.role),
        Choice::Use { worker, opening } => match (opening, next) {
            // The move itself names where it begins.
            (Opening::Acts | Opening::MovesFirst, Some(Choice::Move(_))) => return None,
            (Opening::Acts | Opening::MovesFirst, _) => format!("Figur {}", worker.at),
            (Opening::Lifted(level), _) => {
                format!("Figur {} kommt auf Ebene {level}", worker.at)
            }
            (Opening::Roofed { .. }, _) => {
                format!("ein Dach auf {}, die Figur dort geht verloren", worker.at)
            }
        },
        Choice::Skyscraper { at, .. } => format!("Wolkenkratzer auf {at}"),
        // The move tells whom it takes along.
        Choice::Follower(_) if matches!(next, Some(Choice::Move(_))) => return None,
        Choice::Follower(worker) => format!("nimmt {} mit", who(worker, names)),
        Choice::Move(moving) => moved(text, moving, names),
        // The build follows at once.
        Choice::Builder(worker) => match next {
            Some(Choice::Build(_)) => return None,
            _ => format!("Figur {} baut zuerst", worker.at),
        },
        Choice::Neighbour(worker) => format!("neben {}", beside_whom(worker, names)),
        Choice::Build(building) => built(building),
        Choice::Suspect { worker, .. } => format!("der Wächter schickt {} weg", who(worker, names)),
        Choice::Customer(shift) => shifted("ruft", shift, names),
        Choice::Send { shift, way } => format!(
            "schickt {} {} auf {}",
            who(&shift.worker, names),
            text.way(*way),
            shift.to
        ),
        Choice::Lose { worker, .. } => format!("die Figur auf {} geht verloren", worker.at),
    })
}

fn moved(text: &German, moving: &Moving, names: PlayerNames) -> String {
    let Moving { from, to, .. } = *moving;
    let level = text.level(moving.to_level);
    let mut words = format!("Figur {from} → {to} ({level})");
    if moving.wins == Winning::Now {
        words += " und gewinnt";
    }
    let parts = [vec![words], shifts(moving, names)];
    parts.concat().join(", ")
}

fn built(building: &Building) -> String {
    let at = building.at;
    let mut words = match (building.roofed, building.twice) {
        (true, true) => format!("baut auf {at} Ebene {} und Dach", building.to_level),
        (true, false) => format!("baut ein Dach auf {at}"),
        (false, _) => format!("baut auf {at} Ebene {}", building.to_level),
    };
    if building.wins {
        words += " und gewinnt";
    }
    words
}
