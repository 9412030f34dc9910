//! Which screen the page shows.

use crate::games::GameKind;
use crate::text::Pages;

/// The screens. The address of the page names the one that is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// Go on, play, or look round.
    Lobby,
    /// Set up a table.
    NewGame(GameKind),
    /// The game that is on the table.
    Table,
    /// Saved games.
    Saves,
    /// Roles and buildings.
    Rules,
    /// How the page behaves.
    Settings,
    /// Who made this.
    About,
}

impl Screen {
    const ALL: [Screen; 9] = [
        Screen::Lobby,
        Screen::NewGame(GameKind::PuertoRico),
        Screen::NewGame(GameKind::SanJuan),
        Screen::NewGame(GameKind::SantoriniNewYork),
        Screen::Table,
        Screen::Saves,
        Screen::Rules,
        Screen::Settings,
        Screen::About,
    ];

    /// The fragment of the address.
    pub fn hash(self) -> &'static str {
        match self {
            Screen::Lobby => "",
            Screen::NewGame(GameKind::PuertoRico) => "new",
            Screen::NewGame(GameKind::SanJuan) => "new-san-juan",
            Screen::NewGame(GameKind::SantoriniNewYork) => "new-new-york",
            Screen::Table => "table",
            Screen::Saves => "saves",
            Screen::Rules => "rules",
            Screen::Settings => "settings",
            Screen::About => "about",
        }
    }

    /// The screen of a fragment; the lobby if there is none of that name.
    pub fn of_hash(hash: &str) -> Self {
        let named = Screen::ALL.into_iter().find(|screen| screen.hash() == hash);
        named.unwrap_or(Screen::Lobby)
    }

    /// What it is called.
    pub fn name(self, words: &Pages) -> &'static str {
        match self {
            Screen::Lobby => words.lobby,
            Screen::NewGame(_) => words.set_up,
            Screen::Table => words.continue_game,
            Screen::Saves => words.saves,
            Screen::Rules => words.rules,
            Screen::Settings => words.settings,
            Screen::About => words.about,
        }
    }
}
