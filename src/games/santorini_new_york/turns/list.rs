//! All complete turns of a seat: one by one, or merged where they come to the same.

use std::collections::HashSet;

use arrayvec::ArrayVec;

use super::super::city::TOP;
use super::super::phase::{Play, Step};
use super::super::{Action, City};
use super::{Moment, Next};

/// The most steps of a turn: those of Broadway Actors.
pub const MOST_STEPS: usize = 6;

/// A complete turn, and what comes of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Complete {
    /// Its steps.
    pub steps: ArrayVec<Action, MOST_STEPS>,
    /// The board after it; the answer of a worker that was named is still to come.
    pub city: City,
    /// What follows: never another step.
    pub next: Next,
}

/// Shows every complete turn that goes on from a moment, in the order of the actions.
///
/// The two builds of Ironworker and Foreman go on two squares in any order; here they count once.
pub fn each(moment: &Moment, look: &mut impl FnMut(Complete)) {
    Search {
        look,
        met: None,
        once: true,
    }
    .go_on(moment, ArrayVec::new());
}

/// Shows complete turns that go on from a moment, one for each thing that can come of them. Ways
/// that meet are followed once.
pub fn merged(moment: &Moment, look: &mut impl FnMut(Complete)) {
    Search {
        look,
        met: Some(Met::default()),
        once: false,
    }
    .go_on(moment, ArrayVec::new());
}

/// Whether the seat whose turn it is can win with it.
pub fn can_win(moment: &Moment) -> bool {
    if !may_win(moment) {
        return false;
    }
    wins(moment)
}

/// What every winning turn needs: a square on level 3, and, but for the Engineer, a worker below
/// it that can go up.
fn may_win(moment: &Moment) -> bool {
    let city = &moment.city;
    let seat = moment.play.seat;
    let tops = city.higher_than(TOP - 1) & !city.rooftops;
    if moment.holder != Some(seat) || tops.is_empty() {
        return false;
    }
    let rules = moment.rules();
    let least = match rules.lifts() {
        true => TOP - 2,
        false => TOP - 1,
    };
    let ready = city.workers[seat] & city.higher_than(least - 1);
    rules.wins_by_rooftop() || moment.play.climbed || !ready.is_empty()
}

fn wins(moment: &Moment) -> bool {
    // Without rooftops that win all is decided by the moves.
    let decided = moment.options.win_instant && !moment.rules().wins_by_rooftop();
    if decided && matches!(moment.play.step, Step::Build(_) | Step::Builder) {
        return false;
    }
    moment.possible().any(|action| {
        let mut next = moment.clone();
        match next.advance(&action, &mut |_| {}) {
            Next::Step => wins(&next),
            Next::Won(_) => true,
            Next::Done | Next::Call(_) => false,
        }
    })
}

/// Which positions were met already: in the midst of a turn, and after it.
#[derive(Default)]
struct Met {
    amid: HashSet<(City, Play)>,
    after: HashSet<(City, Next)>,
}

struct Search<'a, L: FnMut(Complete)> {
    look: &'a mut L,
    met: Option<Met>,
    /// Whether two builds in another order are left out.
    once: bool,
}

impl<L: FnMut(Complete)> Search<'_, L> {
    fn go_on(&mut self, moment: &Moment, steps: ArrayVec<Action, MOST_STEPS>) {
        for action in moment.possible() {
            if self.once && is_second_way(moment, &action) {
                continue;
            }
            let mut next = moment.clone();
            let follows = next.advance(&action, &mut |_| {});
            let mut steps = steps.clone();
            steps.push(action);
            match follows {
                Next::Step => {
                    let met = self.met.as_mut();
                    if met.is_none_or(|met| met.amid.insert((next.city.clone(), next.play))) {
                        self.go_on(&next, steps);
                    }
                }
                Next::Done | Next::Call(_) | Next::Won(_) => {
                    let met = self.met.as_mut();
                    if met.is_none_or(|met| met.after.insert((next.city.clone(), follows))) {
                        (self.look)(Complete {
                            steps,
                            city: next.city,
                            next: follows,
                        });
                    }
                }
            }
        }
    }
}

/// Whether it is a second build on a square before that of the first.
fn is_second_way(moment: &Moment, action: &Action) -> bool {
    let Step::Build(site) = moment.play.step else {
        return false;
    };
    match (site.first, action.square()) {
        (Some(first), Some(second)) => second < first,
        _ => false,
    }
}
