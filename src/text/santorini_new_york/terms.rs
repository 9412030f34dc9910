//! Words for counters, headings and buttons of the table.

/// Words for what lies on the table.
#[derive(Debug)]
#[allow(missing_docs)] // Each is the word for what it is named for.
pub struct Terms {
    pub round: &'static str,
    pub players: &'static str,
    pub board: &'static str,
    /// The roles in this game.
    pub roles: &'static str,
    /// The cards that were turned up in this round, in the order of play.
    pub order: &'static str,
    /// Instead of them, while cards are chosen.
    pub choosing: &'static str,
    /// A player has chosen a card.
    pub chosen: &'static str,
    pub hand: &'static str,
    /// Cards in hand, in a narrow counter.
    pub cards: &'static str,
    pub workers: &'static str,
    /// The worker that is lost or has to act, in a narrow counter.
    pub worker: &'static str,
    pub statue: &'static str,
    /// Whoever holds the statue.
    pub can_win: &'static str,
    pub supply: &'static str,
    pub blocks: &'static str,
    pub rooftops: &'static str,
    pub skyscrapers: &'static str,
    pub level: &'static str,
    pub number: &'static str,
    /// What was played since the cards were last shuffled.
    pub played: &'static str,
    /// Nobody has played a card since the cards were last shuffled.
    pub none_played: &'static str,
    pub discards: &'static str,
    /// A worker of the holder of the statue could climb there.
    pub threat: &'static str,
    /// A player without workers.
    pub eliminated: &'static str,
    /// Nothing, in a list.
    pub none: &'static str,
    pub north: &'static str,
    pub example: &'static str,
    /// The rulings in a role's text.
    pub details: &'static str,
    /// Takes back what is chosen.
    pub clear: &'static str,
    /// Takes the turn as it is chosen.
    pub play_turn: &'static str,
    /// What is to be done with a turn that is chosen.
    pub turn_ready: &'static str,
    /// A square that stands for several choices.
    pub several_ways: &'static str,
    /// Puts cards on show that are hidden.
    pub show_hand: &'static str,
    /// Hides them.
    pub hide_hand: &'static str,
}

/// Words for the score sheet.
#[derive(Debug)]
#[allow(missing_docs)] // Each is the word for what it is named for.
pub struct ScoreTerms {
    /// How the game was won.
    pub victory: &'static str,
    pub workers_left: &'static str,
    /// Rounds with the statue.
    pub statue_rounds: &'static str,
    /// Blocks and rooftops that a player built.
    pub built: &'static str,
    /// Steps up to level 3, with or without the statue.
    pub climbs: &'static str,
    /// Games won so far, of a series to three.
    pub wins: &'static str,
}
