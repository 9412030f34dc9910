//! How the page behaves, as the people at this device like it.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::text::Language;

/// The choices of the settings screen. Kept on the device, apart from any game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language, or the browser's.
    pub language: Option<Language>,
    /// Light, dark, or as the system says.
    pub theme: Theme,
    /// How fast bots and forced moves go by.
    pub speed: Speed,
    /// A single tap commits; undo is the net.
    pub fast: bool,
    /// Role cards say what is at stake for the player.
    pub stakes: bool,
    /// Moves without a choice are made by the table.
    pub auto_forced: bool,
    /// Roles of Puerto Rico, in their order, in whose phases people are asked all the same.
    pub ask_in: [bool; 7],
    /// Single letters are shortcuts.
    pub letter_keys: bool,
    /// The size of everything, in percent.
    pub scale: Scale,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            theme: Theme::System,
            speed: Speed::Normal,
            fast: false,
            stakes: true,
            auto_forced: true,
            ask_in: [false; 7],
            letter_keys: true,
            scale: Scale::Usual,
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the system says.
    System,
    /// Paper by day.
    Light,
    /// The same table under a lamp.
    Dark,
}

impl Theme {
    /// The value of the page's `data-theme`; none follows the system.
    pub fn attribute(self) -> Option<&'static str> {
        match self {
            Theme::System => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        }
    }
}

/// How fast bots move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// At once.
    Instant,
    /// Three moves a second.
    Fast,
    /// About one move a second.
    Normal,
    /// A tap for each move.
    Step,
}

impl Speed {
    /// How long a move of a bot stays before the next one, in milliseconds; nothing if it waits
    /// for a tap.
    pub fn pause(self) -> Option<i32> {
        match self {
            Speed::Instant => Some(0),
            Speed::Fast => Some(300),
            Speed::Normal => Some(900),
            Speed::Step => None,
        }
    }
}

/// The size of everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum Scale {
    /// 90 %.
    Small,
    /// 100 %.
    Usual,
    /// 115 %.
    Large,
    /// 130 %.
    Largest,
}

impl Scale {
    /// The value of the page's `data-scale`, in percent.
    pub fn percent(self) -> &'static str {
        match self {
            Scale::Small => "90",
            Scale::Usual => "100",
            Scale::Large => "115",
            Scale::Largest => "130",
        }
    }
}
