//! What each of the fourteen role cards says.

use super::boards::{ALL, NORTH_SOUTH, STRAIGHT, Square, steps_from};
use super::position::{Player, Position, Worker};
use super::rulings::Broadway;
use super::turn::{Piece, Turn};

/// The fourteen role cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Role {
    NypdOfficer,
    NightGuard,
    StreetVendor,
    FashionDesigner,
    Reporter,
    Ironworker,
    CraneOperator,
    BroadwayActors,
    Firefighter,
    Foreman,
    SubwayOperator,
    TaxiDriver,
    TourBusDriver,
    Engineer,
}

use Role::*;

impl Role {
    /// All of them: Specialists, Builders, Movers, and the Engineer.
    pub const ALL: [Role; 14] = [
        NypdOfficer,
        NightGuard,
        StreetVendor,
        FashionDesigner,
        Reporter,
        Ironworker,
        CraneOperator,
        BroadwayActors,
        Firefighter,
        Foreman,
        SubwayOperator,
        TaxiDriver,
        TourBusDriver,
        Engineer,
    ];
}

/// All complete turns of the player with that role. When there are none, a worker is lost:
/// [`losses`].
pub fn turns(role: Role, position: &Position, player: Player) -> Vec<Turn> {
    let mut turns = Vec::new();
    if role == BroadwayActors {
        turns = broadway_actors(position, player);
    } else {
        for me in position.workers_of(player) {
            turns.extend(turns_with(role, position, me));
        }
    }
    // RUL-12, the alternative: leaving is for those who can do nothing else.
    let leaves = |turn: &Turn| !turn.end.workers.contains_key(&turn.worker);
    if !position.rulings.free_to_leave && !turns.iter().all(leaves) {
        turns.retain(|it| !leaves(it));
    }
    turns
}

/// All complete turns with that worker as the active one. The Broadway Actors act as two; for one
/// of them alone this is the ordinary turn.
pub fn turns_with(role: Role, position: &Position, me: Worker) -> Vec<Turn> {
    let turn = Turn::begin(position, me);
    match role {
        NypdOfficer => nypd_officer(turn, me),
        NightGuard => night_guard(turn, me),
        StreetVendor => street_vendor(turn, me),
        FashionDesigner => fashion_designer(turn, me),
        Reporter => reporter(turn, me),
        Ironworker => ironworker(turn, me),
        CraneOperator => crane_operator(turn, me),
        BroadwayActors => ordinary(&turn, me),
        Firefighter => firefighter(turn, me),
        Foreman => foreman(turn, me),
        SubwayOperator => subway_operator(turn, me),
        TaxiDriver => taxi_driver(turn, me),
        TourBusDriver => tour_bus_driver(turn, me),
        Engineer => engineer(turn, me),
    }
}

/// The player has no complete turn: one worker leaves, of the player's choice, and that is all.
pub fn losses(position: &Position, player: Player) -> Vec<Turn> {
    let workers = position.workers_of(player).into_iter();
    workers
        .map(|it| Turn::begin(position, it).leaves(it))
        .collect()
}

/// What the owner of a worker that the Night Guard has named may do with it: an ordinary move. If
/// there is none, nothing happens.
pub fn replies(position: &Position, named: Worker) -> Vec<Turn> {
    let turn = Turn::begin(position, named);
    let mut replies = if_possible(&turn, moves(&turn, named));
    if !position.rulings.named_may_win {
        replies.iter_mut().for_each(|it| it.winner = None);
    }
    replies
}

// How turns go on.

/// Goes on with each turn in every way; one that is won goes on no more.
fn then(turns: Vec<Turn>, ways: impl Fn(&Turn) -> Vec<Turn>) -> Vec<Turn> {
    let mut all = Vec::new();
    for turn in turns {
        match turn.winner {
            Some(_) => all.push(turn),
            None => all.extend(ways(&turn)),
        }
    }
    all
}

/// What must be done if it can be done, and is left out if not.
fn if_possible(turn: &Turn, ways: Vec<Turn>) -> Vec<Turn> {
    if ways.is_empty() {
        vec![turn.clone()]
    } else {
        ways
    }
}

/// The worker moves to one of these squares.
fn moves_to(turn: &Turn, me: Worker, squares: Vec<Square>) -> Vec<Turn> {
    let from = turn.end.square_of(me);
    let mut all = Vec::new();
    for to in squares {
        if turn.end.can_go(from, to) {
            all.push(turn.moves(me, to));
        }
    }
    all
}

/// The ordinary move: to a neighbour, at most one level up.
fn moves(turn: &Turn, me: Worker) -> Vec<Turn> {
    let around = turn.end.neighbours(turn.end.square_of(me));
    moves_to(turn, me, around)
}

/// The ordinary build: on a neighbour of where the worker now stands.
fn builds(turn: &Turn, me: Worker) -> Vec<Turn> {
    let around = turn.end.neighbours(turn.end.square_of(me));
    let places = around.into_iter().filter(|it| turn.end.can_build(*it));
    places.map(|it| turn.builds(me, it)).collect()
}

/// The worker builds in two different squares among these.
fn builds_two(turn: &Turn, me: Worker, squares: Vec<Square>) -> Vec<Turn> {
    let mut all = Vec::new();
    for first in &squares {
        for second in squares.iter().filter(|it| *it > first) {
            if turn.end.can_build(*first) {
                let once = turn.builds(me, *first);
                if once.end.can_build(*second) {
                    all.push(once.builds(me, *second));
                }
            }
        }
    }
    all
}

/// Move, then build: the turn of a worker without any card.
fn ordinary(turn: &Turn, me: Worker) -> Vec<Turn> {
    then(moves(turn, me), |it| builds(it, me))
}

// Specialists.

/// Your move: you may move onto an opponent's worker, at most one level up; it is Forced one
/// square straight on, where it must be unoccupied.
fn nypd_officer(turn: Turn, me: Worker) -> Vec<Turn> {
    let from = turn.end.square_of(me);
    let mut moved = moves(&turn, me);
    for direction in ALL {
        let to = steps_from(from, direction, 1);
        let beyond = steps_from(from, direction, 2);
        if let Some(victim) = turn.end.worker_on(to)
            && victim.player != me.player
            && turn.end.level(to) <= turn.end.level(from) + 1
            && turn.end.is_unoccupied(beyond)
        {
            moved.push(turn.forces(victim, beyond).moves(me, to));
        }
    }
    then(moved, |it| builds(it, me))
}

/// End of turn: if an opponent's worker is beside you, name one of them; its owner moves it, see
/// [`replies`].
fn night_guard(turn: Turn, me: Worker) -> Vec<Turn> {
    then(ordinary(&turn, me), |it| {
        let mut named = it.end.opponents_beside(it.end.square_of(me), me.player);
        // RUL-08, the alternative: one that can move, if there is one.
        let mobile = |other: &Worker| !moves(it, *other).is_empty();
        if it.end.rulings.name_the_mobile && named.iter().any(mobile) {
            named.retain(mobile);
        }
        let ways = named.iter().map(|other| it.chooses(*other)).collect();
        if_possible(it, ways)
    })
}

/// End of turn: if you built a block, an opponent's worker beside that block is Forced onto it, if
/// there is one.
fn street_vendor(turn: Turn, me: Worker) -> Vec<Turn> {
    then(ordinary(&turn, me), |it| match it.last_build() {
        Some((block, Piece::Block)) => {
            let victims = it.end.opponents_beside(block, me.player);
            let ways = victims.iter().map(|other| it.forces(*other, block));
            if_possible(it, ways.collect())
        }
        _ => vec![it.clone()],
    })
}

/// Start of turn: choose a worker beside you, if there is one; after your move it is Forced into
/// the square that you left; then build.
fn fashion_designer(turn: Turn, me: Worker) -> Vec<Turn> {
    let left = turn.end.square_of(me);
    let beside = turn.end.anyone_beside(left, me.player);
    let mut all = Vec::new();
    for chosen in &beside {
        let moved = moves(&turn.chooses(*chosen), me);
        let followed = then(moved, |it| vec![it.forces(*chosen, left)]);
        all.extend(then(followed, |it| builds(it, me)));
    }
    if beside.is_empty() || (all.is_empty() && turn.end.rulings.lenient) {
        all = ordinary(&turn, me);
    }
    all
}

/// End of turn: an opponent's worker beside you is Forced north or south, to the first square
/// there that is unoccupied, if there is one.
fn reporter(turn: Turn, me: Worker) -> Vec<Turn> {
    then(ordinary(&turn, me), |it| {
        let mut ways = Vec::new();
        for victim in it.end.opponents_beside(it.end.square_of(me), me.player) {
            for direction in NORTH_SOUTH {
                let line = it.end.line(it.end.square_of(victim), direction);
                let first = line.into_iter().find(|to| it.end.is_unoccupied(*to));
                ways.extend(first.map(|to| it.forces(victim, to)));
            }
        }
        if_possible(it, ways)
    })
}

// Builders.

/// Build in two different squares.
fn ironworker(turn: Turn, me: Worker) -> Vec<Turn> {
    then(moves(&turn, me), |it| {
        let around = it.end.neighbours(it.end.square_of(me));
        builds_two(it, me, around)
    })
}

/// Build twice in one square, or one rooftop.
fn crane_operator(turn: Turn, me: Worker) -> Vec<Turn> {
    then(ordinary(&turn, me), |it| match it.last_build() {
        Some((square, Piece::Block)) if it.end.can_build(square) => vec![it.builds(me, square)],
        Some((_, Piece::Block)) => vec![],
        _ => vec![it.clone()],
    })
}

/// If possible, both workers move, then both build, in any order; otherwise an ordinary turn.
fn broadway_actors(position: &Position, player: Player) -> Vec<Turn> {
    let workers = position.workers_of(player);
    let (mut both, mut parts, mut ordinary_turns) = (vec![], vec![], vec![]);
    for first in &workers {
        let begun = moves(&Turn::begin(position, *first), *first);
        for second in workers.iter().filter(|it| *it != first) {
            let moved = then(begun.clone(), |it| moves(it, *second));
            // RUL-11, the alternative: what cannot be done is left out.
            let moved_if = then(begun.clone(), |it| if_possible(it, moves(it, *second)));
            for (early, late) in [(*first, *second), (*second, *first)] {
                let built = then(moved.clone(), |it| builds(it, early));
                both.extend(then(built, |it| builds(it, late)));
                let built_if = then(moved_if.clone(), |it| builds(it, early));
                parts.extend(then(built_if, |it| if_possible(it, builds(it, late))));
            }
        }
        ordinary_turns.extend(turns_with(BroadwayActors, position, *first));
    }
    let as_parts = position.rulings.broadway == Broadway::Parts && workers.len() == 2;
    let mut turns = match both.is_empty() {
        false => both,
        true if as_parts => parts,
        true => ordinary_turns,
    };
    // A turn that is won before anything is built has come up for each order of building.
    turns.sort();
    turns.dedup();
    turns
}

/// Start of turn: a block is built under you. On level 3 it is a rooftop: you leave the game and
/// the turn is over.
fn firefighter(turn: Turn, me: Worker) -> Vec<Turn> {
    let under = turn.end.square_of(me);
    if !turn.end.has_piece_for(under) {
        return vec![];
    }
    let lifted = turn.builds(me, under);
    match turn.end.level(under) {
        3 => vec![lifted.leaves(me)],
        _ => ordinary(&lifted, me),
    }
}

/// Instead of building beside yourself, choose a worker beside you and build in two different
/// squares beside it.
fn foreman(turn: Turn, me: Worker) -> Vec<Turn> {
    then(moves(&turn, me), |it| {
        let mut all = Vec::new();
        for chosen in it.end.anyone_beside(it.end.square_of(me), me.player) {
            let around = it.end.neighbours(it.end.square_of(chosen));
            all.extend(builds_two(&it.chooses(chosen), me, around));
        }
        all
    })
}

// Movers: all that is said of heights is that the end is at most one level above the start.

/// Move north, south, east or west, to the first unoccupied square.
fn subway_operator(turn: Turn, me: Worker) -> Vec<Turn> {
    let from = turn.end.square_of(me);
    let mut stations = Vec::new();
    for direction in STRAIGHT {
        let line = turn.end.line(from, direction);
        stations.extend(line.into_iter().find(|it| turn.end.is_unoccupied(*it)));
    }
    then(moves_to(&turn, me, stations), |it| builds(it, me))
}

/// Move exactly two or three squares in a straight line.
fn taxi_driver(turn: Turn, me: Worker) -> Vec<Turn> {
    let from = turn.end.square_of(me);
    let mut ends = Vec::new();
    for direction in ALL {
        ends.extend(turn.end.along(from, direction, 2));
        ends.extend(turn.end.along(from, direction, 3));
    }
    then(moves_to(&turn, me, ends), |it| builds(it, me))
}

/// Move north, south, east or west, to any square beside a skyscraper.
fn tour_bus_driver(turn: Turn, me: Worker) -> Vec<Turn> {
    let from = turn.end.square_of(me);
    let sight = |it: &Square| turn.end.skyscrapers.contains(it);
    let mut stops = Vec::new();
    for direction in STRAIGHT {
        let line = turn.end.line(from, direction).into_iter();
        stops.extend(line.filter(|it| turn.end.neighbours(*it).iter().any(sight)));
    }
    then(moves_to(&turn, me, stops), |it| builds(it, me))
}

// The Engineer.

/// Start of turn: if possible, a skyscraper on a neighbour at ground level. Then move and build; a
/// rooftop wins if you hold the statue.
fn engineer(turn: Turn, me: Worker) -> Vec<Turn> {
    let is_ground = |it: &Square| turn.end.is_unoccupied(*it) && turn.end.level(*it) == 0;
    let around = turn.end.neighbours(turn.end.square_of(me)).into_iter();
    let ground: Vec<Square> = around.filter(is_ground).collect();
    let raised = match turn.end.skyscrapers_left {
        0 => vec![],
        _ => ground.iter().map(|it| turn.raises(me, *it)).collect(),
    };
    let mut all = then(if_possible(&turn, raised), |it| ordinary(it, me));
    if all.is_empty() && turn.end.rulings.lenient {
        all = ordinary(&turn, me);
    }
    for it in &mut all {
        let roofed = matches!(it.last_build(), Some((_, Piece::Rooftop)));
        if roofed && it.end.holder == Some(me.player) {
            it.winner = Some(me.player);
        }
    }
    all
}
