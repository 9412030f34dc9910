//! What the details card says of a thing.

use crate::engine::Seat;
use crate::games::san_juan::roles::councillor::Council;
use crate::games::san_juan::{Card, Cards, Phase, Pile, Role, Seen, Table};
use crate::text::san_juan::{Cost, Spot, Stakes};
use crate::text::{SanJuanText, labelled};
use crate::ui::table::Details;

use super::city::under;
use super::icons;
use super::offers::Thing;

/// The card of a thing, for the player in `seat`.
pub fn details(
    table: &Table<Seen>,
    seat: Seat,
    thing: Thing,
    text: &dyn SanJuanText,
) -> Option<Details> {
    match thing {
        Thing::Role(it) => Some(role(table, seat, it, text)),
        Thing::Hand(it, _) | Thing::Drawn(it, _) => Some(card(table, seat, it, true, text)),
        Thing::Cathedral => Some(card(table, seat, Card::Cathedral, true, text)),
        Thing::Structure(place) => structure(table, seat, place, text),
        Thing::NewPlace | Thing::Seat(_) => None,
    }
}

/// The card of a building in the city of `seat`.
pub fn structure(
    table: &Table<Seen>,
    seat: Seat,
    place: u8,
    text: &dyn SanJuanText,
) -> Option<Details> {
    let player = &table.players[seat];
    let structure = player.at(place)?;
    let mut told = card(table, seat, structure.card, false, text);
    told.facts = text.structure(structure, Spot::of(player, place)?);
    let under = under(player, structure.card);
    if under > 0 {
        told.paragraphs.push(text.under(structure.card, under));
    }
    Some(told)
}

fn role(table: &Table<Seen>, seat: Seat, role: Role, text: &dyn SanJuanText) -> Details {
    let stakes = Stakes::of(table, seat, role, true);
    Details {
        title: text.role(role).to_owned(),
        icon: Some(icons::role(role)),
        facts: labelled(text.terms().for_you, text.stakes(&stakes)),
        paragraphs: vec![
            text.role_rule(role).to_owned(),
            labelled(text.terms().privilege, text.role_privilege(role)),
        ],
    }
}

fn card(
    table: &Table<Seen>,
    seat: Seat,
    card: Card,
    to_build: bool,
    text: &dyn SanJuanText,
) -> Details {
    let terms = text.terms();
    let options = &table.options;
    let mut paragraphs = vec![text.card_details(card, options).to_owned()];
    if to_build {
        let cost = Cost::now(table, seat, card);
        paragraphs.push(labelled(terms.cost, text.price_sum(&cost)));
    }
    let example = text.card_example(card, options);
    if !example.is_empty() {
        paragraphs.push(labelled(terms.example, example));
    }
    let copies = card.copies(options.new_buildings).to_string();
    Details {
        title: text.card(card).to_owned(),
        icon: Some(icons::card(card)),
        facts: [&text.print(card), " · ", &labelled(terms.copies, &copies)].concat(),
        paragraphs,
    }
}

/// The cards that somebody has drawn and not taken yet, as far as they are seen, or that are
/// turned up for everybody.
pub fn drawn(table: &Table<Seen>) -> Cards {
    match &table.phase {
        Phase::Councillor(turn) => match &turn.step {
            Council::Keep { drawn, kept, .. } => {
                let mut all = *drawn.faces().unwrap_or(&Cards::NONE);
                all.put_all(kept.faces().unwrap_or(&Cards::NONE));
                all
            }
            Council::Offered | Council::Drop { .. } => Cards::NONE,
        },
        Phase::Prospector(turn) => turn.step.turned_up(),
        Phase::Exchange(_)
        | Phase::Stow(_)
        | Phase::Discard(_)
        | Phase::ChooseRole { .. }
        | Phase::Doubling { .. }
        | Phase::Builder(_)
        | Phase::Placing(_)
        | Phase::Paying(_)
        | Phase::Producer(_)
        | Phase::Trader(_)
        | Phase::Over(_) => Cards::NONE,
    }
}
