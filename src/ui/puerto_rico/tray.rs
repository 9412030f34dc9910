//! What the frame shows of the game: the line at the top, and the tray.

use crate::engine::Seat;
use crate::games::puerto_rico::roles::builder;
use crate::games::puerto_rico::{Ending, Phase, Table, View};
use crate::text::puerto_rico::Task;
use crate::text::{Piece, PuertoRicoText, capital};
use crate::ui::table::{Counter, TopLine, TrayOption, TrayState};

use super::choices::Choice;
use super::icons;
use super::mayor_draft::{MayorDraft, Proposal};
use super::small_wharf_draft::SmallWharfDraft;
use super::storing_draft::StoringDraft;

/// The line at the top.
pub fn top_line(view: &View, text: &dyn PuertoRicoText) -> TopLine {
    let table = &view.table;
    let terms = text.terms();
    let counter = |icon, value: String, name: &str, why: Ending| Counter {
        icon,
        value,
        name: name.to_owned(),
        last: table.last_round == Some(why),
    };
    let mut counters = vec![
        counter(
            "vp",
            table.chips.to_string(),
            terms.vp_left,
            Ending::ChipsGone,
        ),
        counter(
            "colonist",
            table.colonists.to_string(),
            terms.colonist_supply,
            Ending::ColonistsShort,
        ),
    ];
    if table.last_round == Some(Ending::CityFull) {
        counters.push(counter(
            "house",
            String::new(),
            terms.city,
            Ending::CityFull,
        ));
    }
    TopLine {
        round: text.round(table.round),
        phase: text.headline(&table.phase),
        counters,
    }
}

/// Who must do what: a player and an order.
fn task<C>(
    table: &Table<C>,
    asked: Option<Seat>,
    task: &Task,
    text: &dyn PuertoRicoText,
) -> Vec<Piece> {
    match asked {
        Some(seat) => vec![
            Piece::Seat(seat),
            Piece::Words([": ", &text.task(task)].concat()),
        ],
        None => text.headline(&table.phase),
    }
}

/// The tray while the choices are those of the rules.
pub fn choosing(
    view: &View,
    asked: Option<Seat>,
    choices: &[Choice],
    order: &[usize],
    picked: Option<usize>,
    text: &dyn PuertoRicoText,
) -> TrayState {
    let chosen = picked.and_then(|at| choices.get(at));
    TrayState {
        task: task(&view.table, asked, &Task::of(&view.table), text),
        options: order
            .iter()
            .filter_map(|at| choices.get(*at))
            .map(|choice| TrayOption {
                icon: choice.icon,
                label: choice.label.clone(),
                consequence: choice.consequence.clone(),
                name: choice.name.clone(),
            })
            .collect(),
        picked: (0..)
            .zip(order)
            .filter(|(_, choice)| Some(**choice) == picked)
            .map(|(at, _)| at)
            .collect(),
        fill: None,
        preview: chosen.map_or_else(|| to_pay(&view.table, text), |it| it.preview.clone()),
        confirm: chosen.map(|choice| Ok(choice.confirm.clone())),
    }
}

/// What is paid for and how, while it is.
fn to_pay(table: &Table<Option<u16>>, text: &dyn PuertoRicoText) -> Vec<String> {
    let Phase::Paying(turn) = table.phase else {
        return Vec::new();
    };
    let (seat, building) = (turn.acting, turn.step.building);
    let price = builder::price(table, seat, building, turn.chooser == seat);
    let sum = text.price_sum(&price, table.players[seat].doubloons);
    vec![[text.building(building), ": ", &sum].concat()]
}

/// The tray while colonists are arranged.
pub fn arranging(
    view: &View,
    asked: Option<Seat>,
    draft: &MayorDraft,
    text: &dyn PuertoRicoText,
) -> TrayState {
    let table = &view.table;
    let Phase::Mayor(turn) = table.phase else {
        return TrayState::default();
    };
    let terms = text.terms();
    let production = draft.production(&table.goods);
    let button = text.settle_colonists(draft.idle(), &production);
    let missing = draft.missing();
    let order = Task::PlaceColonists { idle: draft.idle() };
    let proposed = |proposal: Proposal| MayorDraft::proposed(table, &turn, proposal);
    TrayState {
        task: task(table, asked, &order, text),
        options: Proposal::ALL
            .iter()
            .map(|proposal| {
                let made = proposed(*proposal).production(&table.goods);
                let (icon, label) = match proposal {
                    Proposal::KeepAndFill => ("check", terms.keep_and_fill),
                    Proposal::MostGoods => ("role-craftsman", terms.most_goods),
                    Proposal::Clear => ("close", terms.clear),
                };
                let consequence = text.goods_in_letters(&made);
                TrayOption {
                    icon: Some(icon),
                    label: label.to_owned(),
                    name: [label, ": ", terms.next_production, ": ", &text.goods(&made)].concat(),
                    consequence,
                }
            })
            .collect(),
        picked: (0..)
            .zip(Proposal::ALL)
            .filter(|(_, proposal)| proposed(*proposal).layout() == draft.layout())
            .map(|(at, _)| at)
            .take(1)
            .collect(),
        fill: None,
        preview: vec![button.consequence],
        confirm: Some(match missing {
            0 => Ok(button.act),
            _ => Err(capital(&text.task(&Task::PlaceColonists { idle: missing }))),
        }),
    }
}

/// The tray while it is decided what is stored.
pub fn storing(
    view: &View,
    asked: Option<Seat>,
    draft: &StoringDraft,
    text: &dyn PuertoRicoText,
) -> TrayState {
    let table = &view.table;
    let Some(seat) = table.phase.acting() else {
        return TrayState::default();
    };
    let (kept, spoils) = (draft.kept(), draft.spoils());
    let button = text.keep(&kept, &spoils);
    let held = &table.players[seat].goods;
    TrayState {
        task: task(table, asked, &Task::of(table), text),
        options: held
            .kinds()
            .map(|good| {
                let fate = text.fate(draft.fate(good));
                TrayOption {
                    icon: Some(icons::good(good)),
                    label: text.barrels(good, held[good]),
                    name: [&text.barrels(good, held[good]), ": ", &fate].concat(),
                    consequence: fate,
                }
            })
            .collect(),
        picked: Vec::new(),
        fill: None,
        preview: vec![button.consequence.clone()],
        confirm: Some(Ok(button.spoken())),
    }
}

/// The tray while the Small wharf is loaded.
pub fn loading(
    view: &View,
    asked: Option<Seat>,
    draft: &SmallWharfDraft,
    text: &dyn PuertoRicoText,
) -> TrayState {
    let table = &view.table;
    let (held, aboard) = (draft.held(), draft.aboard());
    let button = text.choice(&draft.sail(table));
    let told = |good| text.aboard(aboard[good], held[good]);
    TrayState {
        task: task(table, asked, &Task::LoadSmallWharf, text),
        options: held
            .kinds()
            .map(|good| TrayOption {
                icon: Some(icons::good(good)),
                label: text.good(good).to_owned(),
                consequence: told(good),
                name: [text.good(good), ": ", &told(good)].concat(),
            })
            .collect(),
        picked: Vec::new(),
        fill: None,
        preview: vec![button.consequence, text.then_left(&draft.left())],
        confirm: Some(match aboard.total() {
            0 => Err(capital(&text.task(&Task::LoadSmallWharf))),
            _ => Ok(button.act),
        }),
    }
}
