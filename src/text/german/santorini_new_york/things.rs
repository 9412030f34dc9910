//! What lies on the table.

use crate::engine::Seat;
use crate::games::santorini_new_york::cards::numbers;
use crate::games::santorini_new_york::{Piece, Played, Role, Supply};
use crate::text::PlayerNames;
use crate::text::german::German;
use crate::text::santorini_new_york::{InOrder, Names, ScoreTerms, Terms, Things};

impl Things for German {
    fn terms(&self) -> &'static Terms {
        &TERMS
    }

    fn score_terms(&self) -> &'static ScoreTerms {
        &SCORE_TERMS
    }

    fn played(&self, played: &Played, role: Role, turn: InOrder, names: PlayerNames) -> String {
        let turn = match turn {
            InOrder::Done => "erledigt",
            InOrder::Now => "am Zug",
            InOrder::ToCome => "kommt noch",
        };
        let card = Names::card(self, played.card, role);
        format!("{}: {card}, {turn}", names(played.seat))
    }

    fn holder(&self, holder: Option<Seat>, names: PlayerNames) -> String {
        match holder {
            Some(seat) => format!("{} hat die Freiheitsstatue.", names(seat)),
            None => "Niemand hat die Freiheitsstatue.".to_owned(),
        }
    }

    fn supply(&self, supply: &Supply) -> String {
        format!(
            "{}, {}, {}",
            self.pieces(Piece::Block, supply.blocks),
            self.pieces(Piece::Rooftop, supply.rooftops),
            self.pieces(Piece::Skyscraper, supply.skyscrapers)
        )
    }

    fn role_numbers(&self, role: Role) -> String {
        let cards = numbers().of(role.kind()).iter();
        let cards: Vec<String> = cards.map(|card| card.number().to_string()).collect();
        format!("{}: {}", Names::role(self, role), cards.join(", "))
    }

    fn round(&self, number: u8) -> String {
        match number {
            0 => "Aufbau".to_owned(),
            _ => format!("Runde {number}"),
        }
    }
}

static TERMS: Terms = Terms {
    round: "Runde",
    players: "Alle am Tisch",
    board: "Plan",
    roles: "Rollen in diesem Spiel",
    order: "Reihenfolge dieser Runde",
    choosing: "Gerade werden Karten gewählt.",
    chosen: "Karte gewählt",
    hand: "Handkarten",
    cards: "Karten",
    workers: "Figuren",
    worker: "Figur",
    statue: "Freiheitsstatue",
    can_win: "kann gewinnen",
    supply: "Vorrat",
    blocks: "Blöcke",
    rooftops: "Dächer",
    skyscrapers: "Wolkenkratzer",
    level: "Ebene",
    number: "Zahl",
    played: "Gespielt seit dem letzten Mischen",
    none_played: "Seit dem letzten Mischen wurde keine Karte gespielt.",
    discards: "Verdeckt",
    threat: "Wer die Statue hat, könnte hier hinaufsteigen.",
    eliminated: "ausgeschieden",
    none: "nichts",
    north: "Norden",
    example: "Wann es zählt",
    details: "Ausführlich",
    clear: "Zurück",
    play_turn: "Zug ausführen",
    turn_ready: "führe den Zug aus oder ändere ihn mit einem Feld",
    several_ways: "Hier ist mehr als eine Wahl gemeint: nimm eine aus der Liste.",
    show_hand: "Meine Karten zeigen",
    hide_hand: "Meine Karten verbergen",
};

static SCORE_TERMS: ScoreTerms = ScoreTerms {
    victory: "So wurde gewonnen",
    workers_left: "Figuren übrig",
    statue_rounds: "Runden mit der Statue",
    built: "Gebaute Teile",
    climbs: "Aufstiege auf Ebene 3",
    wins: "Siege bisher, von 3",
};
