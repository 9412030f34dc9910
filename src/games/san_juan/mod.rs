//! San Juan: a city of cards, for two to four players.
//!
//! # The game in one page
//!
//! A card is a building, or a coin to pay for one, or, face down, a good. In each round every seat
//! in turn, from the governor on, takes a [`Role`], and everybody carries it out in turn, who took
//! it first and with a privilege; of two players the governor takes two.
//!
//! | role | everybody | privilege | file |
//! |---|---|---|---|
//! | builder | may build a card for cards | pays one less | [`roles::builder`], [`roles::payment`] |
//! | producer | may produce a good | one more | [`roles::producer`] |
//! | trader | may sell a good | one more | [`roles::trader`] |
//! | councillor | draws two cards, keeps one | draws three more | [`roles::councillor`] |
//! | prospector | – | draws a card | [`roles::prospector`] |
//!
//! [`Table`] is what lies on the table, [`Phase`] where the game stands, [`Action`] what can be
//! chosen, [`Event`] what happened, [`Illegal`] why something is refused. Rounds are in
//! [`round`](self), what comes before the first role in [`round_start`], the opening position in
//! [`Setup`], points in [`scoring`], cards in [`cards`], prices in [`PriceTile`].
//!
//! # What is hidden
//!
//! Hands, cards under Chapel and Bank, the faces of goods (from their owners too), supply and
//! discards: [`Eyes`]. Nobody may look through a pile or arrange one, so the order of supply and
//! discards is not hidden but undecided: they are bags.

mod action;
pub mod cards;
mod event;
mod eyes;
mod illegal;
pub mod library;
mod options;
mod phase;
mod picking;
mod price_tiles;
pub mod roles;
mod round;
pub mod round_start;
pub mod scene;
pub mod scoring;
mod setup;
mod table;
pub mod value;
mod view;

pub use action::Action;
pub use cards::{Card, CardSet, Cards, Estate, Spec};
pub use event::Event;
pub use eyes::{Back, Eyes, Open, Pile, Secret, Seen, Sight};
pub use illegal::Illegal;
pub use library::Doubling;
pub use options::{Edition, GoldMine, Options, StartHand, TieBreak};
pub use phase::{Ending, Phase, Question, Role, RoleTurn, Stage};
pub use price_tiles::{Good, PriceTile};
pub use setup::Setup;
pub use table::{FULL_CITY, Player, Structure, Table};
pub use view::View;

use crate::engine::{Chance, Game, Turn, Viewer, sift};

use roles::{builder, councillor, payment, producer, prospector, trader};

/// The game itself: the table with all cards known.
pub type SanJuan = Table<Open>;

impl<E: Eyes> Table<E> {
    /// Every action of the kinds that this moment knows, in a fixed order.
    pub fn offer(&self, offer: &mut dyn FnMut(Action)) {
        match &self.phase {
            Phase::Exchange(_) => round_start::exchange_candidates(self).for_each(offer),
            Phase::Stow(_) => round_start::stow_candidates(self).for_each(offer),
            Phase::Discard(_) => round_start::discard_candidates(self).for_each(offer),
            Phase::ChooseRole { .. } => round::candidates().for_each(offer),
            Phase::Doubling { .. } => library::candidates().for_each(offer),
            Phase::Builder(_) => builder::candidates(self).for_each(offer),
            Phase::Placing(_) => builder::place_candidates().for_each(offer),
            Phase::Paying(_) => payment::candidates(self).for_each(offer),
            Phase::Producer(_) => producer::candidates().for_each(offer),
            Phase::Trader(_) => trader::candidates().for_each(offer),
            Phase::Councillor(turn) => councillor::candidates(self, turn).for_each(offer),
            Phase::Prospector(turn) => prospector::candidates(self, turn).for_each(offer),
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
            Phase::Exchange(turn) => round_start::check_exchange(self, turn)(action),
            Phase::Stow(turn) => round_start::check_stow(self, turn)(action),
            Phase::Discard(turn) => round_start::check_discard(self, turn)(action),
            Phase::ChooseRole { .. } => round::check(self)(action),
            Phase::Doubling { .. } => library::check(action),
            Phase::Builder(turn) => builder::check(self, turn)(action),
            Phase::Placing(turn) => builder::check_place(self, turn)(action),
            Phase::Paying(turn) => payment::check(self, turn)(action),
            Phase::Producer(turn) => producer::check(self, turn)(action),
            Phase::Trader(turn) => trader::check(self, turn)(action),
            Phase::Councillor(turn) => councillor::check(self, turn)(action),
            Phase::Prospector(turn) => prospector::check(self, turn)(action),
            Phase::Over(_) => Err(Illegal::GameOver),
        }
    }
}

impl SanJuan {
    /// The candidates that the rules allow. What does not depend on the action is asked once for
    /// all of them.
    fn sift(&self, allowed: &mut Vec<Action>) {
        match &self.phase {
            Phase::Exchange(turn) => {
                let candidates = round_start::exchange_candidates(self);
                sift(candidates, round_start::check_exchange(self, turn), allowed);
            }
            Phase::Stow(turn) => {
                let candidates = round_start::stow_candidates(self);
                sift(candidates, round_start::check_stow(self, turn), allowed);
            }
            Phase::Discard(turn) => {
                let candidates = round_start::discard_candidates(self);
                sift(candidates, round_start::check_discard(self, turn), allowed);
            }
            Phase::ChooseRole { .. } => sift(round::candidates(), round::check(self), allowed),
            Phase::Doubling { .. } => sift(library::candidates(), library::check, allowed),
            Phase::Builder(turn) => {
                sift(
                    builder::likely(self, turn),
                    builder::check(self, turn),
                    allowed,
                );
            }
            Phase::Placing(turn) => {
                let candidates = builder::place_candidates();
                sift(candidates, builder::check_place(self, turn), allowed);
            }
            Phase::Paying(turn) => {
                sift(
                    payment::likely(self, turn),
                    payment::check(self, turn),
                    allowed,
                );
            }
            Phase::Producer(turn) => {
                sift(producer::candidates(), producer::check(self, turn), allowed);
            }
            Phase::Trader(turn) => sift(trader::candidates(), trader::check(self, turn), allowed),
            Phase::Councillor(turn) => {
                let candidates = councillor::candidates(self, turn);
                sift(candidates, councillor::check(self, turn), allowed);
            }
            Phase::Prospector(turn) => {
                let candidates = prospector::candidates(self, turn);
                sift(candidates, prospector::check(self, turn), allowed);
            }
            Phase::Over(_) => {}
        }
    }
}

impl Game for SanJuan {
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
        match self.phase.acting() {
            Some(seat) => Turn::Of(seat),
            None => Turn::Over(scoring::standing(self)),
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
        self.sift(allowed);
    }

    fn apply(&mut self, action: &Action, chance: &mut dyn Chance, log: &mut dyn FnMut(Event)) {
        let stage = &mut Stage { chance, log };
        self.phase = match self.phase {
            Phase::Exchange(turn) => round_start::apply_exchange(self, turn, action, stage),
            Phase::Stow(turn) => round_start::apply_stow(self, turn, action, stage),
            Phase::Discard(turn) => round_start::apply_discard(self, turn, action, stage),
            Phase::ChooseRole { chooser } => round::choose(self, chooser, action, stage),
            Phase::Doubling { chooser, role } => library::apply(self, chooser, role, action, stage),
            Phase::Builder(turn) => builder::apply(self, turn, action, stage),
            Phase::Placing(turn) => builder::apply_place(self, turn, action, stage),
            Phase::Paying(turn) => payment::apply(self, turn, action, stage),
            Phase::Producer(turn) => producer::apply(self, turn, action, stage),
            Phase::Trader(turn) => trader::apply(self, turn, action, stage),
            Phase::Councillor(turn) => councillor::apply(self, turn, action, stage),
            Phase::Prospector(turn) => prospector::apply(self, turn, action, stage),
            Phase::Over(why) => Phase::Over(why),
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
}
