//! Everything that is said, in every language, beside what the others say.

use sobremesa::games::santorini_new_york::scene::{card, square};
use sobremesa::games::santorini_new_york::{
    BoardName, Broadway, BusSetup, Cards, EliminatedHand, FireSelfCap, IfPossible, Options, Phase,
    Played, Role, RoleSets, Setup, Sight, StartAssign, Supply, SupplyRule, Type, Victory, Way,
};
use sobremesa::text::Language;
use sobremesa::text::santorini_new_york::{
    Building, Choice, InOrder, Moving, Opening, RoleChoice, Thing, Variant, Winning, Worker,
};
use strum::VariantArray;

use super::names::PIECES;
use super::offers::{choices, phases, prospects, spots, tasks};
use super::samples::{events, reasons, role_sets};
use crate::shared::{ANA, BEN, NUMBERS, Said, in_own_words, name, sound};

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
fn readings() -> [Options; 2] {
    [Options::default(), all_other()]
}

/// What stands in quotation marks in the name of something.
fn quoted(debug: String) -> Vec<String> {
    let parts = debug.split('"').skip(1).step_by(2);
    parts.map(str::to_owned).collect()
}

/// What is said, by what it is about.
fn everything(language: Language) -> Said {
    let text = language.santorini_new_york();
    let mut said = happenings(language);
    said.extend(roles(language));
    said.extend(options(language));
    let mut say = |what: String, words: String| said.push((what, words));
    for task in tasks() {
        say(format!("{task:?}"), text.task(&task));
    }
    // A turn's headline is a name and a card.
    let turn = |phase: &Phase| matches!(phase, Phase::Turn(_));
    for phase in phases().into_iter().filter(|it| !turn(it)) {
        let words = language.plain(&text.headline(&phase), &name);
        say(format!("{phase:?}"), words);
    }
    for choice in choices() {
        say(format!("{choice:?}"), text.choice(&choice, &name).spoken());
        // A card alone may be called alike.
        if !matches!(choice, Choice::Commit(_)) {
            say(format!("turn {choice:?}"), text.turn(&[choice], &name));
        }
        for spot in spots().into_iter().take(3) {
            let words = text.target(&spot, &choice, &name);
            say(format!("{spot:?} {choice:?}"), words);
        }
    }
    for prospect in prospects() {
        say(format!("{prospect:?}"), text.order(&prospect));
        if let Some(hope) = text.statue_hope(&prospect) {
            say(format!("hope {prospect:?}"), hope.to_owned());
        }
        if let Some(warning) = text.warning(&prospect) {
            say(format!("warning {prospect:?}"), warning);
        }
    }
    for spot in spots() {
        say(format!("{spot:?}"), text.spot(&spot, &name));
    }
    for what in [
        format!("{:?}", text.terms()),
        format!("{:?}", text.score_terms()),
    ] {
        for (at, words) in quoted(what).into_iter().enumerate() {
            say(format!("term {at}"), words);
        }
    }
    for holder in [None, Some(ANA)] {
        say(format!("holder {holder:?}"), text.holder(holder, &name));
    }
    for number in NUMBERS {
        say(format!("round {number}"), text.round(number));
        say(format!("rank {number}"), text.rank(number));
        say(format!("start {number}"), text.start(number));
        say(format!("level {number}"), text.level(number));
        let supply = Supply {
            blocks: number,
            rooftops: number,
            skyscrapers: number,
        };
        say(format!("{supply:?}"), text.supply(&supply));
    }
    for way in Way::ALL {
        say(format!("{way:?}"), text.way(*way).to_owned());
    }
    for turn in [InOrder::Done, InOrder::Now, InOrder::ToCome] {
        let played = Played {
            seat: BEN,
            card: card(12),
        };
        let words = text.played(&played, Role::Foreman, turn, &name);
        say(format!("{turn:?}"), words);
    }
    for (what, words) in [
        ("line", text.title_line().to_owned()),
        ("table", text.table_view().to_owned()),
        ("players", text.players_view().to_owned()),
        ("threat", text.threat(ANA, &name)),
        ("worker", text.worker_of(BEN, &name)),
    ] {
        say(what.to_owned(), words);
    }
    said
}

fn happenings(language: Language) -> Said {
    let text = language.santorini_new_york();
    let mut said = Said::new();
    for event in events() {
        for roles in role_sets() {
            let sentence = text.event(&event, &roles).unwrap();
            said.push((format!("{event:?}"), language.plain(&sentence, &name)));
        }
    }
    for victory in Victory::VARIANTS {
        said.push((format!("{victory:?}"), text.ending(*victory).to_owned()));
    }
    let winner = language.plain(&text.winner(ANA), &name);
    said.push(("winner".to_owned(), winner));
    for reason in reasons() {
        said.push((format!("{reason:?}"), text.illegal(&reason)));
    }
    for sight in [Sight::Backs(3), Sight::Faces(Cards::NONE)] {
        let words = text.sight(&sight, &RoleSets::FIRST_GAME);
        said.push((format!("{sight:?}"), words));
    }
    said
}

fn roles(language: Language) -> Said {
    let text = language.santorini_new_york();
    let mut said = Said::new();
    for kind in Type::ALL {
        said.push((format!("{kind:?}"), text.kind_rule(*kind).to_owned()));
    }
    for role in Role::ALL.iter().copied() {
        for options in readings() {
            said.push((
                format!("{role:?}"),
                text.role_rule(role, &options).to_owned(),
            ));
            let lines = text.role_details(role, &options).into_iter();
            for words in lines.chain(text.role_examples(role, &options)) {
                said.push((format!("{role:?}"), words.to_owned()));
            }
        }
    }
    for (number, chapter) in text.chapters().iter().enumerate() {
        let what = format!("chapter {number}");
        said.push((what.clone(), chapter.heading.to_owned()));
        for line in chapter.lines {
            said.push((what.clone(), (*line).to_owned()));
        }
    }
    said
}

fn options(language: Language) -> Said {
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
    for choice in RoleChoice::ALL {
        let told = text.role_choice(*choice);
        say(format!("{choice:?}"), told.name);
        say(format!("{choice:?} line"), told.line);
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

#[test]
fn nothing_is_empty_or_left_unformatted_or_in_another_language() {
    for language in Language::ALL {
        sound(*language, &everything(*language));
    }
}

#[test]
fn every_language_says_the_same_things_in_its_own_words() {
    in_own_words(everything);
}

#[test]
fn sentences_end_as_sentences_and_labels_do_not() {
    for language in Language::ALL {
        let text = language.santorini_new_york();
        for reason in reasons() {
            let words = text.illegal(&reason);
            assert!(words.ends_with('.'), "{words}");
            assert!(words.chars().count() <= 110, "{words}");
        }
        for event in events() {
            let sentence = text.event(&event, &RoleSets::FIRST_GAME).unwrap();
            let words = language.plain(&sentence, &name);
            assert!(words.ends_with('.'), "{words}");
            if let Some(seat) = event.seat() {
                assert!(words.contains(&name(seat)), "{words}");
            }
        }
        for choice in choices() {
            let button = text.choice(&choice, &name);
            for words in [&button.label, &button.act, &button.consequence] {
                assert!(!words.ends_with('.'), "{words}");
            }
            assert!(button.label.chars().count() <= 32, "{}", button.label);
            assert!(button.act.starts_with(char::is_uppercase), "{}", button.act);
            let length = button.consequence.chars().count();
            assert!(length <= 100, "{length}: {}", button.consequence);
            let turn = text.turn(&[choice], &name);
            assert!(
                !turn.ends_with('.') && turn.starts_with(char::is_uppercase),
                "{turn}"
            );
        }
        for task in tasks() {
            let words = text.task(&task);
            let length = words.chars().count();
            assert!(length <= 60 && !words.ends_with('.'), "{length}: {words}");
        }
        for phase in phases() {
            let words = language.plain(&text.headline(&phase), &name);
            let over = words.contains("wins") || words.contains("gewinnt");
            assert_eq!(words.ends_with('.'), over, "{words}");
        }
    }
}

#[test]
fn rules_and_examples_keep_their_lengths() {
    for language in Language::ALL {
        let text = language.santorini_new_york();
        let within = |words: &str, most: usize| {
            let length = words.chars().count();
            assert!(length <= most, "{language:?}: {length} of {most}: {words}");
            assert!(words.ends_with('.'), "{words}");
        };
        for role in Role::ALL.iter().copied() {
            for options in readings() {
                within(text.role_rule(role, &options), 90);
                let details = text.role_details(role, &options);
                assert!((2..=6).contains(&details.len()), "{role:?}");
                details.into_iter().for_each(|line| within(line, 200));
                let examples = text.role_examples(role, &options);
                assert!((1..=2).contains(&examples.len()), "{role:?}");
                examples.into_iter().for_each(|line| within(line, 160));
            }
        }
        Type::ALL
            .iter()
            .for_each(|it| within(text.kind_rule(*it), 90));
        Variant::ALL
            .iter()
            .for_each(|it| within(text.variant(*it).line, 120));
        BoardName::ALL
            .iter()
            .for_each(|it| within(text.board(*it).line, 90));
        RoleChoice::ALL
            .iter()
            .for_each(|it| within(text.role_choice(*it).line, 90));
    }
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

#[test]
fn a_turn_is_told_in_one_line() {
    let worker = |at: &str, owner, level| Worker {
        at: square(at),
        level,
        owner,
        own: owner == ANA,
    };
    let steps = [
        Choice::Use {
            worker: worker("c3", ANA, 1),
            opening: Opening::Acts,
        },
        Choice::Move(Moving {
            from: square("c3"),
            to: square("c4"),
            from_level: 1,
            to_level: 2,
            pushed: None,
            pulled: None,
            wins: Winning::No,
            reply: false,
        }),
        Choice::Build(Building {
            worker: square("c4"),
            at: square("d4"),
            from_level: 2,
            to_level: 3,
            roofed: false,
            twice: false,
            wins: false,
            then: None,
        }),
        Choice::Suspect {
            worker: worker("c5", BEN, 0),
            stuck: false,
            wins: false,
        },
    ];
    let tell = |language: Language| language.santorini_new_york().turn(&steps, &name);
    assert_eq!(
        tell(Language::English),
        "Worker c3 → c4 (level 2), builds d4 to level 3, the guard sends @1's worker on c5 away"
    );
    assert_eq!(
        tell(Language::German),
        "Figur c3 → c4 (Ebene 2), baut auf d4 Ebene 3, der Wächter schickt die Figur von @1 auf c5 weg"
    );
    assert_eq!(Language::English.santorini_new_york().turn(&[], &name), "");
}

#[test]
fn the_statue_and_the_place_in_the_order_are_told_as_they_are_known() {
    let text = Language::English.santorini_new_york();
    let told: Vec<String> = prospects()
        .iter()
        .take(15)
        .step_by(3)
        .map(|it| text.order(it) + " – " + text.statue_hope(it).unwrap_or("no"))
        .collect();
    let wanted = [
        "acts 1st of 4 – no",
        "acts 1st to 2nd of 4 – no",
        "acts 2nd to 3rd of 4 – no",
        "acts 1st to 4th of 4 – may take the statue",
        "acts 4th of 4 – takes the statue for sure",
    ];
    assert_eq!(told, wanted);
}

#[test]
fn things_are_chips_and_words() {
    let things = [
        Thing::Worker(ANA),
        Thing::Role(Role::NightGuard),
        Thing::Card(Role::NightGuard, card(8)),
        Thing::Square(square("c4")),
        Thing::Statue,
        Thing::Cards(1),
    ];
    let tell = |language: Language| {
        let text = language.santorini_new_york();
        let pieces = PIECES.map(Thing::Piece);
        let words = things.iter().chain(&pieces).map(|it| text.thing(it));
        words.collect::<Vec<_>>().join("; ")
    };
    assert_eq!(
        tell(Language::English),
        "worker; Night Guard; Night Guard 8; c4; Statue of Liberty; 1 card; block; rooftop; \
         skyscraper"
    );
    assert_eq!(
        tell(Language::German),
        "Figur; Nachtwächter; Nachtwächter 8; c4; Freiheitsstatue; 1 Karte; Block; Dach; \
         Wolkenkratzer"
    );
}
