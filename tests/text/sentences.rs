//! Everything that is said, in every language, beside what the others say.

use sobremesa::engine::Seat;
use sobremesa::games::puerto_rico::draft::Deviation;
use sobremesa::games::puerto_rico::roles::builder::Price;
use sobremesa::games::puerto_rico::{
    Building, BuildingSet, Buildings, CargoShip, Ending, Good, Options, Plot, Role, RoleCard,
    RoleOffer, Setup, Structure, Tile, Vp5,
};
use sobremesa::text::Language;
use sobremesa::text::puerto_rico::{Fate, Variant};
use strum::VariantArray;

use crate::offers::{choices, phases, stakes, tasks};
use crate::samples::{events, heaps, reasons, ships};
use crate::shared::{ANA, BEN, NUMBERS, Said, in_own_words, name, sound};

/// What is said, by what it is about.
fn everything(language: Language) -> Said {
    let text = language.puerto_rico();
    let mut said = Said::new();
    let mut say = |what: String, words: String| said.push((what, words));
    for event in events() {
        if let Some(sentence) = text.event(&event, &ships()) {
            say(format!("{event:?}"), language.plain(&sentence, &name));
        }
    }
    for (number, chapter) in text.chapters().iter().enumerate() {
        say(format!("chapter {number}"), chapter.heading.to_owned());
        for (at, line) in chapter.lines.iter().enumerate() {
            say(format!("chapter {number}, line {at}"), (*line).to_owned());
        }
    }
    for why in Ending::VARIANTS {
        say(format!("{why:?}"), text.ending(*why).to_owned());
    }
    for winners in [&[ANA][..], &[ANA, BEN], &[ANA, BEN, Seat::new(2)]] {
        let sentence = text.winners(winners);
        say(
            format!("winners {winners:?}"),
            language.plain(&sentence, &name),
        );
    }
    for reason in reasons() {
        say(format!("{reason:?}"), text.illegal(&reason));
    }
    for task in tasks() {
        say(format!("{task:?}"), text.task(&task));
    }
    for phase in phases() {
        say(
            format!("{phase:?}"),
            language.plain(&text.headline(&phase), &name),
        );
    }
    for choice in choices() {
        say(format!("{choice:?}"), text.choice(&choice).spoken());
    }
    for stakes in stakes() {
        say(format!("{stakes:?}"), text.stakes(&stakes));
    }
    for goods in heaps() {
        say(format!("left {goods:?}"), text.then_left(&goods));
        say(format!("goods {goods:?}"), text.goods(&goods));
        for others in heaps() {
            say(
                format!("keep {goods:?} {others:?}"),
                text.keep(&goods, &others).spoken(),
            );
        }
        for idle in NUMBERS {
            say(
                format!("settle {idle} {goods:?}"),
                text.settle_colonists(idle, &goods).spoken(),
            );
        }
    }
    for role in Role::VARIANTS {
        say(
            format!("rule of {role:?}"),
            text.role_rule(*role).to_owned(),
        );
        say(
            format!("privilege of {role:?}"),
            text.role_privilege(*role).to_owned(),
        );
    }
    for building in Building::ALL {
        say(
            format!("rule of {building:?}"),
            text.building_rule(*building).to_owned(),
        );
        say(
            format!("details of {building:?}"),
            text.building_details(*building).to_owned(),
        );
        say(
            format!("example of {building:?}"),
            text.building_example(*building).to_owned(),
        );
        for number in NUMBERS {
            say(
                format!("sale {building:?} {number}"),
                text.for_sale(*building, number, number),
            );
            let structure = Structure {
                building: *building,
                colonists: number,
            };
            if building.spec().circles > 0 {
                say(format!("{structure:?}"), text.structure(&structure));
            }
        }
    }
    for good in Good::ALL {
        for count in NUMBERS {
            let ship = CargoShip {
                capacity: 11,
                cargo: Some((*good, count)),
            };
            say(format!("{ship:?}"), text.ship(&ship));
        }
        let house = vec![*good; usize::from(good.price())];
        say(format!("house {house:?}"), text.trading_house(&house));
    }
    for capacity in NUMBERS {
        let ship = CargoShip {
            capacity,
            cargo: None,
        };
        say(format!("{ship:?}"), text.ship(&ship));
    }
    for tile in Tile::ALL {
        for occupied in [true, false] {
            let plot = Plot {
                tile: *tile,
                occupied,
            };
            say(format!("{plot:?}"), text.plot(&plot));
        }
    }
    for card in RoleCard::VARIANTS {
        for (taken, doubloons) in [(Some(ANA), 0), (None, 0), (None, 1), (None, 2), (None, 11)] {
            let offer = RoleOffer {
                card: *card,
                doubloons,
                taken,
            };
            say(format!("{offer:?}"), text.offer(&offer, &name));
        }
    }
    for variant in Variant::ALL {
        let told = text.variant(*variant);
        say(format!("{variant:?}"), told.name.to_owned());
        say(format!("{variant:?} line"), told.line.to_owned());
    }
    for fate in [Fate::Kept, Fate::Part(1), Fate::Part(2), Fate::Spoils] {
        say(format!("{fate:?}"), text.fate(fate));
    }
    for (what, words) in [
        ("harbor view", text.harbor_view()),
        ("own view", text.own_view()),
        ("players view", text.players_view()),
        ("no space", text.no_space()),
        ("nobody idle", text.nobody_idle()),
        ("already placed", text.already_placed()),
        ("left out", text.left_out()),
        ("draft hint", text.draft_hint()),
        ("finer points", text.finer_points()),
        ("own set", text.own_set()),
    ] {
        say(what.to_owned(), words.to_owned());
    }
    for number in NUMBERS {
        say(format!("short {number}"), text.short(number.into()));
        say(format!("round {number}"), text.round(number));
        say(format!("used {number}"), text.used(number, 12));
        say(format!("aboard {number}"), text.aboard(number, 11));
        say(format!("in kind {number}"), text.in_kind(number.into(), 2));
        say(
            format!("chosen {number}"),
            text.buildings_chosen(number, 17),
        );
        say(format!("price {number}"), text.of_price(number, 1, 2));
    }
    for buildings in [
        Buildings::Base,
        Buildings::Draft,
        Buildings::Random,
        Buildings::All,
        Buildings::Custom(BuildingSet::BASE),
    ] {
        let told = text.buildings(buildings);
        say(format!("{buildings:?}"), told.name.to_owned());
        say(format!("{buildings:?}, a line"), told.line.to_owned());
    }
    for out in [BuildingSet::default(), BuildingSet::BASE] {
        say(format!("out: {}", out.count()), text.rules_out(out));
    }
    for building in Building::ALL {
        say(format!("beside {building:?}"), text.not_beside(*building));
    }
    say("chosen by".to_owned(), text.chosen_by("Ana"));
    for cost in NUMBERS {
        let number = Deviation::Number {
            cost,
            has: 2,
            places: 1,
        };
        say(format!("{number:?}"), text.deviation(&number));
    }
    let pair = Deviation::Pair(Building::Office, Building::TradingPost);
    say(format!("{pair:?}"), text.deviation(&pair));
    for vp5 in [Vp5::Current, Vp5::Classic] {
        say(format!("{vp5:?}"), text.vp5(vp5).to_owned());
    }
    for quarries in NUMBERS {
        for privilege in [0, 1] {
            for have in [0, 7, 9] {
                for (forests, black_market) in [(0, 0), (1, 0), (3, 0), (0, 1), (0, 2)] {
                    let price = Price {
                        printed: 8,
                        quarries: quarries.min(4),
                        privilege,
                        forests,
                        black_market,
                    };
                    say(format!("{price:?} of {have}"), text.price_sum(&price, have));
                }
            }
        }
    }
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
        let text = language.puerto_rico();
        for reason in reasons() {
            let words = text.illegal(&reason);
            assert!(words.ends_with('.'), "{words}");
            assert!(words.chars().count() <= 110, "{words}");
        }
        for event in events() {
            let Some(sentence) = text.event(&event, &ships()) else {
                continue;
            };
            let words = language.plain(&sentence, &name);
            let sum = words.contains(": +");
            assert!(sum || words.ends_with('.'), "{words}");
        }
        for choice in choices() {
            let button = text.choice(&choice);
            for words in [&button.label, &button.act, &button.consequence] {
                assert!(!words.ends_with('.'), "{words}");
            }
            assert!(
                button.label.replace('\u{ad}', "").chars().count() <= 36,
                "{}",
                button.label
            );
        }
        for why in Ending::VARIANTS {
            assert!(text.ending(*why).ends_with('.'));
        }
    }
}

#[test]
fn summaries_details_and_examples_keep_their_lengths() {
    for language in Language::ALL {
        let text = language.puerto_rico();
        let within = |words: &str, most: usize| {
            let length = words.chars().count();
            assert!(length <= most, "{language:?}: {length} of {most}: {words}");
            assert!(words.ends_with('.'), "{words}");
        };
        for building in Building::ALL {
            within(text.building_rule(*building), 90);
            within(text.building_details(*building), 350);
            within(text.building_example(*building), 160);
        }
        for role in Role::VARIANTS {
            within(text.role_rule(*role), 200);
            within(text.role_privilege(*role), 90);
        }
        for variant in Variant::ALL {
            within(text.variant(*variant).line, 120);
        }
    }
}

#[test]
fn log_and_reasons_speak_of_players_and_numbers() {
    for language in Language::ALL {
        let text = language.puerto_rico();
        for event in events() {
            let Some(sentence) = text.event(&event, &ships()) else {
                continue;
            };
            let words = language.plain(&sentence, &name);
            if let Some(seat) = event.seat() {
                assert!(words.contains(&name(seat)), "{words}");
            }
        }
    }
}

#[test]
fn sums_are_told_as_addends() {
    let price = Price {
        printed: 8,
        quarries: 2,
        privilege: 1,
        forests: 0,
        black_market: 0,
    };
    let tell = |language: Language, have| language.puerto_rico().price_sum(&price, have);
    assert_eq!(
        tell(Language::English, 7),
        "8 − 2 quarries − 1 builder = 5, 2 left"
    );
    assert_eq!(
        tell(Language::German, 7),
        "8 − 2 Steinbrüche − 1 Baumeister = 5, Rest 2"
    );
    assert_eq!(
        tell(Language::English, 3),
        "8 − 2 quarries − 1 builder = 5, 2 short"
    );
    assert_eq!(
        tell(Language::German, 4),
        "8 − 2 Steinbrüche − 1 Baumeister = 5, 1 fehlt"
    );
    let printed = Price {
        printed: 8,
        quarries: 0,
        privilege: 0,
        forests: 0,
        black_market: 0,
    };
    assert_eq!(
        Language::English.puerto_rico().price_sum(&printed, 8),
        "8 doubloons, 0 left"
    );
}

#[test]
fn the_head_of_the_log_names_every_option_that_is_not_as_usual() {
    let usual = Options::default();
    // A new option does not compile until it has its words.
    let Options {
        vp5: _,
        swap_factory_university: _,
        corn_minus_one: _,
        craftsman_angst: _,
        open_vp: _,
        allow_decline: _,
        buildings: _,
        exclude_hacienda_forest: _,
        exclude_office_trading_post: _,
        library_2p_once_per_round: _,
        library_craftsman_distinct: _,
        specialty_counts_privilege: _,
        union_hall_needs_load: _,
        vp_end_any_phase: _,
        black_market_removes: _,
        harbor_per_kind_on_small_wharf: _,
    } = usual;
    let all = Options {
        vp5: Vp5::Classic,
        swap_factory_university: true,
        corn_minus_one: true,
        craftsman_angst: true,
        open_vp: true,
        allow_decline: true,
        buildings: Buildings::Random,
        exclude_hacienda_forest: true,
        exclude_office_trading_post: false,
        library_2p_once_per_round: false,
        library_craftsman_distinct: true,
        specialty_counts_privilege: false,
        union_hall_needs_load: true,
        vp_end_any_phase: false,
        black_market_removes: true,
        harbor_per_kind_on_small_wharf: true,
    };
    for language in Language::ALL {
        let text = language.puerto_rico();
        let lines = |seats, options| text.setup(&Setup { seats, options });
        for seats in 2..=5 {
            assert_eq!(lines(seats, usual).len(), 1);
        }
        assert_eq!(lines(2, all).len(), 1 + 15);
        assert_eq!(lines(4, all).len(), 1 + 13);
        assert_eq!(lines(5, all).len(), 1 + 14);
    }
}
