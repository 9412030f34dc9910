//! The violet cards of the New Buildings.

mod bank;
mod cathedral;
mod customs_office;
mod goldsmith;
mod guard_room;
mod harbour;
mod office_building;
mod park;
mod residence;
mod tavern;

pub use bank::Bank;
pub use cathedral::Cathedral;
pub use customs_office::CustomsOffice;
pub use goldsmith::Goldsmith;
pub use guard_room::GuardRoom;
pub use harbour::Harbour;
pub use office_building::OfficeBuilding;
pub use park::Park;
pub use residence::Residence;
pub use tavern::Tavern;
