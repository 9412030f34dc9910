//! Everything that is said, in every language, beside what the others say.

use sobremesa::games::santorini_new_york::scene::card;
use sobremesa::games::santorini_new_york::{
    BoardName, Cards, Phase, Played, Role, RoleSets, Sight, Supply, Type, Victory, Way,
};
use sobremesa::text::Language;
use sobremesa::text::santorini_new_york::{Choice, InOrder, Variant};
use strum::VariantArray;

use super::offers::{choices, phases, prospects, spots, tasks};
use super::options::{options, readings};
use super::samples::{events, reasons, role_sets};
use crate::shared::{ANA, BEN, NUMBERS, Said, in_own_words, name, sound};

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
    }
}
