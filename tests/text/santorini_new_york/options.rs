//! The options of the set-up, and what they change in the text of the roles.

use sobremesa::games::santorini_new_york::{
    BoardName, Broadway, BusSetup, EliminatedHand, FireSelfCap, IfPossible, Options, Role, Setup,
    StartAssign, SupplyRule,
};
use sobremesa::text::Language;
use sobremesa::text::santorini_new_york::Variant;

use crate::shared::Said;

const START_ASSIGNS: [StartAssign; 3] = [StartAssign::Pick, StartAssign::Seat, StartAssign::Random];
const BUS_SETUPS: [BusSetup; 2] = [BusSetup::AfterWorkers, BusSetup::BeforeWorkers];
const SUPPLIES: [SupplyRule; 2] = [SupplyRule::Hard, SupplyRule::Unlimited];
const HANDS: [EliminatedHand; 2] = [EliminatedHand::Discard, EliminatedHand::OutOfGame];
const SHOWS: [Broadway; 2] = [Broadway::Package, Broadway::Parts];
const CAPS: [FireSelfCap; 2] = [FireSelfCap::Free, FireSelfCap::LastResort];
const POSSIBLE: [IfPossible; 2] = [IfPossible::Strict, IfPossible::Lenient];

/// Every option other than usual. A new option does not compile until it has its words.
fn all_other() -> Options {
    Options {
        start_assign: StartAssign::Random,
        bus_setup: BusSetup::BeforeWorkers,
        supply: SupplyRule::Unlimited,
        win_instant: false,
        eliminated_hand: EliminatedHand::OutOfGame,
        night_guard_mobile_only: true,
        night_guard_can_win: false,
        own_targets: false,
        broadway: Broadway::Parts,
        fire_self_cap: FireSelfCap::LastResort,
        if_possible: IfPossible::Lenient,
        cross_water: true,
        show_played: false,
    }
}

/// Both readings of everything.
pub fn readings() -> [Options; 2] {
    [Options::default(), all_other()]
}

/// What is said about the options, by what it is about.
pub fn options(language: Language) -> Said {
    let text = language.santorini_new_york();
    let mut said = Said::new();
    let mut say = |what: String, words: &str| said.push((what, words.to_owned()));
    for variant in Variant::ALL {
        let told = text.variant(*variant);
        say(format!("{variant:?}"), told.name);
        say(format!("{variant:?} line"), told.line);
    }
    for board in BoardName::ALL {
        // Manhattan is called so everywhere.
        say(format!("{board:?} line"), text.board(*board).line);
    }
    for it in START_ASSIGNS {
        say(format!("{it:?}"), text.start_assign(it));
    }
    for it in BUS_SETUPS {
        say(format!("{it:?}"), text.bus_setup(it));
    }
    for it in SUPPLIES {
        say(format!("{it:?}"), text.supply_rule(it));
    }
    for it in HANDS {
        say(format!("{it:?}"), text.eliminated_hand(it));
    }
    for it in SHOWS {
        say(format!("{it:?}"), text.broadway(it));
    }
    for it in CAPS {
        say(format!("{it:?}"), text.fire_self_cap(it));
    }
    for it in POSSIBLE {
        say(format!("{it:?}"), text.if_possible(it));
    }
    say("finer".to_owned(), text.finer_points());
    say("board".to_owned(), text.which_board());
    say("roles".to_owned(), text.which_roles());
    said
}

/// A ruling that can be read in two ways changes what the roles say that it is about.
#[test]
fn a_ruling_changes_the_text_of_its_roles() {
    let usual = Options::default();
    let other = all_other();
    let cases: [(Role, Options); 11] = [
        (
            Role::NightGuard,
            Options {
                night_guard_mobile_only: true,
                ..usual
            },
        ),
        (
            Role::NightGuard,
            Options {
                night_guard_can_win: false,
                ..usual
            },
        ),
        (
            Role::FashionDesigner,
            Options {
                own_targets: false,
                ..usual
            },
        ),
        (
            Role::Foreman,
            Options {
                own_targets: false,
                ..usual
            },
        ),
        (
            Role::BroadwayActors,
            Options {
                broadway: other.broadway,
                ..usual
            },
        ),
        (
            Role::Firefighter,
            Options {
                fire_self_cap: other.fire_self_cap,
                ..usual
            },
        ),
        (
            Role::Engineer,
            Options {
                if_possible: other.if_possible,
                ..usual
            },
        ),
        (
            Role::FashionDesigner,
            Options {
                if_possible: other.if_possible,
                ..usual
            },
        ),
        (
            Role::Reporter,
            Options {
                cross_water: true,
                ..usual
            },
        ),
        (
            Role::CraneOperator,
            Options {
                supply: other.supply,
                ..usual
            },
        ),
        (
            Role::TourBusDriver,
            Options {
                bus_setup: other.bus_setup,
                ..usual
            },
        ),
    ];
    for language in Language::ALL {
        let text = language.santorini_new_york();
        for (role, options) in &cases {
            let [before, after] = [&usual, options].map(|it| text.role_details(*role, it));
            assert_ne!(before, after, "{language:?}: {role:?} {options:?}");
        }
    }
}

#[test]
fn the_head_of_the_log_names_roles_board_and_every_option_that_is_not_as_usual() {
    for language in Language::ALL {
        let text = language.santorini_new_york();
        let lines = |options| {
            text.setup(&Setup {
                options,
                ..Setup::advanced(3)
            })
        };
        let usual = lines(Options::default());
        assert_eq!(usual.len(), 3);
        assert!(
            usual[2].contains(text.role(Role::TourBusDriver)),
            "{usual:?}"
        );
        assert_eq!(lines(all_other()).len(), 3 + Variant::ALL.len());
    }
}
