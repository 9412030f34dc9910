//! Puerto Rico: plantations, buildings and ships, for two to five players.
//!
//! # The game in one page
//!
//! In each round every seat in turn, from the governor on, takes a [`RoleCard`], and everybody
//! carries out its role in turn, who took it first and with a privilege:
//!
//! | role | everybody | privilege | file |
//! |---|---|---|---|
//! | settler | places a plantation | may take a quarry | [`roles::settler`] |
//! | mayor | gets and places colonists | one more colonist | [`roles::mayor`] |
//! | builder | may build | pays one less | [`roles::builder`] |
//! | craftsman | produces | one more barrel | [`roles::craftsman`] |
//! | trader | may sell a barrel | gets one more | [`roles::trader`] |
//! | captain | must ship, then stores | one more point | [`roles::captain`], [`roles::storing`] |
//! | prospector | – | takes a doubloon | [`roles::prospector`] |
//!
//! [`Table`] is what lies on the table, [`Phase`] where the game stands, [`Action`] what can be
//! chosen, [`Event`] what happened, [`Illegal`] why something is refused. Rounds are in
//! [`round`](self), the opening position in [`Setup`], points in [`scoring`], buildings in
//! [`buildings`].
//!
//! # What is hidden
//!
//! Everybody's victory point chips, but one's own, unless `open_vp` is chosen. The order of the
//! face-down plantations is not hidden but undecided: they are a bag.

mod action;
pub mod buildings;
mod event;
mod illegal;
mod phase;
mod pieces;
pub mod roles;
mod round;
pub mod scene;
pub mod scoring;
mod setup;
mod table;
pub mod value;
mod view;

pub use action::Action;
pub use buildings::{Building, Spec};
pub use event::Event;
pub use illegal::Illegal;
pub use phase::{Ending, Phase, Question, Role, RoleCard, RoleTurn, Stage};
pub use pieces::{ByGood, Good, Tile};
pub use setup::{Options, Setup, Vp5};
pub use table::{CargoShip, Player, Plot, RoleOffer, SPACES, Structure, TRADING_HOUSE, Table};
pub use view::View;

use crate::engine::{Chance, Game, Turn, Viewer};

use roles::{builder, captain, craftsman, mayor, settler, storing, trader};

/// The game itself: the table with all chips known.
pub type PuertoRico = Table<u16>;

impl<C> Table<C> {
    /// Every action of the kinds that this moment knows, in a fixed order.
    pub fn offer(&self, offer: &mut dyn FnMut(Action)) {
        match &self.phase {
            Phase::ChooseRole { .. } => round::candidates().for_each(offer),
            Phase::Settler(_) => settler::candidates().for_each(offer),
            Phase::Mayor(turn) => mayor::candidates(mayor::choice(self, turn)).for_each(offer),
            Phase::Builder(_) => builder::candidates().for_each(offer),
            Phase::Craftsman(turn) => craftsman::candidates(turn).for_each(offer),
            Phase::Trader(_) => trader::candidates().for_each(offer),
            Phase::Captain(_) => captain::candidates(self).for_each(offer),
            Phase::Storing(_) => storing::candidates().for_each(offer),
            Phase::Over(_) => {}
        }
    }

    /// Whether the rules allow an action now; asked of a view as well as of the game.
    ///
    /// # Errors
    ///
    /// Why they do not.
    pub fn allows(&self, action: &Action) -> Result<(), Illegal> {
        match &self.phase {
            Phase::ChooseRole { .. } => round::check(self)(action),
            Phase::Settler(turn) => settler::check(self, turn)(action),
            Phase::Mayor(turn) => mayor::check(mayor::choice(self, turn))(action),
            Phase::Builder(turn) => builder::check(self, turn)(action),
            Phase::Craftsman(turn) => craftsman::check(self, turn)(action),
            Phase::Trader(turn) => trader::check(self, turn)(action),
            Phase::Captain(turn) => captain::check(self, turn)(action),
            Phase::Storing(turn) => storing::check(self, turn)(action),
            Phase::Over(_) => Err(Illegal::GameOver),
        }
    }

    /// The candidates that the rules allow. What does not depend on the action is asked once for
    /// all of them.
    fn sift(&self, allowed: &mut Vec<Action>) {
        match &self.phase {
            Phase::ChooseRole { .. } => sift(round::candidates(), round::check(self), allowed),
            Phase::Settler(turn) => {
                sift(settler::candidates(), settler::check(self, turn), allowed);
            }
            Phase::Mayor(turn) => {
                let choice = mayor::choice(self, turn);
                sift(mayor::candidates(choice), mayor::check(choice), allowed);
            }
            Phase::Builder(turn) => {
                sift(builder::candidates(), builder::check(self, turn), allowed);
            }
            Phase::Craftsman(turn) => {
                let candidates = craftsman::candidates(turn);
                sift(candidates, craftsman::check(self, turn), allowed);
            }
            Phase::Trader(turn) => sift(trader::candidates(), trader::check(self, turn), allowed),
            Phase::Captain(turn) => {
                let candidates = captain::candidates(self);
                sift(candidates, captain::check(self, turn), allowed);
            }
            Phase::Storing(turn) => {
                sift(storing::candidates(), storing::check(self, turn), allowed);
            }
            Phase::Over(_) => {}
        }
    }
}

fn sift(
    candidates: impl Iterator<Item = Action>,
    check: impl Fn(&Action) -> Result<(), Illegal>,
    allowed: &mut Vec<Action>,
) {
    candidates
        .filter(|action| check(action).is_ok())
        .for_each(|action| allowed.push(action));
}

impl Game for PuertoRico {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
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
            Phase::ChooseRole { chooser } => round::choose(self, chooser, action, stage),
            Phase::Settler(turn) => settler::apply(self, turn, action, stage),
            Phase::Mayor(turn) => mayor::apply(self, turn, action, stage),
            Phase::Builder(turn) => builder::apply(self, turn, action, stage),
            Phase::Craftsman(turn) => craftsman::apply(self, turn, action, stage),
            Phase::Trader(turn) => trader::apply(self, turn, action, stage),
            Phase::Captain(turn) => captain::apply(self, turn, action, stage),
            Phase::Storing(turn) => storing::apply(self, turn, action, stage),
            Phase::Over(why) => Phase::Over(why),
        };
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn guess(view: &View, chance: &mut dyn Chance) -> Self {
        view::guess(view, chance)
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
}
