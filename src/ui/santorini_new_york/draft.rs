//! What is chosen so far: a turn is shown as if it were played before the rules are asked.

use crate::games::santorini_new_york::turns::{Moment, Next};
use crate::games::santorini_new_york::{Action, Event, Phase, Play, Seen, Square, Squares, Table};
use crate::text::santorini_new_york::Choice;

/// What is chosen so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Draft {
    /// A decision by itself.
    pub one: Option<Action>,
    /// The steps of a turn that the player has chosen. What follows from them by itself is not
    /// among them.
    pub picks: Vec<Action>,
}

/// A turn as far as it is chosen, and what would come of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Rehearsal {
    /// The table as it would be.
    pub table: Table<Seen>,
    /// All steps, those included to which there is no other way.
    pub steps: Vec<Action>,
    /// The same steps with what each of them does.
    pub told: Vec<Choice>,
    /// What would have happened.
    pub events: Vec<Event>,
    /// What would follow: another step, or how the turn ends.
    pub next: Next,
    /// What could be chosen next. Empty when the turn is complete.
    pub choices: Vec<Action>,
}

impl Draft {
    /// Only this decision.
    pub fn one(action: Action) -> Self {
        Draft {
            one: Some(action),
            picks: Vec::new(),
        }
    }

    /// The turn with these steps, if a turn is being played.
    pub fn rehearse(&self, table: &Table<Seen>) -> Option<Rehearsal> {
        Rehearsal::of(table, &self.picks)
    }

    /// The run of actions that it stands for, once it is complete.
    pub fn run(&self, table: &Table<Seen>) -> Option<Vec<Action>> {
        if let Some(one) = self.one {
            return Some(vec![one]);
        }
        let rehearsal = self.rehearse(table)?;
        rehearsal.is_complete().then_some(rehearsal.steps)
    }

    /// The turn with that square chosen: at the step that is asked now, or at the last earlier
    /// one where it could have been. Nothing if it never could.
    pub fn with_square(&self, table: &Table<Seen>, square: Square) -> Option<Self> {
        (0..=self.picks.len()).rev().find_map(|kept| {
            let picks = self.picks.get(..kept)?;
            let action = Rehearsal::of(table, picks)?.at(square)?;
            Some(Draft::steps(picks, action))
        })
    }

    /// The turn with that step chosen next.
    pub fn with(&self, action: Action) -> Self {
        Draft::steps(&self.picks, action)
    }

    /// The turn without the last step that was chosen.
    pub fn back(&self) -> Self {
        let mut shorter = self.clone();
        shorter.picks.pop();
        shorter
    }

    fn steps(picks: &[Action], last: Action) -> Self {
        let picks = picks.iter().copied().chain([last]).collect();
        Draft { one: None, picks }
    }
}

impl Rehearsal {
    fn of(table: &Table<Seen>, picks: &[Action]) -> Option<Self> {
        let mut rehearsal = Rehearsal {
            table: table.clone(),
            steps: Vec::new(),
            told: Vec::new(),
            events: Vec::new(),
            next: Next::Step,
            choices: Vec::new(),
        };
        rehearsal.play()?;
        rehearsal.look_round();
        for pick in picks {
            if !rehearsal.choices.contains(pick) {
                return None;
            }
            rehearsal.take(*pick);
        }
        Some(rehearsal)
    }

    /// The turn that is being played.
    fn play(&self) -> Option<Play> {
        match self.table.phase {
            Phase::Turn(play) => Some(play),
            Phase::Start { .. }
            | Phase::Landmark { .. }
            | Phase::Commit { .. }
            | Phase::Reply(_)
            | Phase::Lose { .. }
            | Phase::Over(_) => None,
        }
    }

    fn take(&mut self, action: Action) {
        let Some(play) = self.play() else { return };
        self.told.extend(Choice::of(&self.table, &action));
        let mut moment = Moment::of(&self.table, play);
        let mut events = Vec::new();
        let next = moment.advance(&action, &mut |event| events.push(event));
        let Moment { city, play, .. } = moment;
        self.table.city = city;
        self.table.phase = Phase::Turn(play);
        self.next = next;
        self.events.extend(events);
        self.steps.push(action);
        self.look_round();
    }

    /// Lists what can be chosen next, and takes what has to be.
    fn look_round(&mut self) {
        self.choices = match self.play().filter(|_| !self.is_complete()) {
            Some(play) => Moment::of(&self.table, play).actions().collect(),
            None => Vec::new(),
        };
        if let [only] = self.choices[..] {
            self.take(only);
        }
    }

    /// Whether no step is missing.
    pub fn is_complete(&self) -> bool {
        self.next != Next::Step
    }

    /// The squares that stand for a choice: where it is touched, and where a worker would land.
    pub fn places(&self, action: &Action) -> impl Iterator<Item = Square> + use<> {
        let landing = match Choice::of(&self.table, action) {
            Some(Choice::Send { shift, .. }) => Some(shift.to),
            _ => None,
        };
        landing.into_iter().chain(action.square())
    }

    /// The choice that a square stands for. Nothing if there are several.
    pub fn at(&self, square: Square) -> Option<Action> {
        let stands = |action: &&Action| self.places(action).any(|it| it == square);
        let mut standing = self.choices.iter().filter(stands);
        let first = standing.next()?;
        standing.next().is_none().then_some(*first)
    }

    /// The squares that its steps touched.
    pub fn touched(&self) -> Squares {
        self.steps.iter().filter_map(Action::square).collect()
    }
}
