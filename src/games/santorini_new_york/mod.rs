//! Santorini: New York: role cards on the roofs of Manhattan, for two to five players.
//!
//! # The game in one page
//!
//! In each round everybody chooses a role card in secret. The highest number takes the Statue of
//! Liberty; then the cards act in the order of their numbers, so that the holder acts last. In a
//! turn a worker moves, at most one level up, and builds beside its new place; what a card changes
//! about that its file in [`roles`] says. Whoever cannot complete a turn loses a worker.
//!
//! The holder of the statue wins by moving up on level 3, or by a rooftop as Engineer; whoever
//! alone has workers wins as well.
//!
//! | part | file |
//! |---|---|
//! | start squares, the first skyscraper | [`start`](self) |
//! | cards, statue, order, loss, end | [`round`](self) |
//! | complete turns, step by step | [`turns`] |
//! | what a card changes | [`roles`] |
//! | what stands on the board | [`City`] |
//! | the shape of the board, a data file | [`Board`] |
//! | the numbers of the cards, a data file | [`cards`] |
//!
//! [`Table`] is what lies on the table, [`Phase`] where the game stands, [`Action`] what can be
//! chosen, [`Event`] what happened, [`Illegal`] why something is refused, [`Options`] how the rules
//! are read.
//!
//! # What is hidden
//!
//! Hands, chosen cards until all have chosen, and the discards: [`Eyes`]. Nobody may look through
//! the discards, so their order is not hidden but undecided: they are a bag. Cards are chosen seat
//! after seat, and what a seat can choose depends on its own hand alone.

mod action;
mod board;
pub mod cards;
mod city;
mod event;
mod eyes;
mod illegal;
mod options;
mod phase;
pub mod roles;
mod round;
pub mod scene;
pub mod scoring;
mod setup;
mod situation;
mod squares;
mod start;
mod table;
pub mod turns;
pub mod value;
mod view;

pub use action::Action;
pub use board::{BadBoard, Board, BoardName};
pub use cards::{BadNumbers, Card, Cards, Numbers, Type};
pub use city::{City, Piece, Supply, TOP};
pub use event::{Event, Loss};
pub use eyes::{Eyes, Face, Open, Pile, Secret, Seen, Sight};
pub use illegal::{Illegal, Obstacle};
pub use options::{
    Broadway, BusSetup, EliminatedHand, FireSelfCap, IfPossible, Options, StartAssign, SupplyRule,
};
pub use phase::{Cast, Ending, Phase, Play, Question, Reply, Site, Stage, Step, Victory};
pub use roles::{Role, RoleSets, Situation};
pub use round::FULL_HAND;
pub use setup::Setup;
pub use squares::{FILES, RANKS, Square, Squares, Way};
pub use table::{Played, Player, Table};
pub use view::View;

use crate::engine::{Chance, Game, Turn, Viewer};

use turns::Moment;

/// The game itself: the table with all cards known.
pub type SantoriniNewYork = Table<Open>;

impl<E: Eyes> Table<E> {
    /// Every action of the kinds that this moment knows, in a fixed order.
    pub fn offer(&self, offer: &mut dyn FnMut(Action)) {
        match &self.phase {
            Phase::Start { .. } => start::start_candidates(self).for_each(offer),
            Phase::Landmark { .. } => start::landmark_candidates(self).for_each(offer),
            Phase::Commit { .. } => round::commit_candidates().for_each(offer),
            Phase::Turn(play) => Moment::of(self, *play).offer_candidates(offer),
            Phase::Reply(_) => self.shape().land.iter().map(Action::Move).for_each(offer),
            Phase::Lose { seat, .. } => round::lose_candidates(self, *seat).for_each(offer),
            Phase::Over(_) => {}
        }
    }

    /// Whether the rules allow an action now; asked of what the seat to act sees as well as of the
    /// game. Eyes that do not see its hand find no card there.
    ///
    /// # Errors
    ///
    /// Why they do not.
    pub fn allows(&self, action: &Action) -> Result<(), Illegal> {
        match &self.phase {
            Phase::Start { .. } => start::check_start(self, action),
            Phase::Landmark { .. } => start::check_landmark(self, action),
            Phase::Commit { seat } => round::check_commit(self, *seat, action),
            Phase::Turn(play) => Moment::of(self, *play).check(action),
            Phase::Reply(reply) => round::check_reply(self, reply, action),
            Phase::Lose { seat, .. } => round::check_lose(self, *seat, action),
            Phase::Over(_) => Err(Illegal::GameOver),
        }
    }
}

impl Game for SantoriniNewYork {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Told = Event<Seen>;
    type Illegal = Illegal;
    type View = View;
    type Question = Question;

    fn is_playable(setup: &Setup) -> bool {
        setup.is_playable()
    }

    fn new(setup: &Setup, chance: &mut dyn Chance) -> Self {
        setup::open(setup, chance)
    }

    fn seats(&self) -> u8 {
        self.players.count()
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over(ending) => Turn::Over(scoring::standing(self.players.count(), &ending)),
            Phase::Start { seat }
            | Phase::Landmark { seat }
            | Phase::Commit { seat }
            | Phase::Lose { seat, .. }
            | Phase::Turn(Play { seat, .. })
            | Phase::Reply(Reply { seat, .. }) => Turn::Of(seat),
        }
    }

    fn candidates(&self, offer: &mut dyn FnMut(Action)) {
        self.offer(offer);
    }

    fn check(&self, action: &Action) -> Result<(), Illegal> {
        self.allows(action)
    }

    fn actions_into(&self, allowed: &mut Vec<Action>) {
        allowed.clear();
        match &self.phase {
            Phase::Turn(play) => allowed.extend(Moment::of(self, *play).actions()),
            Phase::Commit { seat } => {
                let hand = self.players[*seat].hand;
                allowed.extend(hand.iter().map(Action::Commit));
            }
            Phase::Reply(reply) => {
                let squares = round::reply_squares(self, reply);
                allowed.extend(squares.iter().map(Action::Move));
            }
            Phase::Start { .. } | Phase::Landmark { .. } | Phase::Lose { .. } | Phase::Over(_) => {
                self.offer(&mut |action| {
                    if self.allows(&action).is_ok() {
                        allowed.push(action);
                    }
                })
            }
        }
    }

    fn apply(&mut self, action: &Action, chance: &mut dyn Chance, log: &mut dyn FnMut(Event)) {
        let stage = &mut Stage { chance, log };
        self.phase = match self.phase {
            Phase::Start { seat } => start::apply_start(self, seat, action, stage),
            Phase::Landmark { seat } => start::apply_landmark(self, seat, action, stage),
            Phase::Commit { seat } => round::apply_commit(self, seat, action, stage),
            Phase::Turn(play) => round::apply_step(self, play, action, stage),
            Phase::Reply(reply) => round::apply_reply(self, reply, action, stage),
            Phase::Lose { seat, card } => round::apply_lose(self, seat, card, action, stage),
            Phase::Over(ending) => Phase::Over(ending),
        };
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn guess(view: &View, chance: &mut dyn Chance) -> Self {
        view::guess(view, chance)
    }

    fn tell(event: &Event, viewer: Viewer) -> Event<Seen> {
        event.told(viewer)
    }

    fn question(&self) -> Option<Question> {
        self.phase.question()
    }

    fn continues(&self, earlier: &Self) -> bool {
        self.phase.continues(&earlier.phase)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn needs_secrets(&self) -> bool {
        self.phase.question().is_some_and(Question::needs_hand)
    }

    // From the reveal to the next choice of cards all eyes are on the board.
    fn all_look_on(&self) -> bool {
        !self.needs_secrets()
    }
}
