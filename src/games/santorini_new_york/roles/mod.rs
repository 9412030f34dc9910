//! The roles, one file each: what their cards change.
//!
//! # How to add a role
//!
//! A file here with a type that has [`Rules`] and says what differs from an ordinary turn; a
//! variant of [`Role`], its line in [`Role::rules`] and in [`Role::kind`]; its words in every
//! language. In which order a turn asks, [`turns`](super::turns) says.

mod broadway_actors;
mod crane_operator;
mod engineer;
mod fashion_designer;
mod firefighter;
mod foreman;
mod ironworker;
mod night_guard;
mod nypd_officer;
mod reporter;
mod street_vendor;
mod subway_operator;
mod taxi_driver;
mod tour_bus_driver;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::cards::Type;
use super::{Card, Square, Squares, Way};

pub use super::situation::Situation;

/// The roles.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Places a skyscraper first, and wins by a rooftop.
    Engineer,
    /// May push an opponent's worker.
    NypdOfficer,
    /// Sends an opponent's worker away.
    NightGuard,
    /// Calls an opponent's worker on the new block.
    StreetVendor,
    /// Pulls a neighbour along.
    FashionDesigner,
    /// Sends an opponent's worker north or south.
    Reporter,
    /// Builds on two squares.
    Ironworker,
    /// Builds twice on one square.
    CraneOperator,
    /// Moves both workers, then builds with both.
    BroadwayActors,
    /// Builds under its own worker first.
    Firefighter,
    /// Builds twice beside another worker.
    Foreman,
    /// Moves straight to the next free square.
    SubwayOperator,
    /// Moves two or three squares in a line.
    TaxiDriver,
    /// Moves in a line to a square beside a skyscraper.
    TourBusDriver,
}

impl Role {
    /// All fourteen, by type.
    pub const ALL: &[Role] = Role::VARIANTS;

    /// To which type it belongs.
    pub fn kind(self) -> Type {
        match self {
            Role::Engineer => Type::Engineer,
            Role::NypdOfficer
            | Role::NightGuard
            | Role::StreetVendor
            | Role::FashionDesigner
            | Role::Reporter => Type::Specialist,
            Role::Ironworker
            | Role::CraneOperator
            | Role::BroadwayActors
            | Role::Firefighter
            | Role::Foreman => Type::Builder,
            Role::SubwayOperator | Role::TaxiDriver | Role::TourBusDriver => Type::Mover,
        }
    }

    /// The roles of a type.
    pub fn of(kind: Type) -> impl Iterator<Item = Role> + Clone {
        let all = Role::ALL.iter().copied();
        all.filter(move |role| role.kind() == kind)
    }

    /// What its card changes.
    pub fn rules(self) -> &'static dyn Rules {
        match self {
            Role::Engineer => &engineer::Engineer,
            Role::NypdOfficer => &nypd_officer::NypdOfficer,
            Role::NightGuard => &night_guard::NightGuard,
            Role::StreetVendor => &street_vendor::StreetVendor,
            Role::FashionDesigner => &fashion_designer::FashionDesigner,
            Role::Reporter => &reporter::Reporter,
            Role::Ironworker => &ironworker::Ironworker,
            Role::CraneOperator => &crane_operator::CraneOperator,
            Role::BroadwayActors => &broadway_actors::BroadwayActors,
            Role::Firefighter => &firefighter::Firefighter,
            Role::Foreman => &foreman::Foreman,
            Role::SubwayOperator => &subway_operator::SubwayOperator,
            Role::TaxiDriver => &taxi_driver::TaxiDriver,
            Role::TourBusDriver => &tour_bus_driver::TourBusDriver,
        }
    }
}

/// What the card of a role changes. Every answer that is given here is that of an ordinary turn:
/// the worker moves a step and builds beside its new place.
pub trait Rules: Sync {
    // The start of a turn.

    /// Whether the turn begins with a build under the worker, or with its end on level 3.
    fn lifts(&self) -> bool {
        false
    }

    /// Where a skyscraper has to be placed first, if there is such a square.
    fn skyscraper_sites(&self, _at: &Situation, _worker: Square) -> Squares {
        Squares::NONE
    }

    /// Which neighbours can come along; one has to, if there is one.
    fn followers(&self, _at: &Situation, _worker: Square) -> Squares {
        Squares::NONE
    }

    // The move.

    /// Whether both workers move and build, if that is possible.
    fn casts_both(&self) -> bool {
        false
    }

    /// Where the worker can move.
    fn targets(&self, at: &Situation, worker: Square) -> Squares {
        at.steps(worker)
    }

    /// Whether an opponent's worker alone does not close a square to a move.
    fn pushes(&self) -> bool {
        false
    }

    /// Where a worker that stands on the target is forced.
    fn pushed_to(&self, _at: &Situation, _worker: Square, _target: Square) -> Option<Square> {
        None
    }

    // The build.

    /// How often and where is built.
    fn builds(&self) -> Builds {
        Builds::Once
    }

    /// Beside which workers can be built, where the card names one.
    fn neighbours(&self, _at: &Situation, _worker: Square) -> Squares {
        Squares::NONE
    }

    /// Which of these squares, on each of which a piece could be built, the card can build on.
    fn building_sites(&self, _at: &Situation, squares: Squares) -> Squares {
        squares
    }

    /// Whether a rooftop wins for the holder of the statue.
    fn wins_by_rooftop(&self) -> bool {
        false
    }

    // The end of a turn.

    /// Who can be sent away; one has to be named, if there is one.
    fn suspects(&self, _at: &Situation, _worker: Square) -> Squares {
        Squares::NONE
    }

    /// Who can be called on the new block; one has to be, if there is one.
    fn customers(&self, _at: &Situation, _block: Square) -> Squares {
        Squares::NONE
    }

    /// Where a neighbour of the worker lands that is sent in that direction.
    fn landing(&self, _at: &Situation, _neighbour: Square, _way: Way) -> Option<Square> {
        None
    }

    /// Whether neighbours of the worker can be sent in a direction.
    fn interviews(&self) -> bool {
        false
    }
}

/// How often and where a card builds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Builds {
    /// Once.
    Once,
    /// Once on each of two squares.
    TwoSquares,
    /// Twice on the same square, if the first piece is a block.
    TwiceOnOne,
    /// Once on each of two squares beside a neighbour.
    TwoBesideNeighbour,
}

impl Builds {
    /// Whether a second build on another square has to follow the first.
    pub fn on_two_squares(self) -> bool {
        match self {
            Builds::TwoSquares | Builds::TwoBesideNeighbour => true,
            Builds::Once | Builds::TwiceOnOne => false,
        }
    }
}

/// The sets of role cards of a game, beside the Engineer's: one of each type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct RoleSets {
    /// The specialist.
    pub specialist: Role,
    /// The builder.
    pub builder: Role,
    /// The mover.
    pub mover: Role,
}

impl RoleSets {
    /// The roles that the rulebook names for first games.
    pub const FIRST_GAME: RoleSets = RoleSets {
        specialist: Role::NypdOfficer,
        builder: Role::Ironworker,
        mover: Role::SubwayOperator,
    };

    /// Roles for players who know the game: both workers at once, guests of the Night Guard, and
    /// skyscrapers that matter from the first move on.
    pub const ADVANCED: RoleSets = RoleSets {
        specialist: Role::NightGuard,
        builder: Role::BroadwayActors,
        mover: Role::TourBusDriver,
    };

    /// All 75.
    pub fn all() -> impl Iterator<Item = RoleSets> {
        Role::of(Type::Specialist).flat_map(|specialist| {
            Role::of(Type::Builder).flat_map(move |builder| {
                Role::of(Type::Mover).map(move |mover| RoleSets {
                    specialist,
                    builder,
                    mover,
                })
            })
        })
    }

    /// Whether each of the three is of its type.
    pub fn is_complete(&self) -> bool {
        let kinds = [self.specialist, self.builder, self.mover].map(Role::kind);
        kinds == [Type::Specialist, Type::Builder, Type::Mover]
    }

    /// The role of a type.
    pub fn of(&self, kind: Type) -> Role {
        match kind {
            Type::Engineer => Role::Engineer,
            Type::Specialist => self.specialist,
            Type::Builder => self.builder,
            Type::Mover => self.mover,
        }
    }

    /// The role on a card.
    ///
    /// # Panics
    ///
    /// If the box has no card with that number.
    pub fn role(&self, card: Card) -> Role {
        self.of(card.kind().expect("only cards of the box are dealt"))
    }
}

impl Default for RoleSets {
    fn default() -> Self {
        RoleSets::FIRST_GAME
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_one_of_seventy_five_sets_of_roles() {
        let all: Vec<RoleSets> = RoleSets::all().collect();
        assert_eq!(all.len(), 75);
        assert!(all.iter().all(RoleSets::is_complete));
        assert!(all.contains(&RoleSets::FIRST_GAME) && all.contains(&RoleSets::ADVANCED));
        let mixed = RoleSets {
            mover: Role::Foreman,
            ..RoleSets::FIRST_GAME
        };
        assert!(!mixed.is_complete());
    }
}
