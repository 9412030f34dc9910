//! What goes in and out of a desk: wishes, and what follows from them outside.

use crate::engine::Seat;

use super::WhyNoUndo;

/// What somebody at the page, or a bot, wants.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg<A> {
    /// A person chooses these actions, one after the other: all of them or none.
    Choose(Vec<A>),
    /// A bot answers [`Effect::AskBot`].
    BotChose {
        /// How many moves were played when it was asked.
        at: usize,
        /// What it chose.
        action: A,
    },
    /// Take back the last action that a person chose.
    Undo,
    /// Take back the whole decision in which a person chose last.
    UndoDecision,
    /// Take back the last decision of a person, whoever it was: all at the table agree.
    TakeBack,
    /// Play again the first undone choice of a person, and what followed without one.
    Redo,
    /// The person to act has the device now.
    LiftCurtain,
    /// Look at the position after so many moves.
    LookAt(usize),
    /// Look at the live position again.
    ReturnToNow,
}

/// What has to be done outside after an update.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The game has changed: save it.
    Save,
    /// A bot has to choose: answer with [`Msg::BotChose`]. The answer to an earlier question is
    /// to be thrown away, since moves may have been taken back meanwhile.
    AskBot {
        /// For which seat.
        seat: Seat,
        /// How many moves are played.
        at: usize,
    },
    /// The device is to be handed to this seat.
    LowerCurtain(Seat),
    /// The seat had one possible action, and it was carried out: moment number `at`.
    Forced {
        /// For which seat.
        seat: Seat,
        /// The number of the moment among [`Session::moments`](super::Session::moments).
        at: usize,
    },
    /// The game is over.
    Over,
}

/// Why nothing was done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Refused<I> {
    /// The rules refuse the action with this number among the chosen ones.
    Illegal {
        /// Its number.
        number: usize,
        /// Why.
        why: I,
    },
    /// No person is asked now: a bot is to act, the curtain is down, the past is shown, or the
    /// game is over.
    NotAsked,
    /// The action with this number among the chosen ones would be another seat's.
    OtherSeat {
        /// Its number.
        number: usize,
    },
    /// The bot's answer came too late: the game went on, or the seat is no bot's any more.
    Late,
    /// Nothing can be taken back.
    NoUndo(WhyNoUndo),
    /// Nothing is undone.
    NoRedo,
    /// This page only watches the game.
    ReadOnly,
}
