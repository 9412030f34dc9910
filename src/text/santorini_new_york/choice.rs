//! Choices with all that can be known of them: what a button about each has to say.

// Few actions belong to a moment, and few events to an action.
#![allow(clippy::wildcard_enum_match_arm)]

use crate::games::santorini_new_york::turns::{Moment, Next};
use crate::games::santorini_new_york::{
    Action, Event, Eyes, Phase, Reply, Situation, Square, Step, TOP, Table, Way,
};

use super::{Building, Demand, Moving, Opening, Prospect, Shift, Winning, Worker};

/// A choice with all that can be known of what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Start squares.
    Start {
        /// Their number.
        number: u8,
        /// Where they are.
        squares: [Square; 2],
    },
    /// Where the first skyscraper goes (Tour Bus Driver).
    Landmark {
        /// Where.
        at: Square,
    },
    /// A card for the round.
    Commit(Prospect),
    /// The worker that acts.
    Use {
        /// Which one.
        worker: Worker,
        /// How it begins.
        opening: Opening,
    },
    /// Where the skyscraper goes (Engineer).
    Skyscraper {
        /// Where.
        at: Square,
        /// How many are left then.
        left: u8,
    },
    /// Who comes along (Fashion Designer).
    Follower(Worker),
    /// A move.
    Move(Moving),
    /// Which worker builds first (Broadway Actors).
    Builder(Worker),
    /// Beside whom is built (Foreman).
    Neighbour(Worker),
    /// A build.
    Build(Building),
    /// Who is sent away (Night Guard).
    Suspect {
        /// Who.
        worker: Worker,
        /// Whether it cannot move.
        stuck: bool,
        /// Whether its owner can win by moving it.
        wins: bool,
    },
    /// Who is called on the new block (Street Vendor).
    Customer(Shift),
    /// Who is sent where (Reporter).
    Send {
        /// Who, and where it lands.
        shift: Shift,
        /// North or south.
        way: Way,
    },
    /// The worker that is lost.
    Lose {
        /// Which one.
        worker: Worker,
        /// How many are left then.
        left: u8,
    },
}

impl Choice {
    /// What an action of this moment does, for the seat to act.
    pub fn of<E: Eyes>(table: &Table<E>, action: &Action) -> Option<Choice> {
        match (&table.phase, *action) {
            (Phase::Start { .. }, Action::Start(number)) => Some(Choice::Start {
                number,
                squares: table.shape().start(number)?,
            }),
            (Phase::Landmark { .. }, Action::Skyscraper(at)) => Some(Choice::Landmark { at }),
            (Phase::Commit { seat }, Action::Commit(card)) => {
                Some(Choice::Commit(Prospect::of(table, *seat, card)))
            }
            (Phase::Turn(play), _) => Choice::step(&Moment::of(table, *play), action),
            (Phase::Reply(reply), Action::Move(to)) => Some(Choice::Move(sent(table, reply, to))),
            (Phase::Lose { seat, .. }, Action::Lose(at)) => Some(Choice::Lose {
                worker: Worker::at(&table.city, at, *seat)?,
                left: table.city.workers[*seat].len().saturating_sub(1),
            }),
            _ => None,
        }
    }

    /// What these steps do one after the other, for the seat whose turn it is. They end with the
    /// first that does not belong to the turn.
    pub fn of_turn<E: Eyes>(table: &Table<E>, steps: &[Action]) -> Vec<Choice> {
        let Phase::Turn(play) = table.phase else {
            return Vec::new();
        };
        let mut moment = Moment::of(table, play);
        let mut choices = Vec::new();
        for action in steps {
            let Some(choice) = Choice::step(&moment, action) else {
                break;
            };
            choices.push(choice);
            if moment.advance(action, &mut |_| {}) != Next::Step {
                break;
            }
        }
        choices
    }

    /// What a step of a turn does.
    pub fn step(moment: &Moment, action: &Action) -> Option<Choice> {
        let seat = moment.play.seat;
        let worker = |at| Worker::at(&moment.city, at, seat);
        let mut next = moment.clone();
        let mut events = Vec::new();
        let follows = next.advance(action, &mut |event| events.push(event));
        let shift = |which: &dyn Fn(Square) -> bool| {
            let mut forced = events.iter().filter_map(|event| match *event {
                Event::Forced {
                    from, to, to_level, ..
                } if which(from) => Some((from, to, to_level)),
                _ => None,
            });
            let (from, to, to_level) = forced.next()?;
            let worker = worker(from)?;
            Some(Shift {
                worker,
                to,
                to_level,
            })
        };
        Some(match (moment.play.step, *action) {
            (Step::Worker, Action::Use(at)) => Choice::Use {
                worker: worker(at)?,
                opening: opening(moment, &next, &events),
            },
            (Step::Builder, Action::Use(at)) => Choice::Builder(worker(at)?),
            (Step::Skyscraper { .. }, Action::Skyscraper(at)) => Choice::Skyscraper {
                at,
                left: next.city.supply.skyscrapers,
            },
            (Step::Follower { .. }, Action::Name(at)) => Choice::Follower(worker(at)?),
            (Step::Neighbour { .. }, Action::Name(at)) => Choice::Neighbour(worker(at)?),
            (
                Step::Move { worker: from, .. } | Step::SecondMove { worker: from, .. },
                Action::Move(to),
            ) => Choice::Move(Moving {
                from,
                to,
                from_level: moment.city.level(from),
                to_level: moment.city.level(to),
                pushed: shift(&|it| it == to),
                pulled: shift(&|it| it != to),
                wins: match follows {
                    Next::Won(_) => Winning::Now,
                    _ if next.play.climbed && !moment.play.climbed => Winning::AfterTurn,
                    _ => Winning::No,
                },
                reply: false,
            }),
            (Step::Build(site), Action::Build(at)) => Choice::Build(Building {
                worker: site.worker,
                at,
                from_level: moment.city.level(at),
                to_level: next.city.level(at),
                roofed: next.city.rooftops.contains(at),
                twice: events.len() == 2,
                wins: matches!(follows, Next::Won(_)),
                then: match follows {
                    Next::Step => Demand::of(&next.play.step),
                    Next::Done | Next::Call(_) | Next::Won(_) => None,
                },
            }),
            (Step::Suspect { .. }, Action::Name(at)) => {
                let named = worker(at)?;
                let (stuck, wins) = outlook(moment, &named);
                Choice::Suspect {
                    worker: named,
                    stuck,
                    wins,
                }
            }
            (Step::Customer { .. }, Action::Name(_)) => Choice::Customer(shift(&|_| true)?),
            (Step::Interview { .. }, Action::Send { way, .. }) => Choice::Send {
                shift: shift(&|_| true)?,
                way,
            },
            _ => return None,
        })
    }

    /// The square that is touched to choose it.
    pub fn square(&self) -> Option<Square> {
        match self {
            Choice::Start { .. } | Choice::Commit(_) => None,
            Choice::Landmark { at } | Choice::Skyscraper { at, .. } => Some(*at),
            Choice::Use { worker, .. }
            | Choice::Follower(worker)
            | Choice::Builder(worker)
            | Choice::Neighbour(worker)
            | Choice::Suspect { worker, .. }
            | Choice::Lose { worker, .. } => Some(worker.at),
            Choice::Move(moving) => Some(moving.to),
            Choice::Build(building) => Some(building.at),
            Choice::Customer(shift) | Choice::Send { shift, .. } => Some(shift.worker.at),
        }
    }
}

fn opening(moment: &Moment, next: &Moment, events: &[Event]) -> Opening {
    let first = events.first();
    match first {
        Some(Event::Lifted { level, .. }) => Opening::Lifted(*level),
        Some(Event::Roofed { .. }) => Opening::Roofed {
            left: next.city.workers[moment.play.seat].len(),
        },
        _ if moment.play.cast != Default::default() => Opening::MovesFirst,
        _ => Opening::Acts,
    }
}

/// Whether a worker that would be named cannot move, and whether its owner can win by moving it.
fn outlook(moment: &Moment, worker: &Worker) -> (bool, bool) {
    let at = Situation {
        land: moment.board.land,
        options: moment.options,
        city: &moment.city,
        seat: worker.owner,
    };
    let steps = at.steps(worker.at);
    let holds = moment.holder == Some(worker.owner) && moment.options.night_guard_can_win;
    let climbs = |to: Square| at.climbs_to_the_top(worker.at, to);
    (steps.is_empty(), holds && steps.iter().any(climbs))
}

/// The move of a worker that a Night Guard has named.
fn sent<E: Eyes>(table: &Table<E>, reply: &Reply, to: Square) -> Moving {
    let (from_level, to_level) = (table.city.level(reply.worker), table.city.level(to));
    let climbs = to_level == TOP && from_level < TOP;
    let holds = table.statue == Some(reply.seat) && table.options.night_guard_can_win;
    Moving {
        from: reply.worker,
        to,
        from_level,
        to_level,
        pushed: None,
        pulled: None,
        wins: match climbs && holds {
            true => Winning::Now,
            false => Winning::No,
        },
        reply: true,
    }
}
