//! What the frame shows of the game: the line at the top, and the tray.

use crate::engine::Seat;
use crate::games::san_juan::{FULL_CITY, Phase, Pile, Role, RoleTurn, Seen, Table, View};
use crate::text::san_juan::Task;
use crate::text::{Piece, SanJuanText, capital};
use crate::ui::table::{Counter, TopLine, TrayOption, TrayState};

use super::draft::Draft;
use super::offers::{Offer, Tap};

/// The line at the top.
pub fn top_line(table: &Table<Seen>, text: &dyn SanJuanText) -> TopLine {
    let terms = text.terms();
    let counter = |icon, value: u8, name: &str| Counter {
        icon,
        value: in_three_places(value),
        name: name.to_owned(),
        last: false,
    };
    let largest = table.players.iter().map(|(_, it)| it.city.len()).max();
    let largest = largest.unwrap_or_default();
    let full = largest >= FULL_CITY;
    let city = u8::try_from(largest).unwrap_or(u8::MAX);
    let counters = vec![
        counter("card-back", table.supply.count(), terms.supply),
        counter("discards", table.discards.count(), terms.discards),
        Counter {
            last: full,
            ..counter(
                "house",
                city,
                if full { terms.last_phase } else { terms.city },
            )
        },
    ];
    TopLine {
        round: text.round(table.round),
        phase: text.headline(&headline(&table.phase)),
        counters,
    }
}

/// What the line at the top tells of: not how far a building is that somebody has chosen.
fn headline(phase: &Phase<Seen>) -> Phase<Seen> {
    let Some((chooser, Role::Builder)) = phase.role() else {
        return *phase;
    };
    let acting = phase.acting().unwrap_or(chooser);
    Phase::Builder(RoleTurn {
        chooser,
        acting,
        step: (),
    })
}

/// A number in the room of three digits, so that what stands beside it stays there.
fn in_three_places(number: u8) -> String {
    let space = match number {
        0..10 => "\u{2007}\u{2007}",
        10..100 => "\u{2007}",
        100.. => "",
    };
    [space, &number.to_string()].concat()
}

/// The tray.
pub fn tray(
    view: &View,
    asked: Option<Seat>,
    offers: &[Offer],
    picked: Vec<usize>,
    draft: &Draft,
    text: &dyn SanJuanText,
) -> TrayState {
    let table = &view.table;
    let task = match asked {
        Some(seat) => vec![
            Piece::Seat(seat),
            Piece::Words([": ", &text.task(&task(table, draft))].concat()),
        ],
        None => text.headline(&table.phase),
    };
    let hidden = matches!(offers, [Offer { tap: Tap::Show, .. }]);
    let (preview, confirm) = match hidden || offers.is_empty() {
        true => (Vec::new(), None),
        false => decision(view, offers, draft, text),
    };
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
        picked,
        preview,
        confirm,
        fill: offers.iter().position(|offer| offer.tap == Tap::Fill),
    }
}

/// What has to be done next, while a building is chosen, placed and paid for.
fn task(table: &Table<Seen>, draft: &Draft) -> Task {
    let Some(card) = draft.build else {
        return Task::of(table);
    };
    match draft.range(table) {
        Some(range) if range.most == 0 => Task::of(table),
        Some(range) => Task::Pay {
            card,
            left: range.most,
            goods: range.most_goods.min(range.most),
        },
        None => Task::Place { card },
    }
}

/// What is chosen means, and what Confirm says.
fn decision(
    view: &View,
    offers: &[Offer],
    draft: &Draft,
    text: &dyn SanJuanText,
) -> (Vec<String>, Option<Result<String, String>>) {
    let table = &view.table;
    if let Some(one) = draft.one {
        let offer = offers.iter().find(|offer| offer.tap == Tap::One(one));
        let Some(offer) = offer else {
            return (Vec::new(), None);
        };
        let mut preview = vec![offer.consequence.clone()];
        preview.retain(|words| !words.is_empty());
        return (preview, Some(Ok(offer.confirm.clone())));
    }
    let mut preview = Vec::new();
    let builds = matches!(
        table.phase,
        Phase::Builder(_) | Phase::Placing(_) | Phase::Paying(_)
    );
    if builds && let Some(cost) = draft.place(table).and_then(|over| draft.cost(table, over)) {
        let sum = text.price_sum(&cost);
        preview.push([text.card(cost.card), ": ", &sum].concat());
    }
    let Some(batch) = draft.batch(table) else {
        return (preview, None);
    };
    let button = text.batch(&batch);
    let begun = batch.chosen() > 0;
    if begun && !builds {
        preview.push(button.act.clone());
    }
    if begun || builds {
        preview.push(button.consequence.clone());
    }
    preview.retain(|words| !words.is_empty());
    let ready = batch.is_complete() && (begun || builds);
    let confirm = match (ready, batch.missing) {
        (true, _) => Some(Ok(button.label)),
        (false, 0) => None,
        (false, missing) => Some(Err(capital(&text.choose_more(missing)))),
    };
    (preview, confirm)
}
