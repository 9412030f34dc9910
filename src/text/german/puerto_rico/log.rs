//! What happened.
//!
//! Chips show names as they stand alone, so the sentences are built such that no piece needs
//! another case: a building follows a colon, colonists are the subject.

use crate::engine::Seat;
use crate::games::puerto_rico::{Building, ByGood, CargoShip, Ending, Event, Post};
use crate::text::Sentence;
use crate::text::german::German;
use crate::text::puerto_rico::{Log, Thing};
use crate::text::sentence::{in_a_row, say};

use super::names::tile_article;

impl Log for German {
    fn event(&self, event: &Event, ships: &[CargoShip]) -> Option<Sentence> {
        Some(match *event {
            Event::RoundBegan { round, governor } => {
                say![format!("Runde {round}: "), governor, " ist Gouverneur."]
            }
            Event::Chose {
                seat,
                card,
                doubloons: 0,
            } => say![seat, " nimmt den ", card, "."],
            Event::Chose {
                seat,
                card,
                doubloons,
            } => say![
                seat,
                " nimmt den ",
                card,
                " und ",
                Thing::Doubloons(doubloons.into()),
                "."
            ],
            Event::Passed { seat } => say![seat, " passt."],
            Event::Skipped { seat } => say![seat, " kann hier nichts tun."],
            Event::Prospected { seat, doubloons } => {
                say![seat, " findet ", Thing::Doubloons(doubloons.into()), "."]
            }
            Event::Drew { seat, tile } => say![seat, " zieht ", tile_article(tile), tile, "."],
            Event::Settled {
                seat,
                tile,
                colonists,
            } => {
                let mut line = say![seat, " nimmt ", tile_article(tile), tile];
                line.extend(with_colonists(colonists));
                line
            }
            Event::TurnedOver { seat, tile } => {
                say![seat, " dreht um: ", tile, ", nun ein Wald."]
            }
            Event::Forested {
                seat,
                tile,
                colonists: 0,
            } => say![seat, " nimmt und dreht um: ", tile, ", nun ein Wald."],
            Event::Forested {
                seat,
                tile,
                colonists,
            } => say![
                seat,
                " nimmt und dreht um: ",
                tile,
                ", nun ein Wald; ",
                Thing::Colonists(colonists),
                verb(colonists, " kommt", " kommen"),
                " nach San Juan."
            ],
            Event::PlantationsRevealed { count } => match count {
                0 => say!["Es gibt keine Plantage mehr zum Aufdecken."],
                1 => say!["1 neue Plantage wird aufgedeckt."],
                _ => say![format!("{count} neue Plantagen werden aufgedeckt.")],
            },
            Event::ExtraColonist { seat, count } => say![
                Thing::Colonists(count),
                verb(count, " mehr kommt", " mehr kommen"),
                " aus dem Vorrat zu ",
                seat,
                "."
            ],
            Event::ColonistsArrived { seat, count } => say![
                Thing::Colonists(count),
                verb(count, " kommt", " kommen"),
                " vom Schiff zu ",
                seat,
                "."
            ],
            Event::ColonistsPlaced { idle: 0, .. } => return None,
            Event::ColonistsPlaced { seat, idle } => say![
                "Bei ",
                seat,
                verb(idle, " bleibt ", " bleiben "),
                Thing::Colonists(idle),
                " in San Juan."
            ],
            Event::ShipFilled { count, wanted } if count < wanted => say![format!(
                "Das Kolonistenschiff braucht {wanted} Kolonisten, der Vorrat hat aber nur {count}."
            )],
            Event::ShipFilled { count, .. } => say![
                Thing::Colonists(count),
                verb(count, " geht", " gehen"),
                " auf das Kolonistenschiff."
            ],
            Event::Built {
                seat,
                building,
                price,
                colonists,
            } => {
                let mut line = say![
                    seat,
                    " baut: ",
                    building,
                    " für ",
                    Thing::Doubloons(price.into())
                ];
                line.extend(with_colonists(colonists));
                line
            }
            Event::GaveColonist { seat, from } => {
                let mut line = say![Thing::Colonists(1), " von ", seat, " geht dafür weg ("];
                line.extend(post(from));
                line.push(").".into());
                line
            }
            Event::GaveGood { seat, good } => {
                say![seat, " gibt dafür ", Thing::Barrels(good, 1), "."]
            }
            Event::GavePoint { seat } => say![seat, " gibt dafür ", Thing::Points(1), "."],
            Event::Scored {
                seat,
                building,
                points,
            } => say![
                seat,
                " bekommt ",
                Thing::Points(points.into()),
                " (",
                building,
                ")."
            ],
            Event::Drafted {
                seat,
                building,
                out,
            } => {
                let mut line = say![seat, " bringt ins Spiel: ", building];
                let others = out.iter().map(Thing::Building);
                if !out.is_empty() {
                    line.push("; nicht mehr wählbar: ".into());
                    line.extend(in_a_row(others, " und "));
                }
                line.push(".".into());
                line
            }
            Event::Doubled { seat } => {
                say![seat, " verdoppelt das Privileg (", Building::Library, ")."]
            }
            Event::GuestMoved { seat, to } => {
                let mut line = say!["Ein Gast von ", seat, " geht an die Arbeit ("];
                line.extend(post(to));
                line.push(").".into());
                line
            }
            Event::Produced { seat, goods } => {
                let mut line = say![seat, " produziert "];
                line.extend(barrels(&goods));
                line
            }
            Event::Earned {
                seat,
                building,
                doubloons,
            } => say![
                seat,
                " bekommt ",
                Thing::Doubloons(doubloons.into()),
                " (",
                building,
                ")."
            ],
            Event::TookGood { seat, good } => {
                say![seat, " nimmt ", Thing::Barrels(good, 1), " dazu."]
            }
            Event::Sold {
                seat,
                good,
                doubloons,
            } => say![
                seat,
                " verkauft ",
                good,
                " für ",
                Thing::Doubloons(doubloons.into()),
                "."
            ],
            Event::SoldToPost {
                seat,
                good,
                doubloons,
            } => say![
                seat,
                " verkauft ",
                good,
                " für ",
                Thing::Doubloons(doubloons.into()),
                " (",
                Building::TradingPost,
                ")."
            ],
            Event::HouseEmptied => say!["Das volle Handelshaus wird geleert."],
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
                        " lädt ",
                        goods,
                        format!(" auf {}: +", ship_name(ships, number))
                    ],
                    None => say![seat, " verschifft ", goods, " mit der Werft: +"],
                };
                line.push(Thing::Points(count.into()).into());
                if privilege > 0 {
                    line.push(format!(" (+{privilege} erste Ladung)").into());
                }
                if bonus > 0 {
                    line.push(format!(" (+{bonus} Hafen)").into());
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
                let mut line = say![seat, " verschifft "];
                line.extend(in_a_row(heaps, " und "));
                line.push(" mit der Kleinen Werft: +".into());
                line.push(Thing::Points(points.into()).into());
                if privilege > 0 {
                    line.push(format!(" (+{privilege} erste Ladung)").into());
                }
                if bonus > 0 {
                    line.push(format!(" (+{bonus} Hafen)").into());
                }
                line
            }
            Event::Spoiled { seat, goods } => {
                let mut line = say![seat, " verliert "];
                line.extend(barrels(&goods));
                line
            }
            Event::ShipSailed { ship, good } => match ships.get(usize::from(ship)) {
                Some(ship) => say![format!("Schiff {} fährt mit ", ship.capacity), good, " ab."],
                None => say!["Ein Schiff fährt mit ", good, " ab."],
            },
            Event::LastRound { why } => say!["Das ist die letzte Runde. ", self.ending(why)],
            Event::GameOver { why } => say!["Das Spiel ist zu Ende. ", self.ending(why)],
        })
    }

    fn ending(&self, why: Ending) -> &'static str {
        match why {
            Ending::ColonistsShort => "Für das Kolonistenschiff fehlten Kolonisten.",
            Ending::CityFull => "Eine Stadt ist bis auf den letzten Platz bebaut.",
            Ending::ChipsGone => "Der letzte Siegpunktchip ist vergeben.",
        }
    }

    fn winners(&self, seats: &[Seat]) -> Sentence {
        let mut line = in_a_row(seats.iter().copied(), " und ");
        line.push(
            if seats.len() == 1 {
                " gewinnt."
            } else {
                " gewinnen gemeinsam."
            }
            .into(),
        );
        line
    }
}

fn verb(count: u8, one: &'static str, many: &'static str) -> &'static str {
    if count == 1 { one } else { many }
}

/// Where a colonist is or goes.
fn post(post: Post) -> Sentence {
    match post {
        Post::SanJuan => say!["San Juan"],
        Post::Tile(tile) => say![tile],
        Post::Building(building) => say![building],
    }
}

fn with_colonists(colonists: u8) -> Sentence {
    match colonists {
        0 => say!["."],
        _ => say![
            "; ",
            Thing::Colonists(colonists),
            verb(colonists, " kommt dazu.", " kommen dazu.")
        ],
    }
}

/// "2 Mais und 1 Zucker.", as pieces.
fn barrels(goods: &ByGood<u8>) -> Sentence {
    let heaps = goods.kinds().map(|good| Thing::Barrels(good, goods[good]));
    let mut line = in_a_row(heaps, " und ");
    if line.is_empty() {
        line.push("nichts".into());
    }
    line.push(".".into());
    line
}

fn ship_name(ships: &[CargoShip], number: u8) -> String {
    match ships.get(usize::from(number)) {
        Some(ship) => format!("Schiff {}", ship.capacity),
        None => "ein Schiff".to_owned(),
    }
}
