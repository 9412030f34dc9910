//! The Engineer's skyscrapers.

use super::*;

fn engineer(levels: &str, own: &str, skyscrapers: u8) -> SantoriniNewYork {
    let scene = scene(2).workers(A, own).workers(B, "e1 a5");
    let scene = scene.levels(levels).supply(50, 10, skyscrapers);
    scene.holder(B).turn(A, Role::Engineer)
}

#[test]
fn case_111_a_skyscraper_has_to_be_placed_before_the_move() {
    let game = after(&engineer("a2 1 b1 1", "a1", 6), "use a1");
    assert_eq!(game.question(), Some(Question::Skyscraper));
    assert_eq!(choices(&game), squares("b2"));
    assert_eq!(
        game.check(&Action::Move(square("b1"))),
        Err(Illegal::NotNow)
    );
    let game = after(&game, "sky b2");
    assert_eq!(choices(&game), squares("a2 b1"));
}

#[test]
fn case_112_without_ground_beside_it_the_turn_goes_on() {
    let game = after(&engineer("a2 1 b1 1 b2 1", "a1", 6), "use a1");
    assert_eq!(game.question(), Some(Question::Move));
    assert_eq!(game.city.skyscrapers, Squares::NONE);
}

#[test]
fn case_113_without_skyscrapers_as_well() {
    let game = after(&engineer("", "a1", 0), "use a1");
    assert_eq!(game.question(), Some(Question::Move));
}

#[test]
fn case_115_a_square_with_a_worker_is_no_place() {
    let scene = scene(2).workers(A, "a1 e5").workers(B, "b2 a5");
    let game = after(&scene.turn(A, Role::Engineer), "use a1");
    assert_eq!(choices(&game), squares("a2 b1"));
    let by = Obstacle::Worker;
    let square = square("b2");
    assert_eq!(
        game.check(&Action::Skyscraper(square)),
        Err(Illegal::Occupied { square, by })
    );
}

#[test]
fn case_116_skyscrapers_stand_on_the_ground() {
    let game = engineer("a2 1", "a1", 6);
    assert_eq!(
        refused(&game, "use a1 sky a2"),
        Illegal::NotGround(square("a2"))
    );
}

#[test]
fn case_118_it_is_placed_beside_the_worker_that_acts() {
    let game = engineer("", "a1 d4", 6);
    assert_eq!(choices(&game), squares("a1 d4"));
    assert_eq!(choices(&after(&game, "use a1")), squares("a2 b1 b2"));
    assert_eq!(
        refused(&game, "use a1 sky d3"),
        Illegal::OutOfReach(square("d3"))
    );
    assert!(choices(&after(&game, "use d4")).contains(square("d3")));
}
