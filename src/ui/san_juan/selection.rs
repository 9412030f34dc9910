//! The one selection that board, tray and keyboard share.

use crate::engine::Seat;
use crate::games::san_juan::{Card, Event, Pile, SanJuan, Seen, Table, View};
use crate::text::SanJuanText;
use crate::ui::live::prelude::*;
use crate::ui::table::touch::{AGAIN, Look};
use crate::ui::table::{Around, Details};

use super::details;
use super::draft::Draft;
use super::offers::{self, Offer, Tap, Thing};
use super::views::Showing;

/// What the parts of the table share: what is seen, what is chosen.
#[derive(Clone, Copy)]
pub struct Board {
    /// The table around the board.
    pub around: Around<SanJuan>,
    /// What can be chosen.
    pub offers: Memo<Vec<Offer>>,
    /// What is chosen so far.
    pub draft: RwSignal<Draft>,
    /// Whose whole city is looked at.
    pub peek: RwSignal<Option<Seat>>,
    /// What a narrow screen shows.
    pub showing: RwSignal<Showing>,
    /// Where the last move left its mark.
    marks: Memo<Vec<(Thing, Seat)>>,
    /// What was chosen last, and when.
    last: StoredValue<Option<(Tap, u64)>>,
}

impl Board {
    /// Lays the board out.
    pub fn new(around: Around<SanJuan>) -> Self {
        let draft = RwSignal::new(Draft::default());
        let last = StoredValue::new(None);
        let offers = Memo::new(move |_| {
            let text = around.language.get().san_juan();
            around.view.with(|view| {
                around
                    .actions
                    .with(|actions| draft.with(|draft| offers::offers(view, actions, draft, text)))
            })
        });
        let board = Board {
            around,
            offers,
            draft,
            peek: RwSignal::new(None),
            showing: RwSignal::new(Showing::Table),
            marks: Memo::new(move |_| around.recent.with(|events| marks(events))),
            last,
        };
        Effect::new(move |_| {
            around.track_decision();
            // Cards that are hidden are not chosen.
            around.peeking.track();
            let proposed = around.actions.with(|actions| {
                let view = around.view.get_untracked();
                Draft::proposed(&view, actions)
            });
            last.set_value(None);
            draft.set(proposed);
        });
        provide_context(board);
        board
    }

    /// The board that a part belongs to.
    ///
    /// # Panics
    ///
    /// Outside of the table of San Juan.
    pub fn expect() -> Self {
        expect_context::<Board>()
    }

    /// Asks something of what is seen.
    pub fn with<T>(self, ask: impl FnOnce(&Table<Seen>) -> T) -> T {
        self.around.view.with(|view| ask(&view.table))
    }

    /// The words of the game, in the language of the page.
    pub fn text(self) -> &'static dyn SanJuanText {
        self.around.language.get().san_juan()
    }

    /// The name of a player.
    pub fn name(self, seat: Seat) -> String {
        self.around.people.with(|people| {
            let person = people.iter().find(|(other, _)| *other == seat);
            person.map_or_else(String::new, |(_, person)| person.name.clone())
        })
    }

    /// Whether somebody at this device is asked.
    pub fn is_asked(self) -> bool {
        self.around.actions.with(|actions| !actions.is_empty())
    }

    /// Whether an offer is part of what is chosen.
    fn has(draft: &Draft, tap: Tap) -> bool {
        match tap {
            Tap::One(action) => draft.one == Some(action),
            Tap::Build(card) => draft.build == Some(card),
            Tap::Place(over) => draft.place == Some(over),
            Tap::Card(card, copy) => copy < draft.cards.of(card),
            Tap::Good(place) => draft.goods.contains(&place),
            Tap::Fill | Tap::Clear | Tap::Show => false,
        }
    }

    /// The places in the tray of everything that is chosen.
    pub fn picked(self) -> Vec<usize> {
        self.draft.with(|draft| {
            self.offers.with(|offers| {
                let all = offers.iter().enumerate();
                let chosen = all.filter(|(_, offer)| Board::has(draft, offer.tap));
                chosen.map(|(at, _)| at).collect()
            })
        })
    }

    /// Whether a hand card is on its way into the city.
    pub fn is_built(self, card: Card, copy: u8) -> bool {
        copy == 0 && self.draft.with(|draft| draft.build == Some(card))
    }

    /// How a thing is drawn.
    pub fn look(self, thing: Thing) -> Memo<Look> {
        Memo::new(move |_| {
            let option = self.offers.with(|offers| {
                let stands = |offer: &Offer| offer.things.contains(&thing);
                offers.iter().position(stands)
            });
            let picked = match (thing, option) {
                (Thing::Hand(card, copy), None) => self.is_built(card, copy),
                (Thing::Structure(place), None) => {
                    self.draft.with(|draft| draft.place == Some(Some(place)))
                }
                (_, Some(at)) => self.draft.with(|draft| {
                    self.offers
                        .with(|offers| offers.get(at).is_some_and(|it| Board::has(draft, it.tap)))
                }),
                (_, None) => false,
            };
            let refused = option.is_none()
                && !picked
                && self.is_asked()
                && self.with(|table| self.draft.with(|it| offers::is_asked(table, it, thing)));
            Look {
                option,
                picked,
                refused,
                mark: self.marks.with(|marks| {
                    let touched = marks.iter().find(|(marked, _)| *marked == thing);
                    touched.map(|(_, seat)| *seat)
                }),
            }
        })
    }

    /// A tap on a thing.
    pub fn touch(self, thing: Thing, now: u64) {
        if let Thing::Seat(seat) = thing {
            return self
                .peek
                .update(|peek| *peek = (*peek != Some(seat)).then_some(seat));
        }
        let tap = self.offers.with_untracked(|offers| {
            let stands = offers.iter().find(|offer| offer.things.contains(&thing));
            stands.map(|offer| offer.tap)
        });
        let built = self.draft.with_untracked(|draft| draft.build);
        match (tap, thing) {
            (Some(tap), _) => self.choose(tap, now),
            (None, Thing::Hand(card, 0)) if built == Some(card) => {
                self.choose(Tap::Build(card), now);
            }
            (None, _) => self.explain(thing),
        }
    }

    /// An option of the tray, by its place there.
    pub fn pick_option(self, at: usize, now: u64) {
        let tap = self
            .offers
            .with_untracked(|offers| offers.get(at).map(|it| it.tap));
        if let Some(tap) = tap {
            self.choose(tap, now);
        }
    }

    /// Chooses something; the same again, a moment later, carries it out or takes it back.
    fn choose(self, tap: Tap, now: u64) {
        self.around.notice.set(None);
        if tap == Tap::Show {
            return self.around.peeking.set(true);
        }
        let before = self.last.try_update_value(|last| last.replace((tap, now)));
        let before = before.flatten().filter(|(last, _)| *last == tap);
        let again = before.is_some_and(|(_, at)| now.saturating_sub(at) >= AGAIN);
        let fast = self.around.settings.with_untracked(|it| it.fast);
        let view = self.around.view.get_untracked();
        let mut draft = self.draft.get_untracked();
        let chosen = Board::has(&draft, tap);
        let alone = draft
            .range(&view.table)
            .is_some_and(|range| range.most == 1);
        // What is one of several is taken back by another tap; what stands alone is carried out.
        let repeated = match tap {
            Tap::One(_) | Tap::Build(_) => chosen,
            Tap::Card(..) | Tap::Good(_) => chosen && alone,
            Tap::Place(_) | Tap::Fill | Tap::Clear | Tap::Show => false,
        };
        if repeated && !again {
            return;
        }
        let quick = match tap {
            Tap::One(_) => fast,
            Tap::Card(..) | Tap::Good(_) => fast && alone,
            Tap::Build(_) | Tap::Place(_) | Tap::Fill | Tap::Clear | Tap::Show => false,
        };
        if !repeated && let Err(full) = self.change(&mut draft, tap, &view) {
            return self.around.notice.set(Some(full));
        }
        match draft.run(&view).filter(|_| repeated || quick) {
            Some(actions) => self.around.choose.run(actions),
            None if repeated && matches!(tap, Tap::Build(_)) => self.draft.set(Draft::default()),
            None => self.draft.set(draft),
        }
    }

    /// What a tap does to what is chosen so far, or why no more can be chosen.
    fn change(self, draft: &mut Draft, tap: Tap, view: &View) -> Result<(), String> {
        match tap {
            Tap::One(action) => *draft = Draft::one(action),
            Tap::Build(card) => {
                *draft = Draft::to_build(card);
                draft.fill_if_forced(view);
            }
            Tap::Place(over) => {
                draft.place = Some(over);
                draft.fill_if_forced(view);
            }
            Tap::Fill => draft.fill(view),
            Tap::Clear => *draft = Draft::default(),
            Tap::Card(..) | Tap::Good(_) => {
                let Some(range) = draft.range(&view.table) else {
                    return Ok(());
                };
                let room = match tap {
                    Tap::Good(place) => draft.toggle_good(&range, place),
                    Tap::Card(card, copy) => draft.toggle_card(&range, card, copy),
                    Tap::One(_)
                    | Tap::Build(_)
                    | Tap::Place(_)
                    | Tap::Fill
                    | Tap::Clear
                    | Tap::Show => true,
                };
                if !room {
                    let text = self.around.language.get_untracked().san_juan();
                    return Err(text.chosen(draft.chosen(), range.most));
                }
            }
            Tap::Show => {}
        }
        Ok(())
    }

    /// Carries out what is chosen.
    pub fn confirm(self) {
        let view = self.around.view.get_untracked();
        let hidden = self
            .offers
            .with_untracked(|it| it.iter().all(|offer| offer.tap == Tap::Show));
        let run = self.draft.with_untracked(|draft| draft.run(&view));
        if let Some(actions) = run.filter(|_| !hidden) {
            self.around.choose.run(actions);
        }
    }

    /// Drops what is chosen, or puts away what lies over the table.
    pub fn cancel(self) {
        if self.peek.get_untracked().is_some() {
            self.peek.set(None);
            return;
        }
        self.draft.set(Draft::default());
        self.around.details.set(None);
    }

    /// Opens the card that explains a thing.
    pub fn show_details(self, thing: Thing) {
        let card = self.details(thing);
        if card.is_some() {
            self.around.details.set(card);
        }
    }

    fn details(self, thing: Thing) -> Option<Details> {
        let text = self.around.language.get_untracked().san_juan();
        let seat = self.around.mine.get_untracked();
        self.around
            .view
            .with_untracked(|view| details::details(&view.table, seat, thing, text))
    }

    /// Says why a thing cannot be chosen; where nothing of its kind can, what it is.
    fn explain(self, thing: Thing) {
        let text = self.around.language.get_untracked().san_juan();
        let asked = self.around.actions.with_untracked(|it| !it.is_empty());
        let why = self.around.view.with_untracked(|view| {
            self.draft
                .with_untracked(|draft| offers::why_not(&view.table, draft, thing))
        });
        match why.filter(|_| asked) {
            Some(why) => self.around.notice.set(Some(text.illegal(&why))),
            None => self.show_details(thing),
        }
    }

    /// The cards that are shown large: those that the player has drawn, or that are turned up.
    pub fn drawn(self) -> Memo<Vec<(Card, u8)>> {
        Memo::new(move |_| {
            self.with(|table| {
                let cards = details::drawn(table);
                let copies = |(card, count)| (0..count).map(move |copy| (card, copy));
                cards.kinds().flat_map(copies).collect()
            })
        })
    }

    /// The player's hand, card by card, and how many backs where it is not seen.
    pub fn hand(self) -> Memo<(Vec<(Card, u8)>, u8)> {
        Memo::new(move |_| {
            let mine = self.around.mine.get();
            self.with(|table| {
                let hand = &table.players[mine].hand;
                let copies = |(card, count)| (0..count).map(move |copy| (card, copy));
                match hand.faces() {
                    Some(faces) => (faces.kinds().flat_map(copies).collect(), 0),
                    None => (Vec::new(), hand.count()),
                }
            })
        })
    }
}

/// The things that the last move touched, and who touched them.
fn marks(events: &[Event<Seen>]) -> Vec<(Thing, Seat)> {
    let mut marks = Vec::new();
    for event in events {
        if let Event::Chose { seat, role } = *event {
            marks.push((Thing::Role(role), seat));
        }
        if let Some(seat) = event.seat() {
            marks.push((Thing::Seat(seat), seat));
        }
    }
    marks
}
