//! Prospector: who chose it takes a doubloon. That is the whole role, and its privilege.

use crate::engine::Seat;

use super::super::{Event, Phase, Stage, Table, round};

/// Takes the doubloon.
pub(in super::super) fn begin(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    table.players[chooser].doubloons += 1;
    stage.tell(Event::Prospected {
        seat: chooser,
        doubloons: 1,
    });
    round::after_role(table, stage)
}
