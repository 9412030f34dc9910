//! The whole position that a viewer sees, in words.

use crate::engine::Seat;
use crate::games::santorini_new_york::{
    Cards, Eyes, Pile, Player, RANKS, Seen, Setup, Square, Table, Type,
};
use crate::text::speech::{labelled, row};
use crate::text::{PlayerNames, Section};

use super::{InOrder, SantoriniNewYorkText, Spot, Task};

pub(super) fn position(
    text: &dyn SantoriniNewYorkText,
    table: &Table<Seen>,
    names: PlayerNames,
) -> Vec<Section> {
    let mut sections = vec![now(text, table, names), order(text, table, names)];
    sections.push(board(text, table, names));
    for (seat, player) in table.players.iter() {
        sections.push(self::player(text, table, seat, player, names));
    }
    sections.push(supply(text, table));
    sections.push(roles(text, table));
    sections
}

fn now(text: &dyn SantoriniNewYorkText, table: &Table<Seen>, names: PlayerNames) -> Section {
    let headline = text.language().plain(&text.headline(&table.phase), names);
    let mut lines = vec![headline];
    if let Some(acting) = table.phase.acting() {
        lines.push(labelled(&names(acting), text.task(&Task::of(&table.phase))));
    }
    if table.round > 0 {
        lines.push(text.holder(table.statue, names));
    }
    lines.extend(text.setup(&Setup {
        seats: table.seats(),
        roles: table.roles,
        board: table.board,
        options: table.options,
    }));
    Section {
        heading: text.round(table.round),
        lines,
    }
}

/// The cards of the round in the order of play.
fn order(text: &dyn SantoriniNewYorkText, table: &Table<Seen>, names: PlayerNames) -> Section {
    let terms = text.terms();
    let cards = (0u8..).zip(&table.order);
    let mut lines: Vec<String> = cards
        .map(|(place, played)| {
            let turn = InOrder::of(table, place);
            text.played(played, table.role(played.card), turn, names)
        })
        .collect();
    if lines.is_empty() {
        lines.push(terms.choosing.to_owned());
    }
    Section {
        heading: terms.order.to_owned(),
        lines,
    }
}

impl InOrder {
    /// Whether the card in that place of the order, counted from 0, has had its turn.
    pub fn of<E: Eyes>(table: &Table<E>, place: u8) -> Self {
        match place.cmp(&table.acted) {
            std::cmp::Ordering::Less => InOrder::Done,
            std::cmp::Ordering::Equal => InOrder::Now,
            std::cmp::Ordering::Greater => InOrder::ToCome,
        }
    }
}

fn board(text: &dyn SantoriniNewYorkText, table: &Table<Seen>, names: PlayerNames) -> Section {
    let land = table.shape().land;
    let ranks = (0..RANKS).rev().filter_map(|rank| {
        let squares: Vec<String> = land
            .iter()
            .filter(|square: &Square| square.rank() == rank)
            .filter_map(|square| Spot::of(table, square))
            .map(|spot| text.spot(&spot, names))
            .collect();
        let rank = text.rank(rank + 1);
        (!squares.is_empty()).then(|| labelled(&rank, squares.join("; ")))
    });
    Section {
        heading: text.terms().board.to_owned(),
        lines: ranks.collect(),
    }
}

fn player(
    text: &dyn SantoriniNewYorkText,
    table: &Table<Seen>,
    seat: Seat,
    player: &Player<Seen>,
    names: PlayerNames,
) -> Section {
    let terms = text.terms();
    let mut heading = names(seat);
    if table.statue == Some(seat) {
        heading = format!("{heading} ({})", terms.statue);
    }
    if !table.is_alive(seat) {
        return Section {
            heading,
            lines: vec![terms.eliminated.to_owned()],
        };
    }
    let workers: Vec<String> = table.city.workers[seat]
        .iter()
        .map(|square| format!("{square} ({})", text.level(table.city.level(square))))
        .collect();
    let mut lines = vec![labelled(terms.workers, row(terms.none, &workers))];
    let hand = text.cards(player.hand.count());
    let hand = match player.hand.count() {
        0 => hand,
        _ => text.sight(&player.hand, &table.roles),
    };
    lines.push(labelled(terms.hand, hand));
    if player.committed.is_some() {
        lines.push(terms.chosen.to_owned());
    }
    if table.options.show_played {
        lines.push(labelled(terms.played, played(text, table, player.played)));
    }
    Section { heading, lines }
}

fn played(text: &dyn SantoriniNewYorkText, table: &Table<Seen>, cards: Cards) -> String {
    let names: Vec<String> = cards
        .iter()
        .map(|card| text.card(card, table.role(card)))
        .collect();
    row(text.terms().none, &names)
}

fn supply(text: &dyn SantoriniNewYorkText, table: &Table<Seen>) -> Section {
    let terms = text.terms();
    Section {
        heading: terms.supply.to_owned(),
        lines: vec![
            text.supply(&table.city.supply),
            labelled(terms.discards, text.cards(table.discards.count())),
        ],
    }
}

fn roles(text: &dyn SantoriniNewYorkText, table: &Table<Seen>) -> Section {
    let types = Type::ALL.iter().flat_map(|kind| {
        let role = table.roles.of(*kind);
        [
            text.role_numbers(role),
            text.role_rule(role, &table.options).to_owned(),
        ]
    });
    Section {
        heading: text.terms().roles.to_owned(),
        lines: types.collect(),
    }
}
