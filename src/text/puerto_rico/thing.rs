//! Pieces of sentences that belong to Puerto Rico.

use std::sync::Arc;

use crate::games::puerto_rico::{Building, Good, RoleCard, Tile};
use crate::text::{Language, OfGame, Piece};

/// Something of Puerto Rico in a sentence, which a page may draw as a chip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A kind of good.
    Good(Good),
    /// An island tile.
    Tile(Tile),
    /// A building.
    Building(Building),
    /// A role card.
    Role(RoleCard),
    /// A sum of doubloons.
    Doubloons(u16),
    /// Victory points.
    Points(u16),
    /// A number of colonists.
    Colonists(u8),
    /// Barrels of a good.
    Barrels(Good, u8),
}

impl OfGame for Thing {
    fn words(&self, language: Language) -> String {
        language.puerto_rico().thing(self)
    }

    fn is(&self, other: &dyn OfGame) -> bool {
        other.of() == Some(self)
    }
}

impl From<Thing> for Piece {
    fn from(thing: Thing) -> Self {
        Piece::Thing(Arc::new(thing))
    }
}

impl From<Good> for Piece {
    fn from(good: Good) -> Self {
        Thing::Good(good).into()
    }
}

impl From<Tile> for Piece {
    fn from(tile: Tile) -> Self {
        Thing::Tile(tile).into()
    }
}

impl From<Building> for Piece {
    fn from(building: Building) -> Self {
        Thing::Building(building).into()
    }
}

impl From<RoleCard> for Piece {
    fn from(card: RoleCard) -> Self {
        Thing::Role(card).into()
    }
}
