//! What happens at the table, for everybody to see.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::{Building, BuildingSet, ByGood, Ending, Good, Post, RoleCard, Tile};

/// Something that happened. The log is a list of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are named for what they hold.
pub enum Event {
    /// A round began, counted from 1.
    RoundBegan { round: u8, governor: Seat },
    /// A seat took a role card and the doubloons on it.
    Chose {
        seat: Seat,
        card: RoleCard,
        doubloons: u8,
    },
    /// A seat chose to do nothing, or nothing more.
    Passed { seat: Seat },
    /// A seat had nothing to choose and was passed over.
    Skipped { seat: Seat },
    /// A seat got doubloons as the privilege of the prospector.
    Prospected { seat: Seat, doubloons: u8 },
    /// A seat drew a face-down plantation (Hacienda).
    Drew { seat: Seat, tile: Tile },
    /// A seat placed the plantation that it drew as a forest.
    TurnedOver { seat: Seat, tile: Tile },
    /// A seat placed a tile from the row as a forest; a colonist that came with it is in San Juan.
    Forested {
        seat: Seat,
        tile: Tile,
        colonists: u8,
    },
    /// A seat placed a tile from the row, or a quarry.
    Settled {
        seat: Seat,
        tile: Tile,
        colonists: u8,
    },
    /// New plantations were turned up; the untaken ones were put away.
    PlantationsRevealed { count: u8 },
    /// A seat got extra colonists as the privilege of the mayor.
    ExtraColonist { seat: Seat, count: u8 },
    /// A seat got colonists from the ship.
    ColonistsArrived { seat: Seat, count: u8 },
    /// A seat has placed its colonists; some may have stayed in San Juan.
    ColonistsPlaced { seat: Seat, idle: u8 },
    /// The colonist ship was filled; fewer than `wanted` if the supply ran short.
    ShipFilled { count: u8, wanted: u8 },
    /// A seat gave a colonist for a building.
    GaveColonist { seat: Seat, from: Post },
    /// A seat gave a barrel for a building.
    GaveGood { seat: Seat, good: Good },
    /// A seat gave a victory point for a building.
    GavePoint { seat: Seat },
    /// A seat built, for `price` doubloons beside what it gave.
    Built {
        seat: Seat,
        building: Building,
        price: u8,
        colonists: u8,
    },
    /// A seat produced goods.
    Produced { seat: Seat, goods: ByGood<u8> },
    /// An occupied building earned its owner doubloons.
    Earned {
        seat: Seat,
        building: Building,
        doubloons: u8,
    },
    /// An occupied building gave its owner points.
    Scored {
        seat: Seat,
        building: Building,
        points: u8,
    },
    /// A seat took one more barrel as the privilege of the craftsman.
    TookGood { seat: Seat, good: Good },
    /// A seat sold a barrel.
    Sold {
        seat: Seat,
        good: Good,
        doubloons: u8,
    },
    /// A seat sold a barrel to its own Trading post.
    SoldToPost {
        seat: Seat,
        good: Good,
        doubloons: u8,
    },
    /// The full trading house was emptied.
    HouseEmptied,
    /// A seat loaded barrels on a ship, which earns a point each, and the bonuses named.
    Loaded {
        seat: Seat,
        good: Good,
        count: u8,
        /// The ship, or none for the own Wharf.
        ship: Option<u8>,
        /// The privilege of the captain.
        privilege: u8,
        /// What buildings add.
        bonus: u8,
    },
    /// A seat shipped barrels with its Small wharf, which earns points, and the bonuses named.
    LoadedSmallWharf {
        seat: Seat,
        goods: ByGood<u8>,
        /// One for two barrels.
        points: u8,
        /// The privilege of the captain.
        privilege: u8,
        /// What buildings add.
        bonus: u8,
    },
    /// A seat could not keep these barrels.
    Spoiled { seat: Seat, goods: ByGood<u8> },
    /// A full ship was emptied.
    ShipSailed { ship: u8, good: Good },
    /// A seat brought a building into the game, which kept others out.
    Drafted {
        seat: Seat,
        building: Building,
        /// The kinds that nobody can choose any more because of that.
        out: BuildingSet,
    },
    /// Two players: a Library doubles the privilege of this role, and no other in this round.
    Doubled { seat: Seat },
    /// A seat sent a guest to work.
    GuestMoved { seat: Seat, to: Post },
    /// This is the last round.
    LastRound { why: Ending },
    /// The game is over.
    GameOver { why: Ending },
}

impl Event {
    /// The seat that acted, where one did.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Chose { seat, .. }
            | Event::Passed { seat }
            | Event::Skipped { seat }
            | Event::Prospected { seat, .. }
            | Event::Drew { seat, .. }
            | Event::TurnedOver { seat, .. }
            | Event::Forested { seat, .. }
            | Event::Settled { seat, .. }
            | Event::GaveColonist { seat, .. }
            | Event::GaveGood { seat, .. }
            | Event::GavePoint { seat }
            | Event::Scored { seat, .. }
            | Event::SoldToPost { seat, .. }
            | Event::LoadedSmallWharf { seat, .. }
            | Event::Drafted { seat, .. }
            | Event::Doubled { seat }
            | Event::GuestMoved { seat, .. }
            | Event::ExtraColonist { seat, .. }
            | Event::ColonistsArrived { seat, .. }
            | Event::ColonistsPlaced { seat, .. }
            | Event::Built { seat, .. }
            | Event::Produced { seat, .. }
            | Event::Earned { seat, .. }
            | Event::TookGood { seat, .. }
            | Event::Sold { seat, .. }
            | Event::Loaded { seat, .. }
            | Event::Spoiled { seat, .. } => Some(seat),
            Event::RoundBegan { .. }
            | Event::PlantationsRevealed { .. }
            | Event::ShipFilled { .. }
            | Event::HouseEmptied
            | Event::ShipSailed { .. }
            | Event::LastRound { .. }
            | Event::GameOver { .. } => None,
        }
    }

    /// Whether it showed something that nobody could know before, so that taking the move back
    /// would be a second look at the luck.
    pub fn reveals(&self) -> bool {
        matches!(self, Event::Drew { .. } | Event::PlantationsRevealed { .. })
    }
}
