//! What the board says beside its pieces.

use crate::games::puerto_rico::{Building, BuildingSet};
use crate::text::Speech;
use crate::text::german::{German, counted};
use crate::text::puerto_rico::{Fate, Names, OnBoard};

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

    fn fate(&self, fate: Fate) -> String {
        match fate {
            Fate::Kept => "bleibt".to_owned(),
            Fate::Part(1) => "1 bleibt".to_owned(),
            Fate::Part(count) => format!("{count} bleiben"),
            Fate::Spoils => "verdirbt".to_owned(),
        }
    }

    fn nobody_idle(&self) -> &'static str {
        "Alle haben Arbeit. Tippe zuerst auf einen besetzten Platz."
    }

    fn already_placed(&self) -> &'static str {
        "Die Kolonisten an diesem Platz sind schon gesetzt."
    }

    fn in_kind(&self, doubloons: u16, things: u8) -> String {
        format!("{doubloons} + {}", counted(things, "Gabe", "Gaben"))
    }

    fn not_beside(&self, other: Building) -> String {
        format!("nicht mit {}", self.building(other))
    }

    fn aboard(&self, count: u8, held: u8) -> String {
        format!("{count} von {held} an Bord")
    }

    fn buildings_chosen(&self, count: u8, places: u8) -> String {
        format!(
            "{count} von {} gewählt",
            counted(places, "Gebäude", "Gebäuden")
        )
    }

    fn of_price(&self, cost: u8, chosen: u8, places: u8) -> String {
        format!("Preis {cost}: {chosen} von {places} gewählt")
    }

    fn draft_hint(&self) -> &'static str {
        "Tippe ein Gebäude an: Hier steht dann, was es tut und was es ausschließt. Von jedem Preis \
         kommen nur so viele ins Spiel, wie Kästchen daneben sind."
    }

    fn chosen_by(&self, name: &str) -> String {
        format!("gewählt von {name}")
    }

    fn left_out(&self) -> &'static str {
        "nicht im Spiel"
    }

    fn rules_out(&self, out: BuildingSet) -> String {
        let names: Vec<String> = out.iter().map(|it| self.building(it).to_owned()).collect();
        match names.is_empty() {
            true => "schließt nichts aus".to_owned(),
            false => format!("schließt aus: {}", self.list(&names)),
        }
    }
}
