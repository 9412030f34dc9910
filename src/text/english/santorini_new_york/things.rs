//! What lies on the table.

use crate::engine::Seat;
use crate::games::santorini_new_york::cards::numbers;
use crate::games::santorini_new_york::{Piece, Played, Role, Supply};
use crate::text::PlayerNames;
use crate::text::english::English;
use crate::text::santorini_new_york::{InOrder, Names, ScoreTerms, Terms, Things};

impl Things for English {
    fn terms(&self) -> &'static Terms {
        &TERMS
    }

    fn score_terms(&self) -> &'static ScoreTerms {
        &SCORE_TERMS
    }

    fn played(&self, played: &Played, role: Role, turn: InOrder, names: PlayerNames) -> String {
        let turn = match turn {
            InOrder::Done => "done",
            InOrder::Now => "now",
            InOrder::ToCome => "to come",
        };
        let card = Names::card(self, played.card, role);
        format!("{}: {card}, {turn}", names(played.seat))
    }

    fn holder(&self, holder: Option<Seat>, names: PlayerNames) -> String {
        match holder {
            Some(seat) => format!("{} holds the Statue of Liberty.", names(seat)),
            None => "Nobody holds the Statue of Liberty.".to_owned(),
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
            0 => "Set-up".to_owned(),
            _ => format!("Round {number}"),
        }
    }
}

static TERMS: Terms = Terms {
    round: "Round",
    players: "Players",
    board: "Board",
    roles: "Roles in this game",
    order: "Order of this round",
    choosing: "Cards are being chosen.",
    chosen: "Card chosen",
    hand: "Hand",
    cards: "Cards",
    workers: "Workers",
    worker: "Worker",
    statue: "Statue of Liberty",
    can_win: "can win",
    supply: "Supply",
    blocks: "Blocks",
    rooftops: "Rooftops",
    skyscrapers: "Skyscrapers",
    level: "Level",
    number: "Number",
    played: "Played since the last shuffle",
    none_played: "No card has been played since the last shuffle.",
    discards: "Face down",
    threat: "The holder of the statue could climb here.",
    eliminated: "out of the game",
    none: "none",
    north: "North",
    example: "When it matters",
    details: "In full",
    clear: "Back",
    play_turn: "Play the turn",
    turn_ready: "play this turn, or touch a square to change it",
    several_ways: "More than one choice is meant here: take one from the list.",
    show_hand: "Show my cards",
    hide_hand: "Hide my cards",
};

static SCORE_TERMS: ScoreTerms = ScoreTerms {
    victory: "How it was won",
    workers_left: "Workers left",
    statue_rounds: "Rounds with the statue",
    built: "Pieces built",
    climbs: "Climbs to level 3",
    wins: "Wins so far, of 3",
};
