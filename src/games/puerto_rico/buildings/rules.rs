//! What a building does: the questions, and the one place that knows which file answers.

use super::{Building, ByGood, Good, Player, Spec, base, expansion, production};

/// What a building is and does. The hooks are asked of occupied buildings only.
pub trait Rules {
    /// What is printed on it.
    fn spec(&self) -> &Spec;

    /// The good that it helps to produce, if it is a production building.
    fn makes(&self) -> Option<Good> {
        None
    }

    /// Settler: whether its owner may first draw a face-down plantation.
    fn draws_plantation(&self) -> bool {
        false
    }

    /// Settler: whether its owner may take a quarry without the privilege.
    fn takes_quarry(&self) -> bool {
        false
    }

    /// Settler: whether a tile that its owner takes comes with a colonist.
    fn staffs_tile(&self) -> bool {
        false
    }

    /// Settler: whether its owner may place a plantation as a forest.
    fn plants_forest(&self) -> bool {
        false
    }

    /// Builder: whether a building that its owner builds comes with a colonist.
    fn staffs_building(&self) -> bool {
        false
    }

    /// Builder: whether its owner may pay the last doubloons in kind.
    fn takes_things(&self) -> bool {
        false
    }

    /// Builder: points for a building of a column that its owner builds.
    fn building_points(&self, _column: u8) -> u8 {
        0
    }

    /// Craftsman: doubloons for what its owner produced.
    fn production_income(&self, _produced: &ByGood<u8>) -> u8 {
        0
    }

    /// Craftsman: how many barrels more a plant of a good with so many circles makes, if it makes
    /// any.
    fn irrigation(&self, _good: Good, _circles: u8) -> u8 {
        0
    }

    /// Craftsman: doubloons at the end of the phase, when its owner has produced so many barrels of
    /// the kind of which most were produced, corn left out.
    fn specialist_income(&self, _most: u8) -> u8 {
        0
    }

    /// Trader: doubloons that it adds to a sale to the trading house.
    fn trade_bonus(&self) -> u8 {
        0
    }

    /// Trader: whether its owner may sell a good that the trading house has.
    fn sells_duplicates(&self) -> bool {
        false
    }

    /// Trader: whether it buys a good from its owner.
    fn is_post(&self) -> bool {
        false
    }

    /// Captain: points that it adds each time its owner loads.
    fn loading_bonus(&self) -> u8 {
        0
    }

    /// Captain: whether its owner has a ship of their own.
    fn is_wharf(&self) -> bool {
        false
    }

    /// Captain: whether its owner may ship barrels of several kinds, a point for two.
    fn is_small_wharf(&self) -> bool {
        false
    }

    /// Captain: doubloons each time its owner loads.
    fn loading_income(&self) -> u8 {
        0
    }

    /// Captain: doubloons for its owner, if they are the captain.
    fn captain_income(&self) -> u8 {
        0
    }

    /// Captain: points for what its owner has before their first loading.
    fn points_for_goods(&self, _goods: &ByGood<u8>) -> u8 {
        0
    }

    /// Storing: how many kinds of goods its owner may keep whole.
    fn stored_kinds(&self) -> u8 {
        0
    }

    /// Storing: how many single barrels its owner may keep beside the one of everybody.
    fn stored_barrels(&self) -> u8 {
        0
    }

    /// Outside the mayor phase: whether its colonists may move.
    fn hosts_guests(&self) -> bool {
        false
    }

    /// Whether its owner has the privilege of their role twice.
    fn doubles_privilege(&self) -> bool {
        false
    }

    /// The end: extra points, of which `chips` counts for one that looks at them.
    fn final_points(&self, _city: &Estate) -> u8 {
        0
    }
}

/// What a large building may count at the end: a player's board and points earned in play.
pub type Estate = Player<u16>;

/// Puts a question to the file of a building: the one place that knows which file is whose.
///
/// Each arm knows its type, so that the answers of all buildings become a table.
macro_rules! ask {
    ($building:expr, $file:ident => $question:expr) => {{
        macro_rules! arm {
            ($of:expr) => {{
                let $file = &$of;
                $question
            }};
        }
        match $building {
            Building::SmallIndigoPlant => arm!(production::SMALL_INDIGO_PLANT),
            Building::SmallSugarMill => arm!(production::SMALL_SUGAR_MILL),
            Building::IndigoPlant => arm!(production::INDIGO_PLANT),
            Building::SugarMill => arm!(production::SUGAR_MILL),
            Building::TobaccoStorage => arm!(production::TOBACCO_STORAGE),
            Building::CoffeeRoaster => arm!(production::COFFEE_ROASTER),
            Building::SmallMarket => arm!(base::SmallMarket),
            Building::Hacienda => arm!(base::Hacienda),
            Building::ConstructionHut => arm!(base::ConstructionHut),
            Building::SmallWarehouse => arm!(base::SmallWarehouse),
            Building::Hospice => arm!(base::Hospice),
            Building::Office => arm!(base::Office),
            Building::LargeMarket => arm!(base::LargeMarket),
            Building::LargeWarehouse => arm!(base::LargeWarehouse),
            Building::Factory => arm!(base::Factory),
            Building::University => arm!(base::University),
            Building::Harbor => arm!(base::Harbor),
            Building::Wharf => arm!(base::Wharf),
            Building::GuildHall => arm!(base::GuildHall),
            Building::Residence => arm!(base::Residence),
            Building::Fortress => arm!(base::Fortress),
            Building::CustomsHouse => arm!(base::CustomsHouse),
            Building::CityHall => arm!(base::CityHall),
            Building::Aqueduct => arm!(expansion::Aqueduct),
            Building::ForestHouse => arm!(expansion::ForestHouse),
            Building::BlackMarket => arm!(expansion::BlackMarket),
            Building::Storehouse => arm!(expansion::Storehouse),
            Building::Guesthouse => arm!(expansion::Guesthouse),
            Building::TradingPost => arm!(expansion::TradingPost),
            Building::Church => arm!(expansion::Church),
            Building::SmallWharf => arm!(expansion::SmallWharf),
            Building::Lighthouse => arm!(expansion::Lighthouse),
            Building::Library => arm!(expansion::Library),
            Building::SpecialtyFactory => arm!(expansion::SpecialtyFactory),
            Building::UnionHall => arm!(expansion::UnionHall),
            Building::Cloister => arm!(expansion::Cloister),
            Building::Statue => arm!(expansion::Statue),
        }
    }};
}

/// The questions of [`Rules`], put to the building's own file.
impl Building {
    /// What is printed on it.
    pub fn spec(self) -> &'static Spec {
        ask!(self, file => file.spec())
    }

    /// The good that it helps to produce, if it is a production building.
    pub fn makes(self) -> Option<Good> {
        ask!(self, file => file.makes())
    }

    /// Settler: whether its owner may first draw a face-down plantation.
    pub fn draws_plantation(self) -> bool {
        ask!(self, file => file.draws_plantation())
    }

    /// Settler: whether its owner may take a quarry without the privilege.
    pub fn takes_quarry(self) -> bool {
        ask!(self, file => file.takes_quarry())
    }

    /// Settler: whether a tile that its owner takes comes with a colonist.
    pub fn staffs_tile(self) -> bool {
        ask!(self, file => file.staffs_tile())
    }

    /// Settler: whether its owner may place a plantation as a forest.
    pub fn plants_forest(self) -> bool {
        ask!(self, file => file.plants_forest())
    }

    /// Builder: whether a building that its owner builds comes with a colonist.
    pub fn staffs_building(self) -> bool {
        ask!(self, file => file.staffs_building())
    }

    /// Builder: whether its owner may pay the last doubloons in kind.
    pub fn takes_things(self) -> bool {
        ask!(self, file => file.takes_things())
    }

    /// Builder: points for a building of a column that its owner builds.
    pub fn building_points(self, column: u8) -> u8 {
        ask!(self, file => file.building_points(column))
    }

    /// Craftsman: doubloons for what its owner produced.
    pub fn production_income(self, produced: &ByGood<u8>) -> u8 {
        ask!(self, file => file.production_income(produced))
    }

    /// Craftsman: how many barrels more a plant of a good with so many circles makes, if it makes
    /// any.
    pub fn irrigation(self, good: Good, circles: u8) -> u8 {
        ask!(self, file => file.irrigation(good, circles))
    }

    /// Craftsman: doubloons at the end of the phase, when its owner has produced so many barrels of
    /// the kind of which most were produced, corn left out.
    pub fn specialist_income(self, most: u8) -> u8 {
        ask!(self, file => file.specialist_income(most))
    }

    /// Trader: doubloons that it adds to a sale to the trading house.
    pub fn trade_bonus(self) -> u8 {
        ask!(self, file => file.trade_bonus())
    }

    /// Trader: whether its owner may sell a good that the trading house has.
    pub fn sells_duplicates(self) -> bool {
        ask!(self, file => file.sells_duplicates())
    }

    /// Trader: whether it buys a good from its owner.
    pub fn is_post(self) -> bool {
        ask!(self, file => file.is_post())
    }

    /// Captain: points that it adds each time its owner loads.
    pub fn loading_bonus(self) -> u8 {
        ask!(self, file => file.loading_bonus())
    }

    /// Captain: whether its owner has a ship of their own.
    pub fn is_wharf(self) -> bool {
        ask!(self, file => file.is_wharf())
    }

    /// Captain: whether its owner may ship barrels of several kinds, a point for two.
    pub fn is_small_wharf(self) -> bool {
        ask!(self, file => file.is_small_wharf())
    }

    /// Captain: doubloons each time its owner loads.
    pub fn loading_income(self) -> u8 {
        ask!(self, file => file.loading_income())
    }

    /// Captain: doubloons for its owner, if they are the captain.
    pub fn captain_income(self) -> u8 {
        ask!(self, file => file.captain_income())
    }

    /// Captain: points for what its owner has before their first loading.
    pub fn points_for_goods(self, goods: &ByGood<u8>) -> u8 {
        ask!(self, file => file.points_for_goods(goods))
    }

    /// Storing: how many kinds of goods its owner may keep whole.
    pub fn stored_kinds(self) -> u8 {
        ask!(self, file => file.stored_kinds())
    }

    /// Storing: how many single barrels its owner may keep beside the one of everybody.
    pub fn stored_barrels(self) -> u8 {
        ask!(self, file => file.stored_barrels())
    }

    /// Outside the mayor phase: whether its colonists may move.
    pub fn hosts_guests(self) -> bool {
        ask!(self, file => file.hosts_guests())
    }

    /// Whether its owner has the privilege of their role twice.
    pub fn doubles_privilege(self) -> bool {
        ask!(self, file => file.doubles_privilege())
    }

    /// The end: extra points.
    pub fn final_points(self, estate: &Estate) -> u8 {
        ask!(self, file => file.final_points(estate))
    }
}
