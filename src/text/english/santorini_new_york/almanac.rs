//! What roles do.

use crate::games::santorini_new_york::{
    Broadway, BusSetup, FireSelfCap, IfPossible, Options, Role, SupplyRule, Type,
};
use crate::text::Chapter;
use crate::text::english::English;
use crate::text::santorini_new_york::Almanac;

use super::examples;

impl Almanac for English {
    fn kind_rule(&self, kind: Type) -> &'static str {
        match kind {
            Type::Engineer => "In every game: places skyscrapers, and can win by a rooftop.",
            Type::Specialist => "Does something to other workers.",
            Type::Builder => "Builds in a way of its own.",
            Type::Mover => "Moves in a way of its own, instead of the ordinary step.",
        }
    }

    fn role_rule(&self, role: Role, options: &Options) -> &'static str {
        match role {
            Role::Engineer => {
                "First places a skyscraper if possible; a rooftop wins with the statue."
            }
            Role::NypdOfficer => "May move onto an opponent's worker and push it straight on.",
            Role::NightGuard => {
                "After building sends away an opponent's worker; its owner moves it."
            }
            Role::StreetVendor => "After building a block calls an opponent's worker onto it.",
            Role::FashionDesigner => "Takes a neighbour along to the square that the move leaves.",
            Role::Reporter => "After building sends an opponent's worker straight north or south.",
            Role::Ironworker => "Builds once on each of two squares.",
            Role::CraneOperator => "Builds twice on one square, or one rooftop on level 3.",
            Role::BroadwayActors => match options.broadway {
                Broadway::Package => {
                    "Both workers move, then both build, if all of it is possible."
                }
                Broadway::Parts => "Both workers move, then both build, as far as possible.",
            },
            Role::Firefighter => {
                "First builds a block under its own worker, then moves and builds."
            }
            Role::Foreman => "Builds twice beside another worker that is next to it.",
            Role::SubwayOperator => {
                "Moves straight on to the first free square: north, east, south or west."
            }
            Role::TaxiDriver => "Moves exactly two or three squares straight on, over anything.",
            Role::TourBusDriver => "Moves any distance in a line to a square beside a skyscraper.",
        }
    }

    fn role_details(&self, role: Role, options: &Options) -> Vec<&'static str> {
        let mut lines = own_rules(role, options);
        lines.extend(shared_rulings(role, options));
        lines
    }

    fn role_examples(&self, role: Role, options: &Options) -> Vec<&'static str> {
        examples::of(role, options)
    }

    fn chapters(&self) -> &'static [Chapter] {
        CHAPTERS
    }
}

fn own_rules(role: Role, options: &Options) -> Vec<&'static str> {
    match role {
        Role::Engineer => vec![
            "Before the move a skyscraper goes on a free square on the ground beside the worker that \
             acts. If there is no such square, or no skyscraper is left, this is skipped.",
            "Nobody ever enters a skyscraper or builds on it.",
            "If you hold the statue, a rooftop that you build in this turn wins.",
        ],
        Role::NypdOfficer => vec![
            "The worker beside yours is forced one square further in the same direction, whatever \
             its level, and you take its place. The square behind it has to be free.",
            "The square that you enter is at most one level up, as in any move. Your own workers \
             cannot be pushed, and never two at once.",
            "If you hold the statue and climb to level 3 by a push, you win; whoever is pushed \
             there does not.",
        ],
        Role::NightGuard => {
            let mut lines = vec![
                "If opponents' workers are next to the worker that built, you must name one. Its \
                 owner moves it at once: one step, at most one level up, without building.",
                "The owner chooses where it goes, by the ordinary rules, whatever card was played.",
            ];
            lines.push(match options.night_guard_mobile_only {
                false => "You may name a worker that cannot move; then nothing happens.",
                true => "A worker that cannot move may be named only if none beside you can.",
            });
            lines.push(match options.night_guard_can_win {
                true => {
                    "It is a real move: if its owner holds the statue and climbs to level 3, the \
                     owner wins."
                }
                false => "Nobody wins by this move, not even by climbing with the statue.",
            });
            lines
        }
        Role::StreetVendor => vec![
            "If opponents' workers are next to the new block, one of them must be forced onto it, \
             whatever the levels. You choose which.",
            "What counts is who is next to the block, not who is next to your worker. A rooftop \
             calls nobody.",
            "Whoever is called to level 3 does not win.",
        ],
        Role::FashionDesigner => {
            let mut lines = vec![
                "Choose a worker next to the one that acts, if there is one. After your move it is \
                 forced to the square that you have left, whatever the levels. Then you build.",
                "You cannot move to its square, as it still stands there. Its old square is free \
                 when you build.",
            ];
            lines.push(match options.own_targets {
                true => {
                    "Your own other worker may be chosen too. It does not win by being taken along."
                }
                false => {
                    "Only opponents' workers can be chosen. They do not win by being taken along."
                }
            });
            lines
        }
        Role::Reporter => vec![
            "If opponents' workers are next to the worker that built, one of them must be sent, if \
             possible: you choose which, and north or south.",
            "It lands on the first free square of its own column, over workers, rooftops and \
             skyscrapers, whatever the level.",
            "Whoever lands on level 3 does not win.",
        ],
        Role::Ironworker => vec![
            "After the move both builds must be made, each next to the worker and on different \
             squares. Blocks and rooftops are both allowed.",
            "A move after which only one square could be built on is not allowed.",
        ],
        Role::CraneOperator => vec![
            "Both builds go on the same square, and both must be made: from 0 to 2, from 1 to 3, or \
             from 2 to 3 with a rooftop.",
            "On level 3 the rooftop is all that is built.",
        ],
        Role::BroadwayActors => {
            let mut lines = vec![
                "The order of the moves is free, and so is that of the builds. The second worker \
                 may move to the square that the first has left.",
                "Each builds once beside itself; both may build on the same square.",
            ];
            lines.push(match options.broadway {
                Broadway::Package => {
                    "If not all four parts are possible, or you have one worker, it is an ordinary \
                     turn with one worker."
                }
                Broadway::Parts => {
                    "If not all four parts are possible, you do as many as you can, at least one \
                     move and one build."
                }
            });
            lines
        }
        Role::Firefighter => {
            let mut lines = vec![
                "The block under the worker is no move and never wins. The move is then measured \
                 from the new level.",
                "A worker on level 3 gets a rooftop: it leaves the game and the turn is over.",
            ];
            lines.push(match options.fire_self_cap {
                FireSelfCap::Free => "You may choose that worker even if the other one could act.",
                FireSelfCap::LastResort => {
                    "You may choose that worker only if the other one has no complete turn."
                }
            });
            lines
        }
        Role::Foreman => {
            let mut lines = vec![
                "After the move choose a worker next to yours and build once on each of two \
                 different squares beside it. They need not be next to your own.",
                "There is no other build. If nobody stands next to you after any move, you lose a \
                 worker.",
            ];
            lines.push(match options.own_targets {
                true => "Your own other worker may be chosen too.",
                false => "Only opponents' workers can be chosen.",
            });
            lines
        }
        Role::SubwayOperator => vec![
            "The line passes over workers, rooftops and skyscrapers. Where it first meets a free \
             square it stops, even if that is the next one.",
            "If that square is more than one level up, the direction is closed: it is not passed \
             over. No diagonals.",
            "The ordinary step is not allowed instead.",
        ],
        Role::TaxiDriver => vec![
            "Any of the eight directions. What lies on the way does not matter; the last square has \
             to be free and at most one level up from where you started.",
            "The ordinary step is not allowed instead: never just one square.",
        ],
        Role::TourBusDriver => vec![
            "North, east, south or west, over anything, to a free square that touches a skyscraper, \
             also diagonally, and is at most one level up from where you started.",
            "You must leave your square and may stop at any such square, not just the first. The \
             ordinary step is not allowed instead.",
            match options.bus_setup {
                BusSetup::AfterWorkers => {
                    "In games with this role the first skyscraper is placed before the first round, on any free square."
                }
                BusSetup::BeforeWorkers => {
                    "In games with this role the first skyscraper is placed before the workers, on no start square."
                }
            },
        ],
    }
}

/// Rulings that roles share.
fn shared_rulings(role: Role, options: &Options) -> Vec<&'static str> {
    let mut lines = Vec::new();
    let demands = matches!(role, Role::Engineer | Role::FashionDesigner);
    if demands {
        lines.push(match options.if_possible {
            IfPossible::Strict => {
                "If the rest of the turn would be impossible after it, that worker cannot act."
            }
            IfPossible::Lenient => {
                "If the rest of the turn would be impossible after it, it is left out."
            }
        });
    }
    let lines_matter = matches!(
        role,
        Role::Reporter | Role::SubwayOperator | Role::TaxiDriver | Role::TourBusDriver
    );
    if lines_matter && options.cross_water {
        lines.push("The line goes on across water.");
    }
    let needs_pieces = matches!(
        role,
        Role::Ironworker | Role::CraneOperator | Role::Firefighter | Role::Foreman
    );
    if needs_pieces && options.supply == SupplyRule::Hard {
        lines.push("Only pieces that are left in the supply can be built.");
    }
    if role.kind() == Type::Mover && !options.win_instant {
        lines.push("A climb with the statue wins only when the build is made as well.");
    }
    lines
}

static CHAPTERS: &[Chapter] = &[
    Chapter {
        heading: "The aim",
        lines: &[
            "Hold the Statue of Liberty and move a worker up to level 3.",
            "Or hold it, play the Engineer and build a rooftop.",
            "Or be the only player who still has workers.",
        ],
    },
    Chapter {
        heading: "A round",
        lines: &[
            "Everybody chooses a card in secret, and all are turned up together.",
            "The highest number takes the statue at once: its holder acts last, and is the only one \
             who can win by climbing or by a rooftop in this round.",
            "Then the cards act from the lowest number to the highest.",
            "When every hand is down to one card, four new ones are dealt to each.",
        ],
    },
    Chapter {
        heading: "A turn",
        lines: &[
            "Choose one of your workers. It moves to a free square next to it, also diagonally: at \
             most one level up, any number down.",
            "Then it builds on a free square next to its new place: a block, or on level 3 a rooftop.",
            "Your card changes this; whatever it says must be done.",
            "A worker that is forced somewhere has not moved: it may land on any level and never wins.",
        ],
    },
    Chapter {
        heading: "Losing workers",
        lines: &[
            "If neither of your workers has a complete turn, you lose one of them and your turn.",
            "Whoever has no worker left is out of the game.",
            "Blocks, rooftops and skyscrapers can run out.",
        ],
    },
];
