//! The complete turns of random positions, with the position after each.

use std::collections::HashSet;
use std::ops::Range;

use sobremesa::games::santorini_new_york::turns::{Moment, list};
use sobremesa::games::santorini_new_york::{City, Options, Phase};

use super::same;
use super::translation::{SEATS, actions, city, game, in_one_order, next};
use crate::random;
use crate::reading::{Player, Position, Role, turns};

for_each_role! { super::compare,
    NypdOfficer nypd_officer 20_000 1_000_000;
    NightGuard night_guard 20_000 1_000_000;
    StreetVendor street_vendor 20_000 1_000_000;
    FashionDesigner fashion_designer 20_000 1_000_000;
    Reporter reporter 20_000 1_000_000;
    Ironworker ironworker 20_000 1_000_000;
    CraneOperator crane_operator 20_000 1_000_000;
    BroadwayActors broadway_actors 20_000 100_000;
    Firefighter firefighter 20_000 1_000_000;
    Foreman foreman 20_000 1_000_000;
    SubwayOperator subway_operator 20_000 1_000_000;
    TaxiDriver taxi_driver 20_000 1_000_000;
    TourBusDriver tour_bus_driver 20_000 1_000_000;
    Engineer engineer 20_000 1_000_000;
}

fn compare(role: Role, numbers: Range<u64>) {
    for n in numbers {
        let (position, player) = random::position(n);
        compare_in(role, &position, player, Options::default());
    }
}

/// The turn of that player in the engine, and what both say of it.
pub fn compare_in(role: Role, position: &Position, player: Player, options: Options) {
    let game = game(position, player, role, options);
    let moment = match game.phase {
        Phase::Turn(play) => Some(Moment::of(&game, play)),
        _ => None,
    };
    compare_moment(role, position, player, moment);
}

/// Both list the same turns, each once, with the same ends; and the engine's merged list has each
/// end once. Where there is no moment there must be no turn.
pub fn compare_moment(role: Role, position: &Position, player: Player, moment: Option<Moment>) {
    let turns = turns(role, position, player);
    let mut ours = HashSet::new();
    let mut ends = HashSet::new();
    for turn in &turns {
        let actions = in_one_order(actions(role, position, turn));
        let end = (counted(position, city(&turn.end, SEATS)), next(turn));
        ends.insert(end.clone());
        ours.insert((actions, end));
    }
    let mut engines = HashSet::new();
    let mut merged = HashSet::new();
    let (mut count, mut merged_count) = (0, 0);
    if let Some(moment) = moment {
        list::each(&moment, &mut |it| {
            let actions = in_one_order(it.steps.to_vec());
            engines.insert((actions, (counted(position, it.city), it.next)));
            count += 1;
        });
        list::merged(&moment, &mut |it| {
            merged.insert((counted(position, it.city), it.next));
            merged_count += 1;
        });
    }
    same(&engines, &ours, role, position);
    same(&merged, &ends, role, position);
    let both = (turns.len(), ends.len());
    assert_eq!(
        (count, merged_count),
        both,
        "{role:?} in {}",
        position.in_words()
    );
}

/// The city without what nobody counts when the supply is unlimited.
fn counted(position: &Position, mut city: City) -> City {
    if position.rulings.unlimited_supply {
        (city.supply.blocks, city.supply.rooftops) = (0, 0);
    }
    city
}
