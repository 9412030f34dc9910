//! What the board says beside its pieces.

use crate::games::san_juan::Card;
use crate::text::german::{German, counted};
use crate::text::san_juan::{Names, OnBoard};

impl OnBoard for German {
    fn table_view(&self) -> &'static str {
        "Tisch"
    }

    fn own_view(&self) -> &'static str {
        "Meine"
    }

    fn players_view(&self) -> &'static str {
        "Alle"
    }

    fn short(&self, cards: u8) -> String {
        counted(cards, "fehlt", "fehlen")
    }

    fn chosen(&self, count: u8, of: u8) -> String {
        format!("{count} von {of} gewählt")
    }

    fn choose_more(&self, count: u8) -> String {
        format!("wähle noch {count}")
    }

    fn hand_limit(&self, count: u8, limit: u8) -> String {
        format!("{}, Grenze {limit}", self.cards(count))
    }

    fn under(&self, card: Card, count: u8) -> String {
        let name = Names::card(self, card);
        format!("{} darunter ({name})", self.cards(count))
    }
}
