//! The game that is on the table, whichever it is.

use crate::games::GameKind;
use crate::games::puerto_rico::PuertoRico;
use crate::games::san_juan::SanJuan;
use crate::games::santorini_new_york::SantoriniNewYork;
use crate::ui::live::prelude::*;
use crate::ui::puerto_rico::PuertoRicoTable;
use crate::ui::san_juan::SanJuanTable;
use crate::ui::santorini_new_york::NewYorkTable;
use crate::ui::table::store::Store;

/// A game in play.
#[derive(Clone, Copy)]
pub enum OnTable {
    /// Puerto Rico.
    PuertoRico(Store<PuertoRico>),
    /// San Juan.
    SanJuan(Store<SanJuan>),
    /// Santorini: New York.
    SantoriniNewYork(Store<SantoriniNewYork>),
}

/// Does the same with the store of any game.
macro_rules! of_any {
    ($table:expr, $store:ident => $do:expr) => {
        match $table {
            OnTable::PuertoRico($store) => $do,
            OnTable::SanJuan($store) => $do,
            OnTable::SantoriniNewYork($store) => $do,
        }
    };
}

impl OnTable {
    /// Which game it is.
    pub fn kind(self) -> GameKind {
        match self {
            OnTable::PuertoRico(_) => GameKind::PuertoRico,
            OnTable::SanJuan(_) => GameKind::SanJuan,
            OnTable::SantoriniNewYork(_) => GameKind::SantoriniNewYork,
        }
    }

    /// Whether it is saved in that slot.
    pub fn is_in(self, id: &str) -> bool {
        of_any!(self, store => store.slot.with_value(|slot| slot == id))
    }

    /// Whether another tab plays it, so that this one only shows it.
    pub fn watches(self) -> bool {
        of_any!(self, store => store.watches())
    }

    /// Claims it; it begins as soon as it is known that no other tab plays it.
    pub fn claim(self) {
        of_any!(self, store => store.claim());
    }

    /// Leaves it to other tabs.
    pub fn leave(self) {
        of_any!(self, store => store.leave());
    }

    /// Shows it as another tab has saved it.
    pub fn read_again(self) {
        of_any!(self, store => store.read_again());
    }

    /// The table with everything on it.
    pub fn view(self) -> AnyView {
        of_any!(self, store => provide_context(store.shell()));
        match self {
            OnTable::PuertoRico(store) => {
                view! { <PuertoRicoTable around=store.around() /> }.into_any()
            }
            OnTable::SanJuan(store) => view! { <SanJuanTable around=store.around() /> }.into_any(),
            OnTable::SantoriniNewYork(store) => {
                view! { <NewYorkTable around=store.around() /> }.into_any()
            }
        }
    }
}
