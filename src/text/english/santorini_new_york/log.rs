//! What happened.

use crate::engine::Seat;
use crate::games::santorini_new_york::{
    Event, Face, Loss, Piece, Role, RoleSets, Seen, Sight, Square, Victory,
};
use crate::text::Sentence;
use crate::text::english::English;
use crate::text::santorini_new_york::{Log, Names, Thing};
use crate::text::sentence::{in_a_row, say};

impl Log for English {
    fn event(&self, event: &Event<Seen>, roles: &RoleSets) -> Option<Sentence> {
        let card = |card| Thing::Card(roles.role(card), card);
        Some(match *event {
            Event::Started {
                seat,
                number,
                squares: [one, other],
            } => {
                let start = format!(" takes {}: ", self.start(number));
                say![seat, start, one, " and ", other, "."]
            }
            Event::Shuffled { count, left: 0 } => {
                let count = Names::cards(self, count);
                say![format!("{count} are shuffled, and all of them dealt.")]
            }
            Event::Shuffled { count, left } => {
                let count = Names::cards(self, count);
                say![format!(
                    "{count} are shuffled, {left} of them left face down."
                )]
            }
            Event::Dealt { seat, cards } => {
                let mut line = say![seat, " is dealt "];
                match cards {
                    Sight::Faces(cards) => line.extend(in_a_row(cards.iter().map(card), " and ")),
                    Sight::Backs(count) => line.push(Thing::Cards(count).into()),
                }
                line.push(".".into());
                line
            }
            Event::RoundBegan { round } => say![format!("Round {round} begins.")],
            Event::Committed {
                seat,
                card: Face::Up(chosen),
            } => say![seat, " chooses ", card(chosen), "."],
            Event::Committed {
                seat,
                card: Face::Down,
            } => say![seat, " chooses a card."],
            Event::Revealed { ref order } => {
                let mut line = say!["The cards in order: "];
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
                let mut line = say![seat, " takes the ", Thing::Statue];
                if let Some(from) = from {
                    line.extend(say![" from ", from]);
                }
                line.push(".".into());
                line
            }
            Event::StatueKept { seat } => say![seat, " keeps the ", Thing::Statue, "."],
            Event::TurnBegan {
                seat,
                card: number,
                role,
            } => say![seat, " plays ", Thing::Card(role, number), "."],
            Event::NoTurn { seat, role, .. } => say![
                seat,
                " cannot complete a turn with the ",
                role,
                " and loses a worker."
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
                let mut line = say![
                    seat,
                    " moves from ",
                    from,
                    match from_level < to_level {
                        true => " up to ",
                        false if from_level > to_level => " down to ",
                        false => " to ",
                    },
                    to
                ];
                line.push(format!(", {}.", self.level(to_level)).into());
                line
            }
            Event::Forced {
                seat,
                by,
                from,
                to,
                to_level,
                ..
            } => {
                let mut line = match seat == by {
                    true => say![seat, "'s own ", Thing::Worker(seat)],
                    false => say![seat, "'s ", Thing::Worker(seat)],
                };
                line.extend(say![" is forced from ", from, " to ", to]);
                line.push(format!(", {}.", self.level(to_level)).into());
                line
            }
            Event::StoodStill { seat, worker } => {
                say![
                    seat,
                    "'s ",
                    Thing::Worker(seat),
                    " on ",
                    worker,
                    " cannot move."
                ]
            }
            Event::Lifted { seat, at, level } => say![
                seat,
                "'s ",
                Thing::Worker(seat),
                " on ",
                at,
                format!(" is lifted to level {level}.")
            ],
            Event::Built { seat, at, level } => {
                say![seat, " builds ", at, format!(" to level {level}.")]
            }
            Event::Roofed { seat, at } => {
                say![seat, " builds a ", Piece::Rooftop, " on ", at, "."]
            }
            Event::SkyscraperPlaced { seat, at } => {
                say![seat, " places a ", Piece::Skyscraper, " on ", at, "."]
            }
            Event::WorkerLost { seat, at, why } => {
                let why = match why {
                    Loss::NoTurn => ".",
                    Loss::Roofed => ": a rooftop has taken its place.",
                };
                say![seat, " loses the ", Thing::Worker(seat), " on ", at, why]
            }
            Event::Discarded { .. } => return None,
            Event::Eliminated { seat, cards: 0 } => {
                say![seat, " has no worker left and is out of the game."]
            }
            Event::Eliminated { seat, cards } => say![
                seat,
                " has no worker left, puts away ",
                Thing::Cards(cards),
                " and is out of the game."
            ],
            Event::GameOver { ending } => {
                let how = format!(" wins. {}", Log::ending(self, ending.victory));
                say![ending.winner, how]
            }
        })
    }

    fn ending(&self, victory: Victory) -> &'static str {
        match victory {
            Victory::Climb => "The holder of the statue moved up to level 3.",
            Victory::SentUp => {
                "The holder of the statue, sent away by a Night Guard, moved up to level 3."
            }
            Victory::Rooftop => "The holder of the statue built a rooftop as Engineer.",
            Victory::LastStanding => "Nobody else has a worker left.",
        }
    }

    fn winner(&self, seat: Seat) -> Sentence {
        say![seat, " wins."]
    }
}

fn named(seat: Seat, role: Role, worker: Square, owner: Seat) -> Sentence {
    let (verb, after) = match role {
        Role::FashionDesigner => (" takes ", " along."),
        Role::Foreman => (" builds beside ", "."),
        Role::NightGuard => (" sends ", " away."),
        Role::StreetVendor => (" calls ", "."),
        Role::Engineer
        | Role::NypdOfficer
        | Role::Reporter
        | Role::Ironworker
        | Role::CraneOperator
        | Role::BroadwayActors
        | Role::Firefighter
        | Role::SubwayOperator
        | Role::TaxiDriver
        | Role::TourBusDriver => (" names ", "."),
    };
    let mut line = say![seat, verb];
    line.extend(match seat == owner {
        true => say!["their own "],
        false => say![owner, "'s "],
    });
    line.extend(say![Thing::Worker(owner), " on ", worker, after]);
    line
}
