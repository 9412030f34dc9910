//! The Builders.

use super::*;
use crate::reading::Role::*;

/// A1 can only go to b1, A2 nowhere.
fn cornered() -> Position {
    on_5x5("A1 a1, A2 e5, B1 d4, B2 d5")
        .h(2, "e4 a2")
        .h(1, "b1")
        .r("b2")
        .s("c1 c2")
}

#[test]
fn case_064_two_builds_or_no_turn() {
    let only = "A1 to b1, A1 builds a1, A1 builds a2";
    assert_eq!(all(&cornered(), Ironworker), [only]);
    let turn = the(&cornered(), Ironworker, only);
    assert_eq!((turn.level("a1"), turn.level("a2")), (1, 3));
}

#[test]
fn case_065_one_build_is_not_enough() {
    assert_eq!(all(&cornered().r("a2"), Ironworker), [""; 0]);
}

#[test]
fn cases_066_and_068_two_different_squares_rooftops_too() {
    let position = on_5x5("A1 a1").h(3, "a2 b2").s("c1 c2");
    let rest = after(&position, Ironworker, "A1 to b1");
    let pairs = [
        "A1 builds a1, A1 roofs a2",
        "A1 builds a1, A1 roofs b2",
        "A1 roofs a2, A1 roofs b2",
    ];
    assert_eq!(rest, set(pairs));
    let one_left = position.supply(64, 1, 6);
    assert_eq!(after(&one_left, Ironworker, "A1 to b1").len(), 2);
}

#[test]
fn case_069_twice_on_the_ground() {
    let position = on_5x5("A1 a1");
    let words = "A1 to b1, A1 builds a1, A1 builds a1";
    assert_eq!(the(&position, CraneOperator, words).level("a1"), 2);
    assert!(
        all(&position, CraneOperator)
            .iter()
            .all(|it| it.matches("builds").count() == 2)
    );
}

#[test]
fn case_070_a_block_and_a_rooftop() {
    let position = on_5x5("A1 a1").h(2, "c1");
    let words = "A1 to b1, A1 builds c1, A1 roofs c1";
    let turn = the(&position, CraneOperator, words);
    assert_eq!((turn.end.blocks_left, turn.end.rooftops_left), (63, 9));
    assert_eq!(turn.level("c1"), 3);
    assert!(turn.end.rooftops.contains(&sq("c1")));
}

#[test]
fn case_071_one_rooftop_is_all() {
    let position = on_5x5("A1 a1").h(3, "c1");
    the(&position, CraneOperator, "A1 to b1, A1 roofs c1");
}

#[test]
fn case_072_both_pieces_must_be_there() {
    let position = on_5x5("A1 a1").h(2, "c1").supply(64, 0, 6);
    let rest = after(&position, CraneOperator, "A1 to b1");
    assert_eq!(rest.len(), 4);
    assert!(never(&position, CraneOperator, "c1"));
}

#[test]
fn cases_074_and_078_both_move_then_both_build() {
    let position = on_5x5("A1 a1, A2 a2").s("a3 b2 b3");
    let mut results = BTreeSet::new();
    for turn in turns(BroadwayActors, &position, 'A') {
        assert!(matches!(turn.steps[0], Step::Move(..)));
        assert!(matches!(turn.steps[1], Step::Move(..)));
        assert!(matches!(turn.steps[2], Step::Build(..)));
        let places = ["A1", "A2"].map(|it| format!("{:?}", turn.end.square_of(worker(it))));
        let built: Vec<String> = turn
            .end
            .levels
            .iter()
            .map(|it| format!("{:?}={}", it.0, it.1))
            .collect();
        results.insert(format!("{} {}", places.join(" "), built.join(" ")));
    }
    let six = [
        "a2 b1 a1=1 c1=1",
        "a2 b1 a1=1 c2=1",
        "a2 b1 a1=2",
        "b1 a1 a2=1 c1=1",
        "b1 a1 a2=1 c2=1",
        "b1 a1 a2=2",
    ];
    assert_eq!(results, set(six));
}

#[test]
fn case_075_one_worker_has_an_ordinary_turn() {
    let position = on_5x5("A1 a1").s("a2 b2");
    let rest = after(&position, BroadwayActors, "A1 to b1");
    assert_eq!(rest, set(["A1 builds a1", "A1 builds c1", "A1 builds c2"]));
}

#[test]
fn case_076_if_one_is_stuck_the_other_has_an_ordinary_turn() {
    let position = on_5x5("A1 a1, A2 e5").h(2, "d4 d5 e4");
    let all = all(&position, BroadwayActors);
    assert!(!all.is_empty() && all.iter().all(|it| !it.contains("A2")));
}

#[test]
fn case_079_both_may_build_in_one_square() {
    let position = on_5x5("A1 a2, A2 e4");
    let words = "A1 to b2, A2 to d4, A1 builds c3, A2 builds c3";
    assert_eq!(the(&position, BroadwayActors, words).level("c3"), 2);
}

#[test]
fn ruling_011_otherwise_as_much_as_possible() {
    let position = on_5x5("A1 a1, A2 e5").supply(1, 0, 6);
    let all_one = all(&position, BroadwayActors);
    assert!(!all_one.is_empty());
    assert!(all_one.iter().all(|it| it.matches(" to ").count() == 1));
    let more = Rulings {
        broadway: Broadway::Parts,
        ..Rulings::default()
    };
    let all_both = all(&position.ruled(more), BroadwayActors);
    assert!(!all_both.is_empty());
    assert!(all_both.iter().all(|it| it.matches(" to ").count() == 2));
}

#[test]
fn case_080_the_climb_is_measured_after_the_lift() {
    let position = on_5x5("A1 c3").h(1, "c3").h(3, "c4").holds('A');
    let turn = the(&position, Firefighter, "A1 builds c3, A1 to c4");
    assert_eq!(turn.winner, Some('A'));
}

#[test]
fn case_081_and_from_level_3_it_is_no_climb() {
    let position = on_5x5("A1 c3").h(2, "c3").h(3, "c4").holds('A');
    let words = "A1 builds c3, A1 to c4, A1 roofs c3";
    assert_eq!(the(&position, Firefighter, words).winner, NOBODY);
}

#[test]
fn case_082_a_rooftop_ends_the_worker() {
    let position = on_5x5("A1 c3, B1 a1").h(3, "c3");
    assert_eq!(all(&position, Firefighter), ["A1 roofs c3, A1 leaves"]);
    let turn = the(&position, Firefighter, "A1 roofs c3, A1 leaves");
    assert_eq!(turn.winner, Some('B'));
    assert!(turn.end.rooftops.contains(&sq("c3")));
    assert_eq!(turn.end.rooftops_left, 9);
}

#[test]
fn case_083_that_or_the_other_worker() {
    let position = on_5x5("A1 c3, A2 a1, B1 e5").h(3, "c3");
    let words = "A1 roofs c3, A1 leaves";
    assert_eq!(the(&position, Firefighter, words).winner, NOBODY);
    let others = all(&position, Firefighter)
        .into_iter()
        .filter(|it| it != words);
    let others: Vec<String> = others.collect();
    assert!(!others.is_empty());
    assert!(
        others
            .iter()
            .all(|it| it.starts_with("A2 builds a1, A2 to "))
    );
    let last_resort = Rulings {
        free_to_leave: false,
        ..Rulings::default()
    };
    assert_eq!(all(&position.ruled(last_resort), Firefighter), others);
}

#[test]
fn case_085_no_rooftop_no_turn() {
    let position = on_5x5("A1 c3, B1 a1").h(3, "c3").supply(64, 0, 6);
    assert_eq!(all(&position, Firefighter), [""; 0]);
}

#[test]
fn case_086_the_lift_wins_nothing() {
    let position = on_5x5("A1 c3").h(2, "c3").holds('A');
    let turns = turns(Firefighter, &position, 'A');
    assert!(!turns.is_empty() && turns.iter().all(|it| it.winner == NOBODY));
}

/// A1 can go to b2 only, beside B1.
fn foreman() -> Position {
    on_5x5("A1 a1, B1 c3").s("a2 b1")
}

#[test]
fn cases_087_and_091_two_of_the_squares_beside_the_chosen() {
    let rest = after(&foreman(), Foreman, "A1 to b2, B1 chosen");
    assert_eq!(rest.len(), 21);
    assert_eq!(all(&foreman(), Foreman).len(), 21);
    assert!(rest.contains("A1 builds d2, A1 builds d4"));
    assert!(rest.iter().all(|it| !it.contains("b2")));
}

#[test]
fn case_088_nobody_within_reach() {
    assert_eq!(all(&on_5x5("A1 a1, B1 e5"), Foreman), [""; 0]);
}

#[test]
fn case_089_ones_own_may_be_chosen() {
    let position = on_5x5("A1 a1, A2 c3");
    assert_eq!(after(&position, Foreman, "A1 to b2, A2 chosen").len(), 21);
    let never_own = Rulings {
        own_targets: false,
        ..Rulings::default()
    };
    assert_eq!(all(&position.ruled(never_own), Foreman), [""; 0]);
}

#[test]
fn case_090_who_has_not_two_squares_cannot_be_chosen() {
    let position = on_5x5("A1 c1, B1 a1").s("a2 b2");
    assert!(never(&position, Foreman, "A1 to b1"));
}

#[test]
fn case_092_the_first_round_from_the_tips() {
    let position = on(boards::manhattan28(), "A1 d8, A2 b1, B1 a5, B2 e4");
    assert_eq!(all(&position, Foreman), [""; 0]);
}
