//! Counts of complete turns that another program found too (section 3.8).

use super::*;

/// The roles in the order of the counts.
const ROLES: [Role; 14] = [
    Role::NypdOfficer,
    Role::NightGuard,
    Role::StreetVendor,
    Role::FashionDesigner,
    Role::Reporter,
    Role::Ironworker,
    Role::CraneOperator,
    Role::BroadwayActors,
    Role::Firefighter,
    Role::Foreman,
    Role::SubwayOperator,
    Role::TaxiDriver,
    Role::TourBusDriver,
    Role::Engineer,
];

fn p0(role: Role) -> SantoriniNewYork {
    let scene = scene(2).skyscrapers("c3").holder(B);
    scene.workers(A, "b2 d4").workers(B, "b4 d2").turn(A, role)
}

fn p1(role: Role, holder: Seat) -> SantoriniNewYork {
    let levels = "c3 2 b5 1 b3 1 a1 1 e1 1 d5 1 c4 2 d3 2 b2 2 c2 3 b4 3";
    let scene = scene(2).levels(levels).rooftops("e4").skyscrapers("e5");
    scene
        .workers(A, "c3 b5")
        .workers(B, "b3 d4")
        .supply(42, 9, 5)
        .holder(holder)
        .turn(A, role)
}

/// Turns and different ends of them.
fn counts(game: &SantoriniNewYork) -> (usize, usize) {
    let all = turns(game);
    let ends: std::collections::HashSet<_> =
        all.iter().map(|it| (it.city.clone(), it.next)).collect();
    let merged = results(game);
    assert_eq!(merged.len(), ends.len(), "merging loses nothing");
    assert!(
        merged
            .iter()
            .all(|it| ends.contains(&(it.city.clone(), it.next)))
    );
    (all.len(), ends.len())
}

#[test]
fn oracle_p0() {
    let wanted = [
        (66, 66),
        (66, 66),
        (66, 66),
        (66, 66),
        (106, 106),
        (130, 130),
        (66, 66),
        (4268, 1065),
        (66, 66),
        (120, 120),
        (44, 44),
        (20, 20),
        (24, 24),
        (356, 356),
    ];
    let counted = ROLES.map(|role| (role, counts(&p0(role))));
    let wanted: Vec<_> = ROLES.into_iter().zip(wanted).collect();
    assert_eq!(counted.to_vec(), wanted);
}

#[test]
fn oracle_p1() {
    let wanted = [
        (62, 62),
        (65, 65),
        (64, 64),
        (88, 88),
        (112, 112),
        (135, 135),
        (55, 55),
        (2388, 582),
        (61, 61),
        (168, 163),
        (29, 29),
        (41, 41),
        (2, 2),
        (63, 63),
    ];
    let counted = ROLES.map(|role| (role, counts(&p1(role, B))));
    let wanted: Vec<_> = ROLES.into_iter().zip(wanted).collect();
    assert_eq!(counted.to_vec(), wanted);
}

#[test]
fn oracle_p1_with_the_statue() {
    let wanted = [
        (51, 2),
        (54, 2),
        (50, 2),
        (68, 4),
        (94, 2),
        (101, 2),
        (44, 2),
        (1610, 10),
        (56, 1),
        (122, 2),
        (23, 1),
        (41, 0),
        (2, 0),
        (53, 14),
    ];
    let counted = ROLES.map(|role| {
        let all = turns(&p1(role, A));
        let won = all.iter().filter(|it| matches!(it.next, Next::Won(_)));
        (role, (all.len(), won.count()))
    });
    let wanted: Vec<_> = ROLES.into_iter().zip(wanted).collect();
    assert_eq!(counted.to_vec(), wanted);
}

/// What is played step by step is what is listed: every way through the actions of the game is one
/// of the turns.
#[test]
fn steps_lead_through_exactly_the_complete_turns() {
    for role in ROLES {
        for game in [p0(role), p1(role, A), p1(role, B)] {
            let mut ends = std::collections::HashSet::new();
            let mut ways = vec![game.clone()];
            let mut met = std::collections::HashSet::new();
            while let Some(at) = ways.pop() {
                for action in at.actions() {
                    let mut next = at.clone();
                    play(&mut next, &[action]);
                    match next.phase {
                        Phase::Turn(step) if next.continues(&at) => {
                            if met.insert((next.city.clone(), step)) {
                                ways.push(next);
                            }
                        }
                        _ => drop(ends.insert((next.city.clone(), format!("{:?}", next.phase)))),
                    }
                }
            }
            // What is called by a Night Guard is told from what is not by the phase.
            assert_eq!(ends.len(), results(&game).len(), "{role:?}");
        }
    }
}
