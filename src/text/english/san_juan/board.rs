//! What the board says beside its pieces.

use crate::games::san_juan::Card;
use crate::text::english::English;
use crate::text::san_juan::{Names, OnBoard};

use super::names::card_inside;

impl OnBoard for English {
    fn table_view(&self) -> &'static str {
        "Table"
    }

    fn own_view(&self) -> &'static str {
        "Mine"
    }

    fn players_view(&self) -> &'static str {
        "All"
    }

    fn short(&self, cards: u8) -> String {
        format!("{cards} short")
    }

    fn chosen(&self, count: u8, of: u8) -> String {
        format!("{count} of {of} chosen")
    }

    fn choose_more(&self, count: u8) -> String {
        format!("choose {count} more")
    }

    fn hand_limit(&self, count: u8, limit: u8) -> String {
        format!("{}, limit {limit}", self.cards(count))
    }

    fn under(&self, card: Card, count: u8) -> String {
        format!("{} under the {}", self.cards(count), card_inside(card))
    }
}
