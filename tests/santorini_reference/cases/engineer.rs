//! The Engineer, and the island's lists of neighbours.

use super::*;
use crate::reading::Role::*;

#[test]
fn case_111_before_the_move_where_it_can_be() {
    let position = on_5x5("A1 a1").h(1, "a2 b1");
    assert_eq!(goes(&position, Engineer, "A1"), squares("a2 b1"));
    assert!(
        all(&position, Engineer)
            .iter()
            .all(|it| it.starts_with("A1 raises b2, A1 to "))
    );
}

#[test]
fn cases_112_and_113_no_place_or_none_left_and_the_turn_goes_on() {
    let no_place = on_5x5("A1 a1").h(1, "a2 b1 b2");
    let none_left = on_5x5("A1 a1").supply(64, 10, 0);
    for position in [no_place, none_left] {
        assert_eq!(goes(&position, Engineer, "A1"), squares("a2 b1 b2"));
        assert!(never(&position, Engineer, "raises"));
    }
}

#[test]
fn cases_115_and_116_only_on_free_ground() {
    let position = on_5x5("A1 a1, B1 b2").h(1, "b1");
    assert!(
        all(&position, Engineer)
            .iter()
            .all(|it| it.starts_with("A1 raises a2, A1 to b1"))
    );
    assert!(!all(&position, Engineer).is_empty());
}

#[test]
fn case_118_beside_the_worker_that_acts() {
    let position = on_5x5("A1 a1, A2 e5");
    for turn in turns(Engineer, &position, 'A') {
        let Step::Build(_, placed, _) = turn.steps[0] else {
            panic!("{}", turn.in_words())
        };
        let stands = position.square_of(turn.worker);
        assert!(position.neighbours(stands).contains(&placed));
    }
    for who in ["A1", "A2"] {
        assert_eq!(goes(&position, Engineer, who).len(), 3);
    }
}

#[test]
fn ruling_015_a_skyscraper_that_blocks_its_engineer() {
    let position = on_5x5("A1 a1").s("a2 b1");
    assert_eq!(all(&position, Engineer), [""; 0]);
    let lenient = Rulings {
        lenient: true,
        ..Rulings::default()
    };
    let position = position.ruled(lenient);
    assert_eq!(goes(&position, Engineer, "A1"), squares("b2"));
}

#[test]
fn ruling_015_a_follower_who_takes_the_last_place_to_build() {
    let position = on_5x5("A1 a1, B1 b2").s("a2 b3 c1 c2 c3 a3");
    // After A1 to b1 the follower stands on a1, and its own square is free again.
    assert_eq!(
        all(&position, FashionDesigner),
        ["B1 chosen, A1 to b1, B1 forced to a1, A1 builds b2"]
    );
    let scarce = position.h(3, "b2").supply(64, 0, 6);
    assert_eq!(all(&scarce, FashionDesigner), [""; 0]);
    let lenient = Rulings {
        lenient: true,
        ..Rulings::default()
    };
    let all = all(&scarce.ruled(lenient), FashionDesigner);
    assert_eq!(all, ["A1 to b1, A1 builds a1"]);
}

/// The squares of the island by how many neighbours they have.
#[test]
fn the_island_has_its_neighbours() {
    let position = Position::empty(boards::manhattan28());
    let with = |count: usize| -> BTreeSet<Square> {
        let board = position.board.iter().copied();
        board
            .filter(|it| position.neighbours(*it).len() == count)
            .collect()
    };
    assert_eq!(with(3), squares("d8 b1"));
    assert_eq!(with(4), squares("c8 b7 e6 a5 e4 a3 d2 c1"));
    assert_eq!(with(5), squares("e5 a4"));
    assert_eq!(with(6), squares("d7 b6 d3 b2"));
    assert_eq!(with(7), squares("c7 d6 b5 d4 b3 c2"));
    assert_eq!(with(8), squares("c6 c5 d5 b4 c4 c3"));
    let pairs: usize = (3..=8).map(|it| it * with(it).len()).sum();
    assert_eq!((position.board.len(), pairs / 2), (28, 81));
    let larger = boards::manhattan33();
    assert_eq!((larger.len(), boards::test5x5().len()), (33, 25));
}
