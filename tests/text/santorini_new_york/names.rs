//! Names: each thing has its own.

use sobremesa::games::santorini_new_york::scene::card;
use sobremesa::games::santorini_new_york::{BoardName, Piece, Role, Type, Way};
use sobremesa::text::Language;
use sobremesa::text::santorini_new_york::Variant;

use crate::shared::{all_different, each, name};
use sobremesa::engine::Seat;

/// What is built with.
pub const PIECES: [Piece; 3] = [Piece::Block, Piece::Rooftop, Piece::Skyscraper];

#[test]
fn names_are_unique_within_a_language() {
    for language in Language::ALL {
        let text = language.santorini_new_york();
        all_different(Role::ALL.iter().map(|it| text.role(*it)));
        all_different(Role::ALL.iter().map(|it| text.role_label(*it)));
        all_different(Type::ALL.iter().map(|it| text.kind(*it)));
        all_different(PIECES.map(|it| text.piece(it)));
        all_different(Way::ALL.iter().map(|it| text.way(*it)));
        all_different(Variant::ALL.iter().map(|it| text.variant(*it).name));
        all_different(BoardName::ALL.iter().map(|it| text.board(*it).name));
        all_different(Seat::all(5).map(|it| text.worker_of(it, &name)));
        all_different((1..=5).map(|it| text.start(it)));
        all_different((0..=3).map(|it| text.level(it)));
        // The Engineer is a role and a type of its own.
        let roles = Role::ALL.iter().map(|it| text.role(*it));
        let kinds = Type::ALL.iter().skip(1).map(|it| text.kind(*it));
        all_different(roles.chain(kinds));
    }
}

#[test]
fn a_label_is_the_name_with_soft_hyphens_and_fits_its_card() {
    for language in Language::ALL {
        let text = language.santorini_new_york();
        for role in Role::ALL {
            let label = text.role_label(*role);
            assert_eq!(label.replace('\u{ad}', ""), text.role(*role));
            for part in label.split(['\u{ad}', ' ', '-']) {
                let width = part.chars().count();
                assert!(width <= 8, "{language:?}: {part} of {label}");
            }
        }
    }
}

#[test]
fn a_card_is_called_after_its_role_and_number() {
    let [english, german] = [Language::English, Language::German].map(Language::santorini_new_york);
    assert_eq!(english.card(card(12), Role::Ironworker), "Ironworker 12");
    assert_eq!(german.card(card(12), Role::Ironworker), "Stahlbauer 12");
    assert_eq!(
        english.role_numbers(Role::Foreman),
        "Foreman: 3, 6, 12, 15, 18, 24"
    );
}

#[test]
fn things_are_counted() {
    let english = Language::English.santorini_new_york();
    let german = Language::German.santorini_new_york();
    let expected = ["0 workers", "1 worker", "2 workers", "11 workers"];
    each(Language::English, |n| english.workers(n), expected);
    let expected = ["0 Figuren", "1 Figur", "2 Figuren", "11 Figuren"];
    each(Language::German, |n| german.workers(n), expected);
    let expected = ["0 cards", "1 card", "2 cards", "11 cards"];
    each(Language::English, |n| english.cards(n), expected);
    let expected = ["0 Karten", "1 Karte", "2 Karten", "11 Karten"];
    each(Language::German, |n| german.cards(n), expected);
    let blocks = ["0 blocks", "1 block", "2 blocks", "11 blocks"];
    each(
        Language::English,
        |n| english.pieces(Piece::Block, n),
        blocks,
    );
    let blocks = ["0 Blöcke", "1 Block", "2 Blöcke", "11 Blöcke"];
    each(Language::German, |n| german.pieces(Piece::Block, n), blocks);
    let roofs = ["0 rooftops", "1 rooftop", "2 rooftops", "11 rooftops"];
    each(
        Language::English,
        |n| english.pieces(Piece::Rooftop, n),
        roofs,
    );
    let roofs = ["0 Dächer", "1 Dach", "2 Dächer", "11 Dächer"];
    each(
        Language::German,
        |n| german.pieces(Piece::Rooftop, n),
        roofs,
    );
    let towers = [
        "0 skyscrapers",
        "1 skyscraper",
        "2 skyscrapers",
        "11 skyscrapers",
    ];
    each(
        Language::English,
        |n| english.pieces(Piece::Skyscraper, n),
        towers,
    );
}

#[test]
fn levels_and_rounds_begin_with_words() {
    let [english, german] = [Language::English, Language::German].map(Language::santorini_new_york);
    assert_eq!([0, 2].map(|it| english.level(it)), ["ground", "level 2"]);
    assert_eq!([0, 2].map(|it| german.level(it)), ["Boden", "Ebene 2"]);
    assert_eq!([0, 7].map(|it| english.round(it)), ["Set-up", "Round 7"]);
    assert_eq!([0, 7].map(|it| german.round(it)), ["Aufbau", "Runde 7"]);
}
