//! Setting up Santorini: New York.

use crate::games::GameKind;
use crate::games::santorini_new_york::{
    BoardName, Broadway, BusSetup, EliminatedHand, FireSelfCap, IfPossible, Options, Role,
    RoleSets, SantoriniNewYork, StartAssign, SupplyRule, Type,
};
use crate::session::Privacy;
use crate::text::SantoriniNewYorkText;
use crate::text::santorini_new_york::Variant;
use crate::ui::app::House;
use crate::ui::live::prelude::*;
use crate::ui::parts::{choices, switch};
use crate::ui::screens::set_up::{SetUp, Settling};

use super::Variants;

/// A switch: which one, and where it is in the options.
type Switched = (Variant, fn(&mut Options) -> &mut bool);

/// Single cases that the rules leave open.
const FINER: [Switched; 6] = [
    (Variant::WinInstant, |it| &mut it.win_instant),
    (Variant::NightGuardMobileOnly, |it| {
        &mut it.night_guard_mobile_only
    }),
    (Variant::NightGuardCanWin, |it| &mut it.night_guard_can_win),
    (Variant::OwnTargets, |it| &mut it.own_targets),
    (Variant::CrossWater, |it| &mut it.cross_water),
    (Variant::ShowPlayed, |it| &mut it.show_played),
];

const BOARDS: [BoardName; 2] = [BoardName::Manhattan28, BoardName::Manhattan33];

/// A ruling with several answers: its name, and theirs.
fn ruling<T: Copy + PartialEq + Send + Sync + 'static>(
    house: House,
    variants: RwSignal<Variants>,
    variant: Variant,
    all: &'static [T],
    name: fn(&dyn SantoriniNewYorkText, T) -> &'static str,
    of: fn(&mut Options) -> &mut T,
) -> AnyView {
    let text = move || house.language.get().santorini_new_york();
    choices(
        Signal::derive(move || text().variant(variant).name.to_owned()),
        all,
        move || all.iter().map(|it| name(text(), *it).to_owned()).collect(),
        move || *of(&mut variants.get().options),
        move |chosen| variants.update(|variants| *of(&mut variants.options) = chosen),
    )
}

/// The set-up screen.
#[component]
pub fn NewNewYork() -> impl IntoView {
    let house = House::expect();
    let text = move || house.language.get().santorini_new_york();
    let (settling, variants) = Settling::of_last::<SantoriniNewYork>(house);
    let preset = move |at: usize| {
        let tables = [
            (1, 1, RoleSets::FIRST_GAME),
            (1, 1, RoleSets::ADVANCED),
            (4, 0, RoleSets::FIRST_GAME),
            (1, 4, RoleSets::FIRST_GAME),
        ];
        let table = tables.get(at).copied();
        let (humans, bots, roles) = table.unwrap_or((1, 1, RoleSets::FIRST_GAME));
        settling.seat::<SantoriniNewYork>(house, humans, bots);
        variants.set(Variants {
            roles,
            ..Variants::default()
        });
    };
    let start = move |()| settling.start::<SantoriniNewYork>(house, variants.get_untracked());
    let options = move |change: &dyn Fn(&mut Options)| {
        variants.update(|variants| change(&mut variants.options));
    };
    let variant = move |(variant, of): Switched| {
        switch(
            move || text().variant(variant),
            move || *of(&mut variants.get().options),
            move |on| options(&|options| *of(options) = on),
        )
    };
    let roles = move |kind: Type, of: fn(&mut RoleSets) -> &mut Role| {
        let all: &'static [Role] = Role::ALL;
        let first = all.iter().position(|role| role.kind() == kind);
        let last = all.iter().rposition(|role| role.kind() == kind);
        let range = first
            .zip(last)
            .and_then(|(first, last)| all.get(first..=last));
        let of_kind = range.unwrap_or_default();
        choices(
            Signal::derive(move || text().kind(kind).to_owned()),
            of_kind,
            move || {
                of_kind
                    .iter()
                    .map(|it| text().role(*it).to_owned())
                    .collect()
            },
            move || *of(&mut variants.get().roles),
            move |role| variants.update(|variants| *of(&mut variants.roles) = role),
        )
    };
    let chosen = view! {
        <section class="set-up-roles">
            {roles(Type::Specialist, |sets| &mut sets.specialist)}
            {roles(Type::Builder, |sets| &mut sets.builder)}
            {roles(Type::Mover, |sets| &mut sets.mover)}
        </section>
    };
    let rulings = view! {
        {choices(
            Signal::derive(move || text().which_board().to_owned()),
            &BOARDS,
            move || BOARDS.map(|it| text().board(it).name.to_owned()).to_vec(),
            move || variants.with(|variants| variants.board),
            move |board| variants.update(|variants| variants.board = board),
        )}
        {ruling(
            house,
            variants,
            Variant::StartAssign,
            &[StartAssign::Pick, StartAssign::Seat, StartAssign::Random],
            |text, it| text.start_assign(it),
            |it| &mut it.start_assign,
        )}
        <details class="finer">
            <summary>{move || text().finer_points()}</summary>
            {FINER.map(variant)}
            {ruling(
                house,
                variants,
                Variant::Supply,
                &[SupplyRule::Hard, SupplyRule::Unlimited],
                |text, it| text.supply_rule(it),
                |it| &mut it.supply,
            )}
            {ruling(
                house,
                variants,
                Variant::BusSetup,
                &[BusSetup::AfterWorkers, BusSetup::BeforeWorkers],
                |text, it| text.bus_setup(it),
                |it| &mut it.bus_setup,
            )}
            {ruling(
                house,
                variants,
                Variant::EliminatedHand,
                &[EliminatedHand::Discard, EliminatedHand::OutOfGame],
                |text, it| text.eliminated_hand(it),
                |it| &mut it.eliminated_hand,
            )}
            {ruling(
                house,
                variants,
                Variant::Broadway,
                &[Broadway::Package, Broadway::Parts],
                |text, it| text.broadway(it),
                |it| &mut it.broadway,
            )}
            {ruling(
                house,
                variants,
                Variant::FireSelfCap,
                &[FireSelfCap::Free, FireSelfCap::LastResort],
                |text, it| text.fire_self_cap(it),
                |it| &mut it.fire_self_cap,
            )}
            {ruling(
                house,
                variants,
                Variant::IfPossible,
                &[IfPossible::Strict, IfPossible::Lenient],
                |text, it| text.if_possible(it),
                |it| &mut it.if_possible,
            )}
        </details>
    };
    view! {
        <SetUp
            title=Signal::derive(move || {
                let words = house.words();
                [words.santorini_new_york, " – ", words.set_up_title].concat()
            })
            settling
            most=5
            seats=|words| words.seats_in_turn
            ways=&[Privacy::Pass, Privacy::Table]
            presets=[
                ("learn", |words| words.tower_presets[0]),
                ("experts", |words| words.tower_presets[1]),
                ("family", |words| words.tower_presets[2]),
                ("solo", |words| words.tower_presets[3]),
            ]
            preset=Callback::new(preset)
            chosen=chosen.into_any()
            variants=rulings.into_any()
            again=house.last_seed(GameKind::SantoriniNewYork).is_some()
            start=Callback::new(start)
        />
    }
    .into_any()
}
