//! What a violet building is worth beside its printed points, if it is occupied.

use super::super::{Building, Good, Player, Role, SPACES, Table};
use super::estate::{Engine, doubloon};
use super::outlook::Outlook;
use super::weights::WEIGHTS;

/// What an occupied building will earn its owner until the end, and at the end.
pub(super) fn worth<C>(
    table: &Table<C>,
    player: &Player,
    building: Building,
    engine: &Engine,
    outlook: &Outlook,
) -> f32 {
    let coin = doubloon(outlook);
    let captains = outlook.phases(Role::Captain);
    let traders = outlook
        .phases(Role::Trader)
        .min(outlook.phases(Role::Craftsman));
    let builders = outlook
        .phases(Role::Builder)
        .min(f32::from(player.city_room()));
    let settlers = outlook
        .phases(Role::Settler)
        .min(f32::from(player.island_room()));
    let sales = traders * WEIGHTS.sale * engine.kinds().min(1.0);
    let surplus = (engine.barrels() - 2.0).max(0.0);
    match building {
        Building::SmallIndigoPlant
        | Building::SmallSugarMill
        | Building::IndigoPlant
        | Building::SugarMill
        | Building::TobaccoStorage
        | Building::CoffeeRoaster => 0.0,
        Building::SmallMarket => sales * coin,
        Building::LargeMarket => 2.0 * sales * coin,
        Building::Office => traders * 0.3 * engine.price * coin,
        Building::Hacienda => settlers * 0.45,
        Building::ConstructionHut => {
            settlers.min(f32::from(table.quarries)).min(4.0) * 0.15 * builders.min(4.0)
        }
        Building::Hospice => settlers * 0.4,
        Building::SmallWarehouse => captains * 0.2 * surplus.min(3.0),
        Building::LargeWarehouse => captains * 0.25 * surplus.min(5.0),
        Building::Factory => {
            outlook.phases(Role::Craftsman) * coin * (engine.kinds() - 1.0).clamp(0.0, 4.0) * 1.1
        }
        Building::University => builders * 0.3,
        Building::Harbor => captains * (engine.kinds() + 0.15 * surplus).min(3.0) * 0.85,
        Building::Wharf => captains * (0.5 + 0.4 * surplus.min(6.0)),
        Building::GuildHall => final_points(player, building) + builders.min(4.0) * 0.4,
        Building::Residence => {
            let tiles = f32::from(SPACES - player.island_room()) + settlers * 0.9;
            4.0 + (tiles - 9.0).clamp(0.0, 3.0)
        }
        Building::Fortress => {
            final_points(player, building) + outlook.phases(Role::Mayor) * 1.4 / 3.0
        }
        Building::CustomsHouse => {
            final_points(player, building)
                + captains * WEIGHTS.barrel * engine.barrels().min(7.0) / 4.0
        }
        Building::CityHall => final_points(player, building) + builders.min(5.0) * 0.6,
        Building::Aqueduct => {
            let makes = |good| {
                if has_large_plant(player, good) {
                    1.0
                } else {
                    0.3
                }
            };
            let more: f32 = [Good::Indigo, Good::Sugar]
                .map(|good| engine.made[good].min(1.0) * makes(good))
                .iter()
                .sum();
            captains.min(outlook.phases(Role::Craftsman)) * WEIGHTS.barrel * more
        }
        Building::ForestHouse => settlers * 0.25 * builders.min(4.0) * coin,
        Building::BlackMarket => builders * 0.8 * coin,
        Building::Storehouse => captains * 0.2 * surplus.min(4.0),
        Building::Guesthouse => outlook.rounds.min(6.0) * 0.15,
        Building::TradingPost => traders * 0.3 * engine.price * coin,
        Building::Church => builders * 0.8,
        Building::SmallWharf => captains * (0.2 + 0.2 * surplus.min(6.0)),
        Building::Lighthouse => captains * (engine.kinds() + 0.15 * surplus).min(3.0) * coin,
        Building::Library => outlook.rounds * 0.7,
        Building::SpecialtyFactory => {
            let kinds = engine.made.iter().filter(|(good, _)| *good != Good::Corn);
            let most = kinds.map(|(_, made)| *made).fold(0.0, f32::max);
            outlook.phases(Role::Craftsman) * coin * (most - 1.0).max(0.0)
        }
        Building::UnionHall => captains * 0.35 * (engine.barrels() - engine.kinds() * 0.5).max(0.0),
        Building::Cloister => final_points(player, building) + settlers * 0.4,
        Building::Statue => 0.0,
    }
}

fn has_large_plant(player: &Player, good: Good) -> bool {
    let mut city = player.city.iter().map(|it| it.building);
    city.any(|it| it.makes() == Some(good) && it.spec().circles > 1)
}

fn final_points(player: &Player, building: Building) -> f32 {
    f32::from(building.final_points(player))
}
