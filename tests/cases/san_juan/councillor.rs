//! The councillor.

use super::*;

/// How many cards a seat draws and keeps as councillor, or in the phase of the first seat.
fn drawn_and_kept(seat: Seat, buildings: &[Card]) -> (u8, u8) {
    let scene = scene(3).builds(seat, buildings);
    // Cards of many kinds: the first in the order of the print are drawn.
    let some = [
        Smithy,
        GoldMine,
        Archive,
        PoorHouse,
        BlackMarket,
        TradingPost,
    ];
    let more = [Well, MarketStand, Crane, Chapel, Tower, Aqueduct, Statue];
    let mut game = scene.supply(&[some.as_slice(), &more].concat()).game();
    let mut events = play(&mut game, &[COUNCILLOR]);
    while matches!(game.question(), Some(Question::Keep | Question::Drop)) {
        let action = game.actions()[0];
        events.extend(play(&mut game, &[action]));
    }
    let drew = events.iter().find_map(|it| match it {
        Event::Drew {
            seat: who, cards, ..
        } if *who == seat => Some(cards.total()),
        _ => None,
    });
    (drew.unwrap(), hand(&game, seat))
}

#[test]
fn case_108_one_of_two_is_kept_and_the_other_discarded() {
    assert_eq!(drawn_and_kept(P2, &[]), (2, 1));
    let mut game = scene(2).supply(&[SugarMill; 8]).game();
    let before = game.discards.total();
    play(&mut game, &[COUNCILLOR]);
    assert_eq!(game.discards.total(), before + 4 + 1);
    assert_eq!((hand(&game, P1), hand(&game, P2)), (1, 1));
}

#[test]
fn case_109_the_chooser_keeps_one_of_five() {
    assert_eq!(drawn_and_kept(P1, &[]), (5, 1));
}

#[test]
fn case_110_with_a_library_one_of_eight() {
    assert_eq!(drawn_and_kept(P1, &[Library]), (8, 1));
}

#[test]
fn case_111_with_a_prefecture_two_of_eight() {
    assert_eq!(drawn_and_kept(P1, &[Library, Prefecture]), (8, 2));
}

#[test]
fn case_112_with_a_prefecture_two_of_two() {
    assert_eq!(drawn_and_kept(P2, &[Prefecture]), (2, 2));
}

/// The second seat with an Archive and these cards, having drawn two sugar mills.
fn archive(cards: &[Card]) -> SanJuan {
    let scene = scene(3).builds(P2, &[Archive]).hand(P2, cards);
    let mut game = scene.supply(&[SugarMill; 8]).game();
    play(&mut game, &[COUNCILLOR]);
    game
}

#[test]
fn case_113_an_archive_discards_from_the_whole_hand() {
    let game = archive(&[Hero, Palace, Palace]);
    assert_eq!((acting(&game), hand(&game, P2)), (P2, 5));
    let game = after(&game, &[Discard(Hero)]);
    assert_eq!(
        (hand(&game, P2), game.players[P2].hand.of(SugarMill)),
        (4, 2)
    );
}

#[test]
fn case_115_without_an_archive_old_cards_stay() {
    let scene = scene(3).hand(P1, &[Hero]);
    let cards = [SugarMill, SugarMill, Well, Well, Tower, Chapel, Chapel];
    let game = after(&scene.supply(&cards).game(), &[COUNCILLOR]);
    assert_eq!(game.check(&Discard(Hero)), Err(Illegal::Needs(Archive)));
    assert_eq!(game.check(&Keep(Hero)), Err(Illegal::NotThere(Hero)));
}

#[test]
fn case_117_a_card_is_discarded_once() {
    let game = archive(&[Hero, Palace, Palace]);
    let before = game.discards.of(Hero);
    let game = after(&game, &[Discard(Hero)]);
    assert_eq!(game.discards.of(Hero) + game.supply.of(Hero), before + 1);
}
