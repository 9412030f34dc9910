//! Everything that is said, in every language, beside what the others say.

use sobremesa::engine::Seat;
use sobremesa::games::san_juan::roles::builder::Price;
use sobremesa::games::san_juan::{
    Back, Card, Edition, Ending, GoldMine, Options, PriceTile, Role, Setup, StartHand, Structure,
};
use sobremesa::text::Language;
use sobremesa::text::san_juan::{Cost, Spot, Variant};
use strum::VariantArray;

use super::offers::{batches, choices, costs, stakes, tasks};
use super::samples::{events, reasons};
use crate::shared::{ANA, BEN, NUMBERS, Said, in_own_words, name, sound};

/// Both readings of the cards that depend on options.
fn readings() -> [Options; 2] {
    let other = Options {
        edition: Edition::Second2014,
        gold_mine: GoldMine::Cheapest,
        ..Options::default()
    };
    [Options::default(), other]
}

/// What is said, by what it is about.
fn everything(language: Language) -> Said {
    let text = language.san_juan();
    let mut said = happenings(language);
    said.extend(cards(language));
    let mut say = |what: String, words: String| said.push((what, words));
    for task in tasks() {
        say(format!("{task:?}"), text.task(&task));
    }
    for choice in choices() {
        say(format!("{choice:?}"), text.choice(&choice).spoken());
    }
    for batch in batches() {
        say(format!("{batch:?}"), text.batch(&batch).spoken());
    }
    for stakes in stakes() {
        say(format!("{stakes:?}"), text.stakes(&stakes));
    }
    for role in Role::ALL {
        let (rule, privilege) = (text.role_rule(*role), text.role_privilege(*role));
        say(format!("rule of {role:?}"), rule.to_owned());
        say(format!("privilege of {role:?}"), privilege.to_owned());
        for taken in [None, Some(ANA)] {
            let offer = text.offer(*role, taken, &name);
            say(format!("{role:?} {taken:?}"), offer);
        }
    }
    for chapter in text.chapters() {
        let heading = format!("{:?}", text.chapters().iter().position(|it| it == chapter));
        say(heading.clone(), chapter.heading.to_owned());
        for line in chapter.lines {
            say(heading.clone(), (*line).to_owned());
        }
    }
    for variant in Variant::ALL {
        let told = text.variant(*variant);
        if *variant != Variant::StartHand {
            say(format!("{variant:?}"), told.name.to_owned());
        }
        say(format!("{variant:?} line"), told.line.to_owned());
    }
    for (what, words) in [
        ("table", text.table_view()),
        ("own", text.own_view()),
        ("players", text.players_view()),
        ("finer points", text.finer_points()),
        ("2004", text.edition(Edition::First2004)),
        ("2014", text.edition(Edition::Second2014)),
        ("any", text.gold_mine(GoldMine::Any)),
        ("cheapest", text.gold_mine(GoldMine::Cheapest)),
        ("off", text.start_hand(StartHand::Off)),
        ("4567", text.start_hand(StartHand::FourOn)),
        ("5678", text.start_hand(StartHand::FiveOn)),
    ] {
        say(what.to_owned(), words.to_owned());
    }
    for number in NUMBERS {
        say(format!("short {number}"), text.short(number));
        say(format!("chosen {number}"), text.chosen(number, 11));
        say(format!("more {number}"), text.choose_more(number));
        say(format!("limit {number}"), text.hand_limit(number, 7));
        say(format!("round {number}"), text.round(number));
        say(format!("used {number}"), text.used(number, 12));
        say(format!("under {number}"), text.under(Card::Chapel, number));
    }
    said
}

fn happenings(language: Language) -> Said {
    let text = language.san_juan();
    let mut said = Said::new();
    for event in events() {
        let sentence = text.event(&event).unwrap();
        said.push((format!("{event:?}"), language.plain(&sentence, &name)));
    }
    for why in Ending::VARIANTS {
        said.push((format!("{why:?}"), text.ending(*why).to_owned()));
    }
    for winners in [&[ANA][..], &[ANA, BEN], &[ANA, BEN, Seat::new(2)]] {
        let sentence = language.plain(&text.winners(winners), &name);
        said.push((format!("winners {winners:?}"), sentence));
    }
    for reason in reasons() {
        said.push((format!("{reason:?}"), text.illegal(&reason)));
    }
    for tile in PriceTile::ALL {
        said.push((format!("{tile:?}"), text.prices(*tile)));
    }
    said
}

fn cards(language: Language) -> Said {
    let text = language.san_juan();
    let mut said = Said::new();
    for card in Card::ALL.iter().copied() {
        for options in readings() {
            for words in [
                text.card_rule(card, &options),
                text.card_details(card, &options),
                text.card_example(card, &options),
            ] {
                said.push((format!("{card:?}"), words.to_owned()));
            }
        }
        said.push((format!("print of {card:?}"), text.print(card)));
        for cost in costs(card) {
            // A park and a bank are called so in both languages.
            said.push((format!("{cost:?}"), text.price_sum(&cost)));
        }
        if card.makes().is_some() || card.storage().is_some() {
            for good in [None, Some(Back::Down)] {
                let structure = Structure { card, good };
                let spot = Spot {
                    card,
                    number: 1,
                    of: 1,
                };
                let words = text.structure(&structure, spot);
                said.push((format!("{structure:?}"), words));
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
        let text = language.san_juan();
        for reason in reasons() {
            let words = text.illegal(&reason);
            assert!(words.ends_with('.'), "{words}");
            assert!(words.chars().count() <= 110, "{words}");
        }
        for event in events() {
            let words = language.plain(&text.event(&event).unwrap(), &name);
            let sum = words.contains(": +");
            assert!(sum || words.ends_with('.'), "{words}");
            if let Some(seat) = event.seat() {
                let lost = words.contains("lost") || words.contains("verliert");
                assert!(lost || words.contains(&name(seat)), "{words}");
            }
        }
        let buttons = choices().into_iter().map(|it| text.choice(&it));
        for button in buttons.chain(batches().iter().map(|it| text.batch(it))) {
            for words in [&button.label, &button.act, &button.consequence] {
                assert!(!words.ends_with('.'), "{words}");
            }
            assert!(button.label.chars().count() <= 36, "{}", button.label);
        }
        for task in tasks() {
            let words = text.task(&task);
            assert!(
                words.chars().count() <= 60 && !words.ends_with('.'),
                "{words}"
            );
        }
    }
}

#[test]
fn summaries_details_and_examples_keep_their_lengths() {
    for language in Language::ALL {
        let text = language.san_juan();
        let within = |words: &str, most: usize| {
            let length = words.chars().count();
            assert!(length <= most, "{language:?}: {length} of {most}: {words}");
            assert!(words.ends_with('.'), "{words}");
        };
        for card in Card::ALL {
            for options in readings() {
                within(text.card_rule(*card, &options), 90);
                within(text.card_details(*card, &options), 350);
                within(text.card_example(*card, &options), 160);
            }
        }
        for role in Role::ALL {
            within(text.role_rule(*role), 200);
            within(text.role_privilege(*role), 90);
        }
        for variant in Variant::ALL {
            within(text.variant(*variant).line, 120);
        }
        let stakes = stakes().into_iter().map(|it| text.stakes(&it));
        stakes.for_each(|words| assert!(words.chars().count() <= 35, "{words}"));
    }
}

#[test]
fn sums_are_told_as_addends() {
    let cost = Cost {
        card: Card::CoffeeRoaster,
        price: Price {
            printed: 4,
            covered: 0,
            privilege: 1,
            discount: 1,
        },
        have: 1,
    };
    let tell = |language: Language| language.san_juan().price_sum(&cost);
    assert_eq!(
        tell(Language::English),
        "4 − 1 builder − 1 smithy = 2, 1 short"
    );
    assert_eq!(
        tell(Language::German),
        "4 − 1 Baumeister − 1 Schmiede = 2, 1 fehlt"
    );
}

#[test]
fn the_head_of_the_log_names_every_option_that_is_not_as_usual() {
    let usual = Options::default();
    // A new option does not compile until it has its words; ties have one reading only.
    let Options {
        edition: _,
        gold_mine: _,
        crane_may_cover_crane: _,
        same_name_cover: _,
        poor_house_self: _,
        carpenter_self: _,
        covered_building_helps_its_cover: _,
        covered_good_pays_black_market: _,
        used_tile_face_up: _,
        start_hand_variant: _,
        tie_break: _,
        new_buildings: _,
        allow_decline: _,
    } = usual;
    let all = Options {
        edition: Edition::Second2014,
        gold_mine: GoldMine::Cheapest,
        crane_may_cover_crane: true,
        same_name_cover: true,
        poor_house_self: true,
        carpenter_self: true,
        covered_building_helps_its_cover: true,
        covered_good_pays_black_market: false,
        used_tile_face_up: false,
        start_hand_variant: StartHand::FiveOn,
        tie_break: usual.tie_break,
        new_buildings: true,
        allow_decline: true,
    };
    for language in Language::ALL {
        let text = language.san_juan();
        let lines = |options| text.setup(&Setup { seats: 3, options }).len();
        assert_eq!(lines(usual), 1);
        assert_eq!(lines(all), 1 + Variant::ALL.len());
    }
}
