//! Ordinary moves and builds.

use super::*;

#[test]
fn case_1_a_worker_does_not_enter_an_occupied_square() {
    let scene = scene(2).workers(A, "a1 e5").workers(B, "b2 e1");
    let game = scene.turn(A, PLAIN);
    assert_eq!(moves(&game, "a1"), squares("a2 b1"));
    let by = Obstacle::Worker;
    let square = square("b2");
    assert_eq!(
        refused(&game, "use a1 move b2"),
        Illegal::Occupied { square, by }
    );
}

#[test]
fn case_2_it_climbs_one_level_at_most_and_enters_no_rooftop() {
    let scene = scene(2).workers(A, "a1 e5").workers(B, "e1 d1");
    let game = scene.levels("a2 2 b1 1").rooftops("b2").turn(A, PLAIN);
    assert_eq!(moves(&game, "a1"), squares("b1"));
    assert_eq!(
        refused(&game, "use a1 move a2"),
        Illegal::TooHigh { from: 0, to: 2 }
    );
    let by = Obstacle::Rooftop;
    let square = square("b2");
    assert_eq!(
        refused(&game, "use a1 move b2"),
        Illegal::Occupied { square, by }
    );
}

#[test]
fn case_3_it_goes_down_any_number_of_levels() {
    let scene = scene(2).workers(A, "a1 e5").workers(B, "e1 d1");
    let game = scene.levels("a1 3").skyscrapers("b2").turn(A, PLAIN);
    assert_eq!(moves(&game, "a1"), squares("a2 b1"));
}

#[test]
fn case_4_it_can_build_on_the_square_that_it_left() {
    let scene = scene(2).workers(A, "a1 e5").workers(B, "c1 e1");
    let game = scene.skyscrapers("a2 b2").turn(A, PLAIN);
    let game = after(&game, "use a1 move b1");
    assert_eq!(choices(&game), squares("a1 c2"));
}

#[test]
fn case_5_it_builds_on_any_level_below_a_rooftop() {
    let scene = scene(2).workers(A, "a1 e5").workers(B, "e1 d4");
    let game = scene.levels("a2 2 b2 3").turn(A, PLAIN);
    let game = after(&game, "use a1 move b1");
    assert_eq!(choices(&game), squares("a1 a2 b2 c1 c2"));
    assert_eq!(level(&after(&game, "build a1"), "a1"), 1);
    assert_eq!(level(&after(&game, "build a2"), "a2"), 3);
    let roofed = after(&game, "build b2");
    assert_eq!(level(&roofed, "b2"), 3);
    assert!(roofed.city.rooftops.contains(square("b2")));
    assert_eq!(level(&after(&game, "build c1"), "c1"), 1);
}

#[test]
fn case_6_it_builds_beside_its_new_place() {
    let scene = scene(2).workers(A, "c3 e5").workers(B, "e1 a5");
    let game = scene.turn(A, PLAIN);
    assert_eq!(
        refused(&game, "use c3 move c4 build c2"),
        Illegal::OutOfReach(square("c2"))
    );
}

#[test]
fn case_7_the_worker_that_moved_builds() {
    let scene = scene(2).workers(A, "c3 e5").workers(B, "e1 a5");
    let game = after(&scene.turn(A, PLAIN), "use c3 move c2");
    assert_eq!(
        game.check(&Action::Build(square("d5"))),
        Err(Illegal::OutOfReach(square("d5")))
    );
    assert_eq!(game.check(&Action::Use(square("e5"))), Err(Illegal::NotNow));
}

#[test]
fn case_8_a_rooftop_that_is_not_left_cannot_be_built() {
    let scene = scene(2).workers(A, "b1 e5").workers(B, "e1 a5");
    let game = scene.levels("c2 3").supply(61, 0, 6).turn(A, PLAIN);
    assert_eq!(
        refused(&game, "use b1 move b2 build c2"),
        Illegal::NoneLeft(Piece::Rooftop)
    );
    assert!(!choices(&after(&game, "use b1 move b2")).contains(square("c2")));
}

#[test]
fn case_9_a_skyscraper_is_neither_entered_nor_built_on() {
    let scene = scene(2).workers(A, "a1 e5").workers(B, "e1 a5");
    let game = scene.skyscrapers("b2").turn(A, PLAIN);
    let by = Obstacle::Skyscraper;
    let square = square("b2");
    let wanted = Illegal::Occupied { square, by };
    assert_eq!(refused(&game, "use a1 move b2"), wanted);
    assert_eq!(refused(&game, "use a1 move b1 build b2"), wanted);
}
