//! What the board says beside its pieces.

use crate::games::puerto_rico::{Building, BuildingSet};

/// What happens to a player's barrels of a good when goods are stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// All are kept.
    Kept,
    /// So many are kept, the others spoil.
    Part(u8),
    /// They spoil.
    Spoils,
}

/// What the board says beside its pieces.
pub trait OnBoard: Sync {
    /// The part of the table where ships, trading house and plantations are, on a narrow screen.
    fn harbor_view(&self) -> &'static str;

    /// The player's own board, on a narrow screen.
    fn own_view(&self) -> &'static str;

    /// All players, on a narrow screen.
    fn players_view(&self) -> &'static str;

    /// A building that does not fit in the city any more.
    fn no_space(&self) -> &'static str;

    /// So many doubloons are missing.
    fn short(&self, doubloons: u16) -> String;

    /// What happens to barrels that are stored.
    fn fate(&self, fate: Fate) -> String;

    /// Mayor: there is no colonist left to place.
    fn nobody_idle(&self) -> &'static str;

    /// Mayor: the colonists of this place were placed before and stay.
    fn already_placed(&self) -> &'static str;

    /// What a building costs whose price is paid with all doubloons and with other things.
    fn in_kind(&self, doubloons: u16, things: u8) -> String;

    /// A building that its owner must not have beside another one.
    fn not_beside(&self, other: Building) -> String;

    /// Small wharf: so many of so many barrels of a good are on it.
    fn aboard(&self, count: u8, held: u8) -> String;

    /// So many of so many buildings are chosen for a game.
    fn buildings_chosen(&self, count: u8, places: u8) -> String;

    /// The buildings of a price in a draft: how many are chosen, and for how many there are places.
    fn of_price(&self, cost: u8, chosen: u8, places: u8) -> String;

    /// How a draft is used, for those who have not tapped anything yet.
    fn draft_hint(&self) -> &'static str;

    /// Who chose a building for the game.
    fn chosen_by(&self, name: &str) -> String;

    /// A building that cannot come into the game any more.
    fn left_out(&self) -> &'static str;

    /// What nobody can choose any more after a choice of a draft.
    fn rules_out(&self, out: BuildingSet) -> String;
}
