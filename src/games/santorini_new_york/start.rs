//! Before the first round: workers take their start squares, and the Tour Bus Driver's first
//! skyscraper is placed.

use crate::engine::Seat;

use super::options::{BusSetup, StartAssign};
use super::{
    Action, Board, Event, Eyes, Illegal, Phase, Role, Stage, Table, illegal::Obstacle, round,
};

/// The first decision of the set-up, or the first round.
pub(super) fn set_up(table: &mut Table, stage: &mut Stage) -> Phase {
    let seat = Seat::new(0);
    if places_landmark(table) && table.options.bus_setup == BusSetup::BeforeWorkers {
        return Phase::Landmark { seat };
    }
    place_workers(table, stage)
}

/// Whether the first skyscraper is still to be placed.
fn places_landmark(table: &Table) -> bool {
    table.roles.mover == Role::TourBusDriver && table.city.skyscrapers.is_empty()
}

fn place_workers(table: &mut Table, stage: &mut Stage) -> Phase {
    let seats = table.seats();
    match table.options.start_assign {
        StartAssign::Pick => return Phase::Start { seat: Seat::new(0) },
        StartAssign::Seat => {
            for (seat, number) in Seat::all(seats).zip(1..) {
                start(table, seat, number, stage);
            }
        }
        StartAssign::Random => {
            for seat in Seat::all(seats) {
                let free: Vec<u8> = numbers(table.shape()).filter(is_free(table)).collect();
                let count = u32::try_from(free.len()).expect("a board has five numbers at most");
                let drawn = free.get(stage.chance.below(count) as usize);
                let number = *drawn.expect("a board has a number for each seat");
                start(table, seat, number, stage);
            }
        }
    }
    after_workers(table, stage)
}

/// The numbers of a board.
fn numbers(board: &Board) -> impl Iterator<Item = u8> {
    (1..).take(board.starts.len())
}

fn is_free<E: Eyes>(table: &Table<E>) -> impl Fn(&u8) -> bool {
    let taken: Vec<Option<u8>> = table.players.iter().map(|(_, it)| it.start).collect();
    move |number| !taken.contains(&Some(*number))
}

fn start(table: &mut Table, seat: Seat, number: u8, stage: &mut Stage) {
    let squares = table.shape().start(number);
    let squares = squares.expect("only numbers of the board are chosen");
    table.players[seat].start = Some(number);
    table.city.workers[seat] = squares.into_iter().collect();
    stage.tell(Event::Started {
        seat,
        number,
        squares,
    });
}

pub(super) fn start_candidates<E: Eyes>(table: &Table<E>) -> impl Iterator<Item = Action> {
    numbers(table.shape()).map(Action::Start)
}

pub(super) fn check_start<E: Eyes>(table: &Table<E>, action: &Action) -> Result<(), Illegal> {
    let Action::Start(number) = *action else {
        return Err(Illegal::NotNow);
    };
    if table.shape().start(number).is_none() {
        return Err(Illegal::NoSuchStart(number));
    }
    match is_free(table)(&number) {
        true => Ok(()),
        false => Err(Illegal::StartTaken(number)),
    }
}

pub(super) fn apply_start(
    table: &mut Table,
    seat: Seat,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    if let Action::Start(number) = *action {
        start(table, seat, number, stage);
    }
    let next = seat.next(table.seats());
    match next == Seat::new(0) {
        true => after_workers(table, stage),
        false => Phase::Start { seat: next },
    }
}

fn after_workers(table: &mut Table, stage: &mut Stage) -> Phase {
    if places_landmark(table) {
        return Phase::Landmark { seat: Seat::new(0) };
    }
    round::begin_first(table, stage)
}

pub(super) fn landmark_candidates<E: Eyes>(table: &Table<E>) -> impl Iterator<Item = Action> {
    table.shape().land.iter().map(Action::Skyscraper)
}

/// The first skyscraper goes on any free square; before the workers come, on no start square
/// (RUL-02).
pub(super) fn check_landmark<E: Eyes>(table: &Table<E>, action: &Action) -> Result<(), Illegal> {
    let Action::Skyscraper(square) = *action else {
        return Err(Illegal::NotNow);
    };
    if !table.shape().land.contains(square) {
        return Err(Illegal::Water(square));
    }
    if table.city.occupied().contains(square) {
        let by = Obstacle::Worker;
        return Err(Illegal::Occupied { square, by });
    }
    let before = table.options.bus_setup == BusSetup::BeforeWorkers;
    match before && table.shape().start_squares().contains(square) {
        true => Err(Illegal::StartSquare(square)),
        false => Ok(()),
    }
}

pub(super) fn apply_landmark(
    table: &mut Table,
    seat: Seat,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    if let Action::Skyscraper(at) = *action {
        table.city.place_skyscraper(at);
        stage.tell(Event::SkyscraperPlaced { seat, at });
    }
    match table.options.bus_setup {
        BusSetup::AfterWorkers => after_workers(table, stage),
        BusSetup::BeforeWorkers => place_workers(table, stage),
    }
}
