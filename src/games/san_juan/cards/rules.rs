//! What a card does: the questions, and the one place that knows which file answers.

use super::super::Edition;
use super::{Card, Cards, Good, Spec, base, new_buildings, production};

/// What a card is and does. The hooks are asked of open buildings only.
pub trait Rules {
    /// What is printed on it.
    fn spec(&self) -> &Spec;

    /// The good that it makes, if it is a production building.
    fn makes(&self) -> Option<Good> {
        None
    }

    /// Whether it is a monument.
    fn is_monument(&self) -> bool {
        false
    }

    /// Whether it lies open on the table, for everybody to build.
    fn lies_open(&self) -> bool {
        false
    }

    /// Start of a round: whether its owner may exchange cards.
    fn exchanges(&self) -> bool {
        false
    }

    /// Start of a round: whether its owner may put a card under it.
    fn stows(&self) -> bool {
        false
    }

    /// Start of a round: whether its owner may once put any number of cards under it.
    fn saves(&self) -> bool {
        false
    }

    /// Start of a round: how many hand cards its owner may have, if it says so.
    fn hand_limit(&self) -> Option<u8> {
        None
    }

    /// Start of a round: how many hand cards players may have who own nothing that says so.
    fn hand_limit_of_others(&self) -> Option<u8> {
        None
    }

    /// All roles: whether its owner has the privilege of their role twice.
    fn doubles_privilege(&self) -> bool {
        false
    }

    /// Builder: how much less its owner pays for a card.
    fn discount(&self, _of: Card) -> u8 {
        0
    }

    /// Builder: how many goods its owner may pay in place of cards.
    fn goods_taken(&self) -> u8 {
        0
    }

    /// Builder: whether its owner may put a building on another.
    fn covers(&self) -> bool {
        false
    }

    /// Builder: how much less is paid for the building that covers it.
    fn worth_covered(&self) -> u8 {
        self.spec().cost
    }

    /// Builder: cards for building that card.
    fn cards_for_building(&self, _card: Card) -> u8 {
        0
    }

    /// Builder: cards for a builder with so many cards left in hand.
    fn cards_for_poverty(&self, _hand: u8) -> u8 {
        0
    }

    /// Builder: cards for having the fewest buildings when the phase is over.
    fn cards_for_fewest(&self) -> u8 {
        0
    }

    /// Producer: how many goods more its owner may produce.
    fn more_production(&self) -> u8 {
        0
    }

    /// Producer: cards for producing so many goods.
    fn cards_for_production(&self, _produced: u8) -> u8 {
        0
    }

    /// Trader: how many goods more its owner may sell.
    fn more_sales(&self) -> u8 {
        0
    }

    /// Trader: cards for selling so many goods.
    fn cards_for_sales(&self, _sold: u8) -> u8 {
        0
    }

    /// Trader: whether the first good that its owner sells goes under it.
    fn ships_sale(&self) -> bool {
        false
    }

    /// Councillor and trader: if a card comes on it when it is empty, to be sold like a good, for
    /// how much.
    fn storage(&self) -> Option<u8> {
        None
    }

    /// Councillor: how many more of the drawn cards its owner keeps.
    fn more_kept(&self) -> u8 {
        0
    }

    /// Councillor: whether its owner discards from the whole hand.
    fn opens_hand(&self) -> bool {
        false
    }

    /// Prospector: whether its owner turns up four cards.
    fn digs(&self) -> bool {
        false
    }

    /// Prospector: whether its owner turns up a card to take it if nobody has built it.
    fn appraises(&self) -> bool {
        false
    }

    /// The end: points beside those that are printed.
    fn final_points(&self, _estate: &Estate) -> u8 {
        0
    }

    /// The end: points for all other points of its owner, computed last.
    fn points_for_points(&self, _others: u16) -> u16 {
        0
    }
}

/// What a card may count at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Estate {
    /// The open buildings of its owner.
    pub city: Cards,
    /// How many open buildings of cost six all the others have.
    pub large_of_others: u8,
    /// The edition.
    pub edition: Edition,
}

/// Puts a question to the file of a card: the one place that knows which file is whose.
///
/// Each arm knows its type, so that the answers of all cards become a table.
macro_rules! ask {
    ($card:expr, $file:ident => $question:expr) => {{
        macro_rules! arm {
            ($of:expr) => {{
                let $file = &$of;
                $question
            }};
        }
        match $card {
            Card::IndigoPlant => arm!(production::INDIGO_PLANT),
            Card::SugarMill => arm!(production::SUGAR_MILL),
            Card::TobaccoStorage => arm!(production::TOBACCO_STORAGE),
            Card::CoffeeRoaster => arm!(production::COFFEE_ROASTER),
            Card::SilverSmelter => arm!(production::SILVER_SMELTER),
            Card::Smithy => arm!(base::Smithy),
            Card::GoldMine => arm!(base::GoldMine),
            Card::Archive => arm!(base::Archive),
            Card::PoorHouse => arm!(base::PoorHouse),
            Card::BlackMarket => arm!(base::BlackMarket),
            Card::TradingPost => arm!(base::TradingPost),
            Card::Well => arm!(base::Well),
            Card::MarketStand => arm!(base::MarketStand),
            Card::Crane => arm!(base::Crane),
            Card::Chapel => arm!(base::Chapel),
            Card::Tower => arm!(base::Tower),
            Card::Aqueduct => arm!(base::Aqueduct),
            Card::Carpenter => arm!(base::Carpenter),
            Card::Prefecture => arm!(base::Prefecture),
            Card::MarketHall => arm!(base::MarketHall),
            Card::Quarry => arm!(base::Quarry),
            Card::Library => arm!(base::Library),
            Card::Statue => arm!(base::Statue),
            Card::VictoryColumn => arm!(base::VictoryColumn),
            Card::Hero => arm!(base::Hero),
            Card::GuildHall => arm!(base::GuildHall),
            Card::CityHall => arm!(base::CityHall),
            Card::TriumphalArch => arm!(base::TriumphalArch),
            Card::Palace => arm!(base::Palace),
            Card::OfficeBuilding => arm!(new_buildings::OfficeBuilding),
            Card::GuardRoom => arm!(new_buildings::GuardRoom),
            Card::Tavern => arm!(new_buildings::Tavern),
            Card::CustomsOffice => arm!(new_buildings::CustomsOffice),
            Card::Park => arm!(new_buildings::Park),
            Card::Harbour => arm!(new_buildings::Harbour),
            Card::Bank => arm!(new_buildings::Bank),
            Card::Goldsmith => arm!(new_buildings::Goldsmith),
            Card::Residence => arm!(new_buildings::Residence),
            Card::Cathedral => arm!(new_buildings::Cathedral),
        }
    }};
}

/// The questions of [`Rules`], put to the card's own file.
impl Card {
    /// What is printed on it.
    pub fn spec(self) -> &'static Spec {
        ask!(self, file => file.spec())
    }

    /// The good that it makes, if it is a production building.
    pub fn makes(self) -> Option<Good> {
        ask!(self, file => file.makes())
    }

    /// Whether it is a monument.
    pub fn is_monument(self) -> bool {
        ask!(self, file => file.is_monument())
    }

    /// Whether it lies open on the table, for everybody to build.
    pub fn lies_open(self) -> bool {
        ask!(self, file => file.lies_open())
    }

    /// Start of a round: whether its owner may exchange cards.
    pub fn exchanges(self) -> bool {
        ask!(self, file => file.exchanges())
    }

    /// Start of a round: whether its owner may put a card under it.
    pub fn stows(self) -> bool {
        ask!(self, file => file.stows())
    }

    /// Start of a round: whether its owner may once put any number of cards under it.
    pub fn saves(self) -> bool {
        ask!(self, file => file.saves())
    }

    /// Start of a round: how many hand cards its owner may have, if it says so.
    pub fn hand_limit(self) -> Option<u8> {
        ask!(self, file => file.hand_limit())
    }

    /// Start of a round: how many hand cards players may have who own nothing that says so.
    pub fn hand_limit_of_others(self) -> Option<u8> {
        ask!(self, file => file.hand_limit_of_others())
    }

    /// All roles: whether its owner has the privilege of their role twice.
    pub fn doubles_privilege(self) -> bool {
        ask!(self, file => file.doubles_privilege())
    }

    /// Builder: how much less its owner pays for a card.
    pub fn discount(self, of: Card) -> u8 {
        ask!(self, file => file.discount(of))
    }

    /// Builder: how many goods its owner may pay in place of cards.
    pub fn goods_taken(self) -> u8 {
        ask!(self, file => file.goods_taken())
    }

    /// Builder: whether its owner may put a building on another.
    pub fn covers(self) -> bool {
        ask!(self, file => file.covers())
    }

    /// Builder: how much less is paid for the building that covers it.
    pub fn worth_covered(self) -> u8 {
        ask!(self, file => file.worth_covered())
    }

    /// Builder: cards for building that card.
    pub fn cards_for_building(self, card: Card) -> u8 {
        ask!(self, file => file.cards_for_building(card))
    }

    /// Builder: cards for a builder with so many cards left in hand.
    pub fn cards_for_poverty(self, hand: u8) -> u8 {
        ask!(self, file => file.cards_for_poverty(hand))
    }

    /// Builder: cards for having the fewest buildings when the phase is over.
    pub fn cards_for_fewest(self) -> u8 {
        ask!(self, file => file.cards_for_fewest())
    }

    /// Producer: how many goods more its owner may produce.
    pub fn more_production(self) -> u8 {
        ask!(self, file => file.more_production())
    }

    /// Producer: cards for producing so many goods.
    pub fn cards_for_production(self, produced: u8) -> u8 {
        ask!(self, file => file.cards_for_production(produced))
    }

    /// Trader: how many goods more its owner may sell.
    pub fn more_sales(self) -> u8 {
        ask!(self, file => file.more_sales())
    }

    /// Trader: cards for selling so many goods.
    pub fn cards_for_sales(self, sold: u8) -> u8 {
        ask!(self, file => file.cards_for_sales(sold))
    }

    /// Trader: whether the first good that its owner sells goes under it.
    pub fn ships_sale(self) -> bool {
        ask!(self, file => file.ships_sale())
    }

    /// Councillor and trader: if a card comes on it when it is empty, to be sold like a good, for
    /// how much.
    pub fn storage(self) -> Option<u8> {
        ask!(self, file => file.storage())
    }

    /// Councillor: how many more of the drawn cards its owner keeps.
    pub fn more_kept(self) -> u8 {
        ask!(self, file => file.more_kept())
    }

    /// Councillor: whether its owner discards from the whole hand.
    pub fn opens_hand(self) -> bool {
        ask!(self, file => file.opens_hand())
    }

    /// Prospector: whether its owner turns up four cards.
    pub fn digs(self) -> bool {
        ask!(self, file => file.digs())
    }

    /// Prospector: whether its owner turns up a card to take it if nobody has built it.
    pub fn appraises(self) -> bool {
        ask!(self, file => file.appraises())
    }

    /// The end: points beside those that are printed.
    pub fn final_points(self, estate: &Estate) -> u8 {
        ask!(self, file => file.final_points(estate))
    }

    /// The end: points for all other points of its owner, computed last.
    pub fn points_for_points(self, others: u16) -> u16 {
        ask!(self, file => file.points_for_points(others))
    }
}
