//! What happened.

use crate::engine::Seat;
use crate::games::santorini_new_york::{
    Event, Face, Loss, Piece, Role, RoleSets, Seen, Sight, Square, Victory,
};
use crate::text::Sentence;
use crate::text::german::German;
use crate::text::santorini_new_york::{Log, Names, Thing};
use crate::text::sentence::{in_a_row, say};

use super::names::on_level;

impl Log for German {
    fn event(&self, event: &Event<Seen>, roles: &RoleSets) -> Option<Sentence> {
        let card = |card| Thing::Card(roles.role(card), card);
        Some(match *event {
            Event::Started {
                seat,
                number,
                squares: [one, other],
            } => {
                let start = format!(" nimmt die {}: ", self.start(number));
                say![seat, start, one, " und ", other, "."]
            }
            Event::Shuffled { count, left: 0 } => {
                let count = Names::cards(self, count);
                say![format!("Gemischt: {count}, alle werden verteilt.")]
            }
            Event::Shuffled { count, left } => {
                let count = Names::cards(self, count);
                say![format!(
                    "Gemischt: {count}, davon bleiben verdeckt: {left}."
                )]
            }
            Event::Dealt { seat, cards } => {
                let mut line = say![seat, " bekommt "];
                match cards {
                    Sight::Faces(cards) => line.extend(in_a_row(cards.iter().map(card), " und ")),
                    Sight::Backs(count) => line.push(Thing::Cards(count).into()),
                }
                line.push(".".into());
                line
            }
            Event::RoundBegan { round } => say![format!("Runde {round} beginnt.")],
            Event::Committed {
                seat,
                card: Face::Up(chosen),
            } => say![seat, " wählt ", card(chosen), "."],
            Event::Committed {
                seat,
                card: Face::Down,
            } => say![seat, " wählt eine Karte."],
            Event::Revealed { ref order } => {
                let mut line = say!["Die Karten der Reihe nach: "];
                for (place, played) in order.iter().enumerate() {
                    if place > 0 {
                        line.push(", ".into());
                    }
                    line.extend(say![played.seat, " ", card(played.card)]);
                }
                line.push(".".into());
                line
            }
            Event::StatueTaken { seat, from } => {
                let mut line = say![seat, " nimmt die ", Thing::Statue];
                if let Some(from) = from {
                    line.extend(say![" von ", from]);
                }
                line.push(".".into());
                line
            }
            Event::StatueKept { seat } => say![seat, " behält die ", Thing::Statue, "."],
            Event::TurnBegan {
                seat,
                card: number,
                role,
            } => say![seat, " spielt ", Thing::Card(role, number), "."],
            Event::NoTurn { seat, role, .. } => say![
                seat,
                " hat keinen vollständigen Zug (",
                role,
                ") und verliert eine Figur."
            ],
            Event::Named {
                seat,
                role,
                worker,
                owner,
            } => named(seat, role, worker, owner),
            Event::Moved {
                seat,
                from,
                to,
                from_level,
                to_level,
            } => {
                let way = match from_level < to_level {
                    true => " hinauf nach ",
                    false if from_level > to_level => " hinab nach ",
                    false => " nach ",
                };
                let level = format!(", {}.", self.level(to_level));
                say![seat, " zieht von ", from, way, to, level]
            }
            Event::Forced {
                seat,
                by,
                from,
                to,
                to_level,
                ..
            } => {
                let whose = match seat == by {
                    true => "Die eigene ",
                    false => "Die ",
                };
                let level = format!(" versetzt, {}.", self.level(to_level));
                say![
                    whose,
                    Thing::Worker(seat),
                    " von ",
                    seat,
                    " wird von ",
                    from,
                    " nach ",
                    to,
                    level
                ]
            }
            Event::StoodStill { seat, worker } => say![
                "Die ",
                Thing::Worker(seat),
                " von ",
                seat,
                " auf ",
                worker,
                " kann nicht ziehen."
            ],
            Event::Lifted { seat, at, level } => say![
                "Die ",
                Thing::Worker(seat),
                " von ",
                seat,
                " auf ",
                at,
                format!(" steht jetzt {}.", on_level(level))
            ],
            Event::Built { seat, at, level } => {
                say![seat, " baut auf ", at, format!(": Ebene {level}.")]
            }
            Event::Roofed { seat, at } => {
                say![seat, " baut ein ", Piece::Rooftop, " auf ", at, "."]
            }
            Event::SkyscraperPlaced { seat, at } => {
                say![seat, " setzt einen ", Piece::Skyscraper, " auf ", at, "."]
            }
            Event::WorkerLost { seat, at, why } => {
                let why = match why {
                    Loss::NoTurn => ".",
                    Loss::Roofed => ": Dort ist jetzt ein Dach.",
                };
                say![
                    seat,
                    " verliert die ",
                    Thing::Worker(seat),
                    " auf ",
                    at,
                    why
                ]
            }
            Event::Discarded { .. } => return None,
            Event::Eliminated { seat, cards: 0 } => {
                say![seat, " hat keine Figur mehr und scheidet aus."]
            }
            Event::Eliminated { seat, cards } => say![
                seat,
                " hat keine Figur mehr, legt ",
                Thing::Cards(cards),
                " weg und scheidet aus."
            ],
            Event::GameOver { ending } => {
                let how = format!(" gewinnt. {}", Log::ending(self, ending.victory));
                say![ending.winner, how]
            }
        })
    }

    fn ending(&self, victory: Victory) -> &'static str {
        match victory {
            Victory::Climb => "Eine Figur stieg im Besitz der Statue auf Ebene 3.",
            Victory::SentUp => {
                "Eine Figur wurde vom Nachtwächter weggeschickt und stieg im Besitz der Statue auf \
                 Ebene 3."
            }
            Victory::Rooftop => "Im Besitz der Statue baute der Ingenieur ein Dach.",
            Victory::LastStanding => "Sonst hat niemand mehr eine Figur.",
        }
    }

    fn winner(&self, seat: Seat) -> Sentence {
        say![seat, " gewinnt."]
    }
}

fn named(seat: Seat, role: Role, worker: Square, owner: Seat) -> Sentence {
    let (verb, after) = match role {
        Role::FashionDesigner => (" nimmt ", " mit."),
        Role::Foreman => (" baut neben ", "."),
        Role::NightGuard => (" schickt ", " weg."),
        Role::StreetVendor => (" ruft ", " herbei."),
        Role::Engineer
        | Role::NypdOfficer
        | Role::Reporter
        | Role::Ironworker
        | Role::CraneOperator
        | Role::BroadwayActors
        | Role::Firefighter
        | Role::SubwayOperator
        | Role::TaxiDriver
        | Role::TourBusDriver => (" nennt ", "."),
    };
    let beside = role == Role::Foreman;
    let article = match (beside, seat == owner) {
        (true, true) => "der eigenen ",
        (true, false) => "der ",
        (false, true) => "die eigene ",
        (false, false) => "die ",
    };
    let mut line = say![seat, verb, article, Thing::Worker(owner)];
    if seat != owner {
        line.extend(say![" von ", owner]);
    }
    line.extend(say![" auf ", worker, after]);
    line
}
