//! How long the game will last, and which roles will still be carried out.

use super::super::{Role, Table};

/// What is to be expected of the rest of the game.
pub(super) struct Outlook {
    /// Rounds until the end; the rest of this one counts in part.
    pub rounds: f32,
    /// How often each role will still be carried out, in the order of [`Role`].
    phases: [f32; 7],
}

/// How much more or less often than others a role is chosen, in the order of [`Role`].
const LIKING: [f32; 7] = [1.05, 1.15, 1.3, 1.2, 0.9, 1.2, 0.4];

impl Outlook {
    /// Reads the three ways in which the game can end.
    pub fn of<C>(table: &Table<C>) -> Self {
        let per_round = f32::from(table.choices_per_round());
        let cards = table.roles.len() as f32;
        let free = table.roles.iter().filter(|offer| offer.taken.is_none());
        let free = free.count() as f32;
        let this_round = (per_round - (cards - free)).max(0.0);
        let share = per_round / cards;
        let often = LIKING.map(|liking| (share * liking).min(0.95));
        let rest = this_round / per_round;
        let later = match table.last_round {
            Some(_) => 0.0,
            None => (rounds(table, &often) - rest).clamp(0.0, 20.0),
        };
        let mut phases = often.map(|often| often * later);
        for offer in table.roles.iter().filter(|offer| offer.taken.is_none()) {
            let role = offer.card.role() as usize;
            if let (Some(phases), Some(liking)) = (phases.get_mut(role), LIKING.get(role)) {
                *phases += (this_round / free * liking).min(1.0);
            }
        }
        Outlook {
            rounds: later + rest,
            phases,
        }
    }

    /// How often a role will still be carried out.
    pub fn phases(&self, role: Role) -> f32 {
        self.phases.get(role as usize).copied().unwrap_or(0.0)
    }

    /// How likely it is that a role will be carried out at all.
    pub fn chance(&self, role: Role) -> f32 {
        self.phases(role).min(1.0)
    }
}

/// Rounds until the first of the three ends.
fn rounds<C>(table: &Table<C>, often: &[f32; 7]) -> f32 {
    let often = |role: Role| often.get(role as usize).copied().unwrap_or(1.0);
    let seats = f32::from(table.seats());
    let mut waiting = 0.0;
    let mut shipped = 0.0;
    let mut room = f32::MAX;
    for (_, player) in table.players.iter() {
        waiting += f32::from(player.empty_circles());
        let made: u8 = super::super::Good::ALL
            .iter()
            .map(|good| player.capacity(*good))
            .sum();
        shipped += f32::from(made).min(6.0);
        room = room.min(f32::from(player.city_room()));
    }
    let colonists_per_mayor = (0.5 * (waiting + seats + 1.0)).max(seats);
    let by_colonists =
        (f32::from(table.colonists) / colonists_per_mayor + 0.7) / often(Role::Mayor);
    let by_city = room / often(Role::Builder);
    let chips_per_captain = (shipped * 0.8 + seats * 0.5).max(seats * 1.5);
    let by_chips = (f32::from(table.chips) / chips_per_captain + 0.5) / often(Role::Captain);
    by_colonists.min(by_city).min(by_chips)
}
