//! Carrying out the steps of a turn.

use super::super::city::TOP;
use super::super::options::IfPossible;
use super::super::phase::{Cast, Site, Step, Victory};
use super::super::roles::Builds;
use super::super::{Action, Event, Piece, Square, Way, event::Loss};
use super::Moment;

/// What follows a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Next {
    /// Another step of the turn.
    Step,
    /// The turn is over.
    Done,
    /// The turn is over, and the owner of this worker moves it (Night Guard).
    Call(Square),
    /// The seat has won.
    Won(Victory),
}

impl Moment<'_> {
    /// Carries out a step that [`check`](Moment::check) allows, or at least one of the
    /// [squares](Moment::squares), and tells what happened. Anything else changes nothing.
    pub fn advance(&mut self, action: &Action, tell: &mut impl FnMut(Event)) -> Next {
        match (self.play.step, *action) {
            (Step::Worker, Action::Use(worker)) => self.begin_with(worker, tell),
            (Step::Skyscraper { worker }, Action::Skyscraper(at)) => {
                self.city.place_skyscraper(at);
                tell(Event::SkyscraperPlaced {
                    seat: self.play.seat,
                    at,
                });
                self.then_move(worker, None)
            }
            (Step::Follower { worker }, Action::Name(follower)) => {
                self.name(follower, tell);
                self.then_move(worker, Some(follower))
            }
            (Step::Move { worker, follower }, Action::Move(to)) => {
                self.first_move(worker, follower, to, tell)
            }
            (Step::SecondMove { worker, .. }, Action::Move(to)) => {
                if let Some(victory) = self.walk(worker, to, tell) {
                    return Next::Won(victory);
                }
                self.then(Step::Builder)
            }
            (Step::Builder, Action::Use(worker)) => {
                let other = self.city.workers[self.play.seat].without(worker).first();
                self.then_build(worker, other)
            }
            (Step::Neighbour { worker }, Action::Name(beside)) => {
                self.name(beside, tell);
                self.then(Step::Build(Site {
                    worker,
                    beside,
                    first: None,
                    next: None,
                }))
            }
            (Step::Build(site), Action::Build(at)) => self.build(site, at, tell),
            (Step::Suspect { .. }, Action::Name(worker)) => {
                self.name(worker, tell);
                Next::Call(worker)
            }
            (Step::Customer { block }, Action::Name(worker)) => {
                self.name(worker, tell);
                self.force(worker, block, tell);
                Next::Done
            }
            (Step::Interview { .. }, Action::Send { worker, way }) => {
                let landing = self.rules().landing(&self.situation(), worker, way);
                if let Some(to) = landing {
                    self.force(worker, to, tell);
                }
                Next::Done
            }
            _ => Next::Step,
        }
    }

    fn then(&mut self, step: Step) -> Next {
        self.play.step = step;
        Next::Step
    }

    fn then_move(&mut self, worker: Square, follower: Option<Square>) -> Next {
        self.then(Step::Move { worker, follower })
    }

    fn then_build(&mut self, worker: Square, next: Option<Square>) -> Next {
        self.then(Step::Build(Site {
            worker,
            beside: worker,
            first: None,
            next,
        }))
    }

    /// What the card demands at the start of a turn (2.6, 2.7, 2.9).
    fn begin_with(&mut self, worker: Square, tell: &mut impl FnMut(Event)) -> Next {
        if self.rules().lifts() {
            return self.lift(worker, tell);
        }
        let at = self.situation();
        let demanded = if !self.rules().skyscraper_sites(&at, worker).is_empty() {
            Step::Skyscraper { worker }
        } else if !self.rules().followers(&at, worker).is_empty() {
            Step::Follower { worker }
        } else {
            return self.then_move(worker, None);
        };
        self.play.step = demanded;
        // RUL-15: what is demanded if possible stays so if the turn cannot be completed after it.
        if self.options.if_possible == IfPossible::Lenient && !self.can_finish() {
            return self.then_move(worker, None);
        }
        Next::Step
    }

    fn lift(&mut self, worker: Square, tell: &mut impl FnMut(Event)) -> Next {
        let seat = self.play.seat;
        let at = worker;
        match self.city.build(worker) {
            (Piece::Block, level) => {
                tell(Event::Lifted { seat, at, level });
                self.then_move(worker, None)
            }
            (Piece::Rooftop | Piece::Skyscraper, _) => {
                tell(Event::Roofed { seat, at });
                self.city.workers[seat].remove(worker);
                let why = Loss::Roofed;
                tell(Event::WorkerLost { seat, at, why });
                Next::Done
            }
        }
    }

    fn first_move(
        &mut self,
        worker: Square,
        follower: Option<Square>,
        to: Square,
        tell: &mut impl FnMut(Event),
    ) -> Next {
        let pushed_to = self.rules().pushed_to(&self.situation(), worker, to);
        if let Some(behind) = pushed_to {
            self.force(to, behind, tell);
        }
        if let Some(victory) = self.walk(worker, to, tell) {
            return Next::Won(victory);
        }
        if let Some(follower) = follower {
            self.force(follower, worker, tell);
        }
        let other = self.city.workers[self.play.seat].without(to).first();
        match (self.play.cast, other) {
            (Cast::Both, Some(worker)) => self.then(Step::SecondMove { worker, first: to }),
            (Cast::AsFarAsPossible, Some(worker)) => {
                let stuck = self.rules().targets(&self.situation(), worker).is_empty();
                match stuck {
                    true => self.then(Step::Builder),
                    false => self.then(Step::SecondMove { worker, first: to }),
                }
            }
            (Cast::One, _) | (_, None) => match self.rules().builds() {
                Builds::TwoBesideNeighbour => self.then(Step::Neighbour { worker: to }),
                Builds::Once | Builds::TwoSquares | Builds::TwiceOnOne => self.then_build(to, None),
            },
        }
    }

    /// Moves the worker of the seat whose turn it is. Whoever holds the statue wins by climbing on
    /// level 3 (2.5), at once or when it has built (RUL-04).
    fn walk(&mut self, from: Square, to: Square, tell: &mut impl FnMut(Event)) -> Option<Victory> {
        let seat = self.play.seat;
        let climbs = self.situation().climbs_to_the_top(from, to) && self.holder == Some(seat);
        self.city.shift(seat, from, to);
        tell(Event::Moved {
            seat,
            from,
            to,
            from_level: self.city.level(from),
            to_level: self.city.level(to),
        });
        self.play.climbed |= climbs;
        (climbs && self.options.win_instant).then_some(Victory::Climb)
    }

    fn name(&self, worker: Square, tell: &mut impl FnMut(Event)) {
        if let Some(owner) = self.city.owner(worker) {
            tell(Event::Named {
                seat: self.play.seat,
                role: self.play.role,
                worker,
                owner,
            });
        }
    }

    /// Forces a worker somewhere: no move, whatever the levels, and never a win.
    fn force(&mut self, from: Square, to: Square, tell: &mut impl FnMut(Event)) {
        let Some(seat) = self.city.owner(from) else {
            return;
        };
        self.city.shift(seat, from, to);
        tell(Event::Forced {
            seat,
            by: self.play.seat,
            role: self.play.role,
            from,
            to,
            from_level: self.city.level(from),
            to_level: self.city.level(to),
        });
    }

    fn build(&mut self, site: Site, at: Square, tell: &mut impl FnMut(Event)) -> Next {
        let piece = self.build_piece(at, tell);
        let seat = self.play.seat;
        if piece == Piece::Rooftop && self.rules().wins_by_rooftop() && self.holder == Some(seat) {
            return Next::Won(Victory::Rooftop);
        }
        match self.rules().builds() {
            Builds::TwiceOnOne if piece == Piece::Block => {
                self.build_piece(at, tell);
            }
            Builds::TwoSquares | Builds::TwoBesideNeighbour if site.first.is_none() => {
                let first = Some(at);
                return self.then(Step::Build(Site { first, ..site }));
            }
            Builds::Once | Builds::TwiceOnOne | Builds::TwoSquares | Builds::TwoBesideNeighbour => {
            }
        }
        if let Some(next) = site.next {
            let cannot = self.situation().building_sites(next).is_empty();
            if !(cannot && self.play.cast == Cast::AsFarAsPossible) {
                return self.then_build(next, None);
            }
        }
        if self.play.climbed {
            return Next::Won(Victory::Climb);
        }
        self.end(site.worker, at, piece)
    }

    fn build_piece(&mut self, at: Square, tell: &mut impl FnMut(Event)) -> Piece {
        let seat = self.play.seat;
        let (piece, level) = self.city.build(at);
        tell(match piece {
            Piece::Block => Event::Built { seat, at, level },
            Piece::Rooftop | Piece::Skyscraper => Event::Roofed { seat, at },
        });
        debug_assert!(level <= TOP);
        piece
    }

    /// What the card demands at the end of a turn, if it is possible (2.6).
    fn end(&mut self, worker: Square, block: Square, piece: Piece) -> Next {
        let at = self.situation();
        let rules = self.rules();
        if !rules.suspects(&at, worker).is_empty() {
            return self.then(Step::Suspect { worker });
        }
        if piece == Piece::Block && !rules.customers(&at, block).is_empty() {
            return self.then(Step::Customer { block });
        }
        if rules.interviews() {
            self.play.step = Step::Interview { worker };
            let possible = [Way::North, Way::South].map(|way| self.interviewed(way));
            if possible.iter().any(|workers| !workers.is_empty()) {
                return Next::Step;
            }
        }
        Next::Done
    }
}
