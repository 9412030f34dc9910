//! When roles matter.

use crate::games::santorini_new_york::{Options, Role};

/// When a role matters.
pub(super) fn of(role: Role, options: &Options) -> Vec<&'static str> {
    match role {
        Role::Engineer => vec![
            "You play 25 and hold the statue: a square on level 3 within reach of move and build \
             wins.",
            "A skyscraper on the ground beside a rival's way up closes that square for ever.",
        ],
        Role::NypdOfficer => vec![
            "Your worker is on c3, Ben's on c4, c5 is free: you move to c4, and Ben's goes to c5.",
            "With the statue you climb from level 2 by pushing Ben's worker off level 3: you win.",
        ],
        Role::NightGuard => match options.night_guard_can_win {
            true => vec![
                "Ben's worker on level 2 has to leave: Ben may only step down.",
                "Careful: Ben holds the statue and steps from level 2 to 3. Ben wins in your turn.",
            ],
            false => vec!["Ben's worker on level 2 has to leave: Ben may only step down."],
        },
        Role::StreetVendor => vec![
            "You build beside Ben's worker on level 2: it comes down to your block on level 1.",
            "You build level 3 beside Ben's worker: it stands on level 3, and cannot climb there.",
        ],
        Role::FashionDesigner => vec![
            "Your worker on c3 takes Ben's on d3 along and moves to b3: Ben's goes to c3.",
            "You act with a worker that has no neighbours: an ordinary turn.",
        ],
        Role::Reporter => vec![
            "Ben's worker on b3 is next to yours; b4 has a skyscraper: north, it lands on b5.",
            "The column is closed in the north by rooftops: it can be sent only south.",
        ],
        Role::Ironworker => vec![
            "You build level 3 for yourself and a rooftop on the square that Ben wants.",
            "Beside the new place only one square can be built on: you must move elsewhere.",
        ],
        Role::CraneOperator => vec![
            "A square on level 1 becomes level 3 in one turn.",
            "A square on level 2 becomes level 3 with a rooftop: Ben cannot climb it any more.",
        ],
        Role::BroadwayActors => match options.win_instant {
            true => vec![
                "With the statue the second worker climbs to level 3: you win, and nothing is built.",
                "Both build on c3, from the ground to level 2.",
            ],
            false => vec!["Both build on c3, from the ground to level 2."],
        },
        Role::Firefighter => vec![
            "With the statue, from level 1: you are lifted to 2 and step to level 3. You win.",
            "From level 2 you are lifted to 3: going on to another level 3 is no climb.",
        ],
        Role::Foreman => match options.own_targets {
            true => vec![
                "You stop next to Ben's worker and build two squares on its far side.",
                "Your two workers stand together: you build beside the other one.",
            ],
            false => vec!["You stop next to Ben's worker and build two squares on its far side."],
        },
        Role::SubwayOperator => vec![
            "From c1 over a worker on c2, a skyscraper and a rooftop: north, you stop at c5.",
            "c2 is on level 2, you stand on the ground: north is closed.",
        ],
        Role::TaxiDriver => vec![
            "From c4 you reach c1, c2, c6 or c7 in your column, never c3 or c5.",
            "With the statue, from level 2 over a gap to level 3: you win.",
        ],
        Role::TourBusDriver => vec![
            "A skyscraper on d4: from c1 you may go north to c3, c4 or c5.",
            "No skyscraper touches your row and column: this worker cannot act.",
        ],
    }
}
