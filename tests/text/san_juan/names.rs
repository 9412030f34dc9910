//! Names: each thing has its own.

use sobremesa::games::san_juan::{Card, Good, Role};
use sobremesa::text::Language;
use sobremesa::text::san_juan::Spot;

use crate::shared::{all_different, each};

#[test]
fn names_are_unique_within_a_language() {
    for language in Language::ALL {
        let text = language.san_juan();
        all_different(Good::ALL.iter().map(|it| text.good(*it)));
        all_different(Good::ALL.iter().map(|it| text.good_code(*it)));
        all_different(Card::ALL.iter().map(|it| text.card(*it)));
        all_different(Card::ALL.iter().map(|it| text.card_label(*it)));
        all_different(Role::ALL.iter().map(|it| text.role(*it)));
        all_different(Role::ALL.iter().map(|it| text.role_label(*it)));
        let cards = Card::ALL.iter().map(|it| text.card(*it));
        let roles = Role::ALL.iter().map(|it| text.role(*it));
        all_different(cards.chain(roles));
    }
}

#[test]
fn a_label_is_the_name_with_soft_hyphens() {
    for language in Language::ALL {
        let text = language.san_juan();
        let plain = |label: &str| label.replace('\u{ad}', "");
        for card in Card::ALL {
            assert_eq!(plain(text.card_label(*card)), text.card(*card));
        }
        for role in Role::ALL {
            assert_eq!(plain(text.role_label(*role)), text.role(*role));
        }
    }
}

#[test]
fn no_part_of_a_label_is_too_wide_for_its_card() {
    for language in Language::ALL {
        let text = language.san_juan();
        let parts = |label: &'static str, most: usize| {
            for part in label.split(['\u{ad}', ' ']) {
                let width = part.chars().count();
                assert!(width <= most, "{language:?}: {part} of {label}");
            }
        };
        for card in Card::ALL {
            parts(text.card_label(*card), 8);
        }
        for role in Role::ALL {
            parts(text.role_label(*role), 8);
        }
    }
}

#[test]
fn buildings_of_one_name_are_counted() {
    let spot = |number, of| Spot {
        card: Card::IndigoPlant,
        number,
        of,
    };
    let [english, german] = [Language::English, Language::German].map(Language::san_juan);
    assert_eq!(english.spot(spot(1, 1)), "Indigo plant");
    assert_eq!(english.spot(spot(2, 3)), "Indigo plant 2");
    assert_eq!(german.spot(spot(2, 2)), "Indigoküperei 2");
}

#[test]
fn things_are_counted() {
    let english = Language::English.san_juan();
    let german = Language::German.san_juan();
    let cards = ["0 cards", "1 card", "2 cards", "11 cards"];
    each(Language::English, |n| english.cards(n), cards);
    let goods = ["0 goods", "1 good", "2 goods", "11 goods"];
    each(Language::English, |n| english.goods(n), goods);
    let cards = ["0 Karten", "1 Karte", "2 Karten", "11 Karten"];
    each(Language::German, |n| german.cards(n), cards);
    let goods = ["0 Waren", "1 Ware", "2 Waren", "11 Waren"];
    each(Language::German, |n| german.goods(n), goods);
}
