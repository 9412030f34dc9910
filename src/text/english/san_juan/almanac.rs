//! What roles and cards do.

use crate::games::san_juan::{Card, Edition, GoldMine, Options, Role};
use crate::text::Chapter;
use crate::text::english::English;
use crate::text::san_juan::Almanac;

use super::examples;

impl Almanac for English {
    fn role_rule(&self, role: Role) -> &'static str {
        match role {
            Role::Builder => "Build one card from your hand: pay its cost with other hand cards.",
            Role::Producer => {
                "Put one good, a card from the supply face down, on an empty production building."
            }
            Role::Trader => {
                "A price tile is turned up. Sell one good and draw as many cards as it says."
            }
            Role::Councillor => "Draw two cards, keep one and discard the other.",
            Role::Prospector => "Nothing, unless you have a gold mine or a goldsmith.",
        }
    }

    fn role_privilege(&self, role: Role) -> &'static str {
        match role {
            Role::Builder => "Pay one card less.",
            Role::Producer => "Produce one good more.",
            Role::Trader => "Sell one good more.",
            Role::Councillor => "Draw five cards instead of two, and keep one.",
            Role::Prospector => "Draw one card.",
        }
    }

    fn card_rule(&self, card: Card, options: &Options) -> &'static str {
        match card {
            Card::IndigoPlant => "Producer: holds one good, indigo.",
            Card::SugarMill => "Producer: holds one good, sugar.",
            Card::TobaccoStorage => "Producer: holds one good, tobacco.",
            Card::CoffeeRoaster => "Producer: holds one good, coffee.",
            Card::SilverSmelter => "Producer: holds one good, silver.",
            Card::Smithy => "Builder: pay 1 card less for a production building.",
            Card::GoldMine => match options.gold_mine {
                GoldMine::Any => "Prospector: turn up 4 cards; if all costs differ, take any one.",
                GoldMine::Cheapest => {
                    "Prospector: turn up 4 cards; if all costs differ, take the cheapest."
                }
            },
            Card::Archive => "Councillor: discard from your whole hand instead of the drawn cards.",
            Card::PoorHouse => "Builder: draw 1 card if you have built and have 0 or 1 in hand.",
            Card::BlackMarket => "Builder: pay 1 or 2 goods in place of as many cards.",
            Card::TradingPost => "Trader: sell 1 good more.",
            Card::Well => "Producer: draw 1 card if you produce at least 2 goods.",
            Card::MarketStand => "Trader: draw 1 card if you sell at least 2 goods.",
            Card::Crane => "Builder: build over one of your buildings and pay the difference.",
            Card::Chapel => "Start of a round: put 1 hand card under it, for 1 VP.",
            Card::Tower => "Start of a round: your hand may have 12 cards.",
            Card::Aqueduct => "Producer: produce 1 good more.",
            Card::Carpenter => "Builder: draw 1 card after you have built a violet building.",
            Card::Prefecture => "Councillor: keep 1 more of the drawn cards.",
            Card::MarketHall => "Trader: draw 1 card if you sell any good.",
            Card::Quarry => "Builder: pay 1 card less for a violet building.",
            Card::Library => "Your privilege counts twice in the role that you choose.",
            Card::Statue | Card::VictoryColumn | Card::Hero => {
                "A monument: nothing but its points."
            }
            Card::GuildHall => match options.edition {
                Edition::First2004 => "End: 2 VP for each of your production buildings.",
                Edition::Second2014 => {
                    "End: 1 VP for each of your production buildings and 1 for each kind of them."
                }
            },
            Card::CityHall => "End: 1 VP for each of your violet buildings, itself included.",
            Card::TriumphalArch => "End: 4, 6 or 8 VP for 1, 2 or 3 monuments.",
            Card::Palace => "End: 1 VP for every 4 of your other points.",
            Card::OfficeBuilding => "Start of a round: discard 1 or 2 cards and draw as many.",
            Card::GuardRoom => "Start of a round: players without one may have only 6 cards.",
            Card::Tavern => "End of the builder: draw 1 card if you have the fewest buildings.",
            Card::CustomsOffice => "Councillor: a card comes on it. Trader: sell that for 2 cards.",
            Card::Park => "Builder: takes off 6 when a crane covers it.",
            Card::Harbour => "Trader: the first good you sell goes under it, for 1 VP.",
            Card::Bank => "Start of a round: once, put any number of cards under it, 1 VP each.",
            Card::Goldsmith => "Prospector: turn up a card; take it if nobody has that building.",
            Card::Residence => {
                "End: 4, 3, 2, 1 VP for sets of three different buildings of equal cost."
            }
            Card::Cathedral => "End: 4, 3, 2, 1 VP for the six-cost buildings of the others.",
        }
    }

    fn card_details(&self, card: Card, options: &Options) -> &'static str {
        match card {
            Card::IndigoPlant => {
                "Everybody starts with one. You may have as many as you like. Indigo sells for 1 \
                 card at every price."
            }
            Card::SugarMill => {
                "You may have as many as you like. Sugar sells for 1 card, or 2 on two of the \
                 five price tiles."
            }
            Card::TobaccoStorage => {
                "You may have as many as you like. Tobacco sells for 2 cards, or 1 on one of the \
                 five price tiles."
            }
            Card::CoffeeRoaster => {
                "You may have as many as you like. Coffee sells for 2 cards, or 3 on one of the \
                 five price tiles."
            }
            Card::SilverSmelter => {
                "You may have as many as you like. Silver sells for 3 cards, or 2 on two of the \
                 five price tiles."
            }
            Card::Smithy => {
                "Adds to the builder's privilege, but no price falls below nothing. It does not \
                 help with violet buildings."
            }
            Card::GoldMine => match options.gold_mine {
                GoldMine::Any => {
                    "Works for you whoever chose the prospector. If two of the four cards cost \
                     the same, all are discarded; otherwise you take one and discard three. You \
                     may also take none. A library does not double it."
                }
                GoldMine::Cheapest => {
                    "Works for you whoever chose the prospector. If two of the four cards cost \
                     the same, all are discarded; otherwise you may take the cheapest, and the \
                     others are discarded. A library does not double it."
                }
            },
            Card::Archive => {
                "All drawn cards go to your hand; then you discard as many as you would not keep, \
                 whichever you like. Your hand grows by the same number as without it."
            }
            Card::PoorHouse => {
                "Looked at after you have paid and after a carpenter has drawn. Passing brings \
                 nothing, and neither does the phase in which you build the poor house."
            }
            Card::BlackMarket => {
                "Each good pays for one card, whatever its kind and price. Goods and cards \
                 together pay exactly the cost: there is no change."
            }
            Card::TradingPost => {
                "Works whoever chose the trader. With the privilege you sell three goods, with a \
                 library four."
            }
            Card::Well => {
                "Counts the goods that you produce in this phase, not those that you have. You \
                 never draw more than one card."
            }
            Card::MarketStand => {
                "One card in the phase, however many goods you sell beyond the second. A market \
                 hall draws its own card as well."
            }
            Card::Crane => {
                "The new building costs its price less that of the covered one, and never less \
                 than nothing. The covered building counts and works no more, its good is lost, \
                 cards under a chapel stay. Your number of buildings does not grow. The crane \
                 does not cover itself."
            }
            Card::Chapel => {
                "One card or none in each round, before hands are reduced. Nobody may look at it, \
                 and it never comes back. The points stay even if the chapel is covered."
            }
            Card::Tower => {
                "Hands are reduced only at the start of a round, and may be of any size in \
                 between. Without a tower the limit is 7."
            }
            Card::Aqueduct => {
                "Works whoever chose the producer. With the privilege you produce three goods, \
                 with a library four, if you have as many empty production buildings."
            }
            Card::Carpenter => {
                "The card is drawn after you have paid, so it cannot pay. The carpenter draws \
                 nothing for its own construction, and nothing when it is covered."
            }
            Card::Prefecture => {
                "You keep two cards of two, five or eight. Not to be confused with the city hall, \
                 which counts at the end."
            }
            Card::MarketHall => {
                "One card in the phase, not one for each good. A market stand draws its own card \
                 as well."
            }
            Card::Quarry => {
                "Monuments and buildings of cost 6 are violet too. Adds to the builder's \
                 privilege, but no price falls below nothing."
            }
            Card::Library => {
                "Builder: 2 cards less. Producer and trader: 2 goods more. Councillor: 8 cards. \
                 Prospector: 2 cards. Other players' roles and your buildings stay as they are. \
                 Of two players the governor may use it for one of the two roles."
            }
            Card::Statue => {
                "3 points for 3 cards. It counts for the triumphal arch, and as a violet building \
                 for the city hall and the quarry."
            }
            Card::VictoryColumn => {
                "4 points for 4 cards. It counts for the triumphal arch, and as a violet building \
                 for the city hall and the quarry."
            }
            Card::Hero => {
                "5 points for 5 cards, the most that any card is worth by itself. It counts for \
                 the triumphal arch, and as a violet building."
            }
            Card::GuildHall => match options.edition {
                Edition::First2004 => {
                    "Kinds do not matter: three indigo plants are 6 points. Covered buildings do \
                     not count. The guild hall itself is worth nothing."
                }
                Edition::Second2014 => {
                    "Three indigo plants are 4 points: three for the buildings, one for the kind. \
                     Covered buildings do not count. The guild hall itself is worth nothing."
                }
            },
            Card::CityHall => {
                "All buildings that do not produce are violet, monuments and the other large ones \
                 too. Covered buildings do not count."
            }
            Card::TriumphalArch => {
                "Statue, victory column and hero are the monuments. Without one the arch is worth \
                 nothing, and covered ones do not count."
            }
            Card::Palace => {
                "Counted last: printed points, cards under buildings and what other buildings \
                 count, divided by 4 and cut off. It does not count itself."
            }
            Card::OfficeBuilding => {
                "Before chapel and bank, and before hands are reduced. You discard first and see \
                 the new cards afterwards."
            }
            Card::GuardRoom => {
                "As long as anybody has one. Its owners keep the limit of 7, and a tower still \
                 allows 12."
            }
            Card::Tavern => {
                "Whether you built or not. Several players with the fewest buildings all draw, \
                 but only if somebody has more."
            }
            Card::CustomsOffice => {
                "If it is empty it gets a card from the supply, which nobody looks at. Selling \
                 that is one of your usual sales; it counts for market stand and hall, and can \
                 pay at a black market."
            }
            Card::Park => "It costs 3, but whatever is built over it costs 6 less. Needs a crane.",
            Card::Harbour => {
                "You still draw the cards for it. One good in each trader phase; nobody may look \
                 at it. The points stay even if the harbour is covered."
            }
            Card::Bank => {
                "Together with the chapel, before hands are reduced. Once in the game: choose the \
                 round well. The points stay even if the bank is covered."
            }
            Card::Goldsmith => {
                "Works for you whoever chose the prospector. Buildings in all cities count, your \
                 own too; covered ones do not. A card that you do not take is discarded."
            }
            Card::Residence => {
                "Three different buildings of equal cost are a set, itself included: 4 points for \
                 the first set, then 3, 2 and 1. At most 10."
            }
            Card::Cathedral => {
                "It costs 7 and lies on the table, where anybody can build it without having it \
                 in hand. Your own six-cost buildings do not count. If it is covered it goes back \
                 to the table."
            }
        }
    }

    fn card_example(&self, card: Card, options: &Options) -> &'static str {
        examples::of(card, options)
    }

    fn chapters(&self) -> &'static [Chapter] {
        CHAPTERS
    }
}

static CHAPTERS: &[Chapter] = &[
    Chapter {
        heading: "The aim",
        lines: &[
            "Most victory points win: what is printed on your buildings, cards under chapels, and \
             what large buildings count.",
            "A card is a building, or a coin to pay for one, or, face down, a good.",
        ],
    },
    Chapter {
        heading: "A round",
        lines: &[
            "From the governor on, each player chooses a role that is free. Everybody carries it \
             out, the one who chose it first and with a privilege.",
            "Of two players the governor chooses twice: first and third.",
            "Then the next player is governor: cards may go under chapels, and hands of more than \
             7 cards are reduced.",
        ],
    },
    Chapter {
        heading: "Building",
        lines: &[
            "You pay with hand cards, exactly the cost, never less than nothing.",
            "Production buildings you may have several times, violet ones only once.",
            "A building works from the next step on, not for its own construction.",
        ],
    },
    Chapter {
        heading: "The end",
        lines: &[
            "When somebody has twelve buildings, the builder phase is finished and the game is \
             over.",
            "Between equal points hand cards and goods decide; then the win is shared.",
            "If the supply is empty, the discards are shuffled. That does not end the game.",
        ],
    },
];
