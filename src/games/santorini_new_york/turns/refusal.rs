//! Why a square cannot be chosen at a step of a turn.

use super::super::illegal::Obstacle;
use super::super::phase::{Site, Step};
use super::super::{Illegal, Square, Type, city};
use super::Moment;

impl Moment<'_> {
    /// Why a square that is none of the [squares](Moment::squares) cannot be chosen.
    pub(in super::super) fn refusal(&self, square: Square) -> Illegal {
        match self.play.step {
            Step::Worker => self.worker_refusal(square),
            Step::Builder => match self.own().contains(square) {
                true => Illegal::NoneLeft(city::Piece::Block),
                false => Illegal::NoWorker(square),
            },
            Step::Skyscraper { worker } => self.skyscraper_refusal(worker, square),
            Step::Move { worker, .. } | Step::SecondMove { worker, .. } => {
                self.move_refusal(worker, square)
            }
            Step::Build(site) => self.build_refusal(&site, square),
            Step::Follower { worker } | Step::Neighbour { worker } => self.choice_refusal(
                worker,
                square,
                self.situation().others(worker).contains(square),
            ),
            Step::Suspect { worker } | Step::Interview { worker } => {
                let others = self.situation().opponents().contains(square);
                self.choice_refusal(worker, square, others)
            }
            Step::Customer { block } => {
                let others = self.situation().opponents().contains(square);
                self.choice_refusal(block, square, others)
            }
        }
    }

    fn worker_refusal(&self, square: Square) -> Illegal {
        if !self.own().contains(square) {
            return Illegal::NoWorker(square);
        }
        match self.city.in_supply(square.into()).is_empty() {
            true => Illegal::NoneLeft(self.city.next_piece(square)),
            false => Illegal::DeadEnd,
        }
    }

    /// Whether there is water, or somebody or something stands in the way.
    fn obstacle(&self, square: Square) -> Option<Illegal> {
        if !self.board.land.contains(square) {
            return Some(Illegal::Water(square));
        }
        let by = if self.city.all_workers().contains(square) {
            Obstacle::Worker
        } else if self.city.rooftops.contains(square) {
            Obstacle::Rooftop
        } else if self.city.skyscrapers.contains(square) {
            Obstacle::Skyscraper
        } else {
            return None;
        };
        Some(Illegal::Occupied { square, by })
    }

    fn skyscraper_refusal(&self, worker: Square, square: Square) -> Illegal {
        if let Some(why) = self.obstacle(square) {
            return why;
        }
        match worker.around().contains(square) {
            true => Illegal::NotGround(square),
            false => Illegal::OutOfReach(square),
        }
    }

    fn move_refusal(&self, worker: Square, square: Square) -> Illegal {
        let at = self.situation();
        let steps = self.play.role.kind() != Type::Mover;
        let too_far = steps && !worker.around().contains(square);
        let too_high = Illegal::TooHigh {
            from: self.city.level(worker),
            to: self.city.level(square),
        };
        let high = !at.climbable(worker).contains(square);
        match self.obstacle(square) {
            Some(Illegal::Occupied {
                by: Obstacle::Worker,
                ..
            }) if !too_far && self.rules().pushes() && at.opponents().contains(square) => {
                match high {
                    true => too_high,
                    false => Illegal::CannotPush(square),
                }
            }
            Some(why) => why,
            None if too_far || !high => Illegal::OutOfReach(square),
            None => too_high,
        }
    }

    fn build_refusal(&self, site: &Site, square: Square) -> Illegal {
        if let Some(why) = self.obstacle(square) {
            return why;
        }
        if site.first == Some(square) {
            return Illegal::SameSquare(square);
        }
        if !site.beside.around().contains(square) {
            return Illegal::OutOfReach(square);
        }
        let next = self.city.next_piece(square);
        if self.city.in_supply(square.into()).is_empty() {
            return Illegal::NoneLeft(next);
        }
        // The first of two pieces is there, the second is not.
        match self.city.level(square) + 1 {
            city::TOP => Illegal::NoneLeft(city::Piece::Rooftop),
            _ => Illegal::NoneLeft(next),
        }
    }

    fn choice_refusal(&self, beside: Square, square: Square, eligible: bool) -> Illegal {
        if !self.city.all_workers().contains(square) {
            return Illegal::NoWorker(square);
        }
        if !eligible {
            return Illegal::WrongOwner(square);
        }
        if !beside.around().contains(square) {
            return Illegal::OutOfReach(square);
        }
        match matches!(self.play.step, Step::Interview { .. }) {
            true => Illegal::NoWayOut(square),
            false => Illegal::CannotMove(square),
        }
    }
}
