//! What roles and buildings do.

use crate::games::puerto_rico::{Building, Role};
use crate::text::english::English;
use crate::text::puerto_rico::Almanac;

impl Almanac for English {
    fn role_rule(&self, role: Role) -> &'static str {
        match role {
            Role::Settler => {
                "Everybody may take one plantation from the row for their island. Afterwards a \
                 new row is laid out."
            }
            Role::Mayor => {
                "The colonists on the ship are dealt out, and everybody puts all their colonists \
                 to work anew. Nobody may stay idle while a circle is free."
            }
            Role::Builder => {
                "Everybody may pay for one building. Each occupied quarry saves a doubloon, up to \
                 the number of the building's column."
            }
            Role::Craftsman => {
                "Everybody produces: a barrel for each occupied plantation that has a colonist at \
                 work in a matching building. Corn needs no building."
            }
            Role::Trader => {
                "Everybody may sell one barrel, of a kind that does not lie in the trading house \
                 yet. Four barrels fill the house; then it closes and is emptied."
            }
            Role::Captain => {
                "Turn by turn, everybody loads one kind on one ship and must do so while anything \
                 fits. Each barrel is a victory point. What cannot be stored then is lost."
            }
            Role::Prospector => "Nothing happens for the others.",
        }
    }

    fn role_privilege(&self, role: Role) -> &'static str {
        match role {
            Role::Settler => "May take a quarry instead of a plantation.",
            Role::Mayor => "Gets 1 more colonist from the supply.",
            Role::Builder => "Builds for 1 doubloon less.",
            Role::Craftsman => "Then takes 1 more barrel of a kind they have just produced.",
            Role::Trader => "Gets 1 doubloon more for a sale.",
            Role::Captain => "Earns 1 victory point more with their first loading.",
            Role::Prospector => "Takes 1 doubloon.",
        }
    }

    fn building_rule(&self, building: Building) -> &'static str {
        match building {
            Building::SmallIndigoPlant => "1 colonist makes 1 barrel of indigo.",
            Building::SmallSugarMill => "1 colonist makes 1 barrel of sugar.",
            Building::IndigoPlant => "Up to 3 colonists make a barrel of indigo each.",
            Building::SugarMill => "Up to 3 colonists make a barrel of sugar each.",
            Building::TobaccoStorage => "Up to 3 colonists make a barrel of tobacco each.",
            Building::CoffeeRoaster => "Up to 2 colonists make a barrel of coffee each.",
            Building::SmallMarket => "Your sale to the trading house brings 1 doubloon more.",
            Building::Hacienda => "Settler: before your tile, draw a face-down plantation.",
            Building::ConstructionHut => "Settler: you may always take a quarry as your tile.",
            Building::SmallWarehouse => "After loading, also store all barrels of one kind.",
            Building::Hospice => "Settler: a colonist comes with the tile that you take.",
            Building::Office => "Sell a kind of good that the trading house already has.",
            Building::LargeMarket => "Your sale to the trading house brings 2 doubloons more.",
            Building::LargeWarehouse => "After loading, also store all barrels of two kinds.",
            Building::Factory => "Producing 2, 3, 4 or 5 kinds pays 1, 2, 3 or 5 doubloons.",
            Building::University => "Builder: a colonist comes with the building you build.",
            Building::Harbor => "Captain: each of your loadings earns 1 VP more.",
            Building::Wharf => "Captain: once, ship all barrels of one kind on your own ship.",
            Building::GuildHall => {
                "At the end: 1 VP for each small, 2 VP for each large production building."
            }
            Building::Residence => "At the end: 4 to 7 VP for the tiles on your island.",
            Building::Fortress => "At the end: 1 VP for every 3 of your colonists.",
            Building::CustomsHouse => "At the end: 1 VP for every 4 points in chips.",
            Building::CityHall => "At the end: 1 VP for each violet building in your city.",
        }
    }

    fn building_details(&self, building: Building) -> &'static str {
        match building {
            Building::SmallIndigoPlant | Building::IndigoPlant => {
                "Each colonist here turns the crop of one occupied indigo plantation into a \
                 barrel. Small plant and indigo plant add up: what counts is the number of \
                 colonists in both, and the number of fields. A city has each of them once at \
                 most."
            }
            Building::SmallSugarMill | Building::SugarMill => {
                "Each colonist here turns the crop of one occupied sugar plantation into a \
                 barrel. Small mill and sugar mill add up: what counts is the number of colonists \
                 in both, and the number of fields. A city has each of them once at most."
            }
            Building::TobaccoStorage => {
                "Each colonist here turns the crop of one occupied tobacco plantation into a \
                 barrel. There is no small building for tobacco: without this one the fields \
                 yield nothing."
            }
            Building::CoffeeRoaster => {
                "Each colonist here turns the crop of one occupied coffee plantation into a \
                 barrel, the good that sells best. It has two circles, so a third coffee \
                 plantation would lie idle."
            }
            Building::SmallMarket => {
                "When occupied, it adds a doubloon to a sale to the trading house. Without a sale \
                 it pays nothing. It adds up with the large market and with the trader's \
                 privilege, and makes even corn worth selling."
            }
            Building::Hacienda => {
                "When occupied, it lets you draw a plantation blindly before you take your tile. \
                 You have to keep what you draw. It is never a quarry, and the hospice sends no \
                 colonist for it. You need a free space; if the draw fills your island, there is \
                 no room for another tile."
            }
            Building::ConstructionHut => {
                "When occupied, it gives you the right to a quarry whoever has chosen the \
                 settler, as long as there are quarries. You take it instead of a plantation: it \
                 is still one tile, and no second quarry when you are the settler yourself."
            }
            Building::SmallWarehouse => {
                "When goods are stored, everybody keeps one single barrel. An occupied small \
                 warehouse also keeps one kind of your choice, however many barrels it is. It is \
                 no reason not to load: what fits on a ship has to go. With the large warehouse, \
                 three kinds are safe."
            }
            Building::Hospice => {
                "When occupied, it sends a colonist to the plantation or quarry that you take: \
                 from the supply, or from the ship if the supply is empty. The tile works at \
                 once. A tile drawn with the hacienda gets nobody. You may do without the \
                 colonist."
            }
            Building::Office => {
                "The trading house wants each kind once only. With an occupied office you may \
                 sell it a kind that it already has. You still sell one barrel, and a full \
                 trading house is closed to you as well."
            }
            Building::LargeMarket => {
                "When occupied, it adds two doubloons to a sale to the trading house. Without a \
                 sale it pays nothing. It adds up with the small market, three doubloons \
                 together, and with the trader's privilege."
            }
            Building::LargeWarehouse => {
                "When goods are stored, everybody keeps one single barrel. An occupied large \
                 warehouse also keeps two kinds of your choice, however many barrels they are. It \
                 is no reason not to load: what fits on a ship has to go. With the small \
                 warehouse, three kinds are safe."
            }
            Building::Factory => {
                "When occupied, it pays for the variety of your production, not for its amount: \
                 nothing for one kind, 1 doubloon for two, 2 for three, 3 for four and 5 for all \
                 five. Only kinds that you really receive count. The craftsman's extra barrel is \
                 not another kind."
            }
            Building::University => {
                "When occupied, it sends a colonist to each building that you build: from the \
                 supply, or from the ship if the supply is empty. One comes, even if there are \
                 several circles. It cannot do that for itself. You may do without the colonist."
            }
            Building::Harbor => {
                "When occupied, it adds a victory point each time you load, be it one barrel or \
                 seven; a loading of your wharf counts as well. So many small loadings earn more \
                 than a few large ones."
            }
            Building::Wharf => {
                "When occupied, it may take the place of one loading in each captain phase: all \
                 your barrels of one kind go to the supply, and you earn a point for each. The \
                 cargo ships do not matter for it, and there is always room. You pick the moment, \
                 or leave it."
            }
            Building::GuildHall => {
                "If occupied at the end of the game, it counts the production buildings of your \
                 city: 1 point for the small indigo plant and the small sugar mill, 2 points for \
                 each of the others. They need no colonists for that."
            }
            Building::Residence => {
                "If occupied at the end of the game, it counts the tiles on your island: 4 points \
                 for up to nine tiles, 5 for ten, 6 for eleven and 7 for twelve. Quarries count \
                 like plantations, and none of them needs a colonist."
            }
            Building::Fortress => {
                "If occupied at the end of the game, it counts all your colonists, those on the \
                 island, in the city and in San Juan, and gives 1 point for every three. One or \
                 two left over give nothing."
            }
            Building::CustomsHouse => {
                "If occupied at the end of the game, it counts the victory points you earned in \
                 play, above all by shipping, and gives 1 point for every four. What is printed \
                 on buildings does not count; points earned after the chips ran out do."
            }
            Building::CityHall => {
                "If occupied at the end of the game, it counts the violet buildings of your city, \
                 that is all but the production buildings: 1 point each, small or large, with or \
                 without colonists. It counts itself, too."
            }
        }
    }

    fn building_example(&self, building: Building) -> &'static str {
        match building {
            Building::SmallIndigoPlant => {
                "Two occupied indigo plantations and one colonist here: one barrel. For the \
                 second field you need the indigo plant."
            }
            Building::SmallSugarMill => {
                "Two occupied sugar plantations and one colonist here: one barrel. For the second \
                 field you need the sugar mill."
            }
            Building::IndigoPlant => {
                "Three colonists here, but only two occupied indigo plantations: two barrels. The \
                 third colonist has nothing to do."
            }
            Building::SugarMill => {
                "Two colonists here, one in the small sugar mill, three occupied sugar \
                 plantations: three barrels."
            }
            Building::TobaccoStorage => {
                "One occupied tobacco plantation and one colonist here yield a barrel that sells \
                 for 3 doubloons."
            }
            Building::CoffeeRoaster => {
                "One occupied coffee plantation and one colonist here yield a barrel that sells \
                 for 4 doubloons."
            }
            Building::SmallMarket => {
                "You are the trader and sell indigo: 1 for the good, 1 for the privilege, 1 for \
                 the market, 3 doubloons."
            }
            Building::Hacienda => {
                "You draw tobacco, then take a corn plantation from the row: two tiles in one \
                 phase."
            }
            Building::ConstructionHut => {
                "Ben chooses the settler and takes coffee. You take a quarry, and once a colonist \
                 works it you build for less."
            }
            Building::SmallWarehouse => {
                "You hold 5 sugar and 2 corn, and no ship takes them: you keep all sugar and 1 \
                 corn."
            }
            Building::Hospice => {
                "You take a quarry, and the builder comes next: the new quarry already makes your \
                 building cheaper."
            }
            Building::Office => {
                "You hold nothing but coffee, and coffee lies in the trading house: you sell yours \
                 all the same, for 4."
            }
            Building::LargeMarket => {
                "You sell sugar: 2 for the good, 2 for the market, 4 doubloons."
            }
            Building::LargeWarehouse => {
                "You hold 4 sugar, 3 tobacco and 2 corn after loading: only 1 corn is lost."
            }
            Building::Factory => {
                "You produce 4 corn, 1 sugar and 1 tobacco: three kinds, so 2 doubloons."
            }
            Building::University => {
                "You buy the wharf just before the captain comes: it is ready to sail at once."
            }
            Building::Harbor => {
                "You load 2 corn, then 1 sugar, then 1 indigo: 4 VP for the barrels and 3 from the \
                 harbor."
            }
            Building::Wharf => {
                "You hold 6 corn, and the ship with corn is full: your wharf takes them all, 6 VP."
            }
            Building::GuildHall => {
                "Small sugar mill, indigo plant, tobacco storage: 1 + 2 + 2, so 5 VP more."
            }
            Building::Residence => {
                "Your island has eight plantations and three quarries, eleven tiles: 6 VP more."
            }
            Building::Fortress => "You have 17 colonists, two of them idle in San Juan: 5 VP more.",
            Building::CustomsHouse => "You hold 30 points in chips: 7 VP more.",
            Building::CityHall => {
                "Small market, office, harbor, fortress and this city hall: 5 VP more."
            }
        }
    }
}
