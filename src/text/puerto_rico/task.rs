//! What the player to act has to do.

use crate::games::puerto_rico::roles::{captain, craftsman, mayor, settler};
use crate::games::puerto_rico::{Action, Chips, Phase, Role, Table, Tile};

/// What the player to act has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// To choose a role card.
    ChooseRole,
    /// To take a tile.
    TakeTile {
        /// Whether it may be a quarry.
        quarry: bool,
        /// Whether a face-down plantation may be drawn first.
        draw: bool,
        /// Whether one has been drawn.
        drawn: bool,
    },
    /// To take the extra colonist or not.
    ExtraColonist,
    /// To place colonists.
    PlaceColonists {
        /// Those who have no circle yet.
        idle: u8,
    },
    /// To build or not.
    Build,
    /// To produce or not.
    Produce,
    /// To take the extra barrel.
    ExtraBarrel,
    /// To sell a barrel or not.
    Sell,
    /// To load a ship.
    Load,
    /// To use a wharf or not, for no ship takes anything.
    UseWharf,
    /// To choose what is kept.
    Store {
        /// How many kinds may still be kept whole.
        kinds: u8,
        /// How many single barrels may still be kept.
        barrels: u8,
    },
    /// To choose a building for the game.
    Draft,
    /// To decide whether the Library doubles the privilege of a role.
    Double {
        /// Which role.
        role: Role,
    },
    /// To take a second tile, for the Library doubles the privilege.
    SecondTile {
        /// Whether it may be a quarry.
        quarry: bool,
    },
    /// To decide whether the plantation that was drawn becomes a forest.
    PlaceDrawn,
    /// To give something for the doubloons that are missing.
    Pay {
        /// How many.
        missing: u8,
    },
    /// To put more barrels on the Small wharf, or to let it sail.
    LoadSmallWharf,
    /// To send guests to work, or not.
    SendGuests,
    /// Nothing: the game is over.
    Nothing,
}

impl Task {
    /// What the seat to act has to do.
    pub fn of<C: Chips>(table: &Table<C>) -> Task {
        let may = |action| table.allows(&action).is_ok();
        match &table.phase {
            Phase::Draft { .. } => Task::Draft,
            Phase::ChooseRole { .. } => Task::ChooseRole,
            Phase::Doubling { card, .. } => Task::Double { role: card.role() },
            Phase::Settler(turn) if turn.step == settler::Step::Decide => Task::PlaceDrawn,
            Phase::Settler(turn) if turn.step == settler::Step::Second => Task::SecondTile {
                quarry: may(Action::Take(Tile::Quarry)),
            },
            Phase::Settler(turn) => Task::TakeTile {
                quarry: may(Action::Take(Tile::Quarry)),
                draw: may(Action::DrawPlantation),
                drawn: turn.step == settler::Step::Drawn,
            },
            Phase::Mayor(turn) => match turn.step {
                mayor::Step::Extra => Task::ExtraColonist,
                mayor::Step::Place { .. } => Task::PlaceColonists {
                    idle: table.players[turn.acting].san_juan,
                },
            },
            Phase::Builder(_) => Task::Build,
            Phase::Paying(turn) => Task::Pay {
                missing: turn.step.missing,
            },
            Phase::Craftsman(turn) => match turn.step {
                craftsman::Step::Produce { .. } => Task::Produce,
                craftsman::Step::Privilege { .. } => Task::ExtraBarrel,
            },
            Phase::Trader(_) => Task::Sell,
            Phase::Captain(turn) if turn.step.on_pier() => Task::LoadSmallWharf,
            Phase::Captain(turn) if captain::can_load(table, turn.acting) => Task::Load,
            Phase::Captain(_) => Task::UseWharf,
            Phase::Storing(turn) => Task::Store {
                kinds: turn.step.kinds,
                barrels: turn.step.barrels,
            },
            Phase::Guests(_) => Task::SendGuests,
            Phase::Over(_) => Task::Nothing,
        }
    }
}
