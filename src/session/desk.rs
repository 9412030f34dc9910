//! What a screen shows of a game, and what may be done there: whose eyes, curtain, live or past.

use serde::{Deserialize, Serialize};

use crate::bots::Level;
use crate::engine::{BySeat, Game, Seat, Standing, Turn, Viewer};

use super::Session;
use super::message::{Effect, Msg, Refused};
use super::undo::{UndoPolicy, WhyNoUndo};

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A person at this device.
    Human,
    /// A bot.
    Bot(Level),
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// What they are called.
    pub name: String,
    /// Who decides for them.
    pub who: Who,
    /// Games that they have won before this one, of a series of games at the same table.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub wins: u8,
}

fn is_zero(wins: &u8) -> bool {
    *wins == 0
}

/// So many games win a series.
pub const SERIES: u8 = 3;

/// How people at one device keep their secrets from each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Privacy {
    /// They do not: the page shows what the one to act sees.
    Open,
    /// The device lies on the table and shows what everybody sees; a secret is peeked at.
    Table,
    /// The device is handed on, with a curtain in between.
    Pass,
}

/// A game in play as one device shows it.
#[derive(Clone, PartialEq, Debug)]
pub struct Desk<G: Game> {
    /// What the players call this game, if anything.
    pub title: Option<String>,
    /// The moments of the game.
    pub session: Session<G>,
    /// Who sits where.
    pub people: BySeat<Person>,
    /// How secrets are kept.
    pub privacy: Privacy,
    /// Where undo stops.
    pub undo: UndoPolicy,
    /// Whether something revealed was taken back.
    pub free_undo: bool,
    /// Questions that are asked even if there is only one possible answer.
    pub ask_forced: Vec<G::Question>,
    /// Whether this page only watches the game, because another one plays it.
    pub read_only: bool,
    curtain: Option<Seat>,
    holder: Option<Seat>,
    past: Option<usize>,
}

impl<G: Game> Desk<G> {
    /// How many games of the series each seat has won, with this one once it is over.
    pub fn wins(&self) -> BySeat<u8> {
        let standing = match self.session.now().turn() {
            Turn::Over(standing) => Some(standing),
            Turn::Of(_) => None,
        };
        let won = |seat| {
            let mut winners = standing.iter().flat_map(Standing::winners);
            winners.any(|winner| winner == seat)
        };
        self.people
            .map(|seat, person| person.wins.saturating_add(u8::from(won(seat))))
    }

    /// The people for the next game at this table: a series that somebody has won begins anew.
    pub fn people_for_the_next_game(&self) -> BySeat<Person> {
        let wins = self.wins();
        let won = wins.iter().any(|(_, wins)| *wins >= SERIES);
        self.people.map(|seat, person| Person {
            wins: if won { 0 } else { wins[seat] },
            ..person.clone()
        })
    }

    /// A game with these people. Undo is free for a single person among bots.
    pub fn new(session: Session<G>, people: BySeat<Person>, privacy: Privacy) -> Self {
        let mut desk = Desk {
            title: None,
            session,
            people,
            privacy,
            undo: UndoPolicy::Free,
            free_undo: false,
            ask_forced: Vec::new(),
            read_only: false,
            curtain: None,
            holder: None,
            past: None,
        };
        if desk.several_people() {
            desk.undo = UndoPolicy::UntilRevealed;
        }
        desk
    }

    /// Does what is asked, and whatever follows from it until a person or a bot has to choose.
    ///
    /// # Errors
    ///
    /// Why it is refused; nothing has changed then.
    pub fn update(&mut self, msg: Msg<G::Action>) -> Result<Vec<Effect>, Refused<G::Illegal>> {
        match msg {
            Msg::Choose(actions) => self.choose(&actions),
            Msg::BotChose { at, action } => self.bot_chose(at, &action),
            Msg::Undo => self.undo_to(self.undo_target()),
            Msg::UndoDecision => self.undo_to(self.undo_decision_target()),
            Msg::TakeBack => self.undo_to(self.take_back_target()),
            Msg::Redo => self.redo(),
            Msg::LiftCurtain => {
                self.holder = self.curtain.take().or(self.holder);
                Ok(Vec::new())
            }
            Msg::LookAt(n) => {
                let played = self.session.moments().len();
                self.past = (n < played).then_some(n);
                Ok(Vec::new())
            }
            Msg::ReturnToNow => {
                self.past = None;
                Ok(Vec::new())
            }
        }
    }

    /// What happens first when a game is opened: forced moves, a bot's turn, the curtain.
    pub fn wake(&mut self) -> Vec<Effect> {
        let played = self.session.moments().len();
        let mut effects = self.settle();
        if self.session.moments().len() > played {
            effects.insert(0, Effect::Save);
        }
        effects
    }

    fn choose(&mut self, actions: &[G::Action]) -> Result<Vec<Effect>, Refused<G::Illegal>> {
        if self.read_only {
            return Err(Refused::ReadOnly);
        }
        let (Some(seat), true) = (self.turn(), self.may_choose()) else {
            return Err(Refused::NotAsked);
        };
        let covered = self.is_covered();
        self.session
            .play_all(actions)
            .map_err(|(number, why)| match why {
                Some(why) => Refused::Illegal { number, why },
                None => Refused::OtherSeat { number },
            })?;
        self.holder = (!covered).then_some(seat);
        Ok(self.saved())
    }

    fn bot_chose(
        &mut self,
        at: usize,
        action: &G::Action,
    ) -> Result<Vec<Effect>, Refused<G::Illegal>> {
        if self.read_only {
            return Err(Refused::ReadOnly);
        }
        if at != self.session.moments().len() || self.bot_to_act().is_none() {
            return Err(Refused::Late);
        }
        match self.session.play(action) {
            Ok(_) => Ok(self.saved()),
            Err(why) => Err(Refused::Illegal { number: 0, why }),
        }
    }

    fn undo_to(
        &mut self,
        target: Result<usize, WhyNoUndo>,
    ) -> Result<Vec<Effect>, Refused<G::Illegal>> {
        let target = target.map_err(Refused::NoUndo)?;
        self.free_undo |= self.revealed_since(target).is_some();
        if self.curtain().is_some() && self.session.now().needs_secrets() {
            // Whose hands the device is in is not known, and a hand would be shown.
            self.holder = None;
        }
        self.session.undo_to(target);
        Ok(self.saved())
    }

    /// Plays undone moves again up to the next choice of a person.
    fn redo(&mut self) -> Result<Vec<Effect>, Refused<G::Illegal>> {
        if self.read_only {
            return Err(Refused::ReadOnly);
        }
        if !self.session.redo() {
            return Err(Refused::NoRedo);
        }
        while self.session.undone() > 0 && !self.chose_at(self.session.moments().len()) {
            self.session.redo();
        }
        Ok(self.saved())
    }

    fn saved(&mut self) -> Vec<Effect> {
        self.past = None;
        let mut effects = vec![Effect::Save];
        effects.extend(self.settle());
        effects
    }

    /// Carries out forced moves, then says who has to do something.
    fn settle(&mut self) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.curtain = None;
        loop {
            let Some(seat) = self.turn() else {
                effects.push(Effect::Over);
                return effects;
            };
            if self.read_only {
                let openly = self.privacy != Privacy::Pass && self.bot_to_act().is_none();
                self.holder = if openly { Some(seat) } else { self.holder };
                return effects;
            }
            if let Some(action) = self.forced_action() {
                let at = self.session.moments().len();
                if self.session.play(&action).is_ok() {
                    effects.push(Effect::Forced { seat, at });
                    continue;
                }
            }
            if self.goes_round() && self.session.now().all_look_on() {
                self.holder = None;
            }
            if self.bot_to_act().is_some() {
                let at = self.session.moments().len();
                effects.push(Effect::AskBot { seat, at });
            } else if self.is_handed_to(seat) {
                if self.session.now().needs_secrets() {
                    self.curtain = Some(seat);
                    effects.push(Effect::LowerCurtain(seat));
                } else {
                    self.holder = None;
                }
            } else {
                self.holder = Some(seat);
            }
            return effects;
        }
    }

    /// Whether people hand the device on.
    fn goes_round(&self) -> bool {
        self.privacy == Privacy::Pass && self.several_people()
    }

    /// Whether the device goes to this person from another one.
    fn is_handed_to(&self, seat: Seat) -> bool {
        self.goes_round() && self.holder != Some(seat)
    }

    /// Whether a person decides without a curtain, because no secret is needed: it stays covered.
    fn is_covered(&self) -> bool {
        self.curtain.is_none() && self.turn().is_some_and(|seat| self.is_handed_to(seat))
    }

    /// The only possible action, unless the question is to be asked all the same.
    fn forced_action(&self) -> Option<G::Action> {
        let now = self.session.now();
        let forced = self.is_forced(now).then(|| now.actions());
        forced?.into_iter().next()
    }

    /// Whether a position offers one action only, which is carried out by itself.
    pub(super) fn is_forced(&self, position: &G) -> bool {
        let asked = |question| self.ask_forced.contains(&question);
        !position.question().is_none_or(asked) && position.actions().len() == 1
    }

    fn bot_to_act(&self) -> Option<Seat> {
        self.turn()
            .filter(|seat| self.people[*seat].who != Who::Human)
    }

    pub(super) fn several_people(&self) -> bool {
        self.humans().count() > 1
    }

    fn humans(&self) -> impl Iterator<Item = Seat> {
        self.people
            .iter()
            .filter(|(_, person)| person.who == Who::Human)
            .map(|(seat, _)| seat)
    }

    /// The seat behind the curtain, if it is down.
    pub fn curtain(&self) -> Option<Seat> {
        self.curtain
    }

    /// The person who has the device: who acts now, or acted last; nobody while all look at the board.
    pub fn holder(&self) -> Option<Seat> {
        self.holder
    }

    /// Whose view the page shows: the person to act; while a bot acts, the person who acted last,
    /// or the only one there is; nobody's behind a curtain, on an open table, and while all look at the board.
    pub fn eyes(&self) -> Viewer {
        if !self.several_people() {
            return self.humans().next().map_or(Viewer::Onlooker, Viewer::Seat);
        }
        let hidden = self.curtain.is_some() || self.privacy == Privacy::Table;
        match self.holder.filter(|_| !hidden) {
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Onlooker,
        }
    }

    /// What a person sees who peeks at their own secrets while the device lies on the table.
    pub fn peek(&self, seat: Seat) -> Option<G::View> {
        let may = self.privacy == Privacy::Table && self.humans().any(|human| human == seat);
        may.then(|| self.shown().view(Viewer::Seat(seat)))
    }

    /// The position that the page shows: the live one, or a past one. For views see
    /// [`Desk::view`]: this one has no secrets.
    pub fn shown(&self) -> &G {
        self.session.at(self.shown_at())
    }

    /// After how many moves that is.
    pub fn shown_at(&self) -> usize {
        self.past.unwrap_or(self.session.moments().len())
    }

    /// Whether it is the live position.
    pub fn is_live(&self) -> bool {
        self.past.is_none()
    }

    /// What the page may show of it.
    pub fn view(&self) -> G::View {
        self.shown().view(self.eyes())
    }

    /// The seat to act in the live position.
    pub fn turn(&self) -> Option<Seat> {
        match self.session.now().turn() {
            Turn::Of(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }

    /// Whether a person at this device is asked now.
    pub fn may_choose(&self) -> bool {
        !self.read_only
            && self.is_live()
            && self.curtain.is_none()
            && self.turn().is_some()
            && self.bot_to_act().is_none()
    }

    /// What that person may choose; nothing if nobody is asked.
    pub fn actions(&self) -> Vec<G::Action> {
        if self.may_choose() {
            self.session.now().actions()
        } else {
            Vec::new()
        }
    }

    /// Why the rules refuse an action in the live position.
    pub fn why_not(&self, action: &G::Action) -> Option<G::Illegal> {
        self.session.now().check(action).err()
    }

    /// What happened since the seat to act chose last, or the person who looks once the game is
    /// over: what they have not seen coming.
    pub fn since_last_turn(&self) -> Vec<&G::Event> {
        let Some(seat) = self.turn().or(self.holder) else {
            return Vec::new();
        };
        let moments = self.session.moments();
        let asked = |n: &usize| self.session.at(*n).turn() == Turn::Of(seat);
        let first = (0..moments.len())
            .rev()
            .filter(asked)
            .find(|n| !self.is_forced(self.session.at(*n)))
            .map_or(0, |last| last + 1);
        moments
            .iter()
            .skip(first)
            .flat_map(|moment| &moment.events)
            .collect()
    }
}

#[cfg(test)]
mod tests;
