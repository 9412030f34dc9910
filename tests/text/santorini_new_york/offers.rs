//! Everything that a player can be told to do, offered or promised.

use sobremesa::games::santorini_new_york::scene::{card, square};
use sobremesa::games::santorini_new_york::{
    Card, Cast, Ending, Phase, Play, Question, Reply, Role, Square, Step, Victory, Way,
};
use sobremesa::text::santorini_new_york::{
    Building, Choice, Demand, Moving, Opening, Prospect, Shift, Spot, Standing, Task, Winning,
    Worker,
};
use strum::VariantArray;

use crate::shared::{ANA, BEN, every_kind};

/// Somebody's worker on each level.
fn workers() -> Vec<Worker> {
    let levels = (0..=3).flat_map(|level| [(level, ANA), (level, BEN)]);
    let at = square("c3");
    levels
        .map(|(level, owner)| Worker {
            at,
            level,
            owner,
            own: owner == ANA,
        })
        .collect()
}

fn shifts() -> Vec<Shift> {
    let to = square("c5");
    let shifts = workers().into_iter().flat_map(|worker| {
        [0, 3].map(|to_level| Shift {
            worker,
            to,
            to_level,
        })
    });
    shifts.collect()
}

/// Cards with every hope and every fear.
pub fn prospects() -> Vec<Prospect> {
    let mut prospects = Vec::new();
    for role in Role::ALL.iter().copied() {
        for (earliest, latest) in [(1, 1), (1, 2), (2, 3), (1, 4), (4, 4)] {
            for (possible, workers) in [(true, 2), (false, 1), (false, 2)] {
                prospects.push(Prospect {
                    card: card(12),
                    role,
                    earliest,
                    latest,
                    players: 4,
                    possible,
                    workers,
                });
            }
        }
    }
    prospects
}

fn moves() -> Vec<Choice> {
    let [from, to] = ["c3", "c4"].map(square);
    let shift = |owner| {
        let mut shifts = shifts().into_iter();
        shifts.find(|it| it.worker.owner == owner)
    };
    let mut moves = Vec::new();
    let wins = [Winning::No, Winning::Now, Winning::AfterTurn];
    for (from_level, to_level) in [(0, 0), (0, 1), (3, 0), (2, 3), (3, 3)] {
        for wins in wins {
            for (pushed, pulled, reply) in [
                (None, None, false),
                (None, None, true),
                (shift(BEN), None, false),
                (None, shift(ANA), false),
                (None, shift(BEN), false),
            ] {
                moves.push(Choice::Move(Moving {
                    from,
                    to,
                    from_level,
                    to_level,
                    pushed,
                    pulled,
                    wins,
                    reply,
                }));
            }
        }
    }
    moves
}

fn builds() -> Vec<Choice> {
    let [worker, at] = ["c4", "d4"].map(square);
    let mut builds = Vec::new();
    let demands = [
        None,
        Some(Demand::Suspect),
        Some(Demand::Customer),
        Some(Demand::Interview),
    ];
    for (from_level, to_level, roofed, twice) in [
        (0, 1, false, false),
        (2, 3, false, false),
        (3, 3, true, false),
        (0, 2, false, true),
        (2, 3, true, true),
    ] {
        for then in demands {
            for wins in [true, false] {
                builds.push(Choice::Build(Building {
                    worker,
                    at,
                    from_level,
                    to_level,
                    roofed,
                    twice,
                    wins,
                    then,
                }));
            }
        }
    }
    builds
}

/// Every kind of choice.
pub fn choices() -> Vec<Choice> {
    let at: Square = square("c3");
    let mut choices = moves();
    choices.extend(builds());
    choices.extend(prospects().into_iter().map(Choice::Commit));
    choices.push(Choice::Landmark { at });
    for number in 1..=5 {
        let squares = ["d8", "b1"].map(square);
        choices.push(Choice::Start { number, squares });
        choices.push(Choice::Skyscraper { at, left: number });
    }
    for worker in workers() {
        choices.extend([
            Choice::Follower(worker),
            Choice::Builder(worker),
            Choice::Neighbour(worker),
        ]);
        for opening in [
            Opening::Acts,
            Opening::MovesFirst,
            Opening::Lifted(worker.level + 1),
            Opening::Roofed { left: 0 },
            Opening::Roofed { left: 1 },
        ] {
            choices.push(Choice::Use { worker, opening });
        }
        for (stuck, wins) in [(true, false), (false, true), (false, false)] {
            choices.push(Choice::Suspect {
                worker,
                stuck,
                wins,
            });
        }
        for left in 0..=1 {
            choices.push(Choice::Lose { worker, left });
        }
    }
    for shift in shifts() {
        choices.push(Choice::Customer(shift));
        for way in [Way::North, Way::South] {
            choices.push(Choice::Send { shift, way });
        }
    }
    every_kind(&choices, 14, |choice| match choice {
        Choice::Start { .. } => 0,
        Choice::Landmark { .. } => 1,
        Choice::Commit(_) => 2,
        Choice::Use { .. } => 3,
        Choice::Skyscraper { .. } => 4,
        Choice::Follower(_) => 5,
        Choice::Move(_) => 6,
        Choice::Builder(_) => 7,
        Choice::Neighbour(_) => 8,
        Choice::Build(_) => 9,
        Choice::Suspect { .. } => 10,
        Choice::Customer(_) => 11,
        Choice::Send { .. } => 12,
        Choice::Lose { .. } => 13,
    });
    choices
}

/// Every kind of task.
pub fn tasks() -> Vec<Task> {
    let mut tasks = vec![Task::Nothing];
    for question in Question::VARIANTS.iter().copied() {
        tasks.push(Task::Decide(question));
        for role in Role::ALL.iter().copied() {
            for both in [true, false] {
                tasks.push(Task::Step {
                    question,
                    role,
                    both,
                });
            }
        }
    }
    tasks
}

/// Every kind of phase, turns with every role.
pub fn phases() -> Vec<Phase> {
    let seat = ANA;
    let card: Card = card(12);
    let mut phases = vec![
        Phase::Start { seat },
        Phase::Landmark { seat },
        Phase::Commit { seat },
        Phase::Lose { seat, card },
        Phase::Reply(Reply {
            seat: BEN,
            worker: square("c3"),
            guard: seat,
            card,
        }),
    ];
    for role in Role::ALL.iter().copied() {
        phases.push(Phase::Turn(Play {
            seat,
            card,
            role,
            cast: Cast::One,
            climbed: false,
            step: Step::Worker,
        }));
    }
    for victory in Victory::VARIANTS.iter().copied() {
        let winner = seat;
        phases.push(Phase::Over(Ending { winner, victory }));
    }
    every_kind(&phases, 7, |phase| match phase {
        Phase::Start { .. } => 0,
        Phase::Landmark { .. } => 1,
        Phase::Commit { .. } => 2,
        Phase::Turn(_) => 3,
        Phase::Reply(_) => 4,
        Phase::Lose { .. } => 5,
        Phase::Over(_) => 6,
    });
    phases
}

/// Squares with everything that can stand on them.
pub fn spots() -> Vec<Spot> {
    let square = square("c4");
    let mut spots = Vec::new();
    for level in 0..=3 {
        for standing in [
            None,
            Some(Standing::Worker(ANA)),
            Some(Standing::Worker(BEN)),
        ] {
            spots.push(Spot {
                square,
                level,
                standing,
                start: None,
            });
        }
    }
    for (level, standing, start) in [
        (3, Some(Standing::Rooftop), None),
        (0, Some(Standing::Skyscraper), None),
        (0, None, Some(4)),
    ] {
        spots.push(Spot {
            square,
            level,
            standing,
            start,
        });
    }
    spots
}
