//! Setting up Puerto Rico.

use crate::games::GameKind;
use crate::games::puerto_rico::{Buildings, Options, PuertoRico, Vp5};
use crate::session::Privacy;
use crate::text::puerto_rico::Variant;
use crate::ui::app::House;
use crate::ui::live::prelude::*;
use crate::ui::parts::{choices, switch};
use crate::ui::screens::set_up::{SetUp, Settling};

use super::buildings::{BuildingsOfGame, FINER, Switched};

/// The variants that every table has.
const USUAL: [Switched; 4] = [
    (Variant::OpenVp, |it| &mut it.open_vp),
    (Variant::AllowDecline, |it| &mut it.allow_decline),
    (Variant::CornMinusOne, |it| &mut it.corn_minus_one),
    (Variant::SwapFactoryUniversity, |it| {
        &mut it.swap_factory_university
    }),
];

/// The set-up screen.
#[component]
pub fn NewPuertoRico() -> impl IntoView {
    let house = House::expect();
    let text = move || house.language.get().puerto_rico();
    let (settling, options) = Settling::of_last::<PuertoRico>(house);
    let seats = Memo::new(move |_| settling.seats());
    let preset = move |at: usize| {
        let (humans, bots) = [(1, 2), (4, 0), (4, 0), (1, 3)]
            .get(at)
            .copied()
            .unwrap_or((1, 3));
        settling.seat::<PuertoRico>(house, humans, bots);
        options.set(Options {
            open_vp: at < 2,
            ..Options::default()
        });
    };
    let start = move |()| settling.start::<PuertoRico>(house, options.get_untracked());
    let expanded = Memo::new(move |_| options.with(|it| it.buildings != Buildings::Base));
    let variant = move |(variant, of): Switched| {
        switch(
            move || text().variant(variant),
            move || *of(&mut options.get()),
            move |on| options.update(|options| *of(options) = on),
        )
    };
    let vp5 = move || {
        choices(
            Signal::derive(move || text().variant(Variant::Vp5).name.to_owned()),
            &[Vp5::Current, Vp5::Classic],
            move || {
                [Vp5::Current, Vp5::Classic]
                    .map(|chips| text().vp5(chips).to_owned())
                    .to_vec()
            },
            move || options.with(|options| options.vp5),
            move |chips| options.update(|options| options.vp5 = chips),
        )
    };
    let two = move || seats.get() == 2;
    let variants = view! {
        {USUAL.map(variant)}
        {move || two().then(|| variant((Variant::CraftsmanAngst, |it| &mut it.craftsman_angst)))}
        {move || (seats.get() == 5).then(vp5)}
        {move || expanded.get().then(|| view! {
            <details class="finer">
                <summary>{move || text().finer_points()}</summary>
                {FINER.map(variant)}
                {move || two().then(|| variant((Variant::Library2pOncePerRound, |it| {
                    &mut it.library_2p_once_per_round
                })))}
            </details>
        }.into_any())}
    };
    view! {
        <SetUp
            title=Signal::derive(move || house.words().set_up_title.to_owned())
            settling
            most=5
            seats=|words| words.seats
            ways=&[Privacy::Open, Privacy::Pass]
            presets=[
                ("learn", |words| words.preset_learn),
                ("family", |words| words.preset_family),
                ("tournament", |words| words.preset_tournament),
                ("solo", |words| words.preset_solo),
            ]
            preset=Callback::new(preset)
            chosen=view! { <BuildingsOfGame options /> }.into_any()
            variants=variants.into_any()
            again=house.last_seed(GameKind::PuertoRico).is_some()
            start=Callback::new(start)
        />
    }
    .into_any()
}
