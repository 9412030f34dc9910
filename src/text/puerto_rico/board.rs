//! What the board says beside its pieces.

/// What happens to a player's barrels of a good when goods are stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// All are kept.
    Kept,
    /// A single one is kept, the others spoil.
    Single,
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
    fn fate(&self, fate: Fate) -> &'static str;

    /// Mayor: there is no colonist left to place.
    fn nobody_idle(&self) -> &'static str;

    /// Mayor: the colonists of this place were placed before and stay.
    fn already_placed(&self) -> &'static str;
}
