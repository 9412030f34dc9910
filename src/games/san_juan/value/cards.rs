//! What buildings bring in each round, in points.

use super::super::{Card, Good, Player};
use crate::engine::order;

/// The average price of the good on a building.
pub(super) fn mean_price(card: Card) -> f32 {
    match card.makes() {
        Some(Good::Indigo) => 1.0,
        Some(Good::Sugar) => 1.4,
        Some(Good::Tobacco) => 1.8,
        Some(Good::Coffee) => 2.2,
        Some(Good::Silver) => 2.6,
        None => f32::from(card.storage().unwrap_or(0)),
    }
}

/// What all production buildings of a player bring: the first counts most, for more goods than
/// one are seldom produced and sold.
pub(super) fn plants(player: &Player) -> f32 {
    sorted(player.city.iter().map(|it| it.card))
}

/// What another production building would add.
pub(super) fn one_more_plant(player: &Player, card: Card) -> f32 {
    let city = player.city.iter().map(|it| it.card);
    sorted(city.clone().chain([card])) - sorted(city)
}

fn sorted(cards: impl Iterator<Item = Card>) -> f32 {
    let plants = cards.filter(|card| card.is_production());
    let mut prices: arrayvec::ArrayVec<f32, 16> = plants.map(mean_price).collect();
    order::sort_by_key(&mut prices, |price| -price);
    let shares = [0.14, 0.09, 0.05, 0.03];
    prices
        .iter()
        .zip(shares)
        .map(|(price, share)| price * share)
        .sum()
}

/// What a violet building brings.
pub(super) fn income(card: Card) -> f32 {
    match card {
        Card::Chapel => 0.6,
        Card::Library => 0.55,
        Card::Prefecture => 0.4,
        Card::Quarry | Card::Carpenter => 0.35,
        Card::Smithy => 0.2,
        Card::MarketHall | Card::TradingPost | Card::Aqueduct => 0.2,
        Card::PoorHouse => 0.25,
        Card::CustomsOffice | Card::Harbour => 0.3,
        Card::Crane | Card::BlackMarket => 0.12,
        Card::Well | Card::MarketStand | Card::Tavern | Card::OfficeBuilding => 0.12,
        Card::Goldsmith => 0.25,
        Card::Bank => 0.2,
        Card::GoldMine | Card::Archive | Card::Tower | Card::GuardRoom | Card::Park => 0.06,
        Card::IndigoPlant
        | Card::SugarMill
        | Card::TobaccoStorage
        | Card::CoffeeRoaster
        | Card::SilverSmelter
        | Card::Statue
        | Card::VictoryColumn
        | Card::Hero
        | Card::GuildHall
        | Card::CityHall
        | Card::TriumphalArch
        | Card::Palace
        | Card::Residence
        | Card::Cathedral => 0.0,
    }
}
