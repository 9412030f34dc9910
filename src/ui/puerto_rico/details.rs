//! What the details card says of a thing.

use crate::engine::Seat;
use crate::games::puerto_rico::roles::{builder, trader};
use crate::games::puerto_rico::{Building, Chips, Good, RoleCard, Table, Tile};
use crate::text::puerto_rico::Stakes;
use crate::text::{PuertoRicoText, labelled};
use crate::ui::table::Details;

use super::choices::Thing;
use super::icons;

/// The card of a thing, for the player in `seat`.
pub fn details<C: Chips>(
    table: &Table<C>,
    seat: Seat,
    thing: Thing,
    text: &dyn PuertoRicoText,
) -> Option<Details> {
    let player = &table.players[seat];
    match thing {
        Thing::Role(card) => Some(role(table, seat, card, text)),
        Thing::Building(it) => Some(building(table, seat, it, text)),
        Thing::Structure(at) => {
            let structure = player.city.get(usize::from(at))?;
            let mut card = building(table, seat, structure.building, text);
            card.facts = text.structure(structure);
            Some(card)
        }
        Thing::Good(it) => Some(good(table, seat, it, text)),
        Thing::Tile(it) => Some(tile(table, seat, it, text)),
        Thing::Plot(at) => {
            let plot = player.island.get(usize::from(at))?;
            let mut card = tile(table, seat, plot.tile, text);
            card.facts = text.plot(plot);
            Some(card)
        }
        Thing::FaceDown => Some(Details {
            title: text.terms().face_down.to_owned(),
            icon: Some("plantation-back"),
            facts: text.plantations(table.face_down.total()),
            paragraphs: vec![
                labelled(text.terms().face_down, text.goods(&table.face_down)),
                labelled(text.terms().discards, text.goods(&table.discarded)),
            ],
        }),
        Thing::Ship(number) => {
            let ship = table.ships.get(usize::from(number))?;
            Some(Details {
                title: text.terms().cargo_ships.to_owned(),
                icon: Some("cargo-ship"),
                facts: text.ship(ship),
                paragraphs: vec![
                    text.role_rule(crate::games::puerto_rico::Role::Captain)
                        .to_owned(),
                ],
            })
        }
        Thing::Wharf => Some(building(table, seat, Building::Wharf, text)),
        Thing::TradingHouse => Some(Details {
            title: text.terms().trading_house.to_owned(),
            icon: Some("trading-house"),
            facts: text.trading_house(&table.trading_house),
            paragraphs: vec![
                text.role_rule(crate::games::puerto_rico::Role::Trader)
                    .to_owned(),
            ],
        }),
        Thing::ColonistShip => Some(Details {
            title: text.terms().colonist_ship.to_owned(),
            icon: Some("colonist-ship"),
            facts: text.colonists(table.colonist_ship),
            paragraphs: vec![
                labelled(
                    text.terms().colonist_supply,
                    text.colonists(table.colonists),
                ),
                text.role_rule(crate::games::puerto_rico::Role::Mayor)
                    .to_owned(),
            ],
        }),
        Thing::Seat(_) => None,
    }
}

fn role<C: Chips>(
    table: &Table<C>,
    seat: Seat,
    card: RoleCard,
    text: &dyn PuertoRicoText,
) -> Details {
    let stakes = Stakes::of(table, seat, card.role(), true);
    Details {
        title: text.card(card).to_owned(),
        icon: Some(icons::role(card)),
        facts: labelled(text.terms().for_you, text.stakes(&stakes)),
        paragraphs: vec![
            text.role_rule(card.role()).to_owned(),
            labelled(text.terms().privilege, text.role_privilege(card.role())),
        ],
    }
}

fn building<C: Chips>(
    table: &Table<C>,
    seat: Seat,
    building: Building,
    text: &dyn PuertoRicoText,
) -> Details {
    let spec = building.spec();
    let player = &table.players[seat];
    let privileged = table.phase.role().is_some_and(|(chooser, role)| {
        chooser == seat && role == crate::games::puerto_rico::Role::Builder
    });
    let price = builder::price(table, seat, building, privileged);
    let terms = text.terms();
    let mut facts = vec![
        text.doubloons(table.cost(building).into()),
        text.points(spec.points.into()),
    ];
    facts.push(labelled(terms.circles, spec.circles));
    let mut paragraphs = vec![text.building_details(building).to_owned()];
    if !player.owns(building) {
        paragraphs.push(labelled(
            terms.cost,
            text.price_sum(&price, player.doubloons),
        ));
    }
    paragraphs.push(labelled(terms.example, text.building_example(building)));
    Details {
        title: text.building(building).to_owned(),
        icon: Some(icons::building(building)),
        facts: facts.join(" · "),
        paragraphs,
    }
}

fn good<C>(table: &Table<C>, seat: Seat, good: Good, text: &dyn PuertoRicoText) -> Details {
    let terms = text.terms();
    let privileged = table.phase.role().is_some_and(|(chooser, role)| {
        chooser == seat && role == crate::games::puerto_rico::Role::Trader
    });
    Details {
        title: text.good(good).to_owned(),
        icon: Some(icons::good(good)),
        facts: text.barrels(good, table.players[seat].goods[good]),
        paragraphs: vec![
            labelled(
                terms.trading_house,
                text.sale_sum(&trader::sale(table, seat, good, privileged)),
            ),
            labelled(terms.goods_supply, table.goods[good]),
        ],
    }
}

fn tile<C>(table: &Table<C>, seat: Seat, tile: Tile, text: &dyn PuertoRicoText) -> Details {
    let mut paragraphs = Vec::new();
    if tile == Tile::Quarry {
        paragraphs.push(labelled(text.terms().quarries, table.quarries));
    }
    paragraphs.push(
        text.role_rule(crate::games::puerto_rico::Role::Settler)
            .to_owned(),
    );
    let owned = table.players[seat].tiles(tile);
    Details {
        title: text.tile(tile).to_owned(),
        icon: Some(icons::tile(tile)),
        facts: text.used(owned, tile.in_game(table.seats())),
        paragraphs,
    }
}
