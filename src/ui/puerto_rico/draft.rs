//! The choice of buildings before the first round: all violet ones by price, what is chosen and by
//! whom, and what a choice would rule out.

use crate::engine::{Seat, order};
use crate::games::puerto_rico::{Action, Building, BuildingSet, Event, Options, draft};
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, seat_class, seat_shape};

use super::choices::Thing;
use super::icons;
use super::market::in_column;
use super::selection::Board;
use super::touch::Touch;

/// The buildings that are chosen from.
pub const VIOLET: BuildingSet = BuildingSet::ALL.without(BuildingSet::PRODUCTION);

/// How a draft stands.
#[derive(Clone, PartialEq)]
struct Standing {
    chosen: Vec<(Building, Seat)>,
    open: BuildingSet,
    /// What is picked, and what nobody could choose any more then.
    picked: Option<(Building, BuildingSet)>,
}

impl Standing {
    fn of(board: Board) -> Self {
        let told = board.around.told.get();
        let chosen = told.iter().filter_map(|event| {
            if let Event::Drafted { seat, building, .. } = *event {
                Some((building, seat))
            } else {
                None
            }
        });
        let (set, options) = board.with(|table| (table.in_game, table.options));
        let open = draft::open(set, &options);
        let picked = match board.action() {
            Some(Action::Draft(building)) => Some((building, ruled_out(set, &options, building))),
            _ => None,
        };
        Standing {
            chosen: chosen.collect(),
            open,
            picked,
        }
    }

    fn state(&self, building: Building) -> State {
        let by = self.chosen.iter().find(|(chosen, _)| *chosen == building);
        match (by, self.picked) {
            (Some((_, seat)), _) => State::Chosen(*seat),
            (None, Some((picked, _))) if picked == building => State::Picked,
            (None, Some((_, out))) if out.contains(building) => State::Leaving,
            (None, _) if self.open.contains(building) => State::Open,
            (None, _) => State::Out,
        }
    }

    /// How many of some buildings are chosen.
    fn count(&self, of: &[Building]) -> u8 {
        let chosen = self.chosen.iter().filter(|(chosen, _)| of.contains(chosen));
        chosen.map(|_| 1).sum()
    }
}

/// What nobody can choose any more when a building is chosen, beside itself.
fn ruled_out(set: BuildingSet, options: &Options, building: Building) -> BuildingSet {
    let mut then = set;
    then.insert(building);
    let mut out = draft::open(set, options).without(draft::open(then, options));
    out.remove(building);
    out
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    Open,
    Picked,
    Leaving,
    Chosen(Seat),
    Out,
}

/// The draft, in the place of everything that lies on the table later.
#[component]
pub fn Draft() -> impl IntoView {
    let board = Board::expect();
    let standing = Memo::new(move |_| Standing::of(board));
    let options = board.around.view.with_untracked(|view| view.table.options);
    let all = draft::all_places();
    let progress = move || {
        let chosen = standing.with(|it| it.count(Building::ALL));
        board.text().buildings_chosen(chosen, all)
    };
    view! {
        <section class="draft" aria-label=progress>
            {(1..=4_u8).map(|column| view! {
                <div class=["draft-column column-", &column.to_string()].concat()>
                    {by_price(in_column(VIOLET, column), &options)
                        .into_iter()
                        .map(|(cost, kinds)| view! { <Price cost kinds standing /> })
                        .collect_view()}
                </div>
            }.into_any()).collect_view()}
            <div class="draft-foot">
                {move || {
                    let text = board.text();
                    match standing.with(|it| it.picked) {
                        Some((building, out)) => view! {
                            <Icon name=icons::building(building) class="draft-picture" />
                            <p>
                                <strong>{text.building(building)}</strong>
                                {text.building_details(building)}
                                <span class=if out.is_empty() { "draft-free" } else { "draft-out" }>{text.rules_out(out)}</span>
                            </p>
                        }.into_any(),
                        None => view! {
                            <Icon name="house" class="draft-picture" />
                            <p>
                                <strong>{progress()}</strong>
                                {text.draft_hint()}
                            </p>
                        }.into_any(),
                    }
                }}
            </div>
        </section>
    }
    .into_any()
}

/// Buildings in groups of the same price, the cheapest first.
pub fn by_price(mut kinds: Vec<Building>, options: &Options) -> Vec<(u8, Vec<Building>)> {
    order::sort_by_key(&mut kinds, |it| options.cost(*it));
    let same = |one: &Building, other: &Building| options.cost(*one) == options.cost(*other);
    let groups = kinds.chunk_by(same);
    let priced = groups.filter_map(|group| Some((options.cost(*group.first()?), group.to_vec())));
    priced.collect()
}

/// The buildings of a price, and how many of them come into the game.
#[component]
fn Price(cost: u8, kinds: Vec<Building>, standing: Memo<Standing>) -> impl IntoView {
    let board = Board::expect();
    let places = draft::places(cost);
    let shown = kinds.clone();
    let chosen = move || standing.with(|it| it.count(&kinds));
    let taken = chosen.clone();
    view! {
        <p class="draft-price">
            <span class="unseen">{move || board.text().of_price(cost, taken(), places)}</span>
            <span class="price" aria-hidden="true">{cost}</span>
            {move || {
                let chosen = chosen();
                (0..places)
                    .map(|at| view! { <i class:taken=at < chosen></i> }.into_any())
                    .collect_view()
            }}
        </p>
        {shown.into_iter().map(|building| view! { <Kind building standing /> }).collect_view()}
    }
    .into_any()
}

#[component]
fn Kind(building: Building, standing: Memo<Standing>) -> impl IntoView {
    let board = Board::expect();
    let state = move || standing.with(|it| it.state(building));
    let name = Signal::derive(move || {
        let text = board.text();
        let cost = board.with(|table| table.cost(building));
        let mut parts = vec![
            text.building(building).to_owned(),
            text.doubloons(cost.into()),
            text.points(building.spec().points.into()),
        ];
        match state() {
            State::Chosen(seat) => parts.push(text.chosen_by(&board.name(seat))),
            State::Out => parts.push(text.left_out().to_owned()),
            State::Open | State::Picked | State::Leaving => {}
        }
        parts.join(", ")
    });
    let class = move || match state() {
        State::Open => "draft-place open",
        State::Picked => "draft-place open chosen",
        State::Leaving => "draft-place open leaving",
        State::Chosen(_) => "draft-place chosen",
        State::Out => "draft-place out",
    };
    let shape = if building.is_large() {
        "facade wide"
    } else {
        "facade"
    };
    view! {
        <div class=class>
            <Touch thing=Thing::Building(building) class="draft-kind" name>
                <Icon name=icons::building(building) class=shape />
                <span class="offer-name">{move || board.text().building_label(building)}</span>
                {move || match state() {
                    State::Chosen(seat) => view! {
                        <span class=["draft-by ", seat_class(seat)].concat()><Icon name=seat_shape(seat) /></span>
                    }.into_any(),
                    State::Leaving | State::Out => view! {
                        <span class="draft-by"><Icon name="close" /></span>
                    }.into_any(),
                    State::Open | State::Picked => view! {
                        <span class="offer-points"><Icon name="vp" class="tiny" />{building.spec().points}</span>
                    }.into_any(),
                }}
            </Touch>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_violet_building_is_under_its_price() {
        let options = Options::default();
        let columns = (1..=4).flat_map(|column| by_price(in_column(VIOLET, column), &options));
        let groups: Vec<(u8, usize)> = columns.map(|(cost, kinds)| (cost, kinds.len())).collect();
        let expected = [
            (1, 2),
            (2, 4),
            (3, 2),
            (4, 2),
            (5, 4),
            (6, 2),
            (7, 2),
            (8, 4),
            (9, 2),
            (10, 7),
        ];
        assert_eq!(groups, expected);
    }

    #[test]
    fn the_last_place_of_a_price_rules_out_the_others() {
        let out = ruled_out(
            BuildingSet::PRODUCTION,
            &Options::default(),
            Building::SmallMarket,
        );
        assert_eq!(out.iter().collect::<Vec<_>>(), [Building::Aqueduct]);
        let out = ruled_out(
            BuildingSet::PRODUCTION,
            &Options::default(),
            Building::Harbor,
        );
        assert!(out.is_empty());
    }
}
