//! Complete turns: which steps lead to one, and whether there is any.
//!
//! Whoever has a complete turn has to play one, and whoever has none loses a worker; so that no
//! step may be offered that leads nowhere. A [`Moment`] is a turn as far as it has been played. What
//! could be chosen next by itself are its [squares](Moment::squares); what can be chosen are those
//! of them that [lead on](Moment::leads_on) to a complete turn. The search stops at the first that
//! it finds. The same steps serve the candidates, the check, the loss of a worker, and the lists of
//! all turns ([`list`]).
//!
//! What a card demands at the end of a turn is always possible or left out, so that a turn is
//! complete with its last build.

mod advance;
pub mod list;
mod refusal;

pub use advance::Next;

use crate::engine::Seat;

use super::options::{Broadway, FireSelfCap};
use super::phase::{Cast, Play, Site, Step};
use super::roles::{Role, Rules, Situation};
use super::{Action, Board, Card, City, Eyes, Illegal, Options, Square, Squares, Table, Way, city};

/// A turn as far as it has been played.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment<'a> {
    /// The rulings.
    pub options: &'a Options,
    /// The squares that exist.
    pub board: &'static Board,
    /// Who holds the statue.
    pub holder: Option<Seat>,
    /// What stands on the board.
    pub city: City,
    /// The turn.
    pub play: Play,
}

impl<'a> Moment<'a> {
    /// The turn that is being played on a table.
    pub fn of<E: Eyes>(table: &'a Table<E>, play: Play) -> Self {
        Moment {
            options: &table.options,
            board: table.shape(),
            holder: table.statue,
            city: table.city.clone(),
            play,
        }
    }

    /// The turn of a seat with that card, before its first step. Of Broadway Actors it is settled
    /// here whether both workers act: they do if they can (RUL-11).
    pub fn begin<E: Eyes>(table: &'a Table<E>, seat: Seat, card: Card) -> Self {
        let role = table.role(card);
        let mut moment = Moment::of(table, Play::begin(seat, card, role));
        if role.rules().casts_both() && moment.own().len() == 2 {
            moment.play.cast = Cast::Both;
            if !moment.can_finish() {
                moment.play.cast = match table.options.broadway {
                    Broadway::Package => Cast::One,
                    Broadway::Parts => Cast::AsFarAsPossible,
                };
            }
        }
        moment
    }

    pub(super) fn rules(&self) -> &'static dyn Rules {
        self.play.role.rules()
    }

    pub(super) fn situation(&self) -> Situation<'_> {
        Situation {
            land: self.board.land,
            options: self.options,
            city: &self.city,
            seat: self.play.seat,
        }
    }

    /// The workers of the seat whose turn it is.
    fn own(&self) -> Squares {
        self.city.workers[self.play.seat]
    }

    /// The squares that could be chosen next by themselves, whether or not the turn can be
    /// completed then. For a Reporter they are where the workers stand that can be sent.
    pub fn squares(&self) -> Squares {
        let at = self.situation();
        match self.play.step {
            Step::Worker => self.own().iter().filter(|it| self.may_use(*it)).collect(),
            Step::Skyscraper { worker } => self.rules().skyscraper_sites(&at, worker),
            Step::Follower { worker } => self.rules().followers(&at, worker),
            Step::Move { worker, .. } | Step::SecondMove { worker, .. } => {
                self.rules().targets(&at, worker)
            }
            Step::Builder => {
                let builds = |it: &Square| !at.building_sites(*it).is_empty();
                self.own().iter().filter(builds).collect()
            }
            Step::Neighbour { worker } => self.rules().neighbours(&at, worker),
            Step::Build(site) => self.building_sites(&site),
            Step::Suspect { worker } => self.rules().suspects(&at, worker),
            Step::Customer { block } => self.rules().customers(&at, block),
            Step::Interview { .. } => {
                let north = self.interviewed(Way::North);
                north | self.interviewed(Way::South)
            }
        }
    }

    fn building_sites(&self, site: &Site) -> Squares {
        let at = self.situation();
        let sites = at.building_sites(site.beside);
        let sites = match site.first {
            Some(first) => sites.without(first),
            None => sites,
        };
        self.rules().building_sites(&at, sites)
    }

    /// The workers that can be sent in that direction now (Reporter).
    pub fn interviewed(&self, way: Way) -> Squares {
        let Step::Interview { worker } = self.play.step else {
            return Squares::NONE;
        };
        let at = self.situation();
        let beside = worker.around() & at.opponents();
        let rules = self.rules();
        let lands = |it: &Square| rules.landing(&at, *it, way).is_some();
        beside.iter().filter(lands).collect()
    }

    /// Whether a worker can begin the turn by itself: what the Firefighter builds under it has to
    /// be left.
    fn may_use(&self, worker: Square) -> bool {
        if !self.rules().lifts() {
            return true;
        }
        if self.city.in_supply(worker.into()).is_empty() {
            return false;
        }
        let top = city::TOP;
        let caps = self.city.level(worker) == top;
        let last_resort = self.options.fire_self_cap == FireSelfCap::LastResort;
        !(caps && last_resort && self.another_finishes(worker))
    }

    /// Whether another worker that is not on level 3 has a complete turn.
    fn another_finishes(&self, worker: Square) -> bool {
        let others = self.own().without(worker) & !self.city.higher_than(city::TOP - 1);
        let usable = |it: &Square| !self.city.in_supply((*it).into()).is_empty();
        let mut others = others.iter().filter(usable);
        others.any(|other| self.leads_on(other))
    }

    /// The choice of a square at the present step, where it takes no more than a square.
    pub fn action(&self, square: Square) -> Option<Action> {
        match self.play.step {
            Step::Worker | Step::Builder => Some(Action::Use(square)),
            Step::Skyscraper { .. } => Some(Action::Skyscraper(square)),
            Step::Move { .. } | Step::SecondMove { .. } => Some(Action::Move(square)),
            Step::Build(_) => Some(Action::Build(square)),
            Step::Follower { .. }
            | Step::Neighbour { .. }
            | Step::Suspect { .. }
            | Step::Customer { .. } => Some(Action::Name(square)),
            Step::Interview { .. } => None,
        }
    }

    /// Whether the turn is complete with whichever of the [squares](Moment::squares) is chosen.
    fn is_last_step(&self) -> bool {
        match self.play.step {
            Step::Suspect { .. } | Step::Customer { .. } | Step::Interview { .. } => true,
            Step::Build(site) => {
                let two = self.rules().builds().on_two_squares();
                site.next.is_none() && (site.first.is_some() || !two)
            }
            Step::Worker
            | Step::Skyscraper { .. }
            | Step::Follower { .. }
            | Step::Move { .. }
            | Step::SecondMove { .. }
            | Step::Builder
            | Step::Neighbour { .. } => false,
        }
    }

    /// Whether some complete turn goes on from here.
    pub fn can_finish(&self) -> bool {
        let squares = self.squares();
        match self.is_last_step() {
            true => !squares.is_empty(),
            false => squares.iter().any(|square| self.leads_on(square)),
        }
    }

    /// Whether some complete turn goes on with one of the [squares](Moment::squares).
    pub fn leads_on(&self, square: Square) -> bool {
        if self.is_last_step() {
            return true;
        }
        let Some(action) = self.action(square) else {
            return false;
        };
        let mut next = self.clone();
        match next.advance(&action, &mut |_| {}) {
            Next::Step => next.can_finish(),
            Next::Done | Next::Call(_) | Next::Won(_) => true,
        }
    }

    /// The squares that can be chosen now.
    pub fn allowed(&self) -> Squares {
        let squares = self.squares();
        match self.is_last_step() {
            true => squares,
            false => squares.iter().filter(|it| self.leads_on(*it)).collect(),
        }
    }

    /// Everything that can be chosen now, in the order of the squares.
    pub fn actions(&self) -> impl Iterator<Item = Action> + '_ {
        self.choices(self.allowed())
    }

    /// Everything that could be chosen next by itself, whether or not the turn can be completed
    /// then.
    pub fn possible(&self) -> impl Iterator<Item = Action> + '_ {
        self.choices(self.squares())
    }

    fn choices(&self, squares: Squares) -> impl Iterator<Item = Action> + '_ {
        let ways = match matches!(self.play.step, Step::Interview { .. }) {
            true => squares,
            false => Squares::NONE,
        };
        let sent = ways.iter().flat_map(move |worker| {
            let ways = [Way::North, Way::South].into_iter();
            let possible = ways.filter(move |way| self.interviewed(*way).contains(worker));
            possible.map(move |way| Action::Send { worker, way })
        });
        sent.chain(squares.iter().filter_map(move |it| self.action(it)))
    }

    /// Offers everything of the kind that is asked for, allowed or not.
    pub fn offer_candidates(&self, offer: &mut dyn FnMut(Action)) {
        let squares = match self.play.step {
            Step::Worker | Step::Builder => self.own(),
            Step::Skyscraper { .. }
            | Step::Move { .. }
            | Step::SecondMove { .. }
            | Step::Build(_) => self.board.land,
            Step::Follower { .. }
            | Step::Neighbour { .. }
            | Step::Suspect { .. }
            | Step::Customer { .. } => self.city.all_workers(),
            Step::Interview { .. } => {
                for worker in self.city.all_workers().iter() {
                    offer(Action::Send {
                        worker,
                        way: Way::North,
                    });
                    offer(Action::Send {
                        worker,
                        way: Way::South,
                    });
                }
                return;
            }
        };
        let actions = squares.iter().filter_map(|it| self.action(it));
        actions.for_each(offer);
    }

    /// Whether a step is allowed now.
    ///
    /// # Errors
    ///
    /// Why it is not.
    pub fn check(&self, action: &Action) -> Result<(), Illegal> {
        if let Step::Interview { .. } = self.play.step {
            let Action::Send { worker, way } = *action else {
                return Err(Illegal::NotNow);
            };
            return match self.interviewed(way).contains(worker) {
                true => Ok(()),
                false => Err(self.refusal(worker)),
            };
        }
        let square = action.square().ok_or(Illegal::NotNow)?;
        if self.action(square) != Some(*action) {
            return Err(Illegal::NotNow);
        }
        if !self.squares().contains(square) {
            return Err(self.refusal(square));
        }
        match self.leads_on(square) {
            true => Ok(()),
            false => Err(Illegal::DeadEnd),
        }
    }
}

impl Play {
    /// A turn before its first step, with one worker.
    pub fn begin(seat: Seat, card: Card, role: Role) -> Self {
        Play {
            seat,
            card,
            role,
            cast: Cast::One,
            climbed: false,
            step: Step::Worker,
        }
    }
}
