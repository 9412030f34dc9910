//! Words for counters, headings and buttons of the table.

/// Words for what lies on the table.
#[derive(Debug)]
#[allow(missing_docs)] // Each is the word for what it is named for.
pub struct Terms {
    pub round: &'static str,
    pub governor: &'static str,
    pub players: &'static str,
    pub roles: &'static str,
    /// The hand, and the cards in it.
    pub hand: &'static str,
    /// The open buildings of a player.
    pub city: &'static str,
    pub goods: &'static str,
    /// Victory points, where there is room.
    pub victory_points: &'static str,
    /// What the open buildings of a player are worth so far.
    pub points_so_far: &'static str,
    /// The cards that are drawn from, where there is room.
    pub supply: &'static str,
    pub discards: &'static str,
    /// The prices of this trader phase.
    pub prices: &'static str,
    /// Instead of the prices, while no tile is turned up.
    pub prices_unknown: &'static str,
    /// Before the prices that come up next, if they are known.
    pub next_prices: &'static str,
    /// Before the price tiles that were used, the next to come up again first.
    pub used_tiles: &'static str,
    /// A used price tile that lies face down.
    pub face_down: &'static str,
    /// Before the cards of the councillor, or those of a Gold mine or Goldsmith.
    pub drawn: &'static str,
    pub turned_up: &'static str,
    /// Before cards that are chosen so far.
    pub chosen: &'static str,
    /// Before cards that are under buildings.
    pub stowed: &'static str,
    /// Before buildings that others cover.
    pub covered: &'static str,
    /// The Cathedral, while anybody can build it.
    pub on_the_table: &'static str,
    pub cost: &'static str,
    /// How many cards of a kind are in the game.
    pub copies: &'static str,
    pub example: &'static str,
    /// What the player would get from a role.
    pub for_you: &'static str,
    pub privilege: &'static str,
    /// A counter: somebody has twelve buildings.
    pub last_phase: &'static str,
    /// Nothing, in a list.
    pub none: &'static str,
    pub free: &'static str,
    /// A violet building that the player has.
    pub owned: &'static str,
    /// Chooses cards to pay with, as a bot would; they are shown before anything is paid.
    pub fill: &'static str,
    /// Takes back what is chosen.
    pub clear: &'static str,
    /// Puts cards on show that are hidden.
    pub show_hand: &'static str,
    /// Hides them.
    pub hide_hand: &'static str,
    pub new_buildings: &'static str,
}

/// Words for the score sheet.
#[derive(Debug)]
#[allow(missing_docs)] // Each is the word for what it is named for.
pub struct ScoreTerms {
    /// What is printed on the buildings.
    pub buildings: &'static str,
    /// Cards under Chapel, Bank and Harbour.
    pub stowed: &'static str,
    pub total: &'static str,
    /// Hand cards and goods, which decide between equal points.
    pub tie_break: &'static str,
}
