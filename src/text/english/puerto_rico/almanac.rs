//! What roles and buildings do.

use crate::games::puerto_rico::{Building, Role};
use crate::text::Chapter;
use crate::text::english::English;
use crate::text::puerto_rico::Almanac;

impl Almanac for English {
    fn chapters(&self) -> &'static [Chapter] {
        CHAPTERS
    }

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
            Building::Aqueduct => "Your indigo plant and your sugar mill each make 1 barrel more.",
            Building::ForestHouse => {
                "Settler: place your plantation as a forest. 2 forests save 1 doubloon."
            }
            Building::BlackMarket => {
                "Pay up to 3 missing doubloons with a colonist, a good and a VP."
            }
            Building::Storehouse => "After loading, also store 3 single barrels.",
            Building::Guesthouse => {
                "Your 2 guests may go to work between the mayors, when you need them."
            }
            Building::TradingPost => "Trader: sell any good here instead, without market bonus.",
            Building::Church => {
                "Each building you build earns 1 VP, a large one 2; the first column none."
            }
            Building::SmallWharf => {
                "Captain: once, ship any barrels on your own; 2 barrels are 1 VP."
            }
            Building::Lighthouse => {
                "Captain: 1 doubloon for each of your loadings, and 1 as the captain."
            }
            Building::Library => "You have the privilege of the role you choose twice.",
            Building::SpecialtyFactory => {
                "Producing many of one kind, not corn, pays 1 doubloon less than barrels."
            }
            Building::UnionHall => {
                "Captain: at your first turn, 1 VP for every 2 barrels of a kind you hold."
            }
            Building::Cloister => "At the end: 1, 3, 6 or 10 VP for 1 to 4 sets of 3 equal tiles.",
            Building::Statue => "8 VP, and nothing to do for a colonist.",
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
            Building::Aqueduct => {
                "When occupied, it adds a barrel of indigo if your indigo plant makes at least \
                 one, and a barrel of sugar if your sugar mill does. The small plant and the \
                 small mill do not count. The supply must have the barrel."
            }
            Building::ForestHouse => {
                "When occupied, it lets you turn over the plantation that you take or draw: it \
                 becomes a forest, for good. Each two forests make every building cheaper by a \
                 doubloon, without a limit and without colonists, here or there. A colonist of \
                 the hospice goes to San Juan instead."
            }
            Building::BlackMarket => {
                "When occupied, and when all your doubloons do not reach for a building, you may \
                 give a colonist, a barrel and a victory point, one of each at most, a doubloon \
                 each. It has to come out even. The colonist here stays, and so do those in \
                 quarries that make the building cheaper."
            }
            Building::Storehouse => {
                "When goods are stored, everybody keeps one single barrel. An occupied storehouse \
                 keeps three more, of any kinds, beside what your warehouses keep whole. It is no \
                 reason not to load: what fits on a ship has to go."
            }
            Building::Guesthouse => {
                "In the mayor phase you place up to two colonists here. In every other phase you \
                 may send each of them to a free circle on your island or in your city, at your \
                 own decisions or when you would have nothing else to do. They work at once and \
                 stay there until the next mayor phase."
            }
            Building::TradingPost => {
                "When occupied, it buys your barrel instead of the trading house: any kind, even \
                 if the house has it or is full. It pays the price of the good and the trader's \
                 privilege; the markets add nothing. The barrel goes to the supply. You still \
                 sell one barrel only."
            }
            Building::Church => {
                "When occupied, it gives you a victory point for each building of the second or \
                 third column that you build, and two for one of the fourth, whatever you pay for \
                 it. It has to be occupied before; it gives nothing for itself."
            }
            Building::SmallWharf => {
                "When occupied, it may take the place of one loading in each captain phase: any \
                 number of your barrels, of one or several kinds, goes to the supply, and every \
                 two of them earn a point. An odd one earns nothing. You may hold barrels back."
            }
            Building::Lighthouse => {
                "When occupied, it pays a doubloon each time you load, on a ship or with a wharf \
                 of either size. If you have chosen the captain it pays one more at your first \
                 turn, whether you load or not."
            }
            Building::Library => {
                "When occupied, it doubles your privilege: two colonists, two barrels, two \
                 doubloons or two points. As the settler you take a second plantation when all \
                 have taken theirs. Doubloons on the card are not doubled. With two players it \
                 works once in a round."
            }
            Building::SpecialtyFactory => {
                "When occupied, it looks at the kind of which you produce most, corn left out, \
                 and pays a doubloon less than there are barrels, at the end of the phase. \
                 Barrels of the craftsman's privilege count."
            }
            Building::UnionHall => {
                "When occupied, it gives you a point for each pair of barrels of one kind at your \
                 first turn of the captain phase, before you load. The goods stay, and then you \
                 ship them as usual. It is no loading: harbor and lighthouse add nothing."
            }
            Building::Cloister => {
                "If occupied at the end of the game, it counts sets of three equal tiles on your \
                 island: one set gives 1 point, two give 3, three 6 and four 10. Quarries and \
                 forests are kinds of their own; the tiles need no colonists."
            }
            Building::Statue => {
                "It has no circle and no function: its eight points count as they are printed. A \
                 colonist who would come with it from the university goes to San Juan."
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
            Building::Aqueduct => {
                "Your indigo plant makes 1 indigo and your sugar mill 3 sugar: you get 2 indigo \
                 and 4 sugar."
            }
            Building::ForestHouse => {
                "Six forests and two occupied quarries: as the builder you get the large \
                 warehouse for nothing, 6 − 3 − 2 − 1."
            }
            Building::BlackMarket => {
                "The harbor costs you 8 and you have 6: you pay 6, a barrel of indigo and a \
                 colonist."
            }
            Building::Storehouse => {
                "You hold 3 corn and 2 sugar after loading: only 1 barrel is lost."
            }
            Building::Guesthouse => {
                "Goods are to be stored: you send a guest to the storehouse and keep three \
                 barrels more."
            }
            Building::TradingPost => {
                "The trading house is full: you sell coffee here all the same, for 4."
            }
            Building::Church => "You build the office, the wharf and the fortress: 1 + 1 + 2 VP.",
            Building::SmallWharf => "You ship 3 indigo, 2 tobacco and 1 corn: 3 VP.",
            Building::Lighthouse => {
                "You are the captain and load 2 corn: 2 doubloons. Then your wharf ships 3 \
                 indigo: 1 doubloon."
            }
            Building::Library => {
                "You choose the trader and sell coffee: 4 for the good and 2 for the privilege."
            }
            Building::SpecialtyFactory => "You produce 4 corn, 3 sugar and 2 coffee: 2 doubloons.",
            Building::UnionHall => {
                "You hold 3 corn, 2 indigo and 1 coffee: 2 VP, and then you load."
            }
            Building::Cloister => {
                "Six forests, three quarries, two corn and one coffee: three sets, 6 VP more."
            }
            Building::Statue => {
                "You have 10 doubloons in the last round and no mayor will come: the statue is \
                 worth 8 VP at once."
            }
        }
    }
}

static CHAPTERS: &[Chapter] = &[
    Chapter {
        heading: "The aim",
        lines: &[
            "Whoever has the most victory points at the end wins. Points come from shipping goods and from buildings; the large buildings add more at the end.",
        ],
    },
    Chapter {
        heading: "A round",
        lines: &[
            "Beginning with the governor, each player in turn takes one of the roles that are left. Everybody then carries out that role in turn, first whoever took it, who also has its privilege.",
            "A role that nobody took gets a doubloon, which goes to whoever takes it later. Then the governor moves on to the left.",
            "A plantation or building works only while a colonist stands on it.",
        ],
    },
    Chapter {
        heading: "The end",
        lines: &[
            "The game ends after the round in which the colonist ship cannot be filled as it should, somebody covers the twelfth space of their city, or the last victory point is taken.",
            "Whoever has most points wins. Between equal points, doubloons and goods decide together.",
        ],
    },
];
