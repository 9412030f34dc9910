//! What is at stake in a role: arithmetic on what the player sees.

use crate::engine::{RoleTurn, Seat, order};
use crate::games::san_juan::roles::{builder, councillor, producer, trader};
use crate::games::san_juan::{Card, Eyes, Pile, PriceTile, Role, Table};

/// What a role would bring a player now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stakes {
    /// Buildings to be had.
    Builder {
        /// How many kinds of hand cards there are, and how many of them can be built; nothing
        /// where the hand is not seen.
        buildable: Option<(u8, u8)>,
        /// What the privilege takes off.
        privilege: u8,
    },
    /// Goods to come.
    Producer {
        /// How many.
        goods: u8,
    },
    /// Goods to sell.
    Trader {
        /// How many.
        goods: u8,
        /// How many cards they bring at most, if it is known which prices come up.
        cards: Option<u8>,
    },
    /// Cards to choose from.
    Councillor {
        /// How many are drawn.
        drawn: u8,
        /// How many of them are kept.
        kept: u8,
    },
    /// Cards.
    Prospector {
        /// How many are drawn.
        cards: u8,
        /// Whether a Gold mine may find one.
        mine: bool,
        /// Whether a Goldsmith may find one.
        smith: bool,
    },
}

impl Stakes {
    /// What a role would bring a seat now, as the one who `chooses` it or as another one. Of two
    /// players a Library is thought to be used.
    pub fn of<E: Eyes>(table: &Table<E>, seat: Seat, role: Role, chooses: bool) -> Stakes {
        let mut table = table.clone();
        table.doubling.now = table.may_double(seat);
        let table = &table;
        let chooser = match chooses {
            true => seat,
            false => seat.next(table.seats()),
        };
        let turn = RoleTurn {
            chooser,
            acting: seat,
            step: (),
        };
        let player = &table.players[seat];
        let privilege = table.privilege(&turn);
        match role {
            Role::Builder => Stakes::Builder {
                buildable: buildable(table, seat, chooses),
                privilege,
            },
            Role::Producer => Stakes::Producer {
                goods: producer::limit(table, &turn).min(player.idle()),
            },
            Role::Trader => {
                let goods = trader::limit(table, &turn).min(player.goods());
                Stakes::Trader {
                    goods,
                    cards: next_tile(table).map(|tile| proceeds(table, seat, tile, goods)),
                }
            }
            Role::Councillor => Stakes::Councillor {
                drawn: councillor::drawn(table, &turn),
                kept: councillor::kept(table, seat),
            },
            Role::Prospector => Stakes::Prospector {
                cards: privilege,
                mine: player.city.iter().any(|it| it.card.digs()),
                smith: player.city.iter().any(|it| it.card.appraises()),
            },
        }
    }
}

/// The price tile that comes up next, where everybody can know it: the used ones lie open, and at
/// most one was not used yet.
pub fn next_tile<E: Eyes>(table: &Table<E>) -> Option<PriceTile> {
    if !table.options.used_tile_face_up || table.phase.price_tile().is_some() {
        return None;
    }
    let used = |tile: PriceTile| table.used_tiles.iter().any(|it| E::tile(*it) == Some(tile));
    let mut unused = PriceTile::ALL.iter().copied().filter(|tile| !used(*tile));
    match (unused.next(), unused.next()) {
        (None, _) => E::tile(*table.used_tiles.first()?),
        (only, None) => only,
        (Some(_), Some(_)) => None,
    }
}

fn buildable<E: Eyes>(table: &Table<E>, seat: Seat, chooses: bool) -> Option<(u8, u8)> {
    let faces = table.players[seat].hand.faces()?;
    let kinds = faces.kinds().map(|(card, _)| card);
    let open = Card::ALL
        .iter()
        .copied()
        .filter(|it| it.lies_open() && table.cathedral);
    let may = |card: &Card| builder::may_build(table, seat, *card, chooses).is_ok();
    let mut counts = (0, 0);
    for card in kinds.chain(open) {
        counts.0 += 1;
        counts.1 += u8::from(may(&card));
    }
    Some(counts)
}

/// What the dearest goods of a seat bring, with what its buildings add.
fn proceeds<E: Eyes>(table: &Table<E>, seat: Seat, tile: PriceTile, goods: u8) -> u8 {
    let player = &table.players[seat];
    let held = player.city.iter().filter(|it| it.good.is_some());
    let mut prices: Vec<u8> = held.map(|it| trader::price(tile, it.card)).collect();
    order::sort_by_key(&mut prices, |price| std::cmp::Reverse(*price));
    let sold = prices.iter().take(usize::from(goods)).sum::<u8>();
    let helpers = player.city.iter();
    sold + helpers.map(|it| it.card.cards_for_sales(goods)).sum::<u8>()
}
