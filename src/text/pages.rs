//! What the pages around the games say.

/// The words of the pages around the games: shelf, set-up, saves, settings.
pub struct Pages {
    /// The product's name.
    pub app_name: &'static str,
    /// What it is, in a line.
    pub tagline: &'static str,
    /// That it was made by people who like the games, not by their makers.
    pub fan_made: &'static str,
    /// The language's own name.
    pub language_name: &'static str,
    /// Names for players who give none, by seat. They are the same for everybody at the table.
    pub player_names: [&'static str; 5],
    /// The bot that plays anything.
    pub random_bot: Told,
    /// The bot that takes what is best at once.
    pub greedy_bot: Told,
}

/// Something with a name and a sentence about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Told {
    /// Its name.
    pub name: &'static str,
    /// What it is, in a sentence.
    pub line: &'static str,
}
