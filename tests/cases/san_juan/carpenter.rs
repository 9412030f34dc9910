//! Carpenter and Poor house.

use super::*;

/// The second seat with these buildings and cards, about to build.
fn building(options: Options, buildings: &[Card], cards: &[Card]) -> SanJuan {
    let scene = scene_with(3, options).builds(P2, buildings).hand(P2, cards);
    after(&scene.game(), &[BUILDER])
}

fn left(buildings: &[Card], cards: &[Card]) -> u8 {
    let game = building(Options::default(), buildings, cards);
    let mut game = after(&game, &[Build(cards[0])]);
    while game.question() == Some(Question::Pay) {
        let action = game.actions()[0];
        play(&mut game, &[action]);
    }
    hand(&game, P2)
}

const STATUE: [Card; 4] = [Statue, Hero, Tower, Well];

#[test]
fn case_071_a_carpenter_brings_a_card_after_the_payment() {
    assert_eq!(left(&[Carpenter], &STATUE), 1);
}

#[test]
fn case_072_the_poor_house_comes_after_the_carpenter() {
    assert_eq!(left(&[PoorHouse, Carpenter], &STATUE), 2);
    // A hand of one becomes two with the carpenter's card: nothing from the poor house.
    let one_more = [Statue, Hero, Tower, Well, Well];
    assert_eq!(left(&[PoorHouse, Carpenter], &one_more), 2);
}

#[test]
fn case_074_production_buildings_bring_no_card() {
    assert_eq!(left(&[Carpenter], &[SugarMill, Hero, Tower]), 0);
}

#[test]
fn case_075_who_passes_gets_nothing_from_the_poor_house() {
    let game = building(Options::default(), &[PoorHouse, Smithy], &[IndigoPlant]);
    assert_eq!(hand(&after(&game, &[Pass]), P2), 1);
}

#[test]
fn case_076_two_cards_are_not_poor() {
    assert_eq!(left(&[PoorHouse], &[IndigoPlant, Hero, Tower, Well]), 2);
}

#[test]
fn case_077_the_carpenters_card_does_not_pay() {
    let cards = [Statue, Tower, Well, IndigoPlant];
    let mut game = building(Options::default(), &[Carpenter], &cards);
    game.players[P2].hand.take(Well);
    let why = Illegal::TooDear { cost: 3, have: 2 };
    assert_eq!(game.check(&Build(Statue)), Err(why));
}

#[test]
fn case_078_a_carpenter_brings_no_card_for_itself() {
    let cards = [Carpenter, Hero, Tower, Well, Well, Well];
    assert_eq!(left(&[], &cards), 2);
    let options = Options {
        carpenter_self: true,
        ..Options::default()
    };
    let game = building(options, &[], &cards[..4]);
    assert_eq!(hand(&after(&game, &[Build(Carpenter)]), P2), 1);
}

#[test]
fn case_079_a_poor_house_brings_no_card_for_itself() {
    let cards = [PoorHouse, Hero, Tower];
    assert_eq!(left(&[], &cards), 0);
    let options = Options {
        poor_house_self: true,
        ..Options::default()
    };
    let game = building(options, &[], &cards);
    assert_eq!(hand(&after(&game, &[Build(PoorHouse)]), P2), 1);
}

#[test]
fn case_081_the_poor_house_looks_at_the_hand() {
    for (cards, after) in [(0, 1), (1, 2)] {
        let cards = &[IndigoPlant, Hero, Well][..2 + cards];
        assert_eq!(left(&[PoorHouse], cards), after);
    }
}
