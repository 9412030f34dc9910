//! What a player can choose.

use serde::{Deserialize, Serialize};

use super::{Building, Good, Post, RoleCard, Tile};

/// The smallest choices that the rules name. Whose choice it is follows from the phase.
///
/// The names are part of the save format.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Take a role card and the doubloons on it.
    Choose(RoleCard),
    /// Do nothing, or nothing more, at this moment.
    Pass,
    /// Settler: draw a face-down plantation (Hacienda).
    DrawPlantation,
    /// Settler: place this tile, with a colonist where the Hospice gives one.
    Take(Tile),
    /// Settler: place this tile and decline the colonist of the Hospice.
    TakeUnstaffed(Tile),
    /// Mayor: take the extra colonist of the privilege (asked only with `allow_decline`).
    TakeColonist,
    /// Mayor: put this many colonists on the next site, sites being in the order of
    /// [`Site`](super::roles::mayor::Site).
    Place(u8),
    /// Builder: build, with a colonist where the University gives one.
    Build(Building),
    /// Builder: build and decline the colonist of the University.
    BuildUnstaffed(Building),
    /// Craftsman: produce everything (asked only with `allow_decline`).
    Produce,
    /// Craftsman: take one more barrel as the privilege.
    TakeGood(Good),
    /// Trader: sell a barrel to the trading house.
    Sell(Good),
    /// Captain: load all barrels of a good that fit on a ship, counted from the smallest as 0.
    Load(Good, u8),
    /// Captain: ship all barrels of a good with the own Wharf.
    LoadWharf(Good),
    /// Storing: keep all barrels of a good in a warehouse.
    StoreKind(Good),
    /// Storing: keep a single barrel.
    StoreBarrel(Good),
    /// Draft: bring a building into the game.
    Draft(Building),
    /// Two players: double the privilege of the role just taken (Library).
    UseLibrary,
    /// Settler: place the plantation that was drawn as it is.
    KeepDrawn,
    /// Settler: place the plantation that was drawn as a forest (Forest house).
    TurnDrawn,
    /// Settler: place this tile as a forest (Forest house); a colonist of the Hospice goes to San
    /// Juan.
    TakeForest(Tile),
    /// Settler: place this tile as a forest and decline the colonist of the Hospice.
    TakeForestUnstaffed(Tile),
    /// Builder: give a colonist for a doubloon (Black market).
    PayColonist(Post),
    /// Builder: give a barrel for a doubloon.
    PayGood(Good),
    /// Builder: give a victory point for a doubloon.
    PayPoint,
    /// Trader: sell a barrel to the own Trading post.
    SellToPost(Good),
    /// Captain: put so many barrels of a good on the own Small wharf, kind after kind in the order
    /// of the goods; passing ships them.
    LoadSmallWharf(Good, u8),
    /// Send a guest to work (Guesthouse).
    MoveGuest(Post),
    /// Send no more guests in this phase, unless at an own decision.
    KeepGuests,
}
