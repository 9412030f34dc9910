//! Winning.

use super::*;
use crate::reading::Role::*;

/// A worker on level 2 beside one square of level 3.
fn below_the_top() -> Position {
    on_5x5("A1 c3").h(2, "c3").h(3, "c4")
}

#[test]
fn case_011_the_holder_wins_by_climbing_and_need_not_build() {
    let position = below_the_top().holds('A');
    let turn = the(&position, Ironworker, "A1 to c4");
    assert_eq!(turn.winner, Some('A'));
    assert!(never(&position, Ironworker, "A1 to c4, "));
}

#[test]
fn case_012_without_the_statue_it_is_a_move_like_others() {
    let position = below_the_top().holds('B');
    let built = after(&position, CraneOperator, "A1 to c4");
    assert_eq!(built.len(), 8);
    let all = turns(CraneOperator, &position, 'A');
    assert!(all.iter().all(|it| it.winner == NOBODY));
}

#[test]
fn case_013_from_one_top_to_another_is_no_climb() {
    let position = below_the_top().h(3, "c3").holds('A');
    assert_eq!(after(&position, StreetVendor, "A1 to c4").len(), 8);
    let all = turns(StreetVendor, &position, 'A');
    assert!(all.iter().all(|it| it.winner == NOBODY));
}

/// A Taxi's way from a1 to a top that has skyscrapers all round.
fn walled_in() -> Position {
    on_5x5("A1 a1")
        .h(2, "a1")
        .h(3, "c3")
        .s("b2 b3 b4 c2 c4 d2 d3 d4")
}

#[test]
fn case_016_a_winning_move_needs_no_place_to_build() {
    let turn = the(&walled_in().holds('A'), TaxiDriver, "A1 to c3");
    assert_eq!(turn.winner, Some('A'));
}

#[test]
fn case_017_any_other_move_needs_one() {
    let position = walled_in().holds('B');
    assert!(never(&position, TaxiDriver, "A1 to c3"));
    assert!(!all(&position, TaxiDriver).is_empty());
}

/// A worker that can go beside a square of level 3 for a rooftop.
fn under_a_roof() -> Position {
    on_5x5("A1 a1").h(1, "a2 b1 b2").h(3, "c1")
}

#[test]
fn case_020_the_holder_wins_by_an_engineers_rooftop() {
    let position = under_a_roof().holds('A');
    for words in ["A1 to b1, A1 roofs c1", "A1 to b2, A1 roofs c1"] {
        assert_eq!(the(&position, Engineer, words).winner, Some('A'));
    }
    let all = turns(Engineer, &position, 'A');
    assert_eq!(all.iter().filter(|it| it.winner.is_some()).count(), 2);
}

#[test]
fn case_021_an_engineer_without_the_statue_does_not() {
    let position = under_a_roof().holds('B');
    for words in ["A1 to b1, A1 roofs c1", "A1 to b2, A1 roofs c1"] {
        assert_eq!(the(&position, Engineer, words).winner, NOBODY);
    }
}

#[test]
fn cases_022_and_023_no_other_rooftop_wins() {
    let position = on_5x5("A1 a1, B1 d3").h(3, "c1 c2 d2").s("d4").holds('A');
    for role in Role::ALL.into_iter().filter(|it| *it != Engineer) {
        let turns = turns(role, &position, 'A');
        assert!(turns.iter().all(|it| it.winner == NOBODY), "{role:?}");
    }
    let words = "A1 to b1, A1 roofs c1";
    assert_eq!(the(&position, NypdOfficer, words).winner, NOBODY);
    let words = "A1 to b1, A1 roofs c1, A1 roofs c2";
    assert_eq!(the(&position, Ironworker, words).winner, NOBODY);
}

#[test]
fn case_024_a_skyscraper_is_no_rooftop() {
    let position = on_5x5("A1 a1").holds('A');
    let words = "A1 raises a2, A1 to b1, A1 builds a1";
    let turn = the(&position, Engineer, words);
    assert_eq!((turn.winner, turn.end.skyscrapers_left), (NOBODY, 5));
}

/// A has named B1, who stands on level 2 beside level 3.
fn named() -> Position {
    on_5x5("A1 b2, B1 c3").h(2, "c3").h(3, "c4")
}

#[test]
fn case_026_who_is_named_may_win_by_climbing() {
    let replies = replies(&named().holds('B'), worker("B1"));
    for reply in &replies {
        let wins = reply.has("B1", "c4");
        assert_eq!(reply.winner, wins.then_some('B'), "{}", reply.in_words());
    }
    assert_eq!(replies.len(), 7);
    let not_then = Rulings {
        named_may_win: false,
        ..Rulings::default()
    };
    let replies = super::replies(&named().holds('B').ruled(not_then), worker("B1"));
    assert_eq!(replies.len(), 7);
    assert!(replies.iter().all(|it| it.winner == NOBODY));
}

#[test]
fn case_027_but_only_with_the_statue() {
    for holder in ['A', 'C'] {
        let replies = replies(&named().holds(holder), worker("B1"));
        assert_eq!(replies.len(), 7);
        assert!(replies.iter().all(|it| it.winner == NOBODY));
    }
}

#[test]
fn case_028_the_first_of_both_may_win() {
    let position = on_5x5("A1 a1, A2 e5").h(2, "e5").h(3, "e4").holds('A');
    let turn = the(&position, BroadwayActors, "A2 to e4");
    assert_eq!(turn.winner, Some('A'));
    let turn = the(&position, BroadwayActors, "A1 to b2, A2 to e4");
    assert_eq!(turn.winner, Some('A'));
}
