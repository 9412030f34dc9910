//! Chapel and hand limit.

use super::*;

/// The second seat, which is about to be governor, with so many cards.
fn holding(cards: &[Card], buildings: &[Card]) -> SanJuan {
    let scene = scene(3).builds(P2, buildings).hand(P2, cards);
    after(&last_role(scene), &[PROSPECTOR])
}

const EIGHT: [Card; 8] = [
    IndigoPlant,
    SugarMill,
    SugarMill,
    Well,
    Tower,
    Quarry,
    Hero,
    Palace,
];

#[test]
fn case_014_of_eight_cards_exactly_one_is_discarded() {
    let game = holding(&EIGHT, &[]);
    assert_eq!(acting(&game), P2);
    assert_eq!(game.check(&Pass), Err(Illegal::MustAct));
    let game = after(&game, &[Discard(Hero)]);
    assert_eq!(
        (hand(&game, P2), game.question()),
        (7, Some(Question::Role))
    );
    assert_eq!(game.check(&Discard(Tower)), Err(Illegal::NotNow));
}

#[test]
fn case_015_a_chapel_saves_the_discard() {
    let game = holding(&EIGHT, &[Chapel]);
    let game = after(&game, &[Stow(Hero)]);
    assert_eq!(
        (hand(&game, P2), game.question()),
        (7, Some(Question::Role))
    );
    assert_eq!(game.discards.total(), 0);
}

#[test]
fn case_017_who_declines_the_chapel_discards_two_of_nine() {
    let nine = [EIGHT.as_slice(), &[Smithy]].concat();
    let game = after(&holding(&nine, &[Chapel]), &[Pass]);
    assert_eq!(game.question(), Some(Question::Discard));
    let game = after(&game, &[Discard(SugarMill), Discard(Palace)]);
    assert_eq!(
        (hand(&game, P2), game.question()),
        (7, Some(Question::Role))
    );
}

#[test]
fn case_018_a_chapel_takes_one_card() {
    let game = after(&holding(&EIGHT, &[Chapel]), &[Stow(Hero)]);
    assert_eq!(game.check(&Stow(Palace)), Err(Illegal::NotNow));
}

#[test]
fn case_019_a_chapel_without_a_card_is_not_asked() {
    let game = holding(&[], &[Chapel]);
    assert_eq!(game.question(), Some(Question::Role));
}

#[test]
fn case_020_a_tower_allows_twelve_cards() {
    let twelve = [EIGHT.as_slice(), &[Smithy, Crane, Library, Statue]].concat();
    let game = holding(&twelve, &[Tower]);
    assert_eq!(
        (hand(&game, P2), game.question()),
        (12, Some(Question::Role))
    );
    let thirteen = [twelve.as_slice(), &[Aqueduct]].concat();
    let game = after(&holding(&thirteen, &[Tower]), &[Discard(Smithy)]);
    assert_eq!(
        (hand(&game, P2), game.question()),
        (12, Some(Question::Role))
    );
}

#[test]
fn case_021_within_a_round_a_hand_may_have_any_size() {
    let scene = scene(3)
        .hand(P1, &EIGHT)
        .produced(P1, &[(SilverSmelter, Hero)]);
    let game = after(&scene.game(), &[TRADER, Sell(0)]);
    assert!(hand(&game, P1) >= 10);
    assert_eq!((game.question(), acting(&game)), (Some(Question::Role), P2));
}

#[test]
fn case_023_a_card_under_a_chapel_is_out_of_the_game() {
    let mut game = after(&holding(&[Hero, Palace], &[Chapel]), &[Stow(Hero)]);
    assert_eq!(
        (game.discards.total(), game.players[P2].chapel.of(Hero)),
        (0, 1)
    );
    // Not even an empty supply brings it back.
    game.discards.put_all(&std::mem::take(&mut game.supply));
    play(&mut game, &[PROSPECTOR]);
    assert_eq!(game.supply.of(Hero) + game.discards.of(Hero), 2);
}

#[test]
fn case_024_a_chapel_works_from_the_next_round_on() {
    let scene = scene(3).hand(P3, &[Chapel, Hero, Hero, Tower, Smithy]);
    let game = scene.taken(&[Role::Producer, Role::Trader]).game();
    let game = after(&game, &[BUILDER, Build(Chapel), Pay(Hero)]);
    assert_eq!(game.round, 2);
    assert_eq!(
        (game.question(), acting(&game)),
        (Some(Question::Chapel), P3)
    );
}

#[test]
fn case_026_others_see_how_many_cards_lie_under_a_chapel() {
    let game = after(&holding(&[Hero, Palace], &[Chapel]), &[Stow(Hero)]);
    let view = game.view(Viewer::Seat(P1));
    assert_eq!(view.table.players[P2].chapel, Sight::Backs(1));
}
