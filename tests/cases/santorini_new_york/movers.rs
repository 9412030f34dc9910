//! Cards that move in a way of their own.

use super::*;

/// The squares that a worker's card reaches now, whether or not the turn can be completed.
fn reach(game: &SantoriniNewYork, role: Role, worker: &str) -> Squares {
    role.rules().targets(&game.situation(A), square(worker))
}

fn rider(
    role: Role,
    own: &str,
    others: &str,
    lay: impl FnOnce(
        sobremesa::games::santorini_new_york::scene::Scene,
    ) -> sobremesa::games::santorini_new_york::scene::Scene,
) -> SantoriniNewYork {
    let scene = scene(2).workers(A, own).workers(B, others).holder(B);
    lay(scene).turn(A, role)
}

#[test]
fn case_93_the_subway_goes_on_to_the_first_free_square() {
    let game = rider(Role::SubwayOperator, "c1 e5", "c2 a5", |it| {
        it.skyscrapers("c3").rooftops("c4")
    });
    assert_eq!(moves(&game, "c1"), squares("b1 c5 d1"));
}

#[test]
fn case_94_a_free_square_that_is_too_high_closes_the_direction() {
    let game = rider(Role::SubwayOperator, "c1 e5", "e3 a5", |it| {
        it.levels("c2 2 d1 1").rooftops("b1")
    });
    assert_eq!(moves(&game, "c1"), squares("a1 d1"));
    assert_eq!(
        refused(&game, "use c1 move c2"),
        Illegal::TooHigh { from: 0, to: 2 }
    );
}

#[test]
fn case_95_a_worker_without_station_is_lost() {
    let game = rider(Role::SubwayOperator, "c1", "e3 a5", |it| {
        it.levels("c2 2 b1 2 d1 2")
    });
    assert!(loses(&game, A));
}

#[test]
fn case_96_a_long_move_can_win() {
    let scene = scene(2).workers(A, "c1 e5").workers(B, "c2 a5");
    let scene = scene.levels("c1 2 c3 3").holder(A);
    let game = after(&scene.turn(A, Role::SubwayOperator), "use c1 move c3");
    assert_eq!(winner(&game), Some((A, Victory::Climb)));
}

#[test]
fn case_98_the_first_free_square_may_not_be_passed() {
    let game = rider(Role::SubwayOperator, "c1 e5", "e3 a5", |it| it);
    assert_eq!(
        refused(&game, "use c1 move e1"),
        Illegal::OutOfReach(square("e1"))
    );
}

#[test]
fn case_99_the_taxi_goes_two_or_three_squares() {
    let game = rider(Role::TaxiDriver, "c3 b1", "d2 d4", |it| it);
    assert_eq!(moves(&game, "c3"), squares("a1 a3 a5 c1 c5 e1 e3 e5"));
}

#[test]
fn case_100_in_a_straight_line() {
    let game = rider(Role::TaxiDriver, "a1 e5", "e1 a5", |it| it);
    assert_eq!(moves(&game, "a1"), squares("a3 a4 c1 c3 d1 d4"));
}

#[test]
fn case_101_over_anything_but_not_too_high() {
    let game = rider(Role::TaxiDriver, "a1 e5", "a2 c3", |it| {
        it.levels("c1 2 d1 1").skyscrapers("b2").rooftops("b1")
    });
    assert_eq!(moves(&game, "a1"), squares("a3 a4 d1 d4"));
}

#[test]
fn case_102_only_start_and_target_count() {
    let game = rider(Role::TaxiDriver, "a1 e5", "e1 a5", |it| {
        it.levels("b1 3 c1 1")
    });
    assert!(moves(&game, "a1").contains(square("c1")));
}

#[test]
fn case_104_the_island_bounds_the_taxi() {
    let scene = scene(2).board(BoardName::Manhattan28);
    let game = scene.workers(A, "c4 d8").workers(B, "b1 d7");
    let game = game.turn(A, Role::TaxiDriver);
    assert_eq!(moves(&game, "c4"), squares("a4 c1 c2 c6 c7 e4 e6"));
}

#[test]
fn case_105_the_bus_stops_beside_skyscrapers() {
    let game = rider(Role::TourBusDriver, "c1 e5", "e1 a5", |it| {
        it.skyscrapers("d4")
    });
    assert_eq!(moves(&game, "c1"), squares("c3 c4 c5"));
}

#[test]
fn case_107_without_a_stop_a_worker_is_lost() {
    let game = rider(Role::TourBusDriver, "a1 b1", "e1 e2", |it| {
        it.skyscrapers("d4")
    });
    assert_eq!(reach(&game, Role::TourBusDriver, "a1"), Squares::NONE);
    assert!(loses(&game, A));
}

#[test]
fn case_108_it_has_to_leave_the_square_even_at_a_stop() {
    let game = rider(Role::TourBusDriver, "c4 a1", "e1 a5", |it| {
        it.skyscrapers("d4")
    });
    assert_eq!(moves(&game, "c4"), squares("c3 c5 e4"));
}

#[test]
fn case_109_the_first_skyscraper_comes_out_of_the_supply() {
    let setup = Setup::advanced(2);
    let mut game = SantoriniNewYork::new(&setup, &mut Seeded::for_move([1; 16], 0));
    play(&mut game, &[Action::Start(1), Action::Start(2)]);
    assert_eq!(
        (game.turn(), game.question()),
        (Turn::Of(A), Some(Question::Landmark))
    );
    assert_eq!(
        choices(&game),
        game.shape().land & !squares("d8 b1 b7 d2"),
        "any free square"
    );
    play(&mut game, &acts("sky c5"));
    assert_eq!(game.city.skyscrapers, squares("c5"));
    assert_eq!(game.city.supply.skyscrapers, 5);
    assert_eq!((game.round, game.question()), (1, Some(Question::Card)));
}

#[test]
fn case_110_a_step_is_no_alternative() {
    // Every neighbour is free; the bus has no stop, the taxi leaves the board or climbs too high.
    let bus = rider(Role::TourBusDriver, "a1 b1", "e1 e2", |it| it);
    assert!(loses(&bus, A));
    let taxi = rider(Role::TaxiDriver, "a1", "e1 e2", |it| {
        it.levels("a3 2 a4 2 c1 2 c3 2 d1 2 d4 2")
    });
    assert_eq!(
        (loses(&taxi, A), taxi.situation(A).steps(square("a1"))),
        (true, squares("a2 b1 b2"))
    );
}
