//! Setting up San Juan.

use crate::games::GameKind;
use crate::games::san_juan::{Edition, GoldMine, Options, SanJuan, StartHand};
use crate::session::Privacy;
use crate::text::san_juan::Variant;
use crate::ui::app::House;
use crate::ui::live::prelude::*;
use crate::ui::parts::{choices, switch};
use crate::ui::screens::set_up::{SetUp, Settling};

/// A switch: which one, and where it is in the options.
type Switched = (Variant, fn(&mut Options) -> &mut bool);

/// Single cases that rulebooks leave open.
const FINER: [Switched; 8] = [
    (Variant::AllowDecline, |it| &mut it.allow_decline),
    (Variant::CraneMayCoverCrane, |it| {
        &mut it.crane_may_cover_crane
    }),
    (Variant::SameNameCover, |it| &mut it.same_name_cover),
    (Variant::PoorHouseSelf, |it| &mut it.poor_house_self),
    (Variant::CarpenterSelf, |it| &mut it.carpenter_self),
    (Variant::CoveredBuildingHelpsItsCover, |it| {
        &mut it.covered_building_helps_its_cover
    }),
    (Variant::CoveredGoodPaysBlackMarket, |it| {
        &mut it.covered_good_pays_black_market
    }),
    (Variant::UsedTileFaceUp, |it| &mut it.used_tile_face_up),
];

const EDITIONS: [Edition; 2] = [Edition::First2004, Edition::Second2014];
const GOLD_MINES: [GoldMine; 2] = [GoldMine::Any, GoldMine::Cheapest];
const START_HANDS: [StartHand; 3] = [StartHand::Off, StartHand::FourOn, StartHand::FiveOn];

/// The set-up screen.
#[component]
pub fn NewSanJuan() -> impl IntoView {
    let house = House::expect();
    let text = move || house.language.get().san_juan();
    let (settling, options) = Settling::of_last::<SanJuan>(house);
    let preset = move |at: usize| {
        let seats = [(1, 2), (1, 1), (4, 0), (1, 3)].get(at).copied();
        let (humans, bots) = seats.unwrap_or((1, 3));
        settling.seat::<SanJuan>(house, humans, bots);
        options.set(Options::default());
    };
    let start = move |()| settling.start::<SanJuan>(house, options.get_untracked());
    let variant = move |(variant, of): Switched| {
        switch(
            move || text().variant(variant),
            move || *of(&mut options.get()),
            move |on| options.update(|options| *of(options) = on),
        )
    };
    let named =
        move |variant: Variant| Signal::derive(move || text().variant(variant).name.to_owned());
    let variants = view! {
        {choices(
            named(Variant::Edition),
            &EDITIONS,
            move || EDITIONS.map(|it| text().edition(it).to_owned()).to_vec(),
            move || options.with(|options| options.edition),
            move |edition| options.update(|options| options.edition = edition),
        )}
        {choices(
            named(Variant::GoldMine),
            &GOLD_MINES,
            move || GOLD_MINES.map(|it| text().gold_mine(it).to_owned()).to_vec(),
            move || options.with(|options| options.gold_mine),
            move |gold_mine| options.update(|options| options.gold_mine = gold_mine),
        )}
        {choices(
            named(Variant::StartHand),
            &START_HANDS,
            move || START_HANDS.map(|it| text().start_hand(it).to_owned()).to_vec(),
            move || options.with(|options| options.start_hand_variant),
            move |hand| options.update(|options| options.start_hand_variant = hand),
        )}
        <details class="finer">
            <summary>{move || text().finer_points()}</summary>
            {FINER.map(variant)}
        </details>
    };
    view! {
        <SetUp
            title=Signal::derive(move || {
                let words = house.words();
                [words.san_juan, " – ", words.set_up_title].concat()
            })
            settling
            most=4
            seats=|words| words.seats
            ways=&[Privacy::Pass, Privacy::Table]
            presets=[
                ("learn", |words| words.card_presets[0]),
                ("duel", |words| words.card_presets[1]),
                ("family", |words| words.card_presets[2]),
                ("solo", |words| words.card_presets[3]),
            ]
            preset=Callback::new(preset)
            chosen=variant((Variant::NewBuildings, |it| &mut it.new_buildings))
            variants=variants.into_any()
            again=house.last_seed(GameKind::SanJuan).is_some()
            start=Callback::new(start)
        />
    }
    .into_any()
}
