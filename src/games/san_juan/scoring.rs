//! The end of the game: points, and what decides between equal ones.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::engine::{Seat, Standing};

use super::table::{FULL_CITY, count};
use super::{Card, Cards, Estate, Eyes, Pile, Player, Table};

/// The points of a player by their source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// What is printed on the open buildings.
    pub printed: u16,
    /// Cards under Chapels, the Bank and Harbours: one point each.
    pub stowed: u16,
    /// What each building adds that counts others; one that counts points comes last.
    pub counted: ArrayVec<(Card, u16), FULL_CITY>,
    /// Hand cards and goods: they decide between equal points.
    pub tie_break: u16,
}

impl Score {
    /// All points.
    pub fn total(&self) -> u16 {
        self.printed + self.stowed + self.counted.iter().map(|(_, it)| *it).sum::<u16>()
    }
}

/// The points of a seat if the game ended now.
pub fn score<E: Eyes>(table: &Table<E>, seat: Seat) -> Score {
    let player = &table.players[seat];
    let estate = estate(table, seat, player.city.iter().map(|it| it.card).collect());
    let mut score = Score {
        printed: printed(player),
        stowed: stowed(player),
        counted: ArrayVec::new(),
        tie_break: u16::from(player.hand.count() + player.goods()),
    };
    for (card, _) in estate.city.kinds().filter(|(card, _)| card.is_violet()) {
        let points = card.final_points(&estate);
        if points > 0 {
            score.counted.push((card, u16::from(points)));
        }
    }
    let others = score.total();
    for (card, _) in estate.city.kinds() {
        let points = card.points_for_points(others);
        if points > 0 {
            score.counted.push((card, points));
        }
    }
    score
}

/// What counts at the end for a seat with that city.
pub(super) fn estate<E: Eyes>(table: &Table<E>, seat: Seat, city: Cards) -> Estate {
    let others = table.players.iter().filter(|(other, _)| *other != seat);
    Estate {
        city,
        large_of_others: others.map(|(_, it)| large(it)).sum(),
        edition: table.options.edition,
    }
}

fn printed<E: Eyes>(player: &Player<E>) -> u16 {
    let points = player.city.iter().map(|it| it.card.spec().points);
    points.map(u16::from).sum()
}

fn stowed<E: Eyes>(player: &Player<E>) -> u16 {
    let piles = [&player.chapel, &player.bank, &player.harbour];
    piles.map(|pile| u16::from(pile.count())).iter().sum()
}

fn large<E: Eyes>(player: &Player<E>) -> u8 {
    count(player.city.iter().filter(|it| it.card.is_large()))
}

/// How the seats stand: most points, then most hand cards and goods; whom nothing separates share
/// the win.
pub fn standing<E: Eyes>(table: &Table<E>) -> Standing {
    Standing::by_points(table.players.iter().map(|(seat, _)| {
        let score = score(table, seat);
        (u32::from(score.total()), u32::from(score.tie_break))
    }))
}
