//! Moving and building without any card, by which the Broadway Actors play when they are alone.

use super::*;
use crate::reading::Role::*;

#[test]
fn case_001_not_onto_a_worker() {
    let position = on_5x5("A1 a1, B1 b2");
    assert_eq!(goes(&position, BroadwayActors, "A1"), squares("a2 b1"));
}

#[test]
fn case_002_one_level_up_and_not_onto_a_rooftop() {
    let position = on_5x5("A1 a1").h(2, "a2").h(1, "b1").r("b2");
    assert_eq!(goes(&position, BroadwayActors, "A1"), squares("b1"));
}

#[test]
fn case_003_any_number_down() {
    let position = on_5x5("A1 a1").h(3, "a1").s("b2");
    assert_eq!(goes(&position, BroadwayActors, "A1"), squares("a2 b1"));
}

#[test]
fn case_004_the_square_just_left_can_be_built_on() {
    let position = on_5x5("A1 a1, B1 c1").s("a2 b2");
    let built = after(&position, BroadwayActors, "A1 to b1");
    assert_eq!(built, set(["A1 builds a1", "A1 builds c2"]));
}

#[test]
fn case_005_any_level_can_be_built_on() {
    let position = on_5x5("A1 a1").h(2, "a2").h(3, "b2");
    let built = after(&position, BroadwayActors, "A1 to b1");
    let expected = [
        "A1 builds a1",
        "A1 builds a2",
        "A1 roofs b2",
        "A1 builds c1",
        "A1 builds c2",
    ];
    assert_eq!(built, set(expected));
    let turn = the(&position, BroadwayActors, "A1 to b1, A1 builds a2");
    assert_eq!((turn.level("a2"), turn.end.blocks_left), (3, 63));
    let turn = the(&position, BroadwayActors, "A1 to b1, A1 roofs b2");
    assert_eq!((turn.level("b2"), turn.end.rooftops_left), (3, 9));
    assert!(turn.end.rooftops.contains(&sq("b2")));
}

#[test]
fn case_006_builds_beside_the_new_place() {
    let built = after(&on_5x5("A1 c3"), BroadwayActors, "A1 to c4");
    assert_eq!(built.len(), 8);
    assert!(!built.contains("A1 builds c2"));
}

#[test]
fn case_007_the_same_worker_builds() {
    let position = on_5x5("A1 a1, A2 d4, B1 c3").s("e5");
    for role in Role::ALL {
        for turn in turns(role, &position, 'A') {
            for step in &turn.steps {
                if let Step::Build(builder, ..) = step {
                    assert!(
                        *builder == turn.worker || role == BroadwayActors,
                        "{role:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn case_008_no_fourth_block() {
    let position = on_5x5("A1 c4").h(3, "c2").supply(64, 0, 6);
    assert!(!after(&position, BroadwayActors, "A1 to c3").is_empty());
    assert!(never(&position, BroadwayActors, "c2"));
}

#[test]
fn case_009_a_skyscraper_is_neither_entered_nor_built_on() {
    let position = on_5x5("A1 a1, A2 c3").s("b2");
    for role in Role::ALL {
        assert!(never(&position, role, "b2"), "{role:?}");
    }
}

#[test]
fn case_119_the_worker_that_can_acts() {
    let position = on_5x5("A1 a1, A2 e5").s("a2 b1 b2");
    for role in [BroadwayActors, NypdOfficer, CraneOperator, Ironworker] {
        let turns = turns(role, &position, 'A');
        assert!(!turns.is_empty(), "{role:?}");
        assert!(turns.iter().all(|it| it.worker == worker("A2")), "{role:?}");
    }
}

#[test]
fn case_120_one_worker_of_choice_leaves_and_nothing_else() {
    let position = on_5x5("A1 a1, A2 e5, B1 c3, C1 a5").s("a2 b1 b2 d4 d5 e4");
    assert_eq!(all(&position, BroadwayActors), [""; 0]);
    let losses = losses(&position, 'A');
    let words: Vec<String> = losses.iter().map(Turn::in_words).collect();
    assert_eq!(words, ["A1 leaves", "A2 leaves"]);
    for loss in losses {
        let mut back = loss.end.clone();
        let square = position.square_of(loss.worker);
        back.workers.insert(loss.worker, square);
        assert_eq!((back, loss.winner), (position.clone(), NOBODY));
    }
}

#[test]
fn case_122_who_alone_has_workers_wins() {
    let position = on_5x5("A1 a1, B1 c3").s("a2 b1 b2");
    assert_eq!(all(&position, BroadwayActors), [""; 0]);
    assert_eq!(losses(&position, 'A')[0].winner, Some('B'));
}

#[test]
fn case_133_abilities_are_for_the_own_turn() {
    // B may have played what it likes: neither the answer nor A's turns depend on it.
    let position = on_5x5("A1 c3, B1 c4");
    assert_eq!(goes(&position, Engineer, "A1").len(), 7);
    assert_eq!(goes(&position, NypdOfficer, "A1").len(), 8);
}

#[test]
fn case_135_nothing_left_to_build_with() {
    let position = on_5x5("A1 c3, B1 a1").supply(0, 0, 0).h(2, "c3").h(3, "c4");
    for role in Role::ALL {
        assert_eq!(all(&position, role), [""; 0], "{role:?}");
    }
    let position = position.holds('A');
    assert_eq!(all(&position, CraneOperator), ["A1 to c4"]);
    let unlimited = Rulings {
        unlimited_supply: true,
        ..Rulings::default()
    };
    let beside_b1_and_others = 7 + 6 * 8;
    let all = all(&position.ruled(unlimited), Reporter);
    assert_eq!(all.len(), 1 + beside_b1_and_others);
}
