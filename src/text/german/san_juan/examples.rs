//! When cards matter.

use crate::games::san_juan::{Card, Edition, GoldMine, Options};

/// When a card matters.
pub(super) fn of(card: Card, options: &Options) -> &'static str {
    match card {
        Card::IndigoPlant => "As the builder you build it for nothing.",
        Card::SugarMill => "With a smithy it costs you 1 card, and nothing if you are the builder.",
        Card::TobaccoStorage => "Producer and trader in one round: usually 2 cards for nothing.",
        Card::CoffeeRoaster => "With a smithy and as the builder it costs you 4 − 1 − 1 = 2.",
        Card::SilverSmelter => "You are the trader and sell silver and indigo: 3 + 1 = 4 cards.",
        Card::Smithy => "You are the builder: the silver smelter costs you 5 − 1 − 1 = 3 cards.",
        Card::GoldMine => match options.gold_mine {
            GoldMine::Any => "You turn up costs of 1, 2, 3 and 6: you may take the guild hall.",
            GoldMine::Cheapest => "You turn up costs of 1, 3, 4 and 6: you may take the smithy.",
        },
        Card::Archive => "You draw two good cards, and an old one goes.",
        Card::PoorHouse => "You pay for the library with your whole hand: you draw a card.",
        Card::BlackMarket => "The hero costs you 5 and you have 3 cards and two goods: enough.",
        Card::TradingPost => "Ben chose the trader: you sell silver and coffee, not just one.",
        Card::Well => "You are the producer with two empty buildings: two goods and a card.",
        Card::MarketStand => "You are the trader and sell two goods: a card more.",
        Card::Crane => "You build the palace (6) over the hero (5): it costs you 1 card.",
        Card::Chapel => "Built in the third round it may hold eight cards at the end: 8 VP.",
        Card::Tower => "The trader came last and you have 11 cards: you keep all of them.",
        Card::Aqueduct => "Ben chose the producer: you put goods on two buildings.",
        Card::Carpenter => "You build the statue: it costs you 3 cards, and you draw one.",
        Card::Prefecture => "You are the councillor and keep two of five cards.",
        Card::MarketHall => "You sell indigo for 1 card and draw 2 in all.",
        Card::Quarry => "You are the builder: the city hall costs you 6 − 1 − 1 = 4 cards.",
        Card::Library => "You choose the builder: the palace costs you 6 − 2 = 4 cards.",
        Card::Statue => "With a quarry it costs you 2 cards for 3 points.",
        Card::VictoryColumn => "With a triumphal arch it is worth 4 + 4 points.",
        Card::Hero => "With a carpenter and a quarry it really costs you 3 cards.",
        Card::GuildHall => match options.edition {
            Edition::First2004 => "3 indigo, 1 sugar, 2 tobacco: 12 VP.",
            Edition::Second2014 => "3 indigo, 1 sugar, 2 tobacco: 6 + 3 = 9 VP.",
        },
        Card::CityHall => "Nine violet buildings with this one: 9 VP.",
        Card::TriumphalArch => "Statue and hero: 6 VP.",
        Card::Palace => "You have 34 points without it: 8 VP more.",
        Card::OfficeBuilding => "Two second quarries in hand become two other cards.",
        Card::GuardRoom => "Ben has 7 cards and no guard room: he discards one.",
        Card::Tavern => "You have six buildings, everybody else seven: you draw a card.",
        Card::CustomsOffice => "You have no goods, and still 2 cards from the trader.",
        Card::Park => "You cover it with the silver smelter: nothing to pay.",
        Card::Harbour => "You sell indigo: 1 card and 1 VP.",
        Card::Bank => "The end is near and you hold five cards you cannot use: 5 VP.",
        Card::Goldsmith => "You turn up the tower, which nobody has: it is yours.",
        Card::Residence => {
            "Well, crane and poor house cost 2; residence, palace and city hall 6: 4 + 3 VP."
        }
        Card::Cathedral => "The others have three six-cost buildings: 4 + 3 + 2 VP.",
    }
}
