//! Which buildings a game has, at the set-up: the usual ones, or those of the expansion as well.

use crate::games::puerto_rico::{Building, BuildingSet, Buildings, Options, draft};
use crate::text::PuertoRicoText;
use crate::text::puerto_rico::Variant;
use crate::ui::app::House;
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, choices};

use super::{VIOLET, by_price, icons};

/// The ways to come to a set; the own one begins with the base game.
const WAYS: [Buildings; 5] = [
    Buildings::Base,
    Buildings::Draft,
    Buildings::Random,
    Buildings::All,
    Buildings::Custom(BuildingSet::BASE),
];

/// A switch for a variant: which one, and where it is in the options.
pub type Switched = (Variant, fn(&mut Options) -> &mut bool);

/// What only matters where buildings of the expansion are.
pub const FINER: [Switched; 8] = [
    (Variant::ExcludeHaciendaForest, |it| {
        &mut it.exclude_hacienda_forest
    }),
    (Variant::ExcludeOfficeTradingPost, |it| {
        &mut it.exclude_office_trading_post
    }),
    (Variant::VpEndAnyPhase, |it| &mut it.vp_end_any_phase),
    (Variant::LibraryCraftsmanDistinct, |it| {
        &mut it.library_craftsman_distinct
    }),
    (Variant::SpecialtyCountsPrivilege, |it| {
        &mut it.specialty_counts_privilege
    }),
    (Variant::UnionHallNeedsLoad, |it| {
        &mut it.union_hall_needs_load
    }),
    (Variant::BlackMarketRemoves, |it| {
        &mut it.black_market_removes
    }),
    (Variant::HarborPerKindOnSmallWharf, |it| {
        &mut it.harbor_per_kind_on_small_wharf
    }),
];

/// The choice of the buildings.
#[component]
pub fn BuildingsOfGame(
    /// The variants, as settled so far.
    options: RwSignal<Options>,
) -> impl IntoView {
    let house = House::expect();
    let text = move || house.language.get().puerto_rico();
    let buildings = Memo::new(move |_| options.with(|options| options.buildings));
    let own = Memo::new(move |_| matches!(buildings.get(), Buildings::Custom(_)));
    let way = move || match own.get() {
        true => Buildings::Custom(BuildingSet::BASE),
        false => buildings.get(),
    };
    let choose = move |way| {
        options.update(|options| {
            options.buildings = match (way, options.buildings) {
                (Buildings::Custom(_), Buildings::Custom(set)) => Buildings::Custom(set),
                (Buildings::Custom(_), Buildings::All) => Buildings::Custom(BuildingSet::ALL),
                _ => way,
            };
        });
    };
    view! {
        <section class="buildings">
            {choices(
                Signal::derive(move || text().variant(Variant::Buildings).name.to_owned()),
                &WAYS,
                move || WAYS.map(|way| text().buildings(way).name.to_owned()).to_vec(),
                way,
                choose,
            )}
            <p class="switch-explanation">{move || text().buildings(buildings.get()).line}</p>
            {move || own.get().then(|| view! { <OwnSet options=options /> }.into_any())}
        </section>
    }
    .into_any()
}

/// All violet buildings by price, those of the own set pressed.
#[component]
fn OwnSet(options: RwSignal<Options>) -> impl IntoView {
    let house = House::expect();
    let text = move || house.language.get().puerto_rico();
    let set = Memo::new(move |_| {
        if let Buildings::Custom(set) = options.get().buildings {
            set.without(BuildingSet::PRODUCTION)
        } else {
            BuildingSet::default()
        }
    });
    let told = RwSignal::new(None::<Building>);
    let toggle = move |building: Building| {
        told.set(Some(building));
        let mut set = set.get_untracked();
        match set.contains(building) {
            true => set.remove(building),
            false => set.insert(building),
        }
        options.update(|options| options.buildings = Buildings::Custom(set));
    };
    let kind = move |building: Building| {
        view! {
            <button
                type="button"
                class="kind"
                data-building=icons::building(building)
                aria-pressed=move || if set.get().contains(building) { "true" } else { "false" }
                on:click=move |_| toggle(building)
            >
                <Icon name=icons::building(building) />
                <span>{move || text().building_label(building)}</span>
            </button>
        }
        .into_any()
    };
    let groups = by_price(VIOLET.iter().collect(), &options.get());
    view! {
        <div class="own-set">
            {groups.into_iter().map(|(cost, kinds)| {
                let of_price = kinds.clone();
                let chosen = move || {
                    let here = of_price.iter().filter(|it| set.get().contains(**it));
                    here.map(|_| 1).sum()
                };
                view! {
                    <fieldset class="own-price">
                        <legend>{move || text().of_price(cost, chosen(), draft::places(cost))}</legend>
                        {kinds.into_iter().map(kind).collect_view()}
                    </fieldset>
                }.into_any()
            }).collect_view()}
        </div>
        <p class="own-told">
            {move || told.get().map(|building| {
                [text().building(building), ": ", text().building_rule(building)].concat()
            })}
        </p>
        <p class="own-note" role="status">{move || note(text(), set.get(), &options.get())}</p>
    }
    .into_any()
}

/// How many buildings a set has, and what makes it another than a draft leads to.
fn note(text: &dyn PuertoRicoText, set: BuildingSet, options: &Options) -> String {
    let mut parts = vec![text.buildings_chosen(set.count(), draft::all_places()) + "."];
    let deviations = draft::deviations(set, options);
    if !deviations.is_empty() {
        parts.push(text.own_set().to_owned());
    }
    parts.extend(deviations.iter().map(|it| text.deviation(it)));
    parts.join(" ")
}
