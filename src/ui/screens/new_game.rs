//! Setting up a table: who sits where, and how the game is played.

use serde::{Deserialize, Serialize};

use crate::bots::Level;
use crate::engine::{BySeat, MOST_SEATS, Seat};
use crate::games::puerto_rico::{Buildings, Options, Setup, Vp5};
use crate::session::{Person, Privacy, Who};
use crate::text::puerto_rico::Variant;
use crate::text::{Pages, Told};
use crate::ui::app::{House, Luck};
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, Switch, choices, seat_class, seat_shape};

use super::Page;
use super::buildings::{BuildingsOfGame, FINER};

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 16;

/// Everything that is settled at the set-up, as the last table had it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// Who sits where.
    pub people: BySeat<Person>,
    /// The variants.
    pub options: Options,
    /// How secrets are kept from each other.
    pub privacy: Privacy,
}

impl Plan {
    /// A person against three bots.
    pub fn usual(words: &Pages) -> Self {
        Plan::of(words, 1, 3)
    }

    /// So many people and bots.
    fn of(words: &Pages, humans: u8, bots: u8) -> Self {
        let person = |seat: Seat| Person {
            name: default_name(words, seat),
            who: if seat.number() < humans {
                Who::Human
            } else {
                Who::Bot(Level::Greedy)
            },
        };
        Plan {
            people: BySeat::from_fn(humans + bots, person),
            options: Options::default(),
            privacy: Privacy::Open,
        }
    }

    /// The set-up of the game.
    pub fn setup(&self) -> Setup {
        Setup {
            seats: self.people.count(),
            options: self.options,
        }
    }

    /// Whether it can be played: seats, and names that are there and short enough.
    pub fn is_playable(&self) -> bool {
        self.setup().is_playable()
            && self.people.iter().all(|(_, person)| {
                let length = person.name.chars().count();
                !person.name.trim().is_empty() && length <= LONGEST_NAME
            })
    }

    /// The same people, each a seat further.
    pub fn rotated(&self) -> Self {
        let seats = self.people.count();
        let people = BySeat::from_fn(seats, |seat| self.people[seat.next(seats)].clone());
        Plan {
            people,
            ..self.clone()
        }
    }
}

fn default_name(words: &Pages, seat: Seat) -> String {
    let name = words.player_names.get(usize::from(seat.number()));
    name.copied().unwrap_or_default().to_owned()
}

/// The set-up screen.
#[component]
pub fn NewGame() -> impl IntoView {
    let house = House::expect();
    let words = move || house.words();
    let plan = RwSignal::new(house.last_plan());
    let same_deal = RwSignal::new(false);
    let seats = Memo::new(move |_| plan.with(|plan| plan.people.count()));
    let preset = move |humans: u8, bots: u8, options: Options| {
        let names = plan.with_untracked(|plan| plan.people.clone());
        let mut next = Plan {
            options,
            ..Plan::of(words(), humans, bots)
        };
        for (seat, person) in names.iter() {
            if seat.number() < next.people.count() {
                next.people[seat].name.clone_from(&person.name);
            }
        }
        plan.set(next);
    };
    let expanded = Memo::new(move |_| plan.with(|plan| plan.options.buildings != Buildings::Base));
    let options_on = move |of: fn(&mut Options) -> &mut bool| {
        Signal::derive(move || *of(&mut plan.get().options))
    };
    let variant = move |variant: Variant, of: fn(&mut Options) -> &mut bool| {
        let told = move || house.language.get().puerto_rico().variant(variant);
        view! {
            <Switch
                label=Signal::derive(move || told().name.to_owned())
                explanation=Signal::derive(move || told().line.to_owned())
                on=options_on(of)
                turn=move |on| plan.update(|plan| *of(&mut plan.options) = on)
            />
        }
    };
    view! {
        <Page title=Signal::derive(move || words().set_up_title.to_owned()) class="set-up">
            <div class="presets" role="group" aria-label=move || words().presets>
                <button type="button" data-preset="learn" on:click=move |_| preset(1, 2, Options { open_vp: true, ..Options::default() })>
                    {move || told(words().preset_learn)}
                </button>
                <button type="button" data-preset="family" on:click=move |_| preset(4, 0, Options { open_vp: true, ..Options::default() })>
                    {move || told(words().preset_family)}
                </button>
                <button type="button" data-preset="tournament" on:click=move |_| preset(4, 0, Options::default())>
                    {move || told(words().preset_tournament)}
                </button>
                <button type="button" data-preset="solo" on:click=move |_| preset(1, 3, Options::default())>
                    {move || told(words().preset_solo)}
                </button>
            </div>
            <section class="seats" aria-label=move || words().seats>
                {move || Seat::all(seats.get())
                    .map(|seat| view! { <SeatRow plan seat /> })
                    .collect_view()}
                <div class="seats-acts">
                    <button
                        type="button"
                        data-act="add-seat"
                        disabled=move || { usize::from(seats.get()) >= MOST_SEATS }
                        on:click=move |_| plan.update(|plan| {
                            let added = Plan::of(words(), 0, 5);
                            let count = plan.people.count() + 1;
                            plan.people = BySeat::from_fn(count, |seat| {
                                let old = plan.people.iter().find(|(other, _)| *other == seat);
                                old.map_or_else(|| added.people[seat].clone(), |(_, person)| person.clone())
                            });
                        })
                    >
                        <Icon name="plus" />
                        {move || words().add_seat}
                    </button>
                    <button
                        type="button"
                        data-act="remove-seat"
                        disabled=move || seats.get() <= 2
                        on:click=move |_| plan.update(|plan| {
                            let count = plan.people.count() - 1;
                            plan.people = BySeat::from_fn(count, |seat| plan.people[seat].clone());
                        })
                    >
                        <Icon name="minus" />
                        {move || words().remove_seat}
                    </button>
                    <button
                        type="button"
                        data-act="rotate-seats"
                        on:click=move |_| plan.update(|plan| *plan = plan.rotated())
                    >
                        <Icon name="redo" />
                        {move || words().rotate_seats}
                    </button>
                </div>
            </section>
            <BuildingsOfGame plan />
            <details class="variants">
                <summary>{move || words().variants}</summary>
                {choices(
                    Signal::derive(move || words().privacy.to_owned()),
                    &[Privacy::Open, Privacy::Pass],
                    move || [words().privacy_open, words().privacy_pass].map(str::to_owned).to_vec(),
                    move || plan.with(|plan| plan.privacy),
                    move |privacy| plan.update(|plan| plan.privacy = privacy),
                )}
                {variant(Variant::OpenVp, |options| &mut options.open_vp)}
                {variant(Variant::AllowDecline, |options| &mut options.allow_decline)}
                {variant(Variant::CornMinusOne, |options| &mut options.corn_minus_one)}
                {variant(Variant::SwapFactoryUniversity, |options| &mut options.swap_factory_university)}
                <Show when=move || seats.get() == 2>
                    {variant(Variant::CraftsmanAngst, |options| &mut options.craftsman_angst)}
                </Show>
                <Show when=move || seats.get() == 5>
                    {choices(
                        Signal::derive(move || {
                            house.language.get().puerto_rico().variant(Variant::Vp5).name.to_owned()
                        }),
                        &[Vp5::Current, Vp5::Classic],
                        move || {
                            let game = house.language.get().puerto_rico();
                            [Vp5::Current, Vp5::Classic].map(|chips| game.vp5(chips).to_owned()).to_vec()
                        },
                        move || plan.with(|plan| plan.options.vp5),
                        move |chips| plan.update(|plan| plan.options.vp5 = chips),
                    )}
                </Show>
                {move || expanded.get().then(|| view! {
                    <details class="finer">
                        <summary>{move || house.language.get().puerto_rico().finer_points()}</summary>
                        {FINER.map(|(which, of)| variant(which, of).into_any())}
                        <Show when=move || seats.get() == 2>
                            {variant(Variant::Library2pOncePerRound, |options| &mut options.library_2p_once_per_round)}
                        </Show>
                    </details>
                }.into_any())}
                <Show when=move || house.has_last_seed()>
                    <Switch
                        label=Signal::derive(move || words().same_deal.to_owned())
                        explanation=Signal::derive(move || words().same_deal_line.to_owned())
                        on=same_deal
                        turn=move |on| same_deal.set(on)
                    />
                </Show>
            </details>
            <footer class="page-foot">
                <p role="status">{move || {
                    if plan.with(Plan::is_playable) { "" } else { words().names_needed }
                }}</p>
                <button
                    type="button"
                    class="primary"
                    data-act="start"
                    disabled=move || !plan.with(Plan::is_playable)
                    on:click=move |_| house.start(plan.get_untracked(), if same_deal.get_untracked() { Luck::LikeLast } else { Luck::New })
                >
                    <Icon name="play" />
                    {move || words().start}
                </button>
            </footer>
        </Page>
    }
}

fn told(words: Told) -> impl IntoView {
    view! {
        <strong>{words.name}</strong>
        <span>{words.line}</span>
    }
}

/// Who sits in one seat.
#[component]
fn SeatRow(plan: RwSignal<Plan>, seat: Seat) -> impl IntoView {
    let house = House::expect();
    let words = move || house.words();
    let person = move || {
        plan.with(|plan| {
            let found = plan.people.iter().find(|(other, _)| *other == seat);
            found.map(|(_, person)| person.clone())
        })
    };
    let who = Memo::new(move |_| person().map_or(Who::Human, |person| person.who));
    let name = Memo::new(move |_| person().map_or_else(String::new, |person| person.name));
    let kinds = move || {
        let level = |level: &Level| {
            let told = match level {
                Level::Random => words().random_bot,
                Level::Greedy => words().greedy_bot,
            };
            (Who::Bot(*level), told.name.to_owned())
        };
        let mut kinds = vec![(Who::Human, words().human.to_owned())];
        kinds.extend(Level::ALL.iter().map(level));
        kinds
    };
    view! {
        <div class=format!("seat-row {}", seat_class(seat)) data-seat=seat.number()>
            <Icon name=seat_shape(seat) class="seat-shape" />
            <label class="seat-name">
                <span class="unseen">{move || (words().name_of_seat)(seat.number() + 1)}</span>
                <input
                    type="text"
                    autocomplete="off"
                    maxlength=LONGEST_NAME
                    prop:value=move || name.get()
                    on:input=move |event| plan.update(|plan| {
                        plan.people[seat].name = event_target_value(&event);
                    })
                />
            </label>
            <div class="seat-kinds" role="group" aria-label=move || (words().player_of_seat)(seat.number() + 1)>
                {move || kinds().into_iter().map(|(kind, label)| view! {
                    <button
                        type="button"
                        class="choice"
                        aria-pressed=move || if who.get() == kind { "true" } else { "false" }
                        on:click=move |_| plan.update(|plan| plan.people[seat].who = kind)
                    >
                        <Icon name=if kind == Who::Human { "person" } else { "robot" } />
                        {label}
                    </button>
                }.into_any()).collect_view()}
            </div>
        </div>
    }
}
