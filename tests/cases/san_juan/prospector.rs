//! The prospector and the Gold mine.

use super::*;

/// The second seat with a Gold mine that turns up these cards, after the first one drew an indigo
/// plant.
fn mine(options: Options, cards: &[Card]) -> SanJuan {
    let scene = scene_with(3, options).builds(P2, &[GoldMine]);
    let supply = [&[IndigoPlant], cards].concat();
    after(&scene.supply(&supply).game(), &[PROSPECTOR])
}

#[test]
fn case_118_the_chooser_draws_one_and_the_others_nothing() {
    let game = after(&scene(4).game(), &[PROSPECTOR]);
    assert_eq!([P1, P2, P3, P4].map(|seat| hand(&game, seat)), [1, 0, 0, 0]);
}

#[test]
fn case_119_with_a_library_two() {
    let game = after(&scene(4).builds(P1, &[Library]).game(), &[PROSPECTOR]);
    assert_eq!(hand(&game, P1), 2);
}

#[test]
fn case_120_a_gold_mine_works_for_every_owner() {
    let game = mine(Options::default(), &[Smithy, Well, Tower, Palace]);
    assert_eq!((acting(&game), game.question()), (P2, Some(Question::Take)));
    let declining = Options {
        allow_decline: true,
        ..Options::default()
    };
    let game = mine(declining, &[Smithy, Well, Tower, Palace]);
    let game = after(&game, &[Draw, Pass]);
    assert_eq!((hand(&game, P1), hand(&game, P2)), (1, 0));
    assert_eq!(game.discards.total(), 110 - 5 - 1, "no card was turned up");
}

#[test]
fn case_121_any_of_four_different_cards_is_taken() {
    for card in [Smithy, Well, Tower, Palace] {
        let game = mine(Options::default(), &[Smithy, Well, Tower, Palace]);
        let before = game.discards.total();
        let game = after(&game, &[Take(card)]);
        assert_eq!((hand(&game, P2), game.players[P2].hand.of(card)), (1, 1));
        assert_eq!(game.discards.total(), before + 3);
    }
}

#[test]
fn case_122_otherwise_all_four_are_discarded() {
    let game = mine(Options::default(), &[Well, Crane, Quarry, Library]);
    assert_eq!(
        (hand(&game, P2), game.question()),
        (0, Some(Question::Role))
    );
    assert_eq!(game.supply.total(), 0);
}

#[test]
fn case_124_the_cheapest_alone_if_it_is_played_like_that() {
    let options = Options {
        gold_mine: GoldMine::Cheapest,
        ..Options::default()
    };
    let game = mine(options, &[Smithy, Tower, Quarry, Palace]);
    assert_eq!(game.check(&Take(Palace)), Err(Illegal::NotCheapest(Smithy)));
    assert_eq!(game.actions(), [Take(Smithy), Pass]);
}

#[test]
fn case_125_the_owners_turn_up_cards_one_after_the_other() {
    let scene = scene(3).builds(P1, &[GoldMine]).builds(P2, &[GoldMine]);
    let mut game = scene.builds(P3, &[GoldMine]).taken(&[Role::Trader]).game();
    let events = play(&mut game, &[PROSPECTOR]);
    let turned = events.iter().filter_map(|it| match it {
        Event::TurnedUp { seat, cards, .. } => Some((*seat, cards.total())),
        _ => None,
    });
    // Without luck all four are indigo plants or sugar mills: nobody may take one.
    assert_eq!(turned.collect::<Vec<_>>(), [(P2, 4), (P3, 4), (P1, 4)]);
    assert_eq!(game.discards.total(), 12);
}

#[test]
fn case_126_a_library_is_no_gold_mine() {
    let game = after(&scene(3).builds(P2, &[Library]).game(), &[PROSPECTOR]);
    assert_eq!(hand(&game, P2), 0);
}
