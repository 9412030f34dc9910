//! The one selection that board, tray and keyboard share.

use crate::engine::{BySeat, Seat};
use crate::games::santorini_new_york::{
    City, Event, SantoriniNewYork, Seen, Square, Squares, Table, View,
};
use crate::session::Person;
use crate::text::SantoriniNewYorkText;
use crate::ui::live::prelude::*;
use crate::ui::table::touch::{AGAIN, Look};
use crate::ui::table::{Around, Details};

use super::details;
use super::draft::{Draft, Rehearsal};
use super::offers::{self, Offer, Tap, Thing};
use super::threats::threats;
use super::views::Showing;
use super::workers::{self, Pairs};

/// What the parts of the table share: what is seen, what is chosen.
#[derive(Clone, Copy)]
pub struct Board {
    /// The table around the board.
    pub around: Around<SantoriniNewYork>,
    /// What is chosen so far.
    pub draft: RwSignal<Draft>,
    /// The turn as far as it is chosen.
    pub rehearsal: Memo<Option<Rehearsal>>,
    /// What can be chosen.
    pub offers: Memo<Vec<Offer>>,
    /// What stands on the board, with what is chosen so far.
    pub city: Memo<City>,
    /// Where each worker stands, with what is chosen so far.
    pub pairs: Memo<Pairs>,
    /// Where the holder of the statue could win in this round.
    pub threats: Memo<Squares>,
    /// What a narrow screen shows.
    pub showing: RwSignal<Showing>,
    /// Where the last move left its mark.
    marks: Memo<Vec<(Thing, Seat)>>,
    /// What was chosen last, and when.
    last: StoredValue<Option<(Thing, u64)>>,
}

impl Board {
    /// Lays the board out.
    pub fn new(around: Around<SantoriniNewYork>) -> Self {
        let draft = RwSignal::new(Draft::default());
        let last = StoredValue::new(None);
        let rehearsal = Memo::new(move |_| {
            let asked = around.actions.with(|actions| !actions.is_empty());
            let table = |view: &View| draft.with(|draft| draft.rehearse(&view.table));
            around.view.with(table).filter(|_| asked)
        });
        let names = move |seat: Seat| around.people.with(|people| named(people, seat));
        let offers = Memo::new(move |_| {
            let text = around.language.get().santorini_new_york();
            around.view.with(|view| {
                around.actions.with(|actions| {
                    rehearsal.with(|rehearsal| {
                        draft.with(|draft| {
                            let rehearsal = rehearsal.as_ref();
                            offers::offers(&view.table, actions, rehearsal, draft, text, &names)
                        })
                    })
                })
            })
        });
        let city = Memo::new(move |_| {
            let ahead = rehearsal.with(|it| it.as_ref().map(|it| it.table.city.clone()));
            ahead.unwrap_or_else(|| around.view.with(|view| view.table.city.clone()))
        });
        let board = Board {
            around,
            draft,
            rehearsal,
            offers,
            city,
            pairs: Memo::new(move |_| {
                let mut pairs = around
                    .view
                    .with(|view| around.told.with(|told| workers::pairs(&view.table, told)));
                rehearsal.with(|rehearsal| {
                    let ahead = rehearsal.iter().flat_map(|it| &it.events);
                    ahead.for_each(|event| workers::follow(&mut pairs, event));
                });
                pairs
            }),
            threats: Memo::new(move |_| {
                around
                    .view
                    .with(|view| city.with(|city| threats(&view.table, city)))
            }),
            showing: RwSignal::new(Showing::City),
            marks: Memo::new(move |_| around.recent.with(|events| marks(events))),
            last,
        };
        Effect::new(move |_| {
            around.track_decision();
            // Cards that are hidden are not chosen.
            around.peeking.track();
            last.set_value(None);
            draft.set(Draft::default());
        });
        provide_context(board);
        board
    }

    /// The board that a part belongs to.
    ///
    /// # Panics
    ///
    /// Outside of the table of Santorini: New York.
    pub fn expect() -> Self {
        expect_context::<Board>()
    }

    /// Asks something of what is seen.
    pub fn with<T>(self, ask: impl FnOnce(&Table<Seen>) -> T) -> T {
        self.around.view.with(|view| ask(&view.table))
    }

    /// The words of the game, in the language of the page.
    pub fn text(self) -> &'static dyn SantoriniNewYorkText {
        self.around.language.get().santorini_new_york()
    }

    /// The name of a player.
    pub fn name(self, seat: Seat) -> String {
        self.around.people.with(|people| named(people, seat))
    }

    /// Whether somebody at this device is asked.
    pub fn is_asked(self) -> bool {
        self.around.actions.with(|actions| !actions.is_empty())
    }

    /// The places in the tray of everything that is chosen.
    pub fn picked(self) -> Vec<usize> {
        let one = self.draft.with(|draft| draft.one);
        self.offers.with(|offers| {
            let chosen =
                |offer: &Offer| matches!(offer.tap, Tap::One(action) if one == Some(action));
            offers.iter().position(chosen).into_iter().collect()
        })
    }

    /// How a thing is drawn.
    pub fn look(self, thing: Thing) -> Memo<Look> {
        Memo::new(move |_| {
            let option = self.offers.with(|offers| {
                let stands = |offer: &Offer| offer.things.contains(&thing);
                offers.iter().position(stands)
            });
            let one = self.draft.with(|draft| draft.one);
            let alone = option.is_some_and(|at| {
                self.offers.with(|offers| {
                    let tap = offers.get(at).map(|offer| offer.tap);
                    matches!(tap, Some(Tap::One(action)) if one == Some(action))
                })
            });
            let stepped = match thing {
                Thing::Square(square) => self.rehearsal.with(|rehearsal| {
                    let touched = rehearsal.as_ref().map(Rehearsal::touched);
                    touched.is_some_and(|touched| touched.contains(square))
                }),
                Thing::Card(_) | Thing::Role(_) | Thing::Seat(_) => false,
            };
            Look {
                option,
                picked: alone || stepped,
                refused: false,
                mark: self.marks.with(|marks| {
                    let touched = marks.iter().find(|(marked, _)| *marked == thing);
                    touched.map(|(_, seat)| *seat)
                }),
            }
        })
    }

    /// A tap on a thing.
    pub fn touch(self, thing: Thing, now: u64) {
        let stands: Vec<Tap> = self.offers.with_untracked(|offers| {
            let standing = offers.iter().filter(|offer| offer.things.contains(&thing));
            standing.map(|offer| offer.tap).collect()
        });
        let again = self.is_again(thing, now);
        match (&stands[..], thing) {
            ([tap], _) => self.choose(*tap, again),
            ([], Thing::Square(square)) => self.touch_again(square, again),
            ([], Thing::Card(_) | Thing::Role(_) | Thing::Seat(_)) => self.show_details(thing),
            // What is meant, the tray asks.
            ([_, ..], _) => {
                let words = self.around.language.get_untracked().santorini_new_york();
                self.around
                    .notice
                    .set(Some(words.terms().several_ways.to_owned()));
            }
        }
    }

    /// An option of the tray, by its place there.
    pub fn pick_option(self, at: usize, now: u64) {
        let offer = self.offers.with_untracked(|offers| {
            let offer = offers.get(at)?;
            Some((offer.tap, offer.things.first().copied()))
        });
        if let Some((tap, thing)) = offer {
            let again = thing.is_some_and(|thing| self.is_again(thing, now));
            self.choose(tap, again);
        }
    }

    /// Whether the same thing was touched a moment ago, so that a second tap carries out. A double
    /// tap does not.
    fn is_again(self, thing: Thing, now: u64) -> bool {
        let before = self
            .last
            .try_update_value(|last| last.replace((thing, now)));
        let before = before.flatten().filter(|(last, _)| *last == thing);
        before.is_some_and(|(_, at)| now.saturating_sub(at) >= AGAIN)
    }

    /// Touches a square that is no choice now: chosen already, or at an earlier step.
    fn touch_again(self, square: Square, again: bool) {
        let view = self.around.view.get_untracked();
        let draft = self.draft.get_untracked();
        let complete = draft.run(&view.table).is_some();
        let touched = self.rehearsal.with_untracked(|rehearsal| {
            let last = rehearsal.as_ref().and_then(|it| it.steps.last());
            last.and_then(|last| last.square()) == Some(square)
        });
        if complete && touched && again {
            return self.confirm();
        }
        match draft.with_square(&view.table, square) {
            Some(other) if other != draft => self.advance(other),
            Some(_) => {}
            None => self.explain(Thing::Square(square)),
        }
    }

    /// Chooses something; the same again, a moment later, carries it out.
    fn choose(self, tap: Tap, again: bool) {
        self.around.notice.set(None);
        let draft = self.draft.get_untracked();
        match tap {
            Tap::Show => self.around.peeking.set(true),
            Tap::Back => self.draft.set(draft.back()),
            Tap::Step(action) => self.advance(draft.with(action)),
            Tap::One(action) => {
                let fast = self.around.settings.with_untracked(|it| it.fast);
                if fast || (again && draft.one == Some(action)) {
                    return self.around.choose.run(vec![action]);
                }
                self.draft.set(Draft::one(action));
            }
        }
    }

    /// Goes on to a draft; who plays fast plays a turn that is complete at once.
    fn advance(self, draft: Draft) {
        self.around.notice.set(None);
        let fast = self.around.settings.with_untracked(|it| it.fast);
        let view = self.around.view.get_untracked();
        match draft.run(&view.table).filter(|_| fast) {
            Some(run) => self.around.choose.run(run),
            None => self.draft.set(draft),
        }
    }

    /// Carries out what is chosen.
    pub fn confirm(self) {
        if !self.around.actions.with_untracked(|it| it.is_empty()) {
            let view = self.around.view.get_untracked();
            let run = self.draft.with_untracked(|draft| draft.run(&view.table));
            if let Some(run) = run {
                self.around.choose.run(run);
            }
        }
    }

    /// Drops what is chosen.
    pub fn cancel(self) {
        self.draft.set(Draft::default());
        self.around.details.set(None);
    }

    /// Opens the card that explains a thing.
    pub fn show_details(self, thing: Thing) {
        let words = self.around.language.get_untracked().santorini_new_york();
        let card: Option<Details> = self.around.view.with_untracked(|view| {
            let mine = self.around.mine.get_untracked();
            details::details(&view.table, mine, thing, words, &|seat| self.name(seat))
        });
        if card.is_some() {
            self.around.details.set(card);
        }
    }

    /// Says why a thing cannot be chosen; where nothing of its kind can, what it is.
    fn explain(self, thing: Thing) {
        let words = self.around.language.get_untracked().santorini_new_york();
        let asked = self.around.actions.with_untracked(|it| !it.is_empty());
        let why = self.around.view.with_untracked(|view| {
            self.rehearsal
                .with_untracked(|rehearsal| offers::why_not(&view.table, rehearsal.as_ref(), thing))
        });
        match why.filter(|_| asked) {
            Some(why) => self.around.notice.set(Some(words.illegal(&why))),
            None => self.show_details(thing),
        }
    }
}

fn named(people: &BySeat<Person>, seat: Seat) -> String {
    let person = people.iter().find(|(other, _)| *other == seat);
    person.map_or_else(String::new, |(_, person)| person.name.clone())
}

/// The things that the last move touched, and who touched them.
fn marks(events: &[Event<Seen>]) -> Vec<(Thing, Seat)> {
    let mut marks = Vec::new();
    for event in events {
        let Some(seat) = event.seat() else { continue };
        let squares = match *event {
            Event::Started { squares, .. } => squares.to_vec(),
            Event::Moved { to, .. } | Event::Forced { to, .. } => vec![to],
            Event::Lifted { at, .. }
            | Event::Built { at, .. }
            | Event::Roofed { at, .. }
            | Event::SkyscraperPlaced { at, .. }
            | Event::WorkerLost { at, .. } => vec![at],
            Event::StoodStill { worker, .. } => vec![worker],
            Event::Committed { .. } => {
                marks.push((Thing::Seat(seat), seat));
                continue;
            }
            Event::Shuffled { .. }
            | Event::Dealt { .. }
            | Event::RoundBegan { .. }
            | Event::Revealed { .. }
            | Event::StatueTaken { .. }
            | Event::StatueKept { .. }
            | Event::TurnBegan { .. }
            | Event::NoTurn { .. }
            | Event::Named { .. }
            | Event::Discarded { .. }
            | Event::Eliminated { .. }
            | Event::GameOver { .. } => continue,
        };
        marks.extend(
            squares
                .into_iter()
                .map(|square| (Thing::Square(square), seat)),
        );
    }
    marks
}
