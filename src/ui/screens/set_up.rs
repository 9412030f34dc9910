//! Setting up a table: who sits where, and how the game is played.
//!
//! [`SetUp`] is what every game asks; its presets and variants are in the room of each game.

use crate::bots::Level;
use crate::engine::{BySeat, Seat};
use crate::session::{Person, Privacy, Who};
use crate::text::{Pages, Told};
use crate::ui::app::House;
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, Switch, choices, seat_class, seat_shape};
use crate::ui::plan::{LONGEST_NAME, Plan, are_named, people, rotated};
use crate::ui::table::shown::Shown;

use super::Page;

/// What is settled so far, of any game.
#[derive(Clone, Copy)]
pub struct Settling {
    /// Who sits where.
    pub people: RwSignal<BySeat<Person>>,
    /// How secrets are kept from each other.
    pub privacy: RwSignal<Privacy>,
    /// Whether the game has the luck of the last one.
    pub same_deal: RwSignal<bool>,
}

impl Settling {
    /// As the last table had it, and its variants.
    pub fn of_last<G: Shown>(house: House) -> (Self, RwSignal<G::Options>) {
        let plan = house.last_plan::<G>();
        let settling = Settling {
            people: RwSignal::new(plan.people),
            privacy: RwSignal::new(plan.privacy),
            same_deal: RwSignal::new(false),
        };
        (settling, RwSignal::new(plan.options))
    }

    /// So many people and bots, with the names that are there already.
    pub fn seat<G: Shown>(self, house: House, humans: u8, bots: u8) {
        let mut next = people(house.words(), humans, bots);
        for (seat, person) in self.people.get_untracked().iter() {
            if seat.number() < next.count() {
                next[seat].name.clone_from(&person.name);
            }
        }
        self.people.set(next);
        self.privacy.set(G::PRIVACY);
    }

    /// Begins.
    pub fn start<G: Shown>(self, house: House, options: G::Options) {
        let last = self
            .same_deal
            .get_untracked()
            .then(|| house.last_seed(G::KIND));
        let plan = Plan {
            people: self.people.get_untracked(),
            options,
            privacy: self.privacy.get_untracked(),
        };
        house.start::<G>(plan, last.flatten());
    }

    /// How many seats there are.
    pub fn seats(self) -> u8 {
        self.people.with(BySeat::count)
    }
}

/// A ready-made set-up: what it is called in the page, and its words.
pub type Preset = (&'static str, fn(&Pages) -> Told);

/// The set-up screen of any game.
#[component]
pub fn SetUp(
    /// Its title.
    #[prop(into)]
    title: Signal<String>,
    /// What is settled so far.
    settling: Settling,
    /// The most seats.
    most: u8,
    /// What the seats are called together.
    seats: fn(&Pages) -> &'static str,
    /// The ways to keep secrets, the usual one first.
    ways: &'static [Privacy],
    /// Ready-made set-ups: what they are called in the page, and what they do.
    presets: [Preset; 4],
    /// Takes one, by its place.
    preset: Callback<usize>,
    /// What is chosen before the variants.
    chosen: AnyView,
    /// The variants.
    variants: AnyView,
    /// Whether there was a game whose luck can be had again.
    again: bool,
    /// Begins.
    start: Callback<()>,
) -> impl IntoView {
    let house = House::expect();
    let words = move || house.words();
    let Settling {
        people,
        privacy,
        same_deal,
    } = settling;
    let named = Memo::new(move |_| people.with(are_named));
    let way = move |way: &Privacy| match way {
        Privacy::Open => words().privacy_open.to_owned(),
        Privacy::Table => words().privacy_table.to_owned(),
        Privacy::Pass => words().privacy_pass.to_owned(),
    };
    view! {
        <Page title class="set-up">
            <div class="presets" role="group" aria-label=move || words().presets>
                {presets.into_iter().enumerate().map(|(at, (hook, told))| view! {
                    <button type="button" data-preset=hook on:click=move |_| preset.run(at)>
                        <strong>{move || told(words()).name}</strong>
                        <span>{move || told(words()).line}</span>
                    </button>
                }.into_any()).collect_view()}
            </div>
            <Seats people most name=seats />
            {chosen}
            <details class="variants">
                <summary>{move || words().variants}</summary>
                {choices(
                    Signal::derive(move || words().privacy.to_owned()),
                    ways,
                    move || ways.iter().map(way).collect(),
                    move || privacy.get(),
                    move |way| privacy.set(way),
                )}
                {variants}
                {again.then(|| view! {
                    <Switch
                        label=Signal::derive(move || words().same_deal.to_owned())
                        explanation=Signal::derive(move || words().same_deal_line.to_owned())
                        on=same_deal
                        turn=move |on| same_deal.set(on)
                    />
                }.into_any())}
            </details>
            <footer class="page-foot">
                <p role="status">{move || if named.get() { "" } else { words().names_needed }}</p>
                <button
                    type="button"
                    class="primary"
                    data-act="start"
                    disabled=move || !named.get()
                    on:click=move |_| start.run(())
                >
                    <Icon name="play" />
                    {move || words().start}
                </button>
            </footer>
        </Page>
    }
    .into_any()
}

/// Who sits where, and how many there are.
#[component]
fn Seats(
    people: RwSignal<BySeat<Person>>,
    most: u8,
    name: fn(&Pages) -> &'static str,
) -> impl IntoView {
    let house = House::expect();
    let words = move || house.words();
    let seats = Memo::new(move |_| people.with(BySeat::count));
    view! {
        <section class="seats" aria-label=move || name(words())>
            {move || Seat::all(seats.get())
                .map(|seat| view! { <SeatRow people seat /> })
                .collect_view()}
            <div class="seats-acts">
                <button
                    type="button"
                    data-act="add-seat"
                    disabled=move || { seats.get() >= most }
                    on:click=move |_| people.update(|people| {
                        let added = crate::ui::plan::people(words(), 0, most);
                        let count = people.count() + 1;
                        *people = BySeat::from_fn(count, |seat| {
                            let old = people.iter().find(|(other, _)| *other == seat);
                            old.map_or_else(|| added[seat].clone(), |(_, person)| person.clone())
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
                    on:click=move |_| people.update(|people| {
                        let count = people.count() - 1;
                        *people = BySeat::from_fn(count, |seat| people[seat].clone());
                    })
                >
                    <Icon name="minus" />
                    {move || words().remove_seat}
                </button>
                <button
                    type="button"
                    data-act="rotate-seats"
                    on:click=move |_| people.update(|people| *people = rotated(people))
                >
                    <Icon name="redo" />
                    {move || words().rotate_seats}
                </button>
            </div>
        </section>
    }
    .into_any()
}

/// Who sits in one seat.
#[component]
fn SeatRow(people: RwSignal<BySeat<Person>>, seat: Seat) -> impl IntoView {
    let house = House::expect();
    let words = move || house.words();
    let person = move || {
        people.with(|people| {
            let found = people.iter().find(|(other, _)| *other == seat);
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
                    on:input=move |event| people.update(|people| {
                        people[seat].name = event_target_value(&event);
                    })
                />
            </label>
            <div class="seat-kinds" role="group" aria-label=move || (words().player_of_seat)(seat.number() + 1)>
                {move || kinds().into_iter().map(|(kind, label)| view! {
                    <button
                        type="button"
                        class="choice"
                        aria-pressed=move || if who.get() == kind { "true" } else { "false" }
                        on:click=move |_| people.update(|people| people[seat].who = kind)
                    >
                        <Icon name=if kind == Who::Human { "person" } else { "robot" } />
                        {label}
                    </button>
                }.into_any()).collect_view()}
            </div>
        </div>
    }
}
