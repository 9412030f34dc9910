//! The whole public position in words.

use crate::engine::Seat;
use crate::games::puerto_rico::roles::craftsman;
use crate::games::puerto_rico::{ByGood, Phase, Player, SPACES, Setup, Table};

use super::PuertoRicoText;
use crate::text::speech::{labelled, row};
use crate::text::{PlayerNames, Section};

pub(super) fn position(
    text: &dyn PuertoRicoText,
    table: &Table<Option<u16>>,
    names: PlayerNames,
) -> Vec<Section> {
    let mut sections = vec![now(text, table, names), roles(text, table, names)];
    for (seat, player) in table.players.iter() {
        sections.push(self::player(text, table, seat, player, names));
    }
    sections.extend([
        ships(text, table),
        plantations(text, table),
        supply(text, table),
        market(text, table),
    ]);
    sections
}

fn now(text: &dyn PuertoRicoText, table: &Table<Option<u16>>, names: PlayerNames) -> Section {
    let terms = text.terms();
    let headline = text.language().plain(&text.headline(&table.phase), names);
    let mut lines = vec![
        headline,
        labelled(terms.governor, names(table.governor)),
        labelled(terms.vp_left, table.chips),
    ];
    if let Some(acting) = table.phase.acting() {
        let task = text.task(&super::Task::of(table));
        lines.insert(1, labelled(&names(acting), task));
    }
    lines.extend(progress(text, table, names));
    if let Some(why) = table.last_round {
        lines.push(labelled(terms.last_round, text.ending(why)));
    }
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
fn progress(
    text: &dyn PuertoRicoText,
    table: &Table<Option<u16>>,
    names: PlayerNames,
) -> Vec<String> {
    let terms = text.terms();
    let mut lines = Vec::new();
    match &table.phase {
        Phase::Craftsman(turn) => match turn.step {
            craftsman::Step::Produce { made, .. } | craftsman::Step::Privilege { made, .. } => {
                lines.push(labelled(terms.produced, text.goods(&made)));
            }
        },
        Phase::Captain(turn) => {
            if turn.step.privilege {
                lines.push(labelled(terms.privilege, terms.still_open));
            }
            let used: Vec<String> = Seat::all(table.seats())
                .filter(|seat| turn.step.wharf_used(*seat))
                .map(names)
                .collect();
            if !used.is_empty() {
                lines.push(labelled(terms.wharf_used, text.list(&used)));
            }
        }
        Phase::Storing(turn) => {
            lines.push(labelled(terms.stored, text.goods(&turn.step.kept)));
        }
        Phase::Draft { .. }
        | Phase::ChooseRole { .. }
        | Phase::Doubling { .. }
        | Phase::Settler(_)
        | Phase::Mayor(_)
        | Phase::Builder(_)
        | Phase::Paying(_)
        | Phase::Trader(_)
        | Phase::Guests(_)
        | Phase::Over(_) => {}
    }
    lines
}

fn roles(text: &dyn PuertoRicoText, table: &Table<Option<u16>>, names: PlayerNames) -> Section {
    Section {
        heading: text.terms().roles.to_owned(),
        lines: table
            .roles
            .iter()
            .map(|offer| text.offer(offer, names))
            .collect(),
    }
}

fn player(
    text: &dyn PuertoRicoText,
    table: &Table<Option<u16>>,
    seat: Seat,
    player: &Player<Option<u16>>,
    names: PlayerNames,
) -> Section {
    let terms = text.terms();
    let chips = player
        .chips
        .map_or_else(|| terms.hidden.to_owned(), |chips| chips.to_string());
    let island: Vec<String> = player.island.iter().map(|plot| text.plot(plot)).collect();
    let city: Vec<String> = player.city.iter().map(|it| text.structure(it)).collect();
    let island_used = text.used(SPACES - player.island_room(), SPACES);
    let city_used = text.used(SPACES - player.city_room(), SPACES);
    let mut heading = names(seat);
    if seat == table.governor {
        heading = format!("{heading} ({})", terms.governor);
    }
    Section {
        heading,
        lines: vec![
            labelled(terms.doubloons, player.doubloons),
            labelled(terms.victory_points, chips),
            labelled(terms.goods, text.goods(&player.goods)),
            labelled(terms.idle, player.san_juan),
            labelled(
                &format!("{} ({island_used})", terms.island),
                row(terms.none, &island),
            ),
            labelled(
                &format!("{} ({city_used})", terms.city),
                row(terms.none, &city),
            ),
        ],
    }
}

fn ships(text: &dyn PuertoRicoText, table: &Table<Option<u16>>) -> Section {
    let mut lines: Vec<String> = table.ships.iter().map(|ship| text.ship(ship)).collect();
    lines.push(text.trading_house(&table.trading_house));
    Section {
        heading: text.terms().ships_and_trade.to_owned(),
        lines,
    }
}

fn plantations(text: &dyn PuertoRicoText, table: &Table<Option<u16>>) -> Section {
    let terms = text.terms();
    let shown: Vec<String> = table
        .plantations
        .iter()
        .map(|tile| text.tile_label(*tile).to_owned())
        .collect();
    let fields = |counts: &ByGood<u8>| match counts.total() {
        0 => "0".to_owned(),
        total => format!("{total} ({})", text.goods(counts)),
    };
    Section {
        heading: terms.plantations.to_owned(),
        lines: vec![
            labelled(terms.face_up, row(terms.none, &shown)),
            labelled(terms.face_down, fields(&table.face_down)),
            labelled(terms.discards, fields(&table.discarded)),
            labelled(terms.quarries, table.quarries),
        ],
    }
}

fn supply(text: &dyn PuertoRicoText, table: &Table<Option<u16>>) -> Section {
    let terms = text.terms();
    Section {
        heading: terms.supply.to_owned(),
        lines: vec![
            labelled(terms.colonist_supply, table.colonists),
            labelled(terms.colonist_ship, table.colonist_ship),
            labelled(terms.goods_supply, text.goods(&table.goods)),
        ],
    }
}

fn market(text: &dyn PuertoRicoText, table: &Table<Option<u16>>) -> Section {
    Section {
        heading: text.terms().market.to_owned(),
        lines: table
            .in_game
            .iter()
            .map(|building| {
                let left = table.market.left(building);
                text.for_sale(building, table.cost(building), left)
            })
            .collect(),
    }
}
