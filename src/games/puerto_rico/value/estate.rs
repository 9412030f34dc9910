//! What a player's board will earn until the end of the game.

use super::super::{ByGood, Good, Player, Role, SPACES, Table, Tile};
use super::buildings;
use super::outlook::Outlook;
use super::weights::WEIGHTS;

/// The prospects of a player, by their source, in points.
pub(super) struct Estimate {
    /// Chips and printed points.
    sure: f32,
    /// Doubloons, by what they will buy.
    money: f32,
    /// Barrels on the windrose.
    goods: f32,
    /// What will be produced.
    production: f32,
    /// Quarries, colonists and tiles.
    land: f32,
    /// What violet buildings do until the end, and add at the end.
    buildings: f32,
}

impl Estimate {
    /// All of them.
    pub fn total(&self) -> f32 {
        self.sure + self.money + self.goods + self.production + self.land + self.buildings
    }

    /// Estimates the prospects of a player.
    pub fn of<C>(table: &Table<C>, player: &Player, outlook: &Outlook) -> Self {
        let engine = Engine::of(player, outlook);
        let printed: u8 = player.city.iter().map(|it| it.building.spec().points).sum();
        let buildings = player.city.iter().map(|structure| {
            let manned = structure.colonists > 0;
            let worth = buildings::worth(table, player, structure.building, &engine, outlook);
            worth * if manned { 1.0 } else { engine.staffing }
        });
        Estimate {
            sure: f32::from(player.chips) + f32::from(printed),
            money: money(f32::from(player.doubloons), player, outlook),
            goods: goods_on_hand(player, outlook),
            production: engine.worth(outlook),
            land: land(player, &engine, outlook),
            buildings: buildings.sum(),
        }
    }
}

/// What a doubloon buys.
pub(super) fn doubloon(outlook: &Outlook) -> f32 {
    WEIGHTS.doubloon + WEIGHTS.early_doubloon * outlook.rounds
}

/// What doubloons buy, as far as there is time and room to spend them.
fn money<C>(doubloons: f32, player: &Player<C>, outlook: &Outlook) -> f32 {
    let builders = outlook
        .phases(Role::Builder)
        .min(f32::from(player.city_room()));
    let spent = doubloons.min(WEIGHTS.spending * builders);
    doubloon(outlook) * spent * builders.min(1.0) + 0.01 * (doubloons - spent)
}

/// What a player can produce.
pub(super) struct Engine {
    /// Barrels of each good in a craftsman phase, once what waits for colonists has them, in part.
    pub made: ByGood<f32>,
    /// The best price that it can get, without markets.
    pub price: f32,
    /// How far an empty circle can be counted on.
    pub staffing: f32,
}

impl Engine {
    /// What a player makes, once what waits for colonists has them.
    pub fn of<C>(player: &Player<C>, outlook: &Outlook) -> Self {
        let staffing = WEIGHTS.waiting * outlook.chance(Role::Mayor);
        let mut made = ByGood([0.0; 5]);
        for good in Good::ALL {
            let (fields, manned) = (player.tiles(good.tile()), player.occupied(good.tile()));
            let (circles, workers) = if *good == Good::Corn {
                (fields, manned)
            } else {
                plants(player, *good)
            };
            let now = f32::from(manned.min(workers));
            let matched = f32::from(fields.min(circles));
            let more = f32::from(fields.max(circles).min(fields + 2).min(circles + 2)) - matched;
            made[*good] = now
                + staffing * (matched - now)
                + WEIGHTS.unmatched * staffing * more * outlook.chance(Role::Builder);
        }
        let price = Good::ALL
            .iter()
            .map(|good| made[*good].min(1.0) * f32::from(good.price()))
            .fold(0.0, f32::max);
        Engine {
            made,
            price,
            staffing,
        }
    }

    /// Barrels in a craftsman phase.
    pub fn barrels(&self) -> f32 {
        self.made.0.iter().sum()
    }

    /// Kinds in a craftsman phase.
    pub fn kinds(&self) -> f32 {
        self.made.0.iter().map(|made| made.min(1.0)).sum()
    }

    /// How many of `barrels` find room on ships in a captain phase.
    fn shipped(barrels: f32) -> f32 {
        let (first, second) = (barrels.min(3.0), (barrels - 3.0).clamp(0.0, 3.0));
        let third = (barrels - 6.0).max(0.0);
        first + WEIGHTS.surplus * second + WEIGHTS.surplus * WEIGHTS.surplus * third
    }

    fn worth(&self, outlook: &Outlook) -> f32 {
        let craftsmen = outlook.phases(Role::Craftsman);
        let captains = outlook.phases(Role::Captain).min(craftsmen);
        let traders = outlook.phases(Role::Trader).min(craftsmen);
        captains * WEIGHTS.barrel * Engine::shipped(self.barrels())
            + captains * WEIGHTS.variety * (self.kinds() - 1.0).max(0.0)
            + traders * WEIGHTS.sale * self.price * doubloon(outlook)
    }
}

/// Circles of the buildings that make a good, and the colonists in them.
pub(super) fn plants<C>(player: &Player<C>, good: Good) -> (u8, u8) {
    player
        .city
        .iter()
        .filter(|structure| structure.building.makes() == Some(good))
        .fold((0, 0), |(circles, workers), structure| {
            let more = structure.building.spec().circles;
            (circles + more, workers + structure.colonists)
        })
}

/// What barrels bring that are there already: the dearest one may be sold, the others shipped.
fn goods_on_hand<C>(player: &Player<C>, outlook: &Outlook) -> f32 {
    let barrels = f32::from(player.goods.total());
    if barrels == 0.0 {
        return 0.0;
    }
    let markets: u8 = player.functions().map(|it| it.trade_bonus()).sum();
    let dearest = player.goods.kinds().last();
    let price = dearest.map_or(0, |good| good.price() + markets);
    let sale = WEIGHTS.sale * f32::from(price) * doubloon(outlook) * outlook.chance(Role::Trader);
    let captain = outlook.chance(Role::Captain);
    let kinds = player.goods.kinds().count() as f32;
    WEIGHTS.held * captain * (Engine::shipped(barrels) + WEIGHTS.variety * (kinds - 1.0))
        + (sale - WEIGHTS.held * captain).max(0.0)
}

/// Quarries, colonists and tiles.
fn land<C>(player: &Player<C>, engine: &Engine, outlook: &Outlook) -> f32 {
    let builders = outlook
        .phases(Role::Builder)
        .min(f32::from(player.city_room()));
    let quarries = f32::from(player.tiles(Tile::Quarry));
    let manned = f32::from(player.occupied(Tile::Quarry));
    let quarries = (manned + engine.staffing * (quarries - manned)).min(4.0);
    let circles: u8 = player
        .city
        .iter()
        .map(|it| it.building.spec().circles)
        .sum();
    let places = SPACES - player.island_room() + circles;
    let colonists = f32::from(player.colonists().min(places));
    let tiles = f32::from(SPACES - player.island_room());
    // Two forests are a quarry that needs no colonist.
    let forests = f32::from(player.tiles(Tile::Forest)) / 2.0;
    WEIGHTS.quarry * (quarries + forests) * builders * doubloon(outlook)
        + WEIGHTS.colonist * colonists * outlook.rounds.min(6.0) / 6.0
        + WEIGHTS.tile * tiles
}
