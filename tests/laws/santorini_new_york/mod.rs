//! Santorini: New York: no piece comes or goes, nobody sees what is hidden, and every game ends.

use proptest::prelude::*;
use sobremesa::engine::laws;
use sobremesa::games::santorini_new_york::{
    BoardName, Broadway, BusSetup, EliminatedHand, FireSelfCap, IfPossible, Options, RoleSets,
    SantoriniNewYork, Setup, StartAssign, SupplyRule,
};

fn options() -> impl Strategy<Value = Options> {
    (any::<[bool; 12]>(), 0..3usize).prop_map(|(on, start)| Options {
        start_assign: [StartAssign::Pick, StartAssign::Seat, StartAssign::Random][start],
        bus_setup: [BusSetup::AfterWorkers, BusSetup::BeforeWorkers][usize::from(on[0])],
        supply: [SupplyRule::Hard, SupplyRule::Unlimited][usize::from(on[1])],
        win_instant: on[2],
        eliminated_hand: [EliminatedHand::Discard, EliminatedHand::OutOfGame][usize::from(on[3])],
        night_guard_mobile_only: on[4],
        night_guard_can_win: on[5],
        own_targets: on[6],
        broadway: [Broadway::Package, Broadway::Parts][usize::from(on[7])],
        fire_self_cap: [FireSelfCap::Free, FireSelfCap::LastResort][usize::from(on[8])],
        if_possible: [IfPossible::Strict, IfPossible::Lenient][usize::from(on[9])],
        cross_water: on[10],
        show_played: on[11],
    })
}

fn setups() -> impl Strategy<Value = Setup> {
    let usual = any::<bool>();
    let sets: Vec<RoleSets> = RoleSets::all().collect();
    (2..=5u8, 0..3usize, 0..75usize, options(), usual).prop_map(
        move |(seats, board, set, options, usual)| Setup {
            seats,
            board: BoardName::ALL[board],
            roles: sets[set],
            options: if usual { Options::default() } else { options },
        },
    )
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(cases)
    }
}

proptest! {
    #![proptest_config(config(96))]

    #[test]
    fn the_laws_of_the_engine(
        setup in setups(),
        choices in prop::collection::vec(any::<u8>(), 100..400),
    ) {
        laws::hold::<SantoriniNewYork>(&setup, &choices).map_err(TestCaseError::fail)?;
    }
}
