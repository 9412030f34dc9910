//! What a seat sees, and what it can guess from that.

use serde::{Deserialize, Serialize};

use crate::engine::{Chance, Viewer};

use super::{Player, PuertoRico, Setup, Table, setup};

/// The table as one viewer sees it: the chips of others are face down, unless they are played
/// openly.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What they see.
    pub table: Table<Option<u16>>,
}

impl<C> Table<C> {
    /// The same table with what `of` makes of each player's chips.
    fn map_chips<D>(&self, mut of: impl FnMut(crate::engine::Seat, &C) -> D) -> Table<D> {
        Table {
            options: self.options,
            players: self.players.map(|seat, player| Player {
                doubloons: player.doubloons,
                chips: of(seat, &player.chips),
                goods: player.goods,
                island: player.island.clone(),
                city: player.city.clone(),
                san_juan: player.san_juan,
            }),
            governor: self.governor,
            round: self.round,
            roles: self.roles.clone(),
            goods: self.goods,
            ships: self.ships.clone(),
            trading_house: self.trading_house.clone(),
            colonists: self.colonists,
            colonist_ship: self.colonist_ship,
            chips: self.chips,
            plantations: self.plantations.clone(),
            face_down: self.face_down,
            discarded: self.discarded,
            quarries: self.quarries,
            market: self.market,
            last_round: self.last_round,
            phase: self.phase,
        }
    }
}

pub(super) fn view(table: &PuertoRico, viewer: Viewer) -> View {
    let open = table.options.open_vp || table.phase.acting().is_none();
    let shown = table.map_chips(|seat, chips| (open || viewer.is(seat)).then_some(*chips));
    View {
        viewer,
        table: shown,
    }
}

/// Deals the chips that are in play and not seen among the seats that hide theirs, one by one.
/// Points on paper are written where nobody can read them as well: they are not guessed.
pub(super) fn guess(view: &View, chance: &mut dyn Chance) -> PuertoRico {
    let table = &view.table;
    let setup = Setup {
        seats: table.seats(),
        options: table.options,
    };
    let seen: u16 = table
        .players
        .iter()
        .filter_map(|(_, player)| player.chips)
        .sum();
    let in_play = setup::chips(&setup) - table.chips;
    let hidden: Vec<_> = table
        .players
        .iter()
        .filter(|(_, it)| it.chips.is_none())
        .map(|(seat, _)| seat)
        .collect();
    let mut guess = table.map_chips(|_, chips| chips.unwrap_or(0));
    for _ in seen..in_play {
        let Ok(count) = u32::try_from(hidden.len()) else {
            break;
        };
        if count == 0 {
            break;
        }
        if let Some(seat) = hidden.get(chance.below(count) as usize) {
            guess.players[*seat].chips += 1;
        }
    }
    guess
}
