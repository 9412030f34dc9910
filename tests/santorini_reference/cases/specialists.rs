//! The Specialists.

use super::*;
use crate::reading::Role::*;

#[test]
fn case_029_a_push_is_one_more_move() {
    let position = on_5x5("A1 c3, B1 c4");
    let all_round = squares("b2 b3 b4 c2 c4 d2 d3 d4");
    assert_eq!(goes(&position, NypdOfficer, "A1"), all_round);
    let words = "B1 forced to c5, A1 to c4, A1 builds c3";
    let turn = the(&position, NypdOfficer, words);
    assert!(turn.has("B1", "c5") && turn.has("A1", "c4"));
}

#[test]
fn cases_030_031_032_036_nothing_may_stand_behind_and_nobody_pushes_their_own() {
    let chain = on_5x5("A1 c3, B1 c4, B2 c5");
    let edge = on_5x5("A1 c4, B1 c5");
    let own = on_5x5("A1 c3, A2 c4");
    let roof = on_5x5("A1 c3, B1 d4").r("e5");
    for position in [chain, edge, own, roof] {
        assert!(never(&position, NypdOfficer, "forced"));
        assert_eq!(goes(&position, NypdOfficer, "A1").len(), 7);
    }
}

#[test]
fn case_033_a_push_climbs_one_level_only() {
    let position = on_5x5("A1 c3, B1 c4").h(2, "c4");
    assert!(never(&position, NypdOfficer, "forced"));
    let position = position.h(1, "c3");
    assert!(!never(&position, NypdOfficer, "B1 forced to c5, A1 to c4"));
}

/// A push from level 2 to level 3, and the victim to level 3 as well.
fn push_to_the_top() -> Position {
    on_5x5("A1 c3, B1 c4").h(2, "c3").h(3, "c4 c5")
}

#[test]
fn case_034_a_push_wins_by_climbing() {
    let position = push_to_the_top().holds('A');
    let turn = the(&position, NypdOfficer, "B1 forced to c5, A1 to c4");
    assert_eq!(turn.winner, Some('A'));
    assert!(turn.has("B1", "c5"));
}

#[test]
fn case_035_who_is_pushed_up_does_not_win() {
    let position = push_to_the_top().holds('B');
    let words = "B1 forced to c5, A1 to c4, A1 builds c3";
    assert_eq!(the(&position, NypdOfficer, words).winner, NOBODY);
}

#[test]
fn case_039_only_neighbours_can_be_named() {
    let position = on_5x5("A1 a1, B1 c3, B2 a4");
    for words in after(&position, NightGuard, "A1 to b2") {
        assert!(words.ends_with(", B1 chosen"), "{words}");
    }
    assert_eq!(after(&position, NightGuard, "A1 to b2").len(), 7);
}

#[test]
fn case_040_nobody_near_nobody_named() {
    let position = on_5x5("A1 a1, B1 c3, B2 a4");
    let rest = after(&position, NightGuard, "A1 to b1");
    assert_eq!(rest.len(), 5);
    assert!(rest.iter().all(|it| !it.contains("chosen")));
}

/// B1 is enclosed in a corner, B2 is free, A1 has gone beside both.
fn enclosed() -> Position {
    on_5x5("A1 c3, B1 a1, B2 c1").s("a2").h(2, "b1")
}

#[test]
fn case_041_who_cannot_move_may_be_named() {
    let rest = after(&enclosed(), NightGuard, "A1 to b2, A1 builds c3");
    assert_eq!(rest, set(["B1 chosen", "B2 chosen"]));
    let turn = the(&enclosed(), NightGuard, "A1 to b2, A1 builds c3, B1 chosen");
    let replies = replies(&turn.end, worker("B1"));
    assert_eq!(replies.len(), 1);
    assert_eq!((&replies[0].end, replies[0].winner), (&turn.end, NOBODY));
}

#[test]
fn ruling_008_unless_it_must_be_one_that_can() {
    let mobile = Rulings {
        name_the_mobile: true,
        ..Rulings::default()
    };
    let position = enclosed().ruled(mobile);
    let rest = after(&position, NightGuard, "A1 to b2, A1 builds c3");
    assert_eq!(rest, set(["B2 chosen"]));
}

#[test]
fn cases_043_and_044_the_owner_moves_it_by_the_base_rules() {
    let position = on_5x5("A1 a1, B1 c3, C1 b3").h(2, "d4").h(1, "d3").s("e1");
    let rest = after(&position, NightGuard, "A1 to b2, A1 builds a1");
    assert_eq!(rest, set(["B1 chosen", "C1 chosen"]));
    let words = "A1 to b2, A1 builds a1, B1 chosen";
    let turn = the(&position, NightGuard, words);
    assert_eq!(turn.winner, NOBODY);
    let replies = replies(&turn.end, worker("B1"));
    let places = replies.iter().map(|it| it.end.square_of(worker("B1")));
    assert_eq!(places.collect::<BTreeSet<_>>(), squares("b4 c2 c4 d2 d3"));
}

#[test]
fn case_045_the_vendors_customer_must_come() {
    let position = on_5x5("A1 a1, B1 c3").h(1, "b2");
    let rest = after(&position, StreetVendor, "A1 to b1, A1 builds b2");
    assert_eq!(rest, set(["B1 forced to b2"]));
}

#[test]
fn case_046_nobody_comes_to_a_rooftop() {
    let position = on_5x5("A1 a1, B1 c3").h(3, "b2");
    let turn = the(&position, StreetVendor, "A1 to b1, A1 roofs b2");
    assert!(turn.has("B1", "c3"));
}

#[test]
fn case_047_who_comes_to_level_3_does_not_win() {
    let position = on_5x5("A1 a1, B1 c3").h(2, "b2").holds('B');
    let words = "A1 to b1, A1 builds b2, B1 forced to b2";
    let turn = the(&position, StreetVendor, words);
    assert_eq!((turn.level("b2"), turn.winner), (3, NOBODY));
}

#[test]
fn case_048_one_of_them_of_choice() {
    let position = on_5x5("A1 a1, B1 c3, B2 c1");
    let rest = after(&position, StreetVendor, "A1 to b1, A1 builds b2");
    assert_eq!(rest, set(["B1 forced to b2", "B2 forced to b2"]));
}

#[test]
fn cases_049_and_050_only_opponents_beside_the_block() {
    let own = on_5x5("A1 a1, A2 b3");
    the(&own, StreetVendor, "A1 to b1, A1 builds b2");
    let beside_the_builder = on_5x5("A1 a1, B1 c1");
    the(&beside_the_builder, StreetVendor, "A1 to b2, A1 builds a3");
}

/// The Fashion Designer on level 3 with B1 beside.
fn followed() -> Position {
    on_5x5("A1 b2, B1 c3").h(3, "b2").holds('B')
}

#[test]
fn case_051_the_follower_comes_into_the_square_left_and_does_not_win() {
    let turns = turns(FashionDesigner, &followed(), 'A');
    for turn in &turns {
        assert!(turn.has("B1", "b2"), "{}", turn.in_words());
        assert_eq!(turn.winner, NOBODY);
        assert_eq!(turn.steps[0], Step::Choose(worker("B1")));
        assert!(matches!(turn.steps[2], Step::Force(..)));
    }
    let rest = after(
        &followed(),
        FashionDesigner,
        "B1 chosen, A1 to c2, B1 forced to b2",
    );
    assert!(rest.contains("A1 builds c3") && !rest.contains("A1 builds b2"));
}

#[test]
fn case_052_not_into_the_followers_square() {
    let places = squares("a1 a2 a3 b1 b3 c1 c2");
    assert_eq!(goes(&followed(), FashionDesigner, "A1"), places);
}

#[test]
fn case_054_a_worker_alone_has_an_ordinary_turn() {
    let position = on_5x5("A1 b2, A2 e5, B1 c3");
    let turn = the(&position, FashionDesigner, "A2 to e4, A2 builds e5");
    assert!(turn.has("B1", "c3"));
}

#[test]
fn case_055_ones_own_other_worker_follows_too() {
    let position = on_5x5("A1 b2, A2 b3");
    let all = all(&position, FashionDesigner);
    let so =
        |it: &String| it.starts_with("A2 chosen, A1 to ") || it.starts_with("A1 chosen, A2 to ");
    assert!(!all.is_empty() && all.iter().all(so));
    let never_own = Rulings {
        own_targets: false,
        ..Rulings::default()
    };
    assert!(never(&position.ruled(never_own), FashionDesigner, "forced"));
}

#[test]
fn case_056_nobody_follows_the_winner() {
    let position = on_5x5("A1 b2, B1 c3").h(2, "b2").h(3, "b3").holds('A');
    let turn = the(&position, FashionDesigner, "B1 chosen, A1 to b3");
    assert_eq!(turn.winner, Some('A'));
    assert!(turn.has("B1", "c3"));
}

#[test]
fn case_058_over_what_stands_there_and_one_must_happen() {
    let position = on_5x5("A1 a2, B1 b3").s("b4");
    let rest = after(&position, Reporter, "A1 to a3, A1 builds a2");
    assert_eq!(rest, set(["B1 forced to b5", "B1 forced to b2"]));
}

#[test]
fn case_059_any_height_and_no_win() {
    let position = on_5x5("A1 a2, B1 b3").h(3, "b4").holds('B');
    let words = "A1 to a3, A1 builds a2, B1 forced to b4";
    assert_eq!(the(&position, Reporter, words).winner, NOBODY);
}

#[test]
fn case_060_nowhere_to_send_nothing_happens() {
    let position = on_5x5("A1 a4, B1 b5").r("b1 b2 b3 b4");
    let turn = the(&position, Reporter, "A1 to a5, A1 builds a4");
    assert!(turn.has("B1", "b5"));
}

#[test]
fn case_061_over_other_workers() {
    let position = on_5x5("A1 a2, B1 b3, B2 b4");
    let rest = after(&position, Reporter, "A1 to a3, A1 builds a2");
    let four = [
        "B1 forced to b5",
        "B1 forced to b2",
        "B2 forced to b5",
        "B2 forced to b2",
    ];
    assert_eq!(rest, set(four));
}

#[test]
fn case_062_in_the_victims_own_file() {
    let position = on_5x5("A1 a2, B1 b4");
    let rest = after(&position, Reporter, "A1 to a3, A1 builds a2");
    assert_eq!(rest, set(["B1 forced to b5", "B1 forced to b3"]));
}
