//! Why an action is refused.

use super::{Building, Good};

/// Every reason to refuse an action, with what a sentence about it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// This is not a choice of the present moment.
    NotNow,
    /// Somebody took that role card in this round.
    RoleTaken,
    /// That role card is not in this game.
    NoSuchRole,
    /// The choice is compulsory.
    MustAct,
    /// The island has no space left.
    IslandFull,
    /// The city has not enough space left.
    CityFull,
    /// No tile of that kind is on offer.
    NoSuchTile,
    /// Only the settler who chose the role, or the owner of an occupied Construction hut.
    NoQuarryRight,
    /// All quarries are taken.
    NoQuarryLeft,
    /// The building that allows it is missing or not occupied.
    Needs(Building),
    /// There is no face-down plantation left.
    NoPlantationLeft,
    /// There is no colonist to be had, so there is none to decline.
    NoColonist,
    /// The site has fewer circles, or there are fewer colonists: at most this many.
    TooManyColonists {
        /// The most that can be placed here.
        most: u8,
    },
    /// A colonist would stay idle while a circle is empty: at least this many.
    TooFewColonists {
        /// The fewest that must be placed here.
        least: u8,
    },
    /// The owner has that building already.
    AlreadyOwned,
    /// All buildings of that kind are sold.
    SoldOut,
    /// That building is not in this game.
    NotInGame,
    /// It costs more doubloons than there are.
    TooDear {
        /// Its price now.
        cost: u8,
        /// What the player has.
        have: u16,
    },
    /// The player has no barrel of that good.
    NoSuchGood(Good),
    /// The player has not produced that good in this phase.
    NotProduced(Good),
    /// The supply has no barrel of that good left.
    SupplyEmpty(Good),
    /// The trading house has that good, and the player has no occupied Office.
    HouseHas(Good),
    /// The trading house is full.
    HouseFull,
    /// There is no such ship.
    NoSuchShip,
    /// The ship carries another good.
    ShipCarries(Good),
    /// Another ship carries that good.
    OtherShipCarries(Good),
    /// The ship is full.
    ShipFull,
    /// Another empty ship takes more barrels.
    LargerShip {
        /// How many barrels it would take.
        takes: u8,
    },
    /// The Wharf has sailed in this phase.
    WharfUsed,
    /// Warehouses are named in the order of the goods, each kind once.
    StoreInOrder,
    /// There is no room left to store that.
    StoreFull,
    /// The building is in this game already.
    InGameAlready,
    /// All places for buildings of this price are taken.
    PlacesTaken {
        /// The price.
        cost: u8,
    },
    /// Another building excludes it.
    Excluded(Building),
    /// Only plantations can be turned over.
    NoForest,
    /// Both barrels of the privilege have to be of different goods.
    TakenBefore(Good),
    /// There are fewer barrels: at most this many.
    TooManyBarrels {
        /// The most that can be loaded.
        most: u8,
    },
    /// The Small wharf is loaded in the order of the goods, each kind once.
    LoadInOrder,
    /// The Small wharf has sailed in this phase.
    SmallWharfUsed,
    /// Nobody works there.
    NobodyThere,
    /// That colonist makes the building cheaper, or runs the Black market.
    NeededThere,
    /// The player has no victory point.
    NoPoint,
    /// The rest could not be paid for then.
    PaymentShort,
    /// The Guesthouse has no guest.
    NoGuest,
    /// There is no free circle.
    NoFreeCircle,
}
