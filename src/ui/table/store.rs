//! The table in play: the desk in a signal, and everything that follows from its changes outside
//! of the rules: saving, bots, pauses, announcements.

use std::time::Duration;

use crate::engine::{Seat, Viewer};
use crate::games::GameKind;
use crate::session::{Desk, Effect as Follows, Msg, Privacy, Refused, Who, WhyNoUndo};
use crate::text::{Language, Sentence};
use crate::ui::app::House;
use crate::ui::live::prelude::*;
use crate::ui::screen::Screen;
use crate::web::tabs::{self, Claim, Hold};

use super::frame::{Act, Over, Shell};
use super::log::{LogLine, Rank};
use super::shown::Shown;
use super::tray::UndoState;
use super::{Around, Details};

/// How long an announcement stays.
const TOAST: Duration = Duration::from_millis(2_000);
/// How long a notice stays in the tray.
const NOTICE: Duration = Duration::from_millis(4_000);
/// How many sentences of news stand in the tray.
const NEWS: usize = 6;

/// A game at this device.
pub struct Store<G: Shown> {
    /// The game, its people, and what is shown of it.
    pub desk: RwSignal<Desk<G>>,
    /// Where the game is saved.
    pub slot: StoredValue<String>,
    /// A bot's move that waits for a tap.
    waiting: RwSignal<Option<(usize, G::Action)>>,
    thinking: RwSignal<Option<Seat>>,
    toast: RwSignal<Option<(Option<Seat>, Sentence)>>,
    notice: RwSignal<Option<String>>,
    over: RwSignal<Option<Over>>,
    details: RwSignal<Option<Details>>,
    /// Counts questions to bots, so that an answer to an earlier one is dropped.
    questions: StoredValue<u32>,
    /// Counts announcements, so that only the newest is put away when its time is over.
    announced: StoredValue<u32>,
    /// Whether another tab plays the game.
    elsewhere: RwSignal<bool>,
    /// The claim to the game, which other tabs may have as well.
    claim: StoredValue<Option<Claim>, LocalStorage>,
    house: House,
}

impl<G: Shown> Clone for Store<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Shown> Copy for Store<G> {}

impl<G: Shown> Store<G> {
    /// Sits down at a table, new or opened. The game is saved in `slot`.
    pub fn new(mut desk: Desk<G>, slot: String, house: House) -> Self {
        desk.read_only = true;
        Store {
            desk: RwSignal::new(desk),
            slot: StoredValue::new(slot),
            waiting: RwSignal::new(None),
            thinking: RwSignal::new(None),
            toast: RwSignal::new(None),
            notice: RwSignal::new(None),
            over: RwSignal::new(None),
            details: RwSignal::new(None),
            questions: StoredValue::new(0),
            announced: StoredValue::new(0),
            elsewhere: RwSignal::new(false),
            claim: StoredValue::new_local(None),
            house,
        }
    }

    /// Claims the game; it begins as soon as it is known that no other tab plays it.
    pub fn claim(self) {
        let slot = self.slot.get_value();
        let claim = tabs::claim(&slot, move |hold| self.held(hold));
        self.claim.set_value(Some(claim));
    }

    /// Leaves the game to other tabs.
    pub fn leave(self) {
        self.claim.set_value(None);
    }

    /// Whether another tab plays the game, so that this one only shows it.
    pub fn watches(self) -> bool {
        self.desk.with_untracked(|desk| desk.read_only)
    }

    /// Begins or stops playing when the claim is granted or lost.
    fn held(self, hold: Hold) {
        match hold {
            Hold::Theirs => {
                self.waiting.set(None);
                self.thinking.set(None);
                self.elsewhere.set(true);
                self.desk.update(|desk| desk.read_only = true);
            }
            Hold::Mine => {
                if self.elsewhere.get_untracked() {
                    self.read_again();
                }
                self.elsewhere.set(false);
                self.desk.update(|desk| desk.read_only = false);
                self.wake();
            }
        }
    }

    /// Shows the game as another tab has saved it.
    pub fn read_again(self) {
        let slot = self.slot.get_value();
        if let Ok(opening) = self.house.keeper.open::<G>(&slot)
            && opening.slot == slot
        {
            let mut desk = opening.opened.desk;
            desk.read_only = true;
            self.desk.set(desk);
        }
    }

    /// Begins: forced moves, the first bot, the curtain.
    fn wake(self) {
        self.follow_settings();
        if let Some(effects) = self.desk.try_update(Desk::wake) {
            self.perform(effects);
        }
    }

    /// Takes from the settings whether moves without a choice are made by the table.
    fn follow_settings(self) {
        let asked = self.house.settings.with_untracked(G::always_asked);
        if self.desk.with_untracked(|desk| desk.ask_forced != asked) {
            self.desk.update(|desk| desk.ask_forced = asked);
        }
    }

    /// Does what is asked, and what follows from it outside of the rules.
    pub fn send(self, msg: Msg<G::Action>) {
        let moves = matches!(
            msg,
            Msg::Choose(_) | Msg::Undo | Msg::UndoDecision | Msg::TakeBack | Msg::Redo
        );
        self.follow_settings();
        match self.desk.try_update(|desk| desk.update(msg)) {
            Some(Ok(effects)) => {
                if moves {
                    self.questions.update_value(|number| *number += 1);
                    self.waiting.set(None);
                    self.thinking.set(None);
                    self.details.set(None);
                }
                self.perform(effects);
            }
            Some(Err(Refused::NoUndo(why))) => self.tell(self.why_no_undo(why).to_owned()),
            Some(Err(Refused::Illegal { why, .. })) => {
                self.tell(G::refusal(self.house.language.get_untracked(), &why));
            }
            Some(Err(
                Refused::NotAsked
                | Refused::OtherSeat { .. }
                | Refused::Late
                | Refused::NoRedo
                | Refused::ReadOnly,
            ))
            | None => {}
        }
    }

    /// Says a sentence in the tray, for a while.
    fn tell(self, sentence: String) {
        self.notice.set(Some(sentence));
    }

    fn perform(self, effects: Vec<Follows>) {
        for effect in effects {
            match effect {
                Follows::Save => self.house.save(self),
                Follows::AskBot { seat, at } => self.ask(seat, at),
                Follows::Forced { seat, at } => self.announce(seat, at),
                Follows::LowerCurtain(_) => {
                    self.over.set(None);
                    self.details.set(None);
                }
                Follows::Over => self.over.set(Some(Over::Result)),
            }
        }
    }

    /// Shows what happened in a move that nobody had to choose.
    fn announce(self, seat: Seat, at: usize) {
        let language = self.house.language.get_untracked();
        let line = self.desk.with_untracked(|desk| {
            let moment = desk.session.moments().get(at)?;
            told(desk, &moment.events)
                .iter()
                .find_map(|event| G::line(language, event, &moment.after))
        });
        let Some(line) = line else { return };
        self.toast.set(Some((Some(seat), line.sentence)));
        let Some(number) = self.announced.try_update_value(|number| {
            *number += 1;
            *number
        }) else {
            return;
        };
        set_timeout(
            move || {
                if self.announced.try_get_value() == Some(number) {
                    self.toast.try_set(None);
                }
            },
            TOAST,
        );
    }

    /// Asks a bot, and lets it move when the players have had time to see the last move.
    fn ask(self, seat: Seat, at: usize) {
        self.thinking.set(Some(seat));
        let Some(question) = self.desk.with_untracked(|desk| {
            let Who::Bot(level) = desk.people[seat].who else {
                return None;
            };
            let view = desk.session.now().view(Viewer::Seat(seat));
            Some((level, view, desk.session.seed()))
        }) else {
            return;
        };
        let (level, view, seed) = question;
        let Some(question) = self.questions.try_update_value(|number| {
            *number += 1;
            *number
        }) else {
            return;
        };
        self.house.think::<G>(level, view, seed, at, move |action| {
            self.answer(question, at, action);
        });
    }

    fn answer(self, question: u32, at: usize, action: G::Action) {
        let current = move || self.questions.try_get_value() == Some(question);
        if !current() {
            return;
        }
        let speed = self
            .house
            .settings
            .with_untracked(|settings| settings.speed);
        match speed.pause() {
            None => {
                self.waiting.try_set(Some((at, action)));
            }
            Some(pause) => set_timeout(
                move || {
                    if current() {
                        self.bot_moves(at, action);
                    }
                },
                Duration::from_millis(pause.unsigned_abs().into()),
            ),
        }
    }

    fn bot_moves(self, at: usize, action: G::Action) {
        if self
            .desk
            .try_with_untracked(|desk| desk.session.moments().len())
            != Some(at)
        {
            return;
        }
        self.thinking.try_set(None);
        self.waiting.try_set(None);
        self.send(Msg::BotChose { at, action });
    }

    fn why_no_undo(self, why: WhyNoUndo) -> &'static str {
        let words = self.house.language.get_untracked().pages();
        match why {
            WhyNoUndo::Nothing => words.undo_nothing,
            WhyNoUndo::Revealed { .. } => match G::KIND {
                GameKind::PuertoRico => words.undo_revealed,
                GameKind::SanJuan => words.undo_cards,
                GameKind::SantoriniNewYork => words.undo_dealt,
            },
            WhyNoUndo::OtherPlayer(_) => words.undo_other,
            WhyNoUndo::ReadOnly => words.undo_read_only,
        }
    }

    /// Looks at the game from the start.
    pub fn look_at_start(self) {
        self.act(Act::LookAt(0));
    }

    fn act(self, act: Act) {
        match act {
            Act::Undo => self.send(self.desk.with_untracked(undo).1),
            Act::Redo => self.send(Msg::Redo),
            Act::LookAt(at) => {
                self.over.set(None);
                self.send(Msg::LookAt(at));
            }
            Act::Now => self.send(Msg::ReturnToNow),
            Act::Lift => self.send(Msg::LiftCurtain),
            Act::Step => {
                if let Some((at, action)) = self.waiting.get_untracked() {
                    self.bot_moves(at, action);
                }
            }
            Act::TakeOver => self.claim.with_value(|claim| {
                if let Some(claim) = claim {
                    claim.take_over();
                }
            }),
            Act::Export => self.house.export(self),
            Act::Next(next) => self.house.after_game(self, next),
            Act::Leave => self.house.go(Screen::Lobby),
        }
    }

    /// What the game's page needs.
    pub fn around(self) -> Around<G> {
        let desk = self.desk;
        let people = Memo::new(move |_| desk.with(|desk| desk.people.clone()));
        let concealed = Memo::new(move |_| desk.with(conceals));
        let peeking = RwSignal::new(false);
        Effect::new(move |_| {
            desk.track();
            peeking.set(false);
        });
        Around {
            view: Memo::new(move |_| {
                let hidden = concealed.get() && !peeking.get();
                desk.with(|desk| match hidden {
                    true => desk.shown().view(Viewer::Onlooker),
                    false => peeked(desk).unwrap_or_else(|| desk.view()),
                })
            }),
            concealed,
            peeking,
            actions: Memo::new(move |_| desk.with(Desk::actions)),
            asked: Memo::new(move |_| desk.with(Desk::turn)),
            mine: Memo::new(move |_| {
                desk.with(|desk| match desk.eyes() {
                    Viewer::Seat(seat) => seat,
                    Viewer::Onlooker => desk.turn().unwrap_or_default(),
                })
            }),
            people,
            recent: Memo::new(move |_| {
                desk.with(|desk| {
                    let last = desk.shown_at().checked_sub(1);
                    let moment = last.and_then(|last| desk.session.moments().get(last));
                    moment.map_or_else(Vec::new, |moment| told(desk, &moment.events))
                })
            }),
            told: Signal::derive(move || {
                desk.with(|desk| {
                    let moments = desk.session.moments().iter().take(desk.shown_at());
                    moments
                        .flat_map(|moment| told(desk, &moment.events))
                        .collect()
                })
            }),
            choose: Callback::new(move |actions| self.send(Msg::Choose(actions))),
            details: self.details,
            notice: self.notice,
            language: self.house.language,
            settings: self.house.settings,
        }
    }

    /// What the frame needs.
    pub fn shell(self) -> Shell {
        let (desk, house) = (self.desk, self.house);
        let language = house.language;
        Effect::new(move |_| {
            if self.notice.get().is_some() {
                set_timeout(
                    move || {
                        self.notice.try_set(None);
                    },
                    NOTICE,
                );
            }
        });
        Shell {
            log: Memo::new(move |_| desk.with(|desk| lines(desk, language.get()))),
            past: Memo::new(move |_| desk.with(|desk| (!desk.is_live()).then(|| desk.shown_at()))),
            moves: Memo::new(move |_| desk.with(|desk| desk.session.moments().len())),
            undo: Memo::new(move |_| {
                let (target, _) = desk.with(undo);
                UndoState {
                    words: match target {
                        Ok(_) => Ok(language.get().pages().undo_step.to_owned()),
                        Err(why) => Err(self.why_no_undo(why).to_owned()),
                    },
                    redo: desk.with(|desk| desk.session.undone() > 0),
                }
            }),
            since: Memo::new(move |_| desk.with(|desk| since(desk, language.get()))),
            people: Memo::new(move |_| desk.with(|desk| desk.people.clone())),
            language,
            picture: G::picture,
            rules: Callback::new(move |()| {
                let options = desk.with_untracked(|desk| G::options(desk.session.setup()));
                G::rules(language.get(), &options)
            }),
            toast: self.toast,
            curtain: Memo::new(move |_| desk.with(Desk::curtain)),
            outcome: Memo::new(move |_| desk.with(|desk| G::outcome(language.get(), desk))),
            thinking: Memo::new(move |_| self.thinking.get()),
            waits: Memo::new(move |_| self.waiting.with(Option::is_some)),
            read_only: Memo::new(move |_| self.elsewhere.get()),
            details: self.details,
            notice: self.notice,
            over: self.over,
            position: Memo::new(move |_| desk.with(|desk| G::position(language.get(), desk))),
            act: Callback::new(move |act| self.act(act)),
        }
    }
}

/// Where Undo leads, and how: back to the beginning of the decision, such as a whole arrangement
/// of colonists, or, if that has shown something new on its way, only back to there.
fn undo<G: Shown>(desk: &Desk<G>) -> (Result<usize, WhyNoUndo>, Msg<G::Action>) {
    let (step, whole) = (desk.undo_target(), desk.undo_decision_target());
    let first = whole.unwrap_or_default();
    let last = step.unwrap_or_default();
    let between = desk.session.moments().get(first..last).unwrap_or_default();
    let shown = between
        .iter()
        .flat_map(|moment| &moment.events)
        .any(G::reveals);
    match whole.is_err() || shown {
        true => (step, Msg::Undo),
        false => (whole, Msg::UndoDecision),
    }
}

/// What happened, as whoever looks at the page saw it.
fn told<G: Shown>(desk: &Desk<G>, events: &[G::Event]) -> Vec<G::Told> {
    let viewer = viewer(desk);
    events.iter().map(|it| G::tell(it, viewer)).collect()
}

/// Whose secrets the page may tell: nobody's while it lies open before several people.
pub fn viewer<G: Shown>(desk: &Desk<G>) -> Viewer {
    match conceals(desk) {
        true => Viewer::Onlooker,
        false => desk.eyes(),
    }
}

/// What a person sees who peeks at their own things while the device lies on the table.
fn peeked<G: Shown>(desk: &Desk<G>) -> Option<G::View> {
    desk.turn().and_then(|seat| desk.peek(seat))
}

/// Whether several people look at one open page, and would see each other's secrets on it.
fn conceals<G: Shown>(desk: &Desk<G>) -> bool {
    let humans = desk
        .people
        .iter()
        .filter(|(_, person)| person.who == Who::Human)
        .count();
    humans > 1 && desk.privacy != Privacy::Pass && desk.shown().keeps_secrets()
}

/// All lines of the log up to the present moment.
fn lines<G: Shown>(desk: &Desk<G>, language: Language) -> Vec<LogLine> {
    let mut lines = G::opening_lines(language, desk);
    for (at, moment) in (1..).zip(desk.session.moments()) {
        for event in told(desk, &moment.events) {
            if let Some(line) = G::line(language, &event, &moment.after) {
                lines.push(LogLine {
                    at,
                    sentence: line.sentence,
                    seat: line.seat,
                    rank: line.rank,
                });
            }
        }
    }
    lines
}

/// What the others did since the last turn of whoever is asked, in a few sentences.
fn since<G: Shown>(desk: &Desk<G>, language: Language) -> String {
    let (asked, viewer) = (desk.turn(), viewer(desk));
    let name = |seat: Seat| desk.people[seat].name.clone();
    let mut sentences: Vec<String> = desk
        .since_last_turn()
        .into_iter()
        .filter_map(|event| G::line(language, &G::tell(event, viewer), desk.session.now()))
        .filter(|line| line.seat.is_some() && line.seat != asked && line.rank == Rank::Act)
        .map(|line| language.plain(&line.sentence, &name))
        .collect();
    if sentences.is_empty() {
        return String::new();
    }
    let newest = sentences.split_off(sentences.len().saturating_sub(NEWS));
    format!("{} {}", language.pages().since, newest.join(" "))
}
