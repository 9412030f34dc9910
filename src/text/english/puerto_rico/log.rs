//! What happened.

use crate::engine::Seat;
use crate::games::puerto_rico::{Building, ByGood, CargoShip, Ending, Event, Post};
use crate::text::Sentence;
use crate::text::english::English;
use crate::text::puerto_rico::{Log, Thing};
use crate::text::sentence::{in_a_row, say};

use super::names::{article, tile_article};

impl Log for English {
    fn event(&self, event: &Event, ships: &[CargoShip]) -> Option<Sentence> {
        Some(match *event {
            Event::RoundBegan { round, governor } => {
                say![format!("Round {round}: "), governor, " is governor."]
            }
            Event::Chose {
                seat,
                card,
                doubloons: 0,
            } => say![seat, " takes the ", card, "."],
            Event::Chose {
                seat,
                card,
                doubloons,
            } => say![
                seat,
                " takes the ",
                card,
                " and ",
                Thing::Doubloons(doubloons.into()),
                "."
            ],
            Event::Passed { seat } => say![seat, " passes."],
            Event::Skipped { seat } => say![seat, " has nothing to choose here."],
            Event::Prospected { seat, doubloons } => {
                say![seat, " finds ", Thing::Doubloons(doubloons.into()), "."]
            }
            Event::Drew { seat, tile } => say![seat, " draws ", tile_article(tile), tile, "."],
            Event::Settled {
                seat,
                tile,
                colonists,
            } => {
                let mut line = say![seat, " takes ", tile_article(tile), tile];
                line.extend(with_colonists(colonists));
                line
            }
            Event::TurnedOver { seat, tile } => {
                say![seat, " turns ", tile, " over: a forest."]
            }
            Event::Forested {
                seat,
                tile,
                colonists: 0,
            } => say![seat, " takes ", tile, " and turns it over: a forest."],
            Event::Forested {
                seat,
                tile,
                colonists,
            } => say![
                seat,
                " takes ",
                tile,
                " and turns it over: a forest, with ",
                Thing::Colonists(colonists),
                " in San Juan."
            ],
            Event::PlantationsRevealed { count } => match count {
                0 => say!["No plantation is left to turn up."],
                1 => say!["1 new plantation is turned up."],
                _ => say![format!("{count} new plantations are turned up.")],
            },
            Event::ExtraColonist { seat, count } => say![
                seat,
                " gets ",
                Thing::Colonists(count),
                " more from the supply."
            ],
            Event::ColonistsArrived { seat, count } => {
                say![seat, " gets ", Thing::Colonists(count), " from the ship."]
            }
            Event::ColonistsPlaced { idle: 0, .. } => return None,
            Event::ColonistsPlaced { seat, idle } => {
                say![seat, " leaves ", Thing::Colonists(idle), " in San Juan."]
            }
            Event::ShipFilled { count, wanted } if count < wanted => say![
                "The colonist ship needs ",
                Thing::Colonists(wanted),
                format!(", but the supply has only {count}.")
            ],
            Event::ShipFilled { count: 1, .. } => {
                say![Thing::Colonists(1), " boards the colonist ship."]
            }
            Event::ShipFilled { count, .. } => {
                say![Thing::Colonists(count), " board the colonist ship."]
            }
            Event::Built {
                seat,
                building,
                price,
                colonists,
            } => {
                let mut line = say![
                    seat,
                    " builds ",
                    article(building),
                    building,
                    " for ",
                    Thing::Doubloons(price.into())
                ];
                line.extend(with_colonists(colonists));
                line
            }
            Event::GaveColonist { seat, from } => {
                let mut line = say![seat, " gives ", Thing::Colonists(1), " for it, from "];
                line.extend(post(from));
                line.push(".".into());
                line
            }
            Event::GaveGood { seat, good } => {
                say![seat, " gives ", Thing::Barrels(good, 1), " for it."]
            }
            Event::GavePoint { seat } => say![seat, " gives ", Thing::Points(1), " for it."],
            Event::Scored {
                seat,
                building,
                points,
            } => say![
                seat,
                " earns ",
                Thing::Points(points.into()),
                " with the ",
                building,
                "."
            ],
            Event::Drafted {
                seat,
                building,
                out,
            } => {
                let mut line = say![seat, " brings the ", building, " into the game"];
                let others = out.iter().map(Thing::Building);
                if !out.is_empty() {
                    line.push("; out: ".into());
                    line.extend(in_a_row(others, " and "));
                }
                line.push(".".into());
                line
            }
            Event::Doubled { seat } => {
                say![
                    seat,
                    " doubles the privilege with the ",
                    Building::Library,
                    "."
                ]
            }
            Event::GuestMoved { seat, to } => {
                let mut line = say![seat, " sends a guest to "];
                line.extend(post(to));
                line.push(".".into());
                line
            }
            Event::Produced { seat, goods } => {
                let mut line = say![seat, " produces "];
                line.extend(barrels(&goods));
                line
            }
            Event::Earned {
                seat,
                building,
                doubloons,
            } => say![
                seat,
                " earns ",
                Thing::Doubloons(doubloons.into()),
                " with the ",
                building,
                "."
            ],
            Event::TookGood { seat, good } => {
                say![seat, " takes ", Thing::Barrels(good, 1), " more."]
            }
            Event::Sold {
                seat,
                good,
                doubloons,
            } => say![
                seat,
                " sells ",
                good,
                " for ",
                Thing::Doubloons(doubloons.into()),
                "."
            ],
            Event::SoldToPost {
                seat,
                good,
                doubloons,
            } => say![
                seat,
                " sells ",
                good,
                " to the ",
                Building::TradingPost,
                " for ",
                Thing::Doubloons(doubloons.into()),
                "."
            ],
            Event::HouseEmptied => say!["The full trading house is emptied."],
            Event::Loaded {
                seat,
                good,
                count,
                ship,
                privilege,
                bonus,
            } => {
                let goods = Thing::Barrels(good, count);
                let mut line = match ship {
                    Some(number) => say![
                        seat,
                        " loads ",
                        goods,
                        format!(" on {}: +", ship_name(ships, number))
                    ],
                    None => say![seat, " ships ", goods, " with the wharf: +"],
                };
                line.push(Thing::Points(count.into()).into());
                if privilege > 0 {
                    line.push(format!(" (+{privilege} first loading)").into());
                }
                if bonus > 0 {
                    line.push(format!(" (+{bonus} harbor)").into());
                }
                line
            }
            Event::LoadedSmallWharf {
                seat,
                goods,
                points,
                privilege,
                bonus,
            } => {
                let heaps = goods.kinds().map(|good| Thing::Barrels(good, goods[good]));
                let mut line = say![seat, " ships "];
                line.extend(in_a_row(heaps, " and "));
                line.push(" with the small wharf: +".into());
                line.push(Thing::Points(points.into()).into());
                if privilege > 0 {
                    line.push(format!(" (+{privilege} first loading)").into());
                }
                if bonus > 0 {
                    line.push(format!(" (+{bonus} harbor)").into());
                }
                line
            }
            Event::Spoiled { seat, goods } => {
                let mut line = say![seat, " loses "];
                line.extend(barrels(&goods));
                line
            }
            Event::ShipSailed { ship, good } => {
                let name = ship_name(ships, ship);
                say![
                    format!("{} sails with ", crate::text::capital(&name)),
                    good,
                    "."
                ]
            }
            Event::LastRound { why } => say!["This is the last round. ", self.ending(why)],
            Event::GameOver { why } => say!["The game is over. ", self.ending(why)],
        })
    }

    fn ending(&self, why: Ending) -> &'static str {
        match why {
            Ending::ColonistsShort => "There were too few colonists to fill the colonist ship.",
            Ending::CityFull => "A city was built up to its last space.",
            Ending::ChipsGone => "The last victory point chip was taken.",
        }
    }

    fn winners(&self, seats: &[Seat]) -> Sentence {
        let mut line = in_a_row(seats.iter().copied(), " and ");
        line.push(
            if seats.len() == 1 {
                " wins."
            } else {
                " share the win."
            }
            .into(),
        );
        line
    }
}

/// Where a colonist is or goes.
fn post(post: Post) -> Sentence {
    match post {
        Post::SanJuan => say!["San Juan"],
        Post::Tile(tile) => say![tile_article(tile), tile],
        Post::Building(building) => say!["the ", building],
    }
}

fn with_colonists(colonists: u8) -> Sentence {
    match colonists {
        0 => say!["."],
        _ => say![", with ", Thing::Colonists(colonists), "."],
    }
}

/// "2 corn and 1 sugar.", as pieces.
fn barrels(goods: &ByGood<u8>) -> Sentence {
    let heaps = goods.kinds().map(|good| Thing::Barrels(good, goods[good]));
    let mut line = in_a_row(heaps, " and ");
    if line.is_empty() {
        line.push("nothing".into());
    }
    line.push(".".into());
    line
}

fn ship_name(ships: &[CargoShip], number: u8) -> String {
    match ships.get(usize::from(number)) {
        Some(ship) => format!("ship {}", ship.capacity),
        None => "a ship".to_owned(),
    }
}
