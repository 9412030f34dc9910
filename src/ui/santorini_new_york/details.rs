//! What the details card says of a thing.

use crate::engine::Seat;
use crate::games::santorini_new_york::{Role, Seen, Table};
use crate::text::santorini_new_york::{Prospect, Spot, Standing};
use crate::text::{PlayerNames, SantoriniNewYorkText, labelled};
use crate::ui::table::Details;

use super::icons;
use super::offers::Thing;

/// The card of a thing, for the player in `mine`.
pub fn details(
    table: &Table<Seen>,
    mine: Seat,
    thing: Thing,
    text: &dyn SantoriniNewYorkText,
    names: PlayerNames,
) -> Option<Details> {
    match thing {
        Thing::Role(it) => Some(role(table, it, text)),
        Thing::Card(card) => {
            let prospect = Prospect::of(table, mine, card);
            let mut told = role(table, prospect.role, text);
            told.title = text.card(card, prospect.role);
            if table.is_choosing(mine) {
                told.facts = text.order(&prospect);
                told.paragraphs
                    .extend(text.statue_hope(&prospect).map(str::to_owned));
                told.paragraphs.extend(text.warning(&prospect));
            }
            Some(told)
        }
        Thing::Square(square) => {
            let spot = Spot::of(table, square)?;
            Some(Details {
                title: square.to_string(),
                icon: Some(icons::ground(
                    spot.level,
                    spot.standing == Some(Standing::Rooftop),
                    spot.standing == Some(Standing::Skyscraper),
                )),
                facts: text.spot(&spot, names),
                paragraphs: Vec::new(),
            })
        }
        Thing::Seat(seat) => Some(player(table, seat, text, names)),
    }
}

fn role(table: &Table<Seen>, role: Role, text: &dyn SantoriniNewYorkText) -> Details {
    let options = &table.options;
    let lines = text.role_details(role, options).into_iter();
    let examples = text.role_examples(role, options).into_iter();
    let examples = examples.map(|example| labelled(text.terms().example, example));
    Details {
        title: text.role(role).to_owned(),
        icon: Some(icons::role(role)),
        facts: text.role_numbers(role),
        paragraphs: lines.map(str::to_owned).chain(examples).collect(),
    }
}

fn player(
    table: &Table<Seen>,
    seat: Seat,
    text: &dyn SantoriniNewYorkText,
    names: PlayerNames,
) -> Details {
    let terms = text.terms();
    let played = table.players[seat].played;
    let played: Vec<String> = played
        .iter()
        .map(|card| text.card(card, table.role(card)))
        .collect();
    let played = match played.is_empty() {
        true => terms.none_played.to_owned(),
        false => labelled(terms.played, played.join(", ")),
    };
    let remembered = table.options.show_played.then_some(played);
    let facts = [
        text.workers(table.city.workers[seat].len()),
        text.cards(table.cards_of(seat)),
    ];
    Details {
        title: names(seat),
        icon: Some("person"),
        facts: facts.join(", "),
        paragraphs: remembered
            .into_iter()
            .chain([text.holder(table.statue, names)])
            .collect(),
    }
}
