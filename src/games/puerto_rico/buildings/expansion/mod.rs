//! The violet buildings of Expansion I, *New Buildings*.

mod aqueduct;
mod black_market;
mod church;
mod cloister;
mod forest_house;
mod guesthouse;
mod library;
mod lighthouse;
mod small_wharf;
mod specialty_factory;
mod statue;
mod storehouse;
mod trading_post;
mod union_hall;

pub use aqueduct::Aqueduct;
pub use black_market::BlackMarket;
pub use church::Church;
pub use cloister::Cloister;
pub use forest_house::ForestHouse;
pub use guesthouse::Guesthouse;
pub use library::Library;
pub use lighthouse::Lighthouse;
pub use small_wharf::SmallWharf;
pub use specialty_factory::SpecialtyFactory;
pub use statue::Statue;
pub use storehouse::Storehouse;
pub use trading_post::TradingPost;
pub use union_hall::UnionHall;
