//! What the reading says, in the engine's words.

use sobremesa::engine::Seat;
use sobremesa::games::santorini_new_york as engine;
use sobremesa::games::santorini_new_york::scene::scene_with;
use sobremesa::games::santorini_new_york::turns::Next;
use sobremesa::games::santorini_new_york::{
    Action, BoardName, City, Options, SantoriniNewYork, Setup, Squares, Supply, SupplyRule,
    Victory, Way,
};

use crate::reading::turn::Piece;
use crate::reading::{Broadway, Player, Position, Role, Square, Step, Turn, boards, sq, worker};

/// Seats of a position: as many as there can be, of which some have no worker.
pub const SEATS: u8 = 5;

pub fn seat(player: Player) -> Seat {
    Seat::new(player as u8 - b'A')
}

pub fn player(seat: Seat) -> Player {
    (b'A' + seat.number()) as char
}

pub fn square(square: Square) -> engine::Square {
    engine::Square::new(square.file as u8 - 1, square.rank as u8 - 1).unwrap()
}

fn squares<'a>(all: impl IntoIterator<Item = &'a Square>) -> Squares {
    all.into_iter().map(|it| square(*it)).collect()
}

pub fn role(role: Role) -> engine::Role {
    match role {
        Role::NypdOfficer => engine::Role::NypdOfficer,
        Role::NightGuard => engine::Role::NightGuard,
        Role::StreetVendor => engine::Role::StreetVendor,
        Role::FashionDesigner => engine::Role::FashionDesigner,
        Role::Reporter => engine::Role::Reporter,
        Role::Ironworker => engine::Role::Ironworker,
        Role::CraneOperator => engine::Role::CraneOperator,
        Role::BroadwayActors => engine::Role::BroadwayActors,
        Role::Firefighter => engine::Role::Firefighter,
        Role::Foreman => engine::Role::Foreman,
        Role::SubwayOperator => engine::Role::SubwayOperator,
        Role::TaxiDriver => engine::Role::TaxiDriver,
        Role::TourBusDriver => engine::Role::TourBusDriver,
        Role::Engineer => engine::Role::Engineer,
    }
}

/// What stands on the board.
pub fn city(position: &Position, seats: u8) -> City {
    let supply = Supply {
        blocks: position.blocks_left,
        rooftops: position.rooftops_left,
        skyscrapers: position.skyscrapers_left,
    };
    let mut city = City::new(seats, supply);
    city.levels = [1, 2, 3].map(|level| {
        let high = position.levels.iter().filter(|it| *it.1 >= level);
        squares(high.map(|it| it.0))
    });
    city.rooftops = squares(&position.rooftops);
    city.skyscrapers = squares(&position.skyscrapers);
    for (worker, stands) in &position.workers {
        city.workers[seat(worker.player)].insert(square(*stands));
    }
    city
}

/// The turn of that player is about to begin.
pub fn game(
    position: &Position,
    acting: Player,
    played: Role,
    options: Options,
) -> SantoriniNewYork {
    let board = match position.board.len() {
        28 => BoardName::Manhattan28,
        33 => BoardName::Manhattan33,
        25 => BoardName::Test5x5,
        _ => panic!("a board that is not built in"),
    };
    let place = |game: &mut SantoriniNewYork| {
        game.city = city(position, SEATS);
        game.statue = position.holder.map(seat);
        if options.supply == SupplyRule::Unlimited {
            stock(game);
        }
    };
    let scene = scene_with(SEATS, options).board(board).with(place);
    scene.turn(seat(acting), role(played))
}

/// Leaves beside the board what has not been built of all that fits on it.
fn stock(game: &mut SantoriniNewYork) {
    let setup = Setup {
        board: game.board,
        options: game.options,
        ..Setup::new(SEATS)
    };
    let built: u8 = game.city.levels.iter().map(|it| it.len()).sum();
    game.city.supply.blocks = setup.supply().blocks - built;
    game.city.supply.rooftops = setup.supply().rooftops - game.city.rooftops.len();
}

/// What lies on the engine's table.
pub fn position(table: &SantoriniNewYork) -> Position {
    let mut position = Position::empty(match table.board {
        BoardName::Manhattan28 => boards::manhattan28(),
        BoardName::Manhattan33 => boards::manhattan33(),
        BoardName::Test5x5 => boards::test5x5(),
    });
    let named =
        |all: Squares| -> Vec<Square> { all.iter().map(|it| sq(&it.to_string())).collect() };
    for (level, reached) in (1..=3).zip(table.city.levels) {
        for square in named(reached) {
            position.levels.insert(square, level);
        }
    }
    position.rooftops.extend(named(table.city.rooftops));
    position.skyscrapers.extend(named(table.city.skyscrapers));
    for (seat, stands) in table.city.workers.iter() {
        for (square, number) in named(*stands).into_iter().zip(1..) {
            let name = format!("{}{number}", player(seat));
            position.workers.insert(worker(&name), square);
        }
    }
    position.blocks_left = table.city.supply.blocks;
    position.rooftops_left = table.city.supply.rooftops;
    position.skyscrapers_left = table.city.supply.skyscrapers;
    position.holder = table.statue.map(player);
    position
}

/// The choices that make up a turn. What nobody chooses is left out: where a follower or a pushed
/// worker is Forced, the Firefighter's build, the Crane Operator's second one.
pub fn actions(played: Role, before: &Position, turn: &Turn) -> Vec<Action> {
    let mut stand = before.workers.clone();
    let mut actions = vec![Action::Use(square(stand[&turn.worker]))];
    // By the parts of RUL-11 a worker may build that could not move.
    let both_may_build = played == Role::BroadwayActors
        && before.rulings.broadway == Broadway::Parts
        && before.workers_of(turn.worker.player).len() == 2;
    let mut moves = 0;
    let mut builds = 0;
    for step in &turn.steps {
        match *step {
            Step::Move(who, to) => {
                actions.push(Action::Move(square(to)));
                stand.insert(who, to);
                moves += 1;
            }
            Step::Force(who, to) => {
                let from = stand[&who];
                match played {
                    Role::StreetVendor => actions.push(Action::Name(square(from))),
                    Role::Reporter => actions.push(Action::Send {
                        worker: square(from),
                        way: if to.rank > from.rank {
                            Way::North
                        } else {
                            Way::South
                        },
                    }),
                    _ => {}
                }
                stand.insert(who, to);
            }
            Step::Choose(who) => actions.push(Action::Name(square(stand[&who]))),
            Step::Build(_, on, Piece::Skyscraper) => {
                actions.push(Action::Skyscraper(square(on)));
            }
            Step::Build(who, on, Piece::Block | Piece::Rooftop) => {
                let lifts = played == Role::Firefighter && moves == 0;
                let again = played == Role::CraneOperator && builds > 0;
                if builds == 0 && (moves == 2 || both_may_build) {
                    actions.push(Action::Use(square(stand[&who])));
                }
                if !lifts && !again {
                    actions.push(Action::Build(square(on)));
                }
                builds += 1;
            }
            Step::Leave(_) => {}
        }
    }
    actions
}

/// The actions with two builds on two squares in the order of the squares.
pub fn in_one_order(mut actions: Vec<Action>) -> Vec<Action> {
    if let [.., one @ Action::Build(_), other @ Action::Build(_)] = &mut actions[..]
        && other.square() < one.square()
    {
        std::mem::swap(one, other);
    }
    actions
}

/// The same two builds in the other order, where the card leaves that free.
pub fn in_other_order(played: Role, mut actions: Vec<Action>) -> Option<Vec<Action>> {
    let count = actions.len();
    match (played, &actions[..]) {
        (Role::Ironworker | Role::Foreman, [.., Action::Build(_), Action::Build(_)]) => {
            actions.swap(count - 2, count - 1);
            Some(actions)
        }
        _ => None,
    }
}

/// How the game was won by a step of the turn.
pub fn victory(turn: &Turn) -> Option<Victory> {
    turn.winner?;
    match turn.steps.last() {
        Some(Step::Leave(_)) => Some(Victory::LastStanding),
        Some(Step::Build(..)) => Some(Victory::Rooftop),
        _ => Some(Victory::Climb),
    }
}

/// What follows a turn on the board; that somebody is out shows only after it.
pub fn next(turn: &Turn) -> Next {
    match (victory(turn), turn.steps.last()) {
        (None | Some(Victory::LastStanding), Some(Step::Choose(named))) => {
            Next::Call(square(turn.end.square_of(*named)))
        }
        (None | Some(Victory::LastStanding), _) => Next::Done,
        (Some(victory), _) => Next::Won(victory),
    }
}
