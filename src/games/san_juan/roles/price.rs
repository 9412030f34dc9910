//! What a building costs, and what can be paid with.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::super::{Card, CardSet, Eyes, Table};

/// A price as a sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Price {
    /// What is printed on the card.
    pub printed: u8,
    /// What the building that is covered takes off.
    pub covered: u8,
    /// What the privilege takes off.
    pub privilege: u8,
    /// What buildings take off.
    pub discount: u8,
}

impl Price {
    /// What is to be paid: never less than nothing.
    pub fn total(&self) -> u8 {
        self.printed
            .saturating_sub(self.covered + self.privilege + self.discount)
    }
}

/// What a seat would pay for a card, on a place of its own or over the building in the place
/// `over`, with or without the privilege of the builder.
pub fn price<E: Eyes>(
    table: &Table<E>,
    seat: Seat,
    card: Card,
    over: Option<u8>,
    privileged: bool,
) -> Price {
    let helpers = helpers(table, seat, over);
    let covered = over.and_then(|place| table.players[seat].at(place));
    let covered = covered.map_or(0, |it| it.card.worth_covered());
    let privilege = privilege(table, helpers, privileged);
    sum(card, covered, privilege, helpers)
}

pub(super) fn sum(card: Card, covered: u8, privilege: u8, helpers: CardSet) -> Price {
    Price {
        printed: card.spec().cost,
        covered,
        privilege,
        discount: helpers.iter().map(|it| it.discount(card)).sum(),
    }
}

pub(super) fn privilege<E: Eyes>(table: &Table<E>, helpers: CardSet, privileged: bool) -> u8 {
    match privileged {
        true => 1 + u8::from(table.doubling.now && helpers.iter().any(Card::doubles_privilege)),
        false => 0,
    }
}

/// The buildings that help with a new one: a building that is covered loses its function at once.
pub(super) fn helpers<E: Eyes>(table: &Table<E>, seat: Seat, over: Option<u8>) -> CardSet {
    let player = &table.players[seat];
    let mut helpers = player.buildings();
    if let Some(covered) = over.and_then(|place| player.at(place))
        && covered.card.is_violet()
        && !table.options.covered_building_helps_its_cover
    {
        helpers.remove(covered.card);
    }
    helpers
}

/// How many goods a seat could pay for a building in that place.
pub fn payable<E: Eyes>(table: &Table<E>, seat: Seat, over: Option<u8>) -> u8 {
    let helpers = helpers(table, seat, over);
    let most = helpers.iter().map(Card::goods_taken).sum::<u8>();
    if most == 0 {
        return 0;
    }
    let player = &table.players[seat];
    let kept = over.filter(|_| !table.options.covered_good_pays_black_market);
    let kept = kept.and_then(|place| player.at(place));
    let kept = u8::from(kept.is_some_and(|it| it.good.is_some()));
    most.min(player.goods() - kept)
}
