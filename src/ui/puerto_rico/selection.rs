//! The one selection that board, tray and keyboard share.

use crate::engine::Seat;
use crate::games::puerto_rico::{Action, Phase, PuertoRico, Table};
use crate::text::PuertoRicoText;
use crate::ui::live::prelude::*;
use crate::ui::table::touch::{AGAIN, Look};
use crate::ui::table::{Around, Details};

use super::choices::{self, Choice, Thing};
use super::details;
use super::marks::marks;
use super::mayor_draft::{MayorDraft, Proposal, Tapped};
use super::small_wharf_draft::SmallWharfDraft;
use super::storing_draft::StoringDraft;
use super::views::Showing;

/// What the parts of the table share: what is seen, what is picked, what is arranged.
#[derive(Clone, Copy)]
pub struct Board {
    /// The table around the board.
    pub around: Around<PuertoRico>,
    /// What can be chosen.
    pub choices: Memo<Vec<Choice>>,
    /// The choices as the tray shows them: those first that stand for what was touched.
    pub order: Memo<Vec<usize>>,
    /// The choice that is picked.
    pub picked: Memo<Option<usize>>,
    /// How colonists are arranged, while the person here does so.
    pub mayor: RwSignal<Option<MayorDraft>>,
    /// What is to be stored, while the person here decides.
    pub storing: RwSignal<Option<StoringDraft>>,
    /// What goes on the own Small wharf, while the person here arranges that.
    pub small_wharf: RwSignal<Option<SmallWharfDraft>>,
    /// Whose whole board is looked at.
    pub peek: RwSignal<Option<Seat>>,
    /// What a narrow screen shows.
    pub showing: RwSignal<Showing>,
    /// Where the last move left its mark.
    pub marks: Memo<Vec<(Thing, Seat)>>,
    pick: RwSignal<Option<Pick>>,
    touched: RwSignal<Vec<Thing>>,
}

#[derive(Clone, PartialEq)]
struct Pick {
    actions: Vec<Action>,
    at: u64,
}

impl Board {
    /// Lays the board out.
    pub fn new(around: Around<PuertoRico>) -> Self {
        let mayor = RwSignal::new(None);
        let storing = RwSignal::new(None);
        let small_wharf = RwSignal::new(None::<SmallWharfDraft>);
        let pick = RwSignal::new(None::<Pick>);
        let touched = RwSignal::new(Vec::<Thing>::new());
        let offered = Memo::new(move |_| {
            let text = around.language.get().puerto_rico();
            let arranged = around.view.with(|view| {
                matches!(view.table.phase, Phase::Storing(_))
                    || matches!(view.table.phase, Phase::Captain(turn) if turn.step.on_pier())
                    || matches!(view.table.phase, Phase::Mayor(turn) if places(&turn.step))
            });
            if arranged {
                return Vec::new();
            }
            around.view.with(|view| {
                around
                    .actions
                    .with(|actions| choices::choices(view, actions, text))
            })
        });
        let order = Memo::new(move |_| {
            let touched = touched.get();
            offered.with(|choices| {
                let stands = |at: &usize| {
                    choices
                        .get(*at)
                        .is_some_and(|it| touched.iter().all(|thing| it.things.contains(thing)))
                };
                let (mut first, rest): (Vec<usize>, Vec<usize>) =
                    (0..choices.len()).partition(stands);
                first.extend(rest);
                first
            })
        });
        let picked = Memo::new(move |_| {
            let actions = pick.with(|pick| pick.as_ref().map(|it| it.actions.clone()))?;
            offered.with(|choices| choices.iter().position(|it| it.actions == actions))
        });
        let board = Board {
            around,
            choices: offered,
            order,
            picked,
            mayor,
            storing,
            small_wharf,
            peek: RwSignal::new(None),
            showing: RwSignal::new(Showing::Table),
            marks: Memo::new(move |_| around.recent.with(|events| marks(events))),
            pick,
            touched,
        };
        Effect::new(move |_| {
            around.track_decision();
            pick.set(None);
            touched.set(Vec::new());
            board.begin_drafts();
        });
        provide_context(board);
        board
    }

    /// The board that a part belongs to.
    ///
    /// # Panics
    ///
    /// Outside of the table of Puerto Rico.
    pub fn expect() -> Self {
        expect_context::<Board>()
    }

    /// Asks something of what is seen.
    pub fn with<T>(self, ask: impl FnOnce(&Table<Option<u16>>) -> T) -> T {
        self.around.view.with(|view| ask(&view.table))
    }

    /// The words of the game, in the language of the page.
    pub fn text(self) -> &'static dyn PuertoRicoText {
        self.around.language.get().puerto_rico()
    }

    /// The name of a player.
    pub fn name(self, seat: Seat) -> String {
        self.around.people.with(|people| {
            let person = people.iter().find(|(other, _)| *other == seat);
            person.map_or_else(String::new, |(_, person)| person.name.clone())
        })
    }

    /// What a part of a player's board is called: a board that is looked at has its owner's name,
    /// since a part of that name is on the table already.
    pub fn place_of(self, seat: Seat, part: &str, mine: bool) -> String {
        if mine {
            part.to_owned()
        } else {
            [&self.name(seat), ": ", part].concat()
        }
    }

    /// Whether somebody at this device is asked.
    pub fn is_asked(self) -> bool {
        self.around.actions.with(|actions| !actions.is_empty())
    }

    /// The action that is picked.
    pub fn action(self) -> Option<Action> {
        let at = self.picked.get()?;
        self.choices
            .with(|choices| choices.get(at)?.actions.first().copied())
    }

    /// How a thing is drawn.
    pub fn look(self, thing: Thing) -> Memo<Look> {
        Memo::new(move |_| {
            let option = self.order.with(|order| {
                self.choices.with(|choices| {
                    order.iter().position(|at| {
                        choices
                            .get(*at)
                            .is_some_and(|it| it.things.contains(&thing))
                    })
                })
            });
            let picked = self.picked.get().is_some_and(|at| {
                self.choices.with(|choices| {
                    // Of several equal fields only the first one changes.
                    let field = matches!(thing, Thing::Plot(_));
                    choices.get(at).is_some_and(|it| {
                        let mut things = it.things.iter().take(if field { 1 } else { usize::MAX });
                        things.any(|it| *it == thing)
                    })
                })
            });
            Look {
                option,
                picked,
                refused: option.is_none()
                    && self.is_asked()
                    && self.with(|table| choices::is_asked(&table.phase, thing)),
                mark: self.marks.with(|marks| {
                    let touched = marks.iter().find(|(marked, _)| *marked == thing);
                    touched.map(|(_, seat)| *seat)
                }),
            }
        })
    }

    /// A tap on a thing.
    pub fn touch(self, thing: Thing, now: u64) {
        match thing {
            Thing::Seat(seat) => {
                self.peek
                    .update(|peek| *peek = (*peek != Some(seat)).then_some(seat));
                return;
            }
            Thing::Plot(at) if self.mayor.with_untracked(Option::is_some) => {
                return self.arrange(|draft| draft.tap_plot(at));
            }
            Thing::Structure(at) if self.mayor.with_untracked(Option::is_some) => {
                return self.arrange(|draft| draft.tap_structure(at));
            }
            Thing::Good(good) if self.storing.with_untracked(Option::is_some) => {
                self.storing
                    .update(|draft| draft.iter_mut().for_each(|it| it.tap(good)));
                return;
            }
            Thing::Good(good) if self.small_wharf.with_untracked(Option::is_some) => {
                self.small_wharf
                    .update(|draft| draft.iter_mut().for_each(|it| it.tap(good)));
                return;
            }
            Thing::Role(_)
            | Thing::Tile(_)
            | Thing::FaceDown
            | Thing::ColonistShip
            | Thing::Building(_)
            | Thing::Good(_)
            | Thing::Ship(_)
            | Thing::Wharf
            | Thing::TradingHouse
            | Thing::Plot(_)
            | Thing::Structure(_) => {}
        }
        let stands_for = |things: &[Thing]| -> Vec<usize> {
            self.choices.with_untracked(|choices| {
                (0..)
                    .zip(choices)
                    .filter(|(_, it)| things.iter().all(|thing| it.things.contains(thing)))
                    .map(|(at, _)| at)
                    .collect()
            })
        };
        let alone = stands_for(&[thing]);
        let mut things = self.touched.get_untracked();
        things.push(thing);
        let together = stands_for(&things);
        let picked = self.picked.get_untracked();
        if alone.is_empty() {
            self.explain(thing);
        } else if let Some(at) = picked.filter(|at| alone.contains(at)) {
            self.pick(at, now);
        } else if let [at] = together[..] {
            self.pick(at, now);
        } else if let [at] = alone[..] {
            self.pick(at, now);
        } else {
            self.pick.set(None);
            self.touched.set(vec![thing]);
            // A tile is a plantation first of all; as a forest it is the next choice of the tray.
            if let (Thing::Tile(_) | Thing::Plot(_), Some(at)) = (thing, alone.first()) {
                self.pick(*at, now);
            }
        }
    }

    /// Picks a choice; the picked one, a moment later, is carried out.
    pub fn pick(self, at: usize, now: u64) {
        let Some(actions) = self
            .choices
            .with_untracked(|choices| choices.get(at).map(|it| it.actions.clone()))
        else {
            return;
        };
        if let [Action::LoadSmallWharf(..), ..] = actions[..] {
            let draft = self
                .around
                .view
                .with_untracked(|view| SmallWharfDraft::of(&view.table));
            self.small_wharf.set(draft);
            self.around.notice.set(None);
            return;
        }
        let before = self.pick.get_untracked();
        let again =
            before.is_some_and(|it| it.actions == actions && now.saturating_sub(it.at) >= AGAIN);
        let same = self.picked.get_untracked() == Some(at);
        if again || self.around.settings.with_untracked(|it| it.fast) {
            self.around.choose.run(actions);
        } else if !same {
            self.around.notice.set(None);
            self.pick.set(Some(Pick { actions, at: now }));
        }
    }

    /// A choice of the tray, by its place there.
    pub fn pick_option(self, at: usize, now: u64) {
        if let Some(proposal) = Proposal::ALL.get(at)
            && self.mayor.with_untracked(Option::is_some)
        {
            self.propose(*proposal);
        } else if self.storing.with_untracked(Option::is_some)
            || self.small_wharf.with_untracked(Option::is_some)
        {
            let good = self.stored_goods().get(at).copied();
            if let Some(good) = good {
                self.touch(Thing::Good(good), now);
            }
        } else if let Some(choice) = self.order.with_untracked(|order| order.get(at).copied()) {
            self.pick(choice, now);
        }
    }

    /// Carries out what is picked or arranged.
    pub fn confirm(self) {
        if let Some(actions) = self.decided() {
            self.around.choose.run(actions);
        }
    }

    fn decided(self) -> Option<Vec<Action>> {
        let phase = self.around.view.with_untracked(|view| view.table.phase);
        if let Some(draft) = self.mayor.get_untracked() {
            let Phase::Mayor(turn) = phase else {
                return None;
            };
            return self
                .around
                .view
                .with_untracked(|view| draft.actions(&view.table, &turn).ok());
        }
        if let Some(draft) = self.storing.get_untracked() {
            return Some(draft.actions());
        }
        if let Some(draft) = self.small_wharf.get_untracked() {
            return Some(draft.actions()).filter(|actions| !actions.is_empty());
        }
        let at = self.picked.get_untracked()?;
        self.choices
            .with_untracked(|choices| choices.get(at).map(|it| it.actions.clone()))
    }

    /// Drops what is picked, or puts away what lies over the table.
    pub fn cancel(self) {
        if self.peek.get_untracked().is_some() {
            self.peek.set(None);
            return;
        }
        self.small_wharf
            .update(|draft| *draft = draft.filter(SmallWharfDraft::has_begun));
        self.pick.set(None);
        self.touched.set(Vec::new());
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
        let text = self.around.language.get_untracked().puerto_rico();
        let seat = self.around.mine.get_untracked();
        self.around
            .view
            .with_untracked(|view| details::details(&view.table, seat, thing, text))
    }

    /// Says why a thing cannot be chosen; where nothing of its kind can, what it is.
    fn explain(self, thing: Thing) {
        let text = self.around.language.get_untracked().puerto_rico();
        let asked = self.around.actions.with_untracked(|it| !it.is_empty());
        let why = self
            .around
            .view
            .with_untracked(|view| choices::why_not(&view.table, thing));
        match why.filter(|_| asked) {
            Some(why) => self.around.notice.set(Some(text.illegal(&why))),
            None => self.show_details(thing),
        }
    }

    /// Goods that are stored or spoil, as the tray shows them.
    pub fn stored_goods(self) -> Vec<crate::games::puerto_rico::Good> {
        let seat = self.around.mine.get();
        self.with(|table| table.players[seat].goods.kinds().collect())
    }

    fn begin_drafts(self) {
        let asked = self.around.actions.with_untracked(|it| !it.is_empty());
        self.around.view.with_untracked(|view| {
            let table = &view.table;
            let begun = SmallWharfDraft::of(table).filter(|it| asked && it.has_begun());
            self.small_wharf.set(begun);
            self.mayor.set(match table.phase {
                Phase::Mayor(turn) if asked && places(&turn.step) => {
                    Some(MayorDraft::of(table, &turn))
                }
                Phase::Mayor(_)
                | Phase::ChooseRole { .. }
                | Phase::Settler(_)
                | Phase::Builder(_)
                | Phase::Craftsman(_)
                | Phase::Trader(_)
                | Phase::Captain(_)
                | Phase::Storing(_)
                | Phase::Draft { .. }
                | Phase::Doubling { .. }
                | Phase::Paying(_)
                | Phase::Guests(_)
                | Phase::Over(_) => None,
            });
            self.storing.set(match table.phase {
                Phase::Storing(turn) if asked => {
                    Some(StoringDraft::of(&table.players[turn.acting], &turn.step))
                }
                Phase::Storing(_)
                | Phase::ChooseRole { .. }
                | Phase::Settler(_)
                | Phase::Mayor(_)
                | Phase::Builder(_)
                | Phase::Craftsman(_)
                | Phase::Trader(_)
                | Phase::Captain(_)
                | Phase::Draft { .. }
                | Phase::Doubling { .. }
                | Phase::Paying(_)
                | Phase::Guests(_)
                | Phase::Over(_) => None,
            });
        });
    }

    fn propose(self, proposal: Proposal) {
        let proposed = self.around.view.with_untracked(|view| {
            let Phase::Mayor(turn) = view.table.phase else {
                return None;
            };
            Some(MayorDraft::proposed(&view.table, &turn, proposal))
        });
        self.mayor.set(proposed);
    }

    fn arrange(self, tap: impl FnOnce(&mut MayorDraft) -> Option<Tapped>) {
        let mut tapped = None;
        self.mayor.update(|draft| {
            if let Some(draft) = draft {
                tapped = tap(draft);
            }
        });
        let text = self.around.language.get_untracked().puerto_rico();
        self.around.notice.set(match tapped {
            Some(Tapped::NobodyIdle) => Some(text.nobody_idle().to_owned()),
            Some(Tapped::Settled) => Some(text.already_placed().to_owned()),
            Some(Tapped::Placed | Tapped::Taken) | None => None,
        });
    }
}

/// Whether colonists are placed at this step.
pub fn places(step: &crate::games::puerto_rico::roles::mayor::Step) -> bool {
    matches!(
        step,
        crate::games::puerto_rico::roles::mayor::Step::Place { .. }
    )
}
