//! A decision played through before the rules are asked, on a game that could be the real one:
//! what can be done in one way only the rules do by themselves, and must not be asked for.

// Few actions and moments take part.
#![allow(clippy::wildcard_enum_match_arm)]

use crate::engine::{Game, Scripted, Seat};
use crate::games::san_juan::roles::councillor::Council;
use crate::games::san_juan::round_start::Stowing;
use crate::games::san_juan::{Action, Cards, Phase, SanJuan, Seen, Table, View, value};

/// A game that could be the real one, and how far its decision is played.
pub struct Rehearsal {
    game: SanJuan,
    before: Option<SanJuan>,
    /// What was given or kept before it began.
    base: Cards,
}

impl Rehearsal {
    /// Begins with what is seen. What the one to decide does not see does not matter.
    pub fn of(view: &View) -> Self {
        let game = SanJuan::guess(view, &mut Scripted::default());
        Rehearsal {
            base: given(&game),
            game,
            before: None,
        }
    }

    /// Plays an action, if the rules ask for it.
    pub fn play(&mut self, action: Action) -> bool {
        let asked = self.goes_on() && self.game.check(&action).is_ok();
        if asked {
            self.before = Some(self.game.clone());
            let luck = &mut Scripted::default();
            self.game.apply(&action, luck, &mut |_| {});
        }
        asked
    }

    /// Whether the decision is not over.
    fn goes_on(&self) -> bool {
        let before = self.before.as_ref();
        before.is_none_or(|before| self.game.continues(before))
    }

    /// What a bot would pay next, while a seat pays.
    pub fn payment(&self, seat: Seat) -> Option<Action> {
        let pays = matches!(&self.game.phase, Phase::Paying(turn) if turn.acting == seat);
        pays.then(|| value::payment(&self.game)).flatten()
    }

    /// The cards that were given or kept in this decision.
    pub fn given(&self) -> Cards {
        let all = given(&self.game);
        Cards::from_fn(|card| all.of(card).saturating_sub(self.base.of(card)))
    }

    /// Whether the good of a building is gone that was there.
    pub fn took_good(&self, table: &Table<Seen>, seat: Seat, place: u8) -> bool {
        let now = self.game.players[seat].at(place);
        let then = table.players[seat].at(place);
        then.is_some_and(|it| it.good.is_some()) && now.is_some_and(|it| it.good.is_none())
    }

    /// The run of actions that does what is wanted, in the order of the rules; it closes the
    /// decision where that takes an action.
    pub fn run(mut self, wanted: Vec<Action>) -> Vec<Action> {
        let mut run = Vec::new();
        let mut named = Cards::NONE;
        for action in wanted.into_iter().chain([Action::Pass]) {
            if let Some(card) = card_of(&action) {
                named.put(card);
                if self.given().of(card) >= named.of(card) {
                    continue;
                }
            }
            if self.play(action) {
                run.push(action);
            }
        }
        run
    }
}

/// The card that an action gives or keeps.
fn card_of(action: &Action) -> Option<crate::games::san_juan::Card> {
    match *action {
        Action::Pay(card) | Action::Discard(card) | Action::Keep(card) | Action::Stow(card) => {
            Some(card)
        }
        _ => None,
    }
}

/// The cards that are given or kept so far, of several that are chosen together.
fn given(game: &SanJuan) -> Cards {
    match &game.phase {
        Phase::Exchange(turn) => turn.step.given,
        Phase::Stow(turn) => match turn.step {
            Stowing::Chapel => Cards::NONE,
            Stowing::Bank { given } => given,
        },
        Phase::Discard(turn) => turn.step.given,
        Phase::Paying(turn) => turn.step.paid,
        Phase::Councillor(turn) => match turn.step {
            Council::Offered => Cards::NONE,
            Council::Keep { kept, .. } => kept,
            Council::Drop { given, .. } => given,
        },
        _ => Cards::NONE,
    }
}
