//! The Movers.

use super::*;
use crate::reading::Role::*;

#[test]
fn case_093_over_whatever_is_occupied() {
    let position = on_5x5("A1 c1, B1 c2").s("c3").r("c4");
    assert_eq!(goes(&position, SubwayOperator, "A1"), squares("b1 c5 d1"));
}

#[test]
fn case_094_never_past_a_free_square() {
    let position = on_5x5("A1 c1").h(2, "c2").r("b1").h(1, "d1");
    assert_eq!(goes(&position, SubwayOperator, "A1"), squares("a1 d1"));
}

#[test]
fn case_095_no_other_step_instead() {
    let position = on_5x5("A1 c1").h(2, "c2 b1 d1");
    assert_eq!(all(&position, SubwayOperator), [""; 0]);
}

#[test]
fn case_096_a_long_climb_wins() {
    let position = on_5x5("A1 c1, B1 c2").h(2, "c1").h(3, "c3").holds('A');
    let turn = the(&position, SubwayOperator, "A1 to c3");
    assert_eq!(turn.winner, Some('A'));
}

#[test]
fn case_098_the_first_free_square_only() {
    assert_eq!(
        goes(&on_5x5("A1 c1"), SubwayOperator, "A1"),
        squares("b1 c2 d1")
    );
}

#[test]
fn case_099_two_squares_or_three() {
    let corners = squares("a1 a3 a5 c1 c5 e1 e3 e5");
    assert_eq!(goes(&on_5x5("A1 c3"), TaxiDriver, "A1"), corners);
}

#[test]
fn case_100_in_a_straight_line() {
    let ends = squares("a3 a4 c1 c3 d1 d4");
    assert_eq!(goes(&on_5x5("A1 a1"), TaxiDriver, "A1"), ends);
}

#[test]
fn case_101_over_anything() {
    let position = on_5x5("A1 a1, B1 a2, B2 c3")
        .h(2, "c1")
        .h(1, "d1")
        .s("b2")
        .r("b1");
    assert_eq!(goes(&position, TaxiDriver, "A1"), squares("a3 a4 d1 d4"));
}

#[test]
fn case_102_only_start_and_end_count() {
    let position = on_5x5("A1 a1").h(3, "a2 a3").h(1, "a4");
    assert!(goes(&position, TaxiDriver, "A1").contains(&sq("a4")));
}

#[test]
fn case_104_on_the_island() {
    let position = on(boards::manhattan28(), "A1 c4");
    let ends = squares("a4 c1 c2 c6 c7 e4 e6");
    assert_eq!(goes(&position, TaxiDriver, "A1"), ends);
}

#[test]
fn case_105_beside_a_skyscraper() {
    let position = on_5x5("A1 c1").s("d4");
    assert_eq!(goes(&position, TourBusDriver, "A1"), squares("c3 c4 c5"));
}

#[test]
fn case_107_no_skyscraper_in_line_no_turn() {
    let position = on_5x5("A1 a1").s("d4");
    assert_eq!(all(&position, TourBusDriver), [""; 0]);
}

#[test]
fn case_108_must_move_and_may_pass_over_it() {
    let position = on_5x5("A1 c4").s("d4");
    assert_eq!(goes(&position, TourBusDriver, "A1"), squares("c3 c5 e4"));
}

#[test]
fn case_110_the_ordinary_step_is_no_alternative() {
    let position = on_5x5("A1 a1").s("a3 a4 c1 c3 d1").h(2, "d4 a2 b1");
    assert_eq!(goes(&position, CraneOperator, "A1"), squares("b2"));
    for role in [SubwayOperator, TaxiDriver] {
        assert_eq!(all(&position, role), [""; 0], "{role:?}");
    }
    assert!(!goes(&position, TourBusDriver, "A1").contains(&sq("b2")));
}

#[test]
fn ruling_016_lines_end_at_the_water_unless_they_cross_it() {
    let position = on(Box::leak(Box::new(boards::drawn(&["##.###"]))), "A1 b1").s("f1");
    let crossing = Rulings {
        cross_water: true,
        ..Rulings::default()
    };
    let crossing = position.clone().ruled(crossing);
    assert_eq!(goes(&position, SubwayOperator, "A1"), squares("a1"));
    assert_eq!(goes(&crossing, SubwayOperator, "A1"), squares("a1 d1"));
    assert_eq!(goes(&position, TaxiDriver, "A1"), squares(""));
    assert_eq!(goes(&crossing, TaxiDriver, "A1"), squares("d1 e1"));
    assert_eq!(goes(&position, TourBusDriver, "A1"), squares(""));
    assert_eq!(goes(&crossing, TourBusDriver, "A1"), squares("e1"));
}
