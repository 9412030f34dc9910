//! Where the game stands.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::engine::Seat;

use super::{Card, Event, Role, Square};

/// Where the game stands: whose decision is next, and what is only true until it is made.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Set-up: a seat takes start squares.
    Start {
        /// The seat.
        seat: Seat,
    },
    /// Set-up with Tour Bus Driver: the first skyscraper is placed.
    Landmark {
        /// The seat.
        seat: Seat,
    },
    /// A seat chooses its card for the round in secret.
    Commit {
        /// The seat.
        seat: Seat,
    },
    /// A seat's turn.
    Turn(Play),
    /// The owner of a worker that the Night Guard has named moves it.
    Reply(Reply),
    /// A seat has no complete turn and chooses which worker it loses.
    Lose {
        /// The seat.
        seat: Seat,
        /// The card that it played.
        card: Card,
    },
    /// The game is over.
    Over(Ending),
}

/// A turn that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Play {
    /// Whose turn it is.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// Its role.
    pub role: Role,
    /// Who moves and builds (Broadway Actors).
    pub cast: Cast,
    /// A worker has climbed, and the game is won once it has built (only without `win_instant`).
    pub climbed: bool,
    /// What is to be chosen next.
    pub step: Step,
}

/// Who moves and builds in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cast {
    /// One worker.
    #[default]
    One,
    /// Both move, then both build.
    Both,
    /// Both, as far as they can.
    AsFarAsPossible,
}

/// What is to be chosen next in a turn, and what was chosen before as far as it matters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The worker that acts; of Broadway Actors the one that moves first.
    Worker,
    /// Engineer: where the skyscraper goes.
    Skyscraper {
        /// Who acts.
        worker: Square,
    },
    /// Fashion Designer: which neighbour comes along.
    Follower {
        /// Who acts.
        worker: Square,
    },
    /// Where the worker moves.
    Move {
        /// Who acts.
        worker: Square,
        /// Fashion Designer: the neighbour that comes along.
        follower: Option<Square>,
    },
    /// Broadway Actors: where the other worker moves.
    SecondMove {
        /// Who moves now.
        worker: Square,
        /// Where the first one has gone.
        first: Square,
    },
    /// Broadway Actors: which worker builds first.
    Builder,
    /// Foreman: beside which worker is built.
    Neighbour {
        /// Who acts.
        worker: Square,
    },
    /// Where to build.
    Build(Site),
    /// Night Guard: who is sent away.
    Suspect {
        /// Who acts.
        worker: Square,
    },
    /// Street Vendor: who is called on the new block.
    Customer {
        /// Where it was built.
        block: Square,
    },
    /// Reporter: who is sent north or south.
    Interview {
        /// Who acts.
        worker: Square,
    },
}

/// A build that is to be made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Site {
    /// Who builds.
    pub worker: Square,
    /// Beside whom: the worker itself, or whom the Foreman has named.
    pub beside: Square,
    /// Where the first of two builds was made, which go on different squares.
    pub first: Option<Square>,
    /// Broadway Actors: who builds next.
    pub next: Option<Square>,
}

/// A worker that the Night Guard has named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reply {
    /// Whose worker it is, and who decides.
    pub seat: Seat,
    /// Where it stands.
    pub worker: Square,
    /// Whose turn it is.
    pub guard: Seat,
    /// The card that was played.
    pub card: Card,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// Who has won.
    pub winner: Seat,
    /// How.
    pub victory: Victory,
}

/// The ways to win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum Victory {
    /// A worker of the holder of the statue moved up on level 3.
    Climb,
    /// The same, when a Night Guard made it move.
    SentUp,
    /// The holder of the statue built a rooftop as Engineer.
    Rooftop,
    /// Nobody else has workers.
    LastStanding,
}

impl Phase {
    /// Whose decision it is, unless the game is over.
    pub fn acting(&self) -> Option<Seat> {
        match self {
            Phase::Start { seat }
            | Phase::Landmark { seat }
            | Phase::Commit { seat }
            | Phase::Lose { seat, .. } => Some(*seat),
            Phase::Turn(play) => Some(play.seat),
            Phase::Reply(reply) => Some(reply.seat),
            Phase::Over(_) => None,
        }
    }

    /// What is to be decided, unless the game is over.
    pub fn question(&self) -> Option<Question> {
        match self {
            Phase::Start { .. } => Some(Question::Start),
            Phase::Landmark { .. } => Some(Question::Landmark),
            Phase::Commit { .. } => Some(Question::Card),
            Phase::Turn(play) => Some(play.step.question()),
            Phase::Reply(_) => Some(Question::Reply),
            Phase::Lose { .. } => Some(Question::Loss),
            Phase::Over(_) => None,
        }
    }

    /// Whether this is a further step of the turn that was being played one action `earlier`. A
    /// card is played once between two shufflings, so that the card tells the turn.
    pub fn continues(&self, earlier: &Self) -> bool {
        match (self, earlier) {
            (Phase::Turn(now), Phase::Turn(before)) => {
                (now.seat, now.card) == (before.seat, before.card)
            }
            _ => false,
        }
    }

    /// Whose turn it is, with which card.
    pub fn turn(&self) -> Option<(Seat, Card)> {
        match self {
            Phase::Turn(play) => Some((play.seat, play.card)),
            Phase::Reply(reply) => Some((reply.guard, reply.card)),
            Phase::Lose { seat, card } => Some((*seat, *card)),
            Phase::Start { .. }
            | Phase::Landmark { .. }
            | Phase::Commit { .. }
            | Phase::Over(_) => None,
        }
    }
}

impl Step {
    /// What is to be decided.
    pub fn question(&self) -> Question {
        match self {
            Step::Worker => Question::Worker,
            Step::Skyscraper { .. } => Question::Skyscraper,
            Step::Follower { .. } => Question::Follower,
            Step::Move { .. } => Question::Move,
            Step::SecondMove { .. } => Question::SecondMove,
            Step::Builder => Question::Builder,
            Step::Neighbour { .. } => Question::Neighbour,
            Step::Build(site) if site.first.is_some() => Question::SecondBuild,
            Step::Build(_) => Question::Build,
            Step::Suspect { .. } => Question::Suspect,
            Step::Customer { .. } => Question::Customer,
            Step::Interview { .. } => Question::Interview,
        }
    }
}

/// The kinds of decisions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Which start squares to take.
    Start,
    /// Where the first skyscraper goes.
    Landmark,
    /// Which card to play in this round.
    Card,
    /// Which worker acts.
    Worker,
    /// Where the Engineer's skyscraper goes.
    Skyscraper,
    /// Who comes along with the Fashion Designer.
    Follower,
    /// Where to move.
    Move,
    /// Where the other worker moves.
    SecondMove,
    /// Which worker builds first.
    Builder,
    /// Beside whom the Foreman builds.
    Neighbour,
    /// Where to build.
    Build,
    /// Where to build the second time.
    SecondBuild,
    /// Whom the Night Guard sends away.
    Suspect,
    /// Whom the Street Vendor calls.
    Customer,
    /// Whom the Reporter sends north or south.
    Interview,
    /// Where the worker moves that the Night Guard has named.
    Reply,
    /// Which worker is lost.
    Loss,
}

impl Question {
    /// Whether the answer depends on cards that only the one who is asked may see.
    pub fn needs_hand(self) -> bool {
        self == Question::Card
    }
}

/// What a rule needs beside the table while it is carried out.
pub type Stage<'a> = crate::engine::Stage<'a, Event>;
