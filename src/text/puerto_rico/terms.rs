//! Words for counters, headings and buttons of the table.

/// Words for what lies on the table.
#[derive(Debug)]
#[allow(missing_docs)] // Each is the word for what it is named for.
pub struct Terms {
    pub round: &'static str,
    pub governor: &'static str,
    pub players: &'static str,
    pub roles: &'static str,
    pub doubloons: &'static str,
    /// Victory points, where there is room.
    pub victory_points: &'static str,
    /// Victory points, where there is not.
    pub vp: &'static str,
    /// Victory point chips that are left in the supply.
    pub vp_left: &'static str,
    /// Instead of a number that the viewer must not see.
    pub hidden: &'static str,
    pub goods: &'static str,
    pub colonists: &'static str,
    pub colonist_ship: &'static str,
    pub supply: &'static str,
    /// Colonists in the supply.
    pub colonist_supply: &'static str,
    /// Barrels in the supply.
    pub goods_supply: &'static str,
    pub san_juan: &'static str,
    /// Colonists in San Juan, who work nowhere.
    pub idle: &'static str,
    pub island: &'static str,
    pub city: &'static str,
    pub plantations: &'static str,
    pub face_up: &'static str,
    pub face_down: &'static str,
    pub discards: &'static str,
    pub quarries: &'static str,
    pub market: &'static str,
    pub trading_house: &'static str,
    pub cargo_ships: &'static str,
    /// Cargo ships and the trading house together.
    pub ships_and_trade: &'static str,
    pub wharf: &'static str,
    pub last_round: &'static str,
    /// Nothing, in a list.
    pub none: &'static str,
    pub occupied: &'static str,
    pub unoccupied: &'static str,
    /// A building that the player has.
    pub owned: &'static str,
    pub sold_out: &'static str,
    pub privilege: &'static str,
    /// Of the captain's extra point, while it has not been earned.
    pub still_open: &'static str,
    /// Before the names of those whose wharf has sailed in this phase.
    pub wharf_used: &'static str,
    /// Before what the craftsman has produced.
    pub produced: &'static str,
    /// Before what a player has stored so far.
    pub stored: &'static str,
    pub cost: &'static str,
    pub circles: &'static str,
    /// The column of the market: the most quarries that count.
    pub column: &'static str,
    pub example: &'static str,
    /// What the player would get from a role.
    pub for_you: &'static str,
    /// Mayor: colonists stay, new ones fill what yields most.
    pub keep_and_fill: &'static str,
    /// Mayor: colonists go where most goods are produced.
    pub most_goods: &'static str,
    /// Mayor: all colonists leave their places.
    pub clear: &'static str,
    /// What the next craftsman brings.
    pub next_production: &'static str,
}

/// Words for the score sheet.
#[derive(Debug)]
#[allow(missing_docs)] // Each is the word for what it is named for.
pub struct ScoreTerms {
    pub chips: &'static str,
    pub buildings: &'static str,
    pub total: &'static str,
    /// Doubloons and goods, which decide between equal points.
    pub tie_break: &'static str,
}
