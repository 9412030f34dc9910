//! What the board says beside its pieces.

use crate::text::german::German;
use crate::text::puerto_rico::{Fate, OnBoard};

impl OnBoard for German {
    fn harbor_view(&self) -> &'static str {
        "Tisch"
    }

    fn own_view(&self) -> &'static str {
        "Meins"
    }

    fn players_view(&self) -> &'static str {
        "Alle"
    }

    fn no_space(&self) -> &'static str {
        "kein Platz"
    }

    fn short(&self, doubloons: u16) -> String {
        match doubloons {
            1 => "1 fehlt".to_owned(),
            _ => format!("{doubloons} fehlen"),
        }
    }

    fn fate(&self, fate: Fate) -> &'static str {
        match fate {
            Fate::Kept => "bleibt",
            Fate::Single => "1 bleibt",
            Fate::Spoils => "verdirbt",
        }
    }

    fn nobody_idle(&self) -> &'static str {
        "Alle haben Arbeit. Tippe zuerst auf einen besetzten Platz."
    }

    fn already_placed(&self) -> &'static str {
        "Die Kolonisten an diesem Platz sind schon gesetzt."
    }
}
