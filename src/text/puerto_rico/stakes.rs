//! What is at stake in a role: arithmetic on what everybody sees.

use crate::engine::Seat;
use crate::games::puerto_rico::roles::trader::Sale;
use crate::games::puerto_rico::roles::{builder, captain, craftsman, trader};
use crate::games::puerto_rico::{ByGood, CargoShip, Chips, Good, Role, SPACES, Table};

use super::Gain;

/// What a role would bring a player now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stakes {
    /// Tiles to choose from.
    Settler {
        /// Face-up plantations.
        plantations: u8,
        /// Whether a quarry may be taken.
        quarry: bool,
        /// Free spaces on the island.
        room: u8,
    },
    /// Colonists to come.
    Mayor {
        /// From the ship.
        colonists: u8,
        /// From the supply, as the privilege.
        privilege: u8,
    },
    /// Buildings to be had.
    Builder {
        /// How many kinds the player could pay for now.
        affordable: u8,
        /// What the privilege takes off.
        privilege: u8,
    },
    /// Goods to come.
    Craftsman {
        /// What the player would produce.
        goods: ByGood<u8>,
        /// How many barrels more as the privilege.
        privilege: u8,
    },
    /// The best sale, if there is one.
    Trader {
        /// The good, and what it brings.
        best: Option<(Good, Sale)>,
    },
    /// The best first loading, if there is one.
    Captain {
        /// The good, and what it brings.
        best: Option<(Good, Gain)>,
    },
    /// Doubloons.
    Prospector {
        /// How many.
        doubloons: u8,
    },
}

impl Stakes {
    /// What a role would bring a seat now, as the one who `chooses` it or as another one.
    pub fn of<C: Chips>(table: &Table<C>, seat: Seat, role: Role, chooses: bool) -> Stakes {
        let player = &table.players[seat];
        let privilege = match chooses {
            true => table.privilege_to_come(seat),
            false => 0,
        };
        match role {
            Role::Settler => Stakes::Settler {
                plantations: u8::try_from(table.plantations.len()).unwrap_or(SPACES),
                quarry: table.quarries > 0
                    && (chooses || player.functions().any(|it| it.takes_quarry())),
                room: player.island_room(),
            },
            Role::Mayor => {
                let seats = table.seats();
                let first = match chooses {
                    true => seat,
                    false => chooser(table, seat),
                };
                let ship = table.colonist_ship;
                let remainder = u8::from(seat.after(first, seats) < ship % seats);
                Stakes::Mayor {
                    colonists: ship / seats + remainder,
                    privilege: privilege.min(table.colonists),
                }
            }
            Role::Builder => Stakes::Builder {
                affordable: affordable(table, seat, chooses),
                privilege,
            },
            Role::Craftsman => {
                let goods = craftsman::forecast(table, seat);
                Stakes::Craftsman {
                    goods,
                    privilege: privilege.min(goods.total()),
                }
            }
            Role::Trader => Stakes::Trader {
                best: Good::ALL
                    .iter()
                    .flat_map(|good| sales(table, seat, *good, chooses).map(|sale| (*good, sale)))
                    .max_by_key(|(_, sale)| sale.total()),
            },
            Role::Captain => Stakes::Captain {
                best: best_loading(table, seat, privilege),
            },
            Role::Prospector => Stakes::Prospector {
                doubloons: privilege,
            },
        }
    }
}

/// Who has chosen the role that is carried out, or else is about to choose.
fn chooser<C>(table: &Table<C>, otherwise: Seat) -> Seat {
    match table.phase.role() {
        Some((chooser, _)) => chooser,
        None => table.phase.acting().unwrap_or(otherwise),
    }
}

fn affordable<C: Chips>(table: &Table<C>, seat: Seat, chooses: bool) -> u8 {
    let player = &table.players[seat];
    table
        .in_game
        .iter()
        .filter(|building| {
            let price = builder::price(table, seat, *building, chooses);
            !player.owns(*building)
                && table.market.left(*building) > 0
                && building.spec().spaces <= player.city_room()
                && table
                    .options
                    .excluded_by(*building)
                    .is_none_or(|it| !player.owns(it))
                && u16::from(price.doubloons()) <= player.doubloons
        })
        .map(|_| 1)
        .sum()
}

/// What a good would bring at the trading house and at the own Trading post.
fn sales<C>(
    table: &Table<C>,
    seat: Seat,
    good: Good,
    chooses: bool,
) -> impl Iterator<Item = Sale> + use<C> {
    let house = trader::may_sell(table, seat, good)
        .ok()
        .map(|()| trader::sale(table, seat, good, chooses));
    let post = trader::may_sell_to_post(table, seat, good)
        .ok()
        .map(|()| trader::sale_to_post(table, seat, good, chooses));
    post.into_iter().chain(house)
}

fn best_loading<C>(table: &Table<C>, seat: Seat, privilege: u8) -> Option<(Good, Gain)> {
    let player = &table.players[seat];
    let wharf = player.functions().any(|it| it.is_wharf());
    let on_ships = |good: Good| {
        (0..)
            .zip(table.ships.iter())
            .filter(move |(number, _)| captain::may_load(table, seat, good, *number).is_ok())
            .map(|(_, ship): (u8, &CargoShip)| ship.room())
            .max()
    };
    let barrels = |good: Good| {
        let held = player.goods[good];
        let room = if wharf { Some(held) } else { on_ships(good) };
        room.map(|room| room.min(held)).filter(|it| *it > 0)
    };
    Good::ALL
        .iter()
        .filter_map(|good| {
            let gain = Gain {
                barrels: barrels(*good)?,
                privilege,
                bonus: captain::loading_bonus(table, seat),
                doubloons: captain::loading_income(table, seat),
            };
            Some((*good, gain))
        })
        .max_by_key(|(_, gain)| gain.total())
}
