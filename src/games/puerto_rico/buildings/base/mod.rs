//! The violet buildings of the base game.

mod city_hall;
mod construction_hut;
mod customs_house;
mod factory;
mod fortress;
mod guild_hall;
mod hacienda;
mod harbor;
mod hospice;
mod large_market;
mod large_warehouse;
mod office;
mod residence;
mod small_market;
mod small_warehouse;
mod university;
mod wharf;

pub use city_hall::CityHall;
pub use construction_hut::ConstructionHut;
pub use customs_house::CustomsHouse;
pub use factory::Factory;
pub use fortress::Fortress;
pub use guild_hall::GuildHall;
pub use hacienda::Hacienda;
pub use harbor::Harbor;
pub use hospice::Hospice;
pub use large_market::LargeMarket;
pub use large_warehouse::LargeWarehouse;
pub use office::Office;
pub use residence::Residence;
pub use small_market::SmallMarket;
pub use small_warehouse::SmallWarehouse;
pub use university::University;
pub use wharf::Wharf;
