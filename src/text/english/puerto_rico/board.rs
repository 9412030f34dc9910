//! What the board says beside its pieces.

use crate::text::english::English;
use crate::text::puerto_rico::{Fate, OnBoard};

impl OnBoard for English {
    fn harbor_view(&self) -> &'static str {
        "Table"
    }

    fn own_view(&self) -> &'static str {
        "Mine"
    }

    fn players_view(&self) -> &'static str {
        "All"
    }

    fn no_space(&self) -> &'static str {
        "no space"
    }

    fn short(&self, doubloons: u16) -> String {
        format!("{doubloons} short")
    }

    fn fate(&self, fate: Fate) -> &'static str {
        match fate {
            Fate::Kept => "kept",
            Fate::Single => "one kept",
            Fate::Spoils => "spoils",
        }
    }

    fn nobody_idle(&self) -> &'static str {
        "Nobody is idle. Tap a place that is occupied first."
    }

    fn already_placed(&self) -> &'static str {
        "The colonists of this place were placed before."
    }
}
