//! What the player to act has to do.

use crate::games::puerto_rico::roles::{captain, craftsman, mayor, settler};
use crate::games::puerto_rico::{Action, Phase, Table, Tile};

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
    /// To use the Wharf or not, for no ship takes anything.
    UseWharf,
    /// To choose what is kept.
    Store {
        /// How many kinds may still be kept whole.
        kinds: u8,
        /// How many single barrels may still be kept.
        barrels: u8,
    },
    /// Nothing: the game is over.
    Nothing,
}

impl Task {
    /// What the seat to act has to do.
    pub fn of<C>(table: &Table<C>) -> Task {
        let may = |action| table.allows(&action).is_ok();
        match &table.phase {
            Phase::ChooseRole { .. } => Task::ChooseRole,
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
            Phase::Craftsman(turn) => match turn.step {
                craftsman::Step::Produce { .. } => Task::Produce,
                craftsman::Step::Privilege { .. } => Task::ExtraBarrel,
            },
            Phase::Trader(_) => Task::Sell,
            Phase::Captain(turn) if captain::can_load(table, turn.acting) => Task::Load,
            Phase::Captain(_) => Task::UseWharf,
            Phase::Storing(turn) => Task::Store {
                kinds: turn.step.kinds,
                barrels: turn.step.barrels,
            },
            Phase::Over(_) => Task::Nothing,
        }
    }
}
