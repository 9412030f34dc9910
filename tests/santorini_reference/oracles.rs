//! How many complete turns each role has in three known positions.
//!
//! Ironworker and Foreman count pairs of squares without order, the Broadway Actors each order of
//! moves and of builds; the Night Guard counts each worker that may be named, but not what its
//! owner does then; a move that wins is one turn.

use std::collections::BTreeSet;

use crate::reading::{Position, Role, Role::*, Step, turns};
use crate::scene::on_5x5;

/// Nothing built yet but a skyscraper in the middle.
fn p0() -> Position {
    let position = on_5x5("A1 b2, A2 d4, B1 b4, B2 d2");
    position.s("c3").supply(64, 10, 5).holds('B')
}

/// As it may be in the middle of a game.
fn p1() -> Position {
    on_5x5("A1 c3, A2 b5, B1 b3, B2 d4")
        .h(1, "b5 b3 a1 e1 d5")
        .h(2, "c3 c4 d3 b2")
        .h(3, "c2 b4")
        .r("e4")
        .s("e5")
        .supply(42, 9, 5)
        .holds('B')
}

/// Complete turns of player A; the different positions after them, with who is named; and how
/// many of the turns win.
fn counts(position: &Position, role: Role) -> (usize, usize, usize) {
    let turns = turns(role, position, 'A');
    let mut ends = BTreeSet::new();
    for turn in &turns {
        let named = match turn.steps.last() {
            Some(Step::Choose(named)) => Some(named),
            _ => None,
        };
        ends.insert((named, &turn.end));
    }
    let won = turns.iter().filter(|it| it.winner == Some('A'));
    (turns.len(), ends.len(), won.count())
}

/// The role; turns and ends in P0; turns and ends in P1; turns and those that win in P1 when A
/// holds the statue.
const ORACLES: [(Role, [usize; 6]); 14] = [
    (NypdOfficer, [66, 66, 62, 62, 51, 2]),
    (NightGuard, [66, 66, 65, 65, 54, 2]),
    (StreetVendor, [66, 66, 64, 64, 50, 2]),
    (FashionDesigner, [66, 66, 88, 88, 68, 4]),
    (Reporter, [106, 106, 112, 112, 94, 2]),
    (Ironworker, [130, 130, 135, 135, 101, 2]),
    (CraneOperator, [66, 66, 55, 55, 44, 2]),
    (BroadwayActors, [4268, 1065, 2388, 582, 1610, 10]),
    (Firefighter, [66, 66, 61, 61, 56, 1]),
    (Foreman, [120, 120, 168, 163, 122, 2]),
    (SubwayOperator, [44, 44, 29, 29, 23, 1]),
    (TaxiDriver, [20, 20, 41, 41, 41, 0]),
    (TourBusDriver, [24, 24, 2, 2, 2, 0]),
    (Engineer, [356, 356, 63, 63, 53, 14]),
];

#[test]
fn each_role_has_as_many_turns_as_are_known() {
    for (role, expected) in ORACLES {
        let (quiet, quiet_ends, none_won) = counts(&p0(), role);
        let (lively, lively_ends, none_either) = counts(&p1(), role);
        let (holding, _, won) = counts(&p1().holds('A'), role);
        let found = [quiet, quiet_ends, lively, lively_ends, holding, won];
        assert_eq!(found, expected, "{role:?}");
        assert_eq!(
            (none_won, none_either),
            (0, 0),
            "{role:?}: B holds the statue"
        );
    }
}

#[test]
fn every_role_is_counted() {
    assert_eq!(ORACLES.map(|it| it.0), Role::ALL);
}
