//! Why an action is refused.

use super::{Card, Piece, Square};

/// Every reason to refuse an action, with what a sentence about it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// This is not a choice of the present moment.
    NotNow,
    /// No start squares have that number.
    NoSuchStart(u8),
    /// Somebody took those start squares.
    StartTaken(u8),
    /// The player has no such card in hand.
    NotInHand(Card),
    /// There is water.
    Water(Square),
    /// The square is marked as a start square.
    StartSquare(Square),
    /// A worker, a rooftop or a skyscraper stands there.
    Occupied {
        /// Where.
        square: Square,
        /// What.
        by: Obstacle,
    },
    /// It is more than one level up.
    TooHigh {
        /// The level where the move begins.
        from: u8,
        /// The level where it would end.
        to: u8,
    },
    /// It is not where this move, build or card reaches.
    OutOfReach(Square),
    /// The opponent there cannot be pushed on: the square behind it is not free.
    CannotPush(Square),
    /// The piece that would be next is not left.
    NoneLeft(Piece),
    /// The two builds go on different squares.
    SameSquare(Square),
    /// Skyscrapers stand on the ground.
    NotGround(Square),
    /// No worker that can be chosen stands there.
    NoWorker(Square),
    /// The worker there is the player's own, or an opponent's where an own one is asked for.
    WrongOwner(Square),
    /// Straight on from there no square is free.
    NoWayOut(Square),
    /// The worker cannot move, and another one that is beside can.
    CannotMove(Square),
    /// No turn that begins like this can be completed.
    DeadEnd,
}

/// What makes a square impossible to enter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// A worker.
    Worker,
    /// A rooftop.
    Rooftop,
    /// A skyscraper.
    Skyscraper,
}
