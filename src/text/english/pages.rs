//! The pages around the games, in English.

use crate::text::{Pages, Told};

pub(in crate::text) static PAGES: Pages = Pages {
    app_name: "Sobremesa",
    tagline: "Board games for one table",
    fan_made: "Made by fans, for love of the game. Not affiliated with, or endorsed by, the \
               authors and publishers of the games.",
    language_name: "English",
    player_names: ["Ana", "Ben", "Cleo", "Dev", "Eva"],
    random_bot: Told {
        name: "Dreamer",
        line: "Plays whatever comes to mind. Good company while you learn the rules.",
    },
    greedy_bot: Told {
        name: "Trader",
        line: "Takes what looks best right now, and seldom thinks a round ahead.",
    },
};
