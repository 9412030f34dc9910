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
//! Expansion I, *New Buildings*, adds the choice of buildings in [`draft`], [`guests`] who go to
//! work between the mayors, a [`library`] that doubles privileges, and payments in kind
//! ([`roles::payment`]).
//!
//! # What is hidden
//!
//! Everybody's victory point chips, but one's own, unless `open_vp` is chosen. The order of the
//! face-down plantations is not hidden but undecided: they are a bag.

mod action;
pub mod buildings;
pub mod draft;
mod event;
pub mod guests;
mod illegal;
pub mod library;
mod options;
mod phase;
mod pieces;
mod posts;
pub mod roles;
mod round;
pub mod scene;
pub mod scoring;
mod setup;
mod table;
pub mod value;
mod view;

pub use action::Action;
pub use buildings::{Building, BuildingSet, Spec};
pub use event::Event;
pub use illegal::Illegal;
pub use options::{Buildings, Options, Vp5};
pub use phase::{Ending, Phase, Question, Role, RoleCard, RoleTurn, Stage};
pub use pieces::{ByGood, Good, Tile};
pub use posts::Post;
pub use setup::Setup;
pub use table::{
    CargoShip, Chips, Player, Plot, Removed, RoleOffer, SPACES, Structure, TRADING_HOUSE, Table,
};
pub use view::View;

use crate::engine::{Chance, Game, Turn, Viewer, sift};

use roles::{builder, captain, craftsman, mayor, payment, settler, storing, trader};

/// The game itself: the table with all chips known.
pub type PuertoRico = Table<u16>;

impl<C: Chips> Table<C> {
    /// Every action of the kinds that this moment knows, in a fixed order.
    pub fn offer(&self, offer: &mut dyn FnMut(Action)) {
        match &self.phase {
            Phase::Draft { .. } => draft::candidates().for_each(&mut *offer),
            Phase::ChooseRole { .. } => round::candidates().for_each(&mut *offer),
            Phase::Doubling { .. } => library::candidates().for_each(&mut *offer),
            Phase::Settler(turn) => settler::candidates(self, turn).for_each(&mut *offer),
            Phase::Mayor(turn) => {
                mayor::candidates(mayor::choice(self, turn)).for_each(&mut *offer);
            }
            Phase::Builder(_) => builder::candidates(self).for_each(&mut *offer),
            Phase::Paying(turn) => payment::candidates(self, turn).for_each(&mut *offer),
            Phase::Craftsman(turn) => craftsman::candidates(turn).for_each(&mut *offer),
            Phase::Trader(_) => trader::candidates(self).for_each(&mut *offer),
            Phase::Captain(turn) => captain::candidates(self, turn).for_each(&mut *offer),
            Phase::Storing(_) => storing::candidates().for_each(&mut *offer),
            Phase::Guests(_) => guests::candidates().for_each(&mut *offer),
            Phase::Over(_) => {}
        }
        guests::moves(self).for_each(offer);
    }

    /// Whether the rules allow an action now; asked of a view as well as of the game. A view in
    /// which the points of the seat to act are hidden takes it that there are some.
    ///
    /// # Errors
    ///
    /// Why they do not.
    pub fn allows(&self, action: &Action) -> Result<(), Illegal> {
        if let Action::MoveGuest(post) = *action {
            return guests::check_move(self, post);
        }
        match &self.phase {
            Phase::Draft { .. } => draft::check(self)(action),
            Phase::ChooseRole { .. } => round::check(self)(action),
            Phase::Doubling { .. } => library::check(action),
            Phase::Settler(turn) => settler::check(self, turn)(action),
            Phase::Mayor(turn) => mayor::check(mayor::choice(self, turn))(action),
            Phase::Builder(turn) => builder::check(self, turn)(action),
            Phase::Paying(turn) => payment::check(self, turn)(action),
            Phase::Craftsman(turn) => craftsman::check(self, turn)(action),
            Phase::Trader(turn) => trader::check(self, turn)(action),
            Phase::Captain(turn) => captain::check(self, turn)(action),
            Phase::Storing(turn) => storing::check(self, turn)(action),
            Phase::Guests(_) => guests::check(action),
            Phase::Over(_) => Err(Illegal::GameOver),
        }
    }

    /// The candidates that the rules allow. What does not depend on the action is asked once for
    /// all of them.
    fn sift(&self, allowed: &mut Vec<Action>) {
        match &self.phase {
            Phase::Draft { .. } => sift(draft::candidates(), draft::check(self), allowed),
            Phase::ChooseRole { .. } => sift(round::candidates(), round::check(self), allowed),
            Phase::Doubling { .. } => sift(library::candidates(), library::check, allowed),
            Phase::Settler(turn) => {
                let candidates = settler::candidates(self, turn);
                sift(candidates, settler::check(self, turn), allowed);
            }
            Phase::Mayor(turn) => {
                let choice = mayor::choice(self, turn);
                sift(mayor::candidates(choice), mayor::check(choice), allowed);
            }
            Phase::Builder(turn) => {
                let candidates = builder::candidates(self);
                sift(candidates, builder::check(self, turn), allowed);
            }
            Phase::Paying(turn) => {
                let candidates = payment::candidates(self, turn);
                sift(candidates, payment::check(self, turn), allowed);
            }
            Phase::Craftsman(turn) => {
                let candidates = craftsman::candidates(turn);
                sift(candidates, craftsman::check(self, turn), allowed);
            }
            Phase::Trader(turn) => {
                let candidates = trader::candidates(self);
                sift(candidates, trader::check(self, turn), allowed);
            }
            Phase::Captain(turn) => {
                let candidates = captain::candidates(self, turn);
                sift(candidates, captain::check(self, turn), allowed);
            }
            Phase::Storing(turn) => {
                sift(storing::candidates(), storing::check(self, turn), allowed);
            }
            Phase::Guests(_) => sift(guests::candidates(), guests::check, allowed),
            Phase::Over(_) => {}
        }
        if guests::are_possible(self) {
            allowed.extend(guests::allowed_moves(self));
        }
    }
}

impl Game for PuertoRico {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Told = Event;
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
        if let Action::MoveGuest(post) = *action {
            self.phase = guests::send(self, post, stage);
            return;
        }
        self.phase = match self.phase {
            Phase::Draft { chooser } => draft::apply(self, chooser, action, stage),
            Phase::Doubling { chooser, card } => library::apply(self, chooser, card, action, stage),
            Phase::Paying(turn) => payment::apply(self, turn, action, stage),
            Phase::Guests(window) => guests::apply(self, window, action, stage),
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

    fn tell(event: &Event, _: Viewer) -> Event {
        *event
    }

    fn question(&self) -> Option<Question> {
        self.phase.question()
    }

    fn continues(&self, earlier: &Self) -> bool {
        self.phase.continues(&earlier.phase) || guests::goes_on(self, earlier)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }
}
