//! A turn in words, as far as it is chosen.

use crate::text::english::English;
use crate::text::santorini_new_york::{Building, Choice, Moving, Names, Opening, Winning};
use crate::text::{PlayerNames, capital};

use super::names::who;
use super::tray::{shifted, shifts};

/// The steps as one line without a full stop.
pub(super) fn in_words(text: &English, steps: &[Choice], names: PlayerNames) -> String {
    let parts: Vec<String> = steps
        .iter()
        .enumerate()
        .filter_map(|(at, step)| part(text, step, steps.get(at + 1), names))
        .collect();
    capital(&parts.join(", "))
}

fn part(
    text: &English,
    step: &Choice,
    next: Option<&Choice>,
    names: PlayerNames,
) -> Option<String> {
    Some(match step {
        Choice::Start { number, .. } => text.start(*number),
        Choice::Landmark { at } => format!("the first skyscraper on {at}"),
        Choice::Commit(prospect) => Names::card(text, prospect.card, prospect.role),
        Choice::Use { worker, opening } => match (opening, next) {
            // The move itself names where it begins.
            (Opening::Acts | Opening::MovesFirst, Some(Choice::Move(_))) => return None,
            (Opening::Acts | Opening::MovesFirst, _) => format!("worker {}", worker.at),
            (Opening::Lifted(level), _) => format!("worker {} is lifted to {level}", worker.at),
            (Opening::Roofed { .. }, _) => {
                format!("a rooftop on {}, its worker is lost", worker.at)
            }
        },
        Choice::Skyscraper { at, .. } => format!("skyscraper on {at}"),
        // The move tells whom it takes along.
        Choice::Follower(_) if matches!(next, Some(Choice::Move(_))) => return None,
        Choice::Follower(worker) => format!("takes {} along", who(worker, names)),
        Choice::Move(moving) => moved(text, moving, names),
        // The build follows at once.
        Choice::Builder(worker) => match next {
            Some(Choice::Build(_)) => return None,
            _ => format!("worker {} builds first", worker.at),
        },
        Choice::Neighbour(worker) => format!("beside {}", who(worker, names)),
        Choice::Build(building) => built(building),
        Choice::Suspect { worker, .. } => format!("the guard sends {} away", who(worker, names)),
        Choice::Customer(shift) => shifted("calls", shift, names),
        Choice::Send { shift, way } => format!(
            "sends {} {} to {}",
            who(&shift.worker, names),
            text.way(*way),
            shift.to
        ),
        Choice::Lose { worker, .. } => format!("the worker on {} is lost", worker.at),
    })
}

fn moved(text: &English, moving: &Moving, names: PlayerNames) -> String {
    let Moving { from, to, .. } = *moving;
    let level = text.level(moving.to_level);
    let mut words = format!("worker {from} → {to} ({level})");
    if moving.wins == Winning::Now {
        words += " and wins";
    }
    let parts = [vec![words], shifts(moving, names)];
    parts.concat().join(", ")
}

fn built(building: &Building) -> String {
    let at = building.at;
    let mut words = match (building.roofed, building.twice) {
        (true, true) => format!("builds {at} to level {} with a rooftop", building.to_level),
        (true, false) => format!("builds a rooftop on {at}"),
        (false, _) => format!("builds {at} to level {}", building.to_level),
    };
    if building.wins {
        words += " and wins";
    }
    words
}
