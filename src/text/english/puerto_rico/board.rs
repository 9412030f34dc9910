//! What the board says beside its pieces.

use crate::games::puerto_rico::{Building, BuildingSet};
use crate::text::Speech;
use crate::text::english::{English, counted};
use crate::text::puerto_rico::{Fate, Names, OnBoard};

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

    fn fate(&self, fate: Fate) -> String {
        match fate {
            Fate::Kept => "kept".to_owned(),
            Fate::Part(count) => format!("{count} kept"),
            Fate::Spoils => "spoils".to_owned(),
        }
    }

    fn nobody_idle(&self) -> &'static str {
        "Nobody is idle. Tap a place that is occupied first."
    }

    fn already_placed(&self) -> &'static str {
        "The colonists of this place were placed before."
    }

    fn in_kind(&self, doubloons: u16, things: u8) -> String {
        format!("{doubloons} + {things} in kind")
    }

    fn not_beside(&self, other: Building) -> String {
        format!("not with {}", self.building(other).to_ascii_lowercase())
    }

    fn aboard(&self, count: u8, held: u8) -> String {
        format!("{count} of {held} aboard")
    }

    fn buildings_chosen(&self, count: u8, places: u8) -> String {
        format!(
            "{count} of {} chosen",
            counted(places, "building", "buildings")
        )
    }

    fn of_price(&self, cost: u8, chosen: u8, places: u8) -> String {
        format!("Price {cost}: {chosen} of {places} chosen")
    }

    fn draft_hint(&self) -> &'static str {
        "Tap a building to see what it does and what it rules out. Of each price only as many come \
         into the game as there are boxes beside it."
    }

    fn chosen_by(&self, name: &str) -> String {
        format!("chosen by {name}")
    }

    fn left_out(&self) -> &'static str {
        "out of the game"
    }

    fn rules_out(&self, out: BuildingSet) -> String {
        let names: Vec<String> = out
            .iter()
            .map(|it| self.building(it).to_ascii_lowercase())
            .collect();
        match names.is_empty() {
            true => "rules out nothing".to_owned(),
            false => format!("rules out {}", self.list(&names)),
        }
    }
}
