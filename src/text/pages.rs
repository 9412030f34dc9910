//! What the pages around the games say.

use crate::games::GameKind;

/// The words of the pages around the games: lobby, set-up, table, saves, settings, rules.
pub struct Pages {
    /// The product's name.
    pub app_name: &'static str,
    /// What it is, in a line.
    pub tagline: &'static str,
    /// That it was made by people who like the games, not by their makers.
    pub fan_made: &'static str,
    /// The language's own name.
    pub language_name: &'static str,
    /// The title of the game.
    pub puerto_rico: &'static str,
    /// The game in a line.
    pub puerto_rico_line: &'static str,
    /// The title of the card game.
    pub san_juan: &'static str,
    /// The game in a line.
    pub san_juan_line: &'static str,
    /// The title of the game of towers.
    pub santorini_new_york: &'static str,
    /// The game in a line.
    pub santorini_new_york_line: &'static str,
    /// The choice of a game.
    pub which_game: &'static str,
    /// Go on with the newest save.
    pub continue_game: &'static str,
    /// Play with the last settings.
    pub play: &'static str,
    /// Set up a table.
    pub set_up: &'static str,
    /// The other screens.
    pub more: &'static str,
    /// The screen of saved games.
    pub saves: &'static str,
    /// The screen of rules.
    pub rules: &'static str,
    /// The screen of settings.
    pub settings: &'static str,
    /// The screen about the product.
    pub about: &'static str,
    /// Back to the lobby.
    pub back: &'static str,
    /// Put a sheet away.
    pub close: &'static str,
    /// The choice of language.
    pub language: &'static str,
    /// The choice of light or dark.
    pub theme: &'static str,
    /// System, light, dark.
    pub themes: [&'static str; 3],
    /// How fast bots move.
    pub speed: &'static str,
    /// Instant, fast, normal, step.
    pub speeds: [&'static str; 4],
    /// The size of everything.
    pub scale: &'static str,
    /// A setting: one tap commits.
    pub fast: &'static str,
    /// What it does.
    pub fast_line: &'static str,
    /// A setting: role cards say what is at stake.
    pub stakes: &'static str,
    /// What it does.
    pub stakes_line: &'static str,
    /// A setting: forced moves by themselves.
    pub auto_forced: &'static str,
    /// What it does.
    pub auto_forced_line: &'static str,
    /// A setting: the roles in whose phases forced moves are asked for all the same.
    pub ask_in: &'static str,
    /// A setting: letters are shortcuts.
    pub letter_keys: &'static str,
    /// What it does.
    pub letter_keys_line: &'static str,
    /// The set-up screen.
    pub set_up_title: &'static str,
    /// Ready-made set-ups.
    pub presets: &'static str,
    /// A preset.
    pub preset_learn: Told,
    /// A preset.
    pub preset_family: Told,
    /// A preset.
    pub preset_tournament: Told,
    /// A preset.
    pub preset_solo: Told,
    /// Presets for a game of cards: to learn it, two players, four people, alone.
    pub card_presets: [Told; 4],
    /// The ready-made set-ups of the game of towers, in their order.
    pub tower_presets: [Told; 4],
    /// Who sits where.
    pub seats: &'static str,
    /// The same in a game that has no governor.
    pub seats_in_turn: &'static str,
    /// One more seat.
    pub add_seat: &'static str,
    /// One seat fewer.
    pub remove_seat: &'static str,
    /// Everybody a seat further.
    pub rotate_seats: &'static str,
    /// A person at this device.
    pub human: &'static str,
    /// How the game is played.
    pub variants: &'static str,
    /// How secrets are kept.
    pub privacy: &'static str,
    /// No curtain.
    pub privacy_open: &'static str,
    /// Cards lie face down until their owner shows them.
    pub privacy_table: &'static str,
    /// A curtain between people.
    pub privacy_pass: &'static str,
    /// The luck of the last game again.
    pub same_deal: &'static str,
    /// What it does.
    pub same_deal_line: &'static str,
    /// Why the game cannot start.
    pub names_needed: &'static str,
    /// Begin.
    pub start: &'static str,
    /// Names for players who give none, by seat. They are the same for everybody at the table.
    pub player_names: [&'static str; 5],
    /// The bot that plays anything.
    pub random_bot: Told,
    /// The bot that takes what is best at once.
    pub greedy_bot: Told,
    /// The decision tray.
    pub tray: &'static str,
    /// The choices of the tray.
    pub choices: &'static str,
    /// Take back.
    pub undo: &'static str,
    /// Do it again.
    pub redo: &'static str,
    /// Carry out.
    pub confirm: &'static str,
    /// Why nothing can be taken back.
    pub undo_nothing: &'static str,
    /// Why nothing can be taken back.
    pub undo_revealed: &'static str,
    /// Why nothing can be taken back in a game of cards.
    pub undo_cards: &'static str,
    /// Why nothing can be taken back.
    pub undo_dealt: &'static str,
    /// Why nothing can be taken back.
    pub undo_other: &'static str,
    /// Why nothing can be taken back.
    pub undo_read_only: &'static str,
    /// What would be taken back.
    pub undo_step: &'static str,
    /// The log.
    pub log: &'static str,
    /// Whose lines the log shows.
    pub log_filter: &'static str,
    /// The menu.
    pub menu: &'static str,
    /// Leave the table.
    pub save_and_leave: &'static str,
    /// Save the game as a file.
    pub export: &'static str,
    /// Look at the game from the start.
    pub replay: &'static str,
    /// The position in words.
    pub position: &'static str,
    /// A link for the keyboard.
    pub skip_to_tray: &'static str,
    /// A mark on a counter.
    pub last_round: &'static str,
    /// Let a bot move.
    pub next_move: &'static str,
    /// A bot thinks.
    pub thinking: &'static str,
    /// The game is open elsewhere.
    pub other_tab: &'static str,
    /// Take the game over.
    pub play_here: &'static str,
    /// A past moment is shown.
    pub looking_back: &'static str,
    /// A move earlier.
    pub earlier: &'static str,
    /// A move later.
    pub later: &'static str,
    /// The slider of moments.
    pub moment: &'static str,
    /// Back to the game.
    pub to_present: &'static str,
    /// The curtain.
    pub pass_to: &'static str,
    /// What the others did.
    pub since: &'static str,
    /// The end of the game.
    pub result: &'static str,
    /// The first column of the score sheet.
    pub source: &'static str,
    /// The graph.
    pub by_round: &'static str,
    /// The graph in numbers.
    pub as_table: &'static str,
    /// A round.
    pub round: &'static str,
    /// What brought something.
    pub paid_off: &'static str,
    /// After a game.
    pub rematch: &'static str,
    /// After a game.
    pub rotate: &'static str,
    /// After a game.
    pub lobby: &'static str,
    /// The list is empty.
    pub no_saves: &'static str,
    /// Open a save.
    pub open: &'static str,
    /// Delete a save.
    pub delete: &'static str,
    /// A save is deleted.
    pub deleted: &'static str,
    /// Bring it back.
    pub undo_delete: &'static str,
    /// Rename a save.
    pub rename: &'static str,
    /// Copy a save as text.
    pub copy_text: &'static str,
    /// The text is on the clipboard.
    pub copied: &'static str,
    /// Open a file.
    pub import_file: &'static str,
    /// What to do.
    pub import_text_line: &'static str,
    /// Open the text.
    pub import_act: &'static str,
    /// A finished game.
    pub finished: &'static str,
    /// A save that cannot be read.
    pub broken_save: &'static str,
    /// A problem.
    pub not_a_save: &'static str,
    /// A problem.
    pub cut_short: &'static str,
    /// A problem.
    pub too_new: &'static str,
    /// A problem.
    pub unknown_game: &'static str,
    /// A problem.
    pub bad_setup: &'static str,
    /// A problem.
    pub print_differs: &'static str,
    /// A problem.
    pub too_large: &'static str,
    /// A problem.
    pub damaged: &'static str,
    /// A problem.
    pub storage_lost: &'static str,
    /// A problem.
    pub storage_changed: &'static str,
    /// A problem.
    pub storage_missing: &'static str,
    /// A game's part of the page could not be fetched.
    pub not_fetched: &'static str,
    /// A game's part of the page is being fetched.
    pub fetching: &'static str,
    /// Fetch it once more.
    pub try_again: &'static str,
    /// What can be done.
    pub open_as_far: &'static str,
    /// What happens to the original.
    pub kept_original: &'static str,
    /// What the browser says.
    pub storage_kept: &'static str,
    /// What the browser says.
    pub storage_may_go: &'static str,
    /// A problem.
    pub storage_refused: &'static str,
    /// A problem.
    pub storage_full: &'static str,
    /// The page has met an error of its own.
    pub trouble: &'static str,
    /// Load the page again.
    pub reload: &'static str,
    /// Shows the points as long as it is held.
    pub hold_points: &'static str,
    /// About.
    pub about_private: &'static str,
    /// About.
    pub about_licence: &'static str,
    /// About.
    pub about_crates: &'static str,
    /// A heading.
    pub rules_roles: &'static str,
    /// A heading.
    pub rules_buildings: &'static str,
    /// A heading.
    pub rules_expansion: &'static str,
    /// A heading.
    pub keys: &'static str,
    /// The keys and what they do.
    pub keys_lines: &'static [(&'static str, &'static str)],
    /// "All 12": the button that lists every choice.
    pub all_choices: fn(usize) -> String,
    /// The label of a name field, by the number of the seat.
    pub name_of_seat: fn(u8) -> String,
    /// The label of the choice of player, by the number of the seat.
    pub player_of_seat: fn(u8) -> String,
    /// Which moment is shown: after so many of so many moves.
    pub after_moves: fn(usize, usize) -> String,
    /// The button that lifts the curtain, by the player's name.
    pub i_am: fn(&str) -> String,
    /// "round 7", in a line about a save.
    pub round_number: fn(u8) -> String,
    /// A save with a move that the rules refuse: its number and why.
    pub refused: fn(usize, &str) -> String,
    /// A save with a move that no game knows, by its number.
    pub unknown_move: fn(usize) -> String,
    /// A save whose luck does not fit a move, by its number.
    pub unlucky_move: fn(usize) -> String,
}

impl Pages {
    /// The title of a game.
    pub const fn game(&self, game: GameKind) -> &'static str {
        match game {
            GameKind::PuertoRico => self.puerto_rico,
            GameKind::SanJuan => self.san_juan,
            GameKind::SantoriniNewYork => self.santorini_new_york,
        }
    }

    /// A game in a line.
    pub const fn game_line(&self, game: GameKind) -> &'static str {
        match game {
            GameKind::PuertoRico => self.puerto_rico_line,
            GameKind::SanJuan => self.san_juan_line,
            GameKind::SantoriniNewYork => self.santorini_new_york_line,
        }
    }
}

/// Something with a name and a sentence about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Told {
    /// Its name.
    pub name: &'static str,
    /// What it is, in a sentence.
    pub line: &'static str,
}
