//! What the frame shows of the game: the line at the top, and the tray.

use crate::engine::Seat;
use crate::games::santorini_new_york::{Seen, SupplyRule, Table};
use crate::text::santorini_new_york::Task;
use crate::text::{Piece, PlayerNames, SantoriniNewYorkText};
use crate::ui::table::{Counter, TopLine, TrayOption, TrayState};

use super::draft::{Draft, Rehearsal};
use super::offers::{Offer, Tap};

/// The line at the top.
pub fn top_line(table: &Table<Seen>, text: &dyn SantoriniNewYorkText) -> TopLine {
    let terms = text.terms();
    let supply = &table.city.supply;
    let limited = table.options.supply == SupplyRule::Hard;
    let counter = |icon, value: u8, name: &str, limited: bool| Counter {
        icon,
        value: match limited {
            true => in_two_places(value),
            false => "∞".to_owned(),
        },
        name: name.to_owned(),
        // Nothing that runs out ends the game.
        last: false,
    };
    TopLine {
        round: text.round(table.round),
        phase: text.headline(&table.phase),
        counters: vec![
            counter("block", supply.blocks, terms.blocks, limited),
            counter("rooftop", supply.rooftops, terms.rooftops, limited),
            counter("skyscraper", supply.skyscrapers, terms.skyscrapers, true),
        ],
    }
}

/// A number in the room of two digits, so that what stands beside it stays there.
fn in_two_places(number: u8) -> String {
    let space = if number < 10 { "\u{2007}" } else { "" };
    [space, &number.to_string()].concat()
}

/// The tray; what is picked in it the selection knows.
pub fn tray(
    table: &Table<Seen>,
    asked: Option<Seat>,
    offers: &[Offer],
    rehearsal: Option<&Rehearsal>,
    draft: &Draft,
    text: &dyn SantoriniNewYorkText,
    names: PlayerNames,
) -> TrayState {
    let phase = rehearsal.map_or(table.phase, |it| it.table.phase);
    let complete = rehearsal.is_some_and(Rehearsal::is_complete);
    let task = match complete {
        true => text.terms().turn_ready.to_owned(),
        false => text.task(&Task::of(&phase)),
    };
    let task = match asked {
        Some(seat) => vec![Piece::Seat(seat), Piece::Words([": ", &task].concat())],
        None => text.headline(&table.phase),
    };
    let (preview, confirm) = match rehearsal {
        Some(rehearsal) => {
            let turn = text.turn(&rehearsal.told, names);
            let confirm = complete.then(|| Ok(text.terms().play_turn.to_owned()));
            (vec![turn], confirm)
        }
        None => match offers
            .iter()
            .find(|it| draft.one.is_some_and(|one| it.tap == Tap::One(one)))
        {
            Some(offer) => (
                vec![offer.consequence.clone()],
                Some(Ok(offer.confirm.clone())),
            ),
            None => (Vec::new(), None),
        },
    };
    let mut preview = preview;
    preview.retain(|words| !words.is_empty());
    TrayState {
        task,
        options: offers
            .iter()
            .map(|offer| TrayOption {
                icon: offer.icon,
                label: offer.label.clone(),
                consequence: offer.consequence.clone(),
                name: offer.name.clone(),
            })
            .collect(),
        picked: Vec::new(),
        preview,
        confirm,
        fill: None,
    }
}
