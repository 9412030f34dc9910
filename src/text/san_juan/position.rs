//! The whole position that a viewer sees, in words.

// Few phases have something of their own to show.
#![allow(clippy::wildcard_enum_match_arm)]

use crate::engine::Seat;
use crate::games::san_juan::roles::councillor::Council;
use crate::games::san_juan::round_start::{self, Stowing};
use crate::games::san_juan::scoring::score;
use crate::games::san_juan::{
    Card, FULL_CITY, Phase, Pile, Player, PriceTile, Role, Seen, Setup, Table,
};
use crate::text::speech::{labelled, row};
use crate::text::{PlayerNames, Section};

use super::{SanJuanText, Spot, Task};

pub(super) fn position(
    text: &dyn SanJuanText,
    table: &Table<Seen>,
    names: PlayerNames,
) -> Vec<Section> {
    let mut sections = vec![now(text, table, names), roles(text, table, names)];
    for (seat, player) in table.players.iter() {
        sections.push(self::player(text, table, seat, player, names));
    }
    sections.push(supply(text, table));
    sections
}

fn now(text: &dyn SanJuanText, table: &Table<Seen>, names: PlayerNames) -> Section {
    let terms = text.terms();
    let headline = text.language().plain(&text.headline(&table.phase), names);
    let mut lines = vec![headline];
    if let Some(acting) = table.phase.acting() {
        lines.push(labelled(&names(acting), text.task(&Task::of(table))));
    }
    lines.push(labelled(terms.governor, names(table.governor)));
    lines.extend(progress(text, table));
    lines.extend(text.setup(&Setup {
        seats: table.seats(),
        options: table.options,
    }));
    Section {
        heading: text.round(table.round),
        lines,
    }
}

/// What is only true during a phase.
fn progress(text: &dyn SanJuanText, table: &Table<Seen>) -> Vec<String> {
    let terms = text.terms();
    let chosen = |sight| labelled(terms.chosen, text.sight(sight));
    match &table.phase {
        Phase::Exchange(turn) => vec![chosen(&turn.step.given)],
        Phase::Stow(turn) => match &turn.step {
            Stowing::Chapel => Vec::new(),
            Stowing::Bank { given } => vec![chosen(given)],
        },
        Phase::Discard(turn) => vec![chosen(&turn.step.given)],
        Phase::Paying(turn) => vec![chosen(&turn.step.paid)],
        Phase::Councillor(turn) => match &turn.step {
            Council::Offered => Vec::new(),
            Council::Keep { drawn, kept, .. } => {
                vec![labelled(terms.drawn, text.sight(drawn)), chosen(kept)]
            }
            Council::Drop { given, .. } => vec![chosen(given)],
        },
        Phase::Prospector(turn) => {
            let cards = turn.step.turned_up();
            match cards.total() {
                0 => Vec::new(),
                _ => vec![labelled(terms.turned_up, text.pile(&cards))],
            }
        }
        _ => Vec::new(),
    }
}

fn roles(text: &dyn SanJuanText, table: &Table<Seen>, names: PlayerNames) -> Section {
    let roles = Role::ALL.iter();
    let lines = roles.map(|role| text.offer(*role, table.taken_by(*role), names));
    Section {
        heading: text.terms().roles.to_owned(),
        lines: lines.collect(),
    }
}

fn player(
    text: &dyn SanJuanText,
    table: &Table<Seen>,
    seat: Seat,
    player: &Player<Seen>,
    names: PlayerNames,
) -> Section {
    let terms = text.terms();
    let places = u8::try_from(FULL_CITY).unwrap_or(u8::MAX);
    let city: Vec<String> = (0u8..)
        .zip(&player.city)
        .filter_map(|(place, it)| Some(text.structure(it, Spot::of(player, place)?)))
        .collect();
    let built = text.used(u8::try_from(city.len()).unwrap_or(places), places);
    let limit = round_start::hand_limit(table, seat);
    let mut heading = names(seat);
    if seat == table.governor {
        heading = format!("{heading} ({})", terms.governor);
    }
    let mut lines = vec![labelled(
        terms.hand,
        text.hand_limit(player.hand.count(), limit),
    )];
    if player.hand.faces().is_some() && player.hand.count() > 0 {
        lines.push(text.sight(&player.hand));
    }
    lines.push(labelled(terms.points_so_far, score(table, seat).total()));
    lines.push(labelled(
        &format!("{} ({built})", terms.city),
        row(terms.none, &city),
    ));
    for (card, pile) in [
        (Card::Chapel, &player.chapel),
        (Card::Bank, &player.bank),
        (Card::Harbour, &player.harbour),
    ] {
        if pile.count() > 0 {
            let under = text.under(card, pile.count());
            lines.push(match pile.faces() {
                Some(_) => labelled(&under, text.sight(pile)),
                None => under,
            });
        }
    }
    if player.covered.total() > 0 {
        lines.push(labelled(terms.covered, text.pile(&player.covered)));
    }
    Section { heading, lines }
}

fn supply(text: &dyn SanJuanText, table: &Table<Seen>) -> Section {
    let terms = text.terms();
    let prices = |tile: Option<PriceTile>, unknown: &str| match tile {
        Some(tile) => text.prices(tile),
        None => unknown.to_owned(),
    };
    let mut lines = vec![
        labelled(terms.supply, table.supply.count()),
        labelled(terms.discards, table.discards.count()),
        labelled(
            terms.prices,
            prices(table.phase.price_tile(), terms.prices_unknown),
        ),
    ];
    let used: Vec<String> = table
        .used_tiles
        .iter()
        .map(|tile| prices(*tile, terms.face_down))
        .collect();
    lines.push(labelled(terms.used_tiles, row(terms.none, &used)));
    if table.cathedral {
        lines.push(labelled(terms.on_the_table, text.card(Card::Cathedral)));
    }
    Section {
        heading: terms.supply.to_owned(),
        lines,
    }
}
