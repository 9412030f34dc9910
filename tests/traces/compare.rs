//! Positions of two engines, made comparable.

use sobremesa::engine::Seat;
use sobremesa::games::puerto_rico::{Phase, PuertoRico};

/// The table without what the two engines write differently though it is the same: the order of
/// tiles, which of several equal tiles is occupied, and, while a mayor places colonists, where
/// they stand already.
pub fn comparable(game: &PuertoRico) -> PuertoRico {
    let mut table = game.clone();
    shuffle_all(&mut table);
    table.plantations.sort();
    for (_, player) in table.players.iter_mut() {
        player.island.sort_by_key(|plot| (plot.tile, plot.occupied));
    }
    if let Phase::Mayor(turn) = table.phase {
        gather_colonists(&mut table, turn.acting);
    }
    table
}

/// The table without what changes when colonists are placed and when the mayor ends.
pub fn without_places(game: &PuertoRico) -> PuertoRico {
    let mut table = comparable(game);
    for seat in Seat::all(table.seats()) {
        gather_colonists(&mut table, seat);
    }
    table.colonists += std::mem::take(&mut table.colonist_ship);
    table.governor = Seat::new(0);
    table.round = 0;
    table.roles.clear();
    table.last_round = None;
    table.phase = Phase::ChooseRole {
        chooser: Seat::new(0),
    };
    table
}

/// Puts the plantations that were put away among the face-down ones: a trace tells neither pile.
pub fn shuffle_all(table: &mut PuertoRico) {
    for (good, count) in std::mem::take(&mut table.discarded).iter() {
        table.face_down[good] += count;
    }
}

fn gather_colonists(table: &mut PuertoRico, seat: Seat) {
    let player = &mut table.players[seat];
    player.san_juan = player.colonists();
    for plot in &mut player.island {
        plot.occupied = false;
    }
    player.island.sort_by_key(|plot| plot.tile);
    for structure in &mut player.city {
        structure.colonists = 0;
    }
}
