//! The game that is on the table, whichever it is.

use crate::games::GameKind;
use crate::ui::live::prelude::*;
use crate::ui::table::shown::Shown;
use crate::ui::table::store::Store;

/// A game in play.
pub trait OnTable: Send + Sync {
    /// Which game it is.
    fn kind(&self) -> GameKind;

    /// Whether it is saved in that slot.
    fn is_in(&self, id: &str) -> bool;

    /// Whether another tab plays it, so that this one only shows it.
    fn watches(&self) -> bool;

    /// Claims it; it begins as soon as it is known that no other tab plays it.
    fn claim(&self);

    /// Leaves it to other tabs.
    fn leave(&self);

    /// Gives it another title, or none.
    fn rename(&self, title: Option<String>);

    /// Shows it as another tab has saved it.
    fn read_again(&self);

    /// The table with everything on it.
    fn view(&self) -> AnyView;
}

impl<G: Shown> OnTable for Store<G> {
    fn kind(&self) -> GameKind {
        G::KIND
    }

    fn is_in(&self, id: &str) -> bool {
        self.slot.with_value(|slot| slot == id)
    }

    fn watches(&self) -> bool {
        Store::watches(*self)
    }

    fn claim(&self) {
        Store::claim(*self);
    }

    fn leave(&self) {
        Store::leave(*self);
    }

    fn rename(&self, title: Option<String>) {
        if self.desk.with_untracked(|desk| desk.title != title) {
            self.desk.update(|desk| desk.title = title);
        }
    }

    fn read_again(&self) {
        Store::read_again(*self);
    }

    fn view(&self) -> AnyView {
        provide_context(self.shell());
        G::table(self.around())
    }
}
