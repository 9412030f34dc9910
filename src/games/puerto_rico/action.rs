//! What a player can choose.

use serde::{Deserialize, Serialize};

use super::{Building, Good, RoleCard, Tile};

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
}
