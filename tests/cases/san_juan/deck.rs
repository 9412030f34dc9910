//! Supply and discards.

use super::*;

fn all_cards(game: &SanJuan) -> u8 {
    let players = game.players.iter().map(|(_, it)| {
        let city = u8::try_from(it.city.len()).unwrap();
        it.hand.total() + city + it.goods() + it.chapel.total() + it.covered.total()
    });
    game.supply.total() + game.discards.total() + players.sum::<u8>()
}

#[test]
fn case_133_the_discards_are_shuffled_within_a_draw() {
    let cards = [Statue, Statue, Hero];
    let scene = scene(3).hand(P3, &[SugarMill; 8]).supply(&cards);
    let mut game = scene.game();
    let discards = game.discards.total();
    let events = play(&mut game, &[COUNCILLOR]);
    let shuffled = Event::Reshuffled { count: discards };
    assert_eq!(events[1], shuffled);
    assert_eq!(
        (game.supply.total(), game.discards.total()),
        (discards - 2, 0)
    );
    assert_eq!(game.question(), Some(Question::Keep));
    let game = after(&game, &[Keep(Hero)]);
    assert_eq!(game.discards.total(), 4 + 1 + 1, "those of all three");
}

#[test]
fn case_136_an_empty_supply_does_not_end_the_game() {
    let mut game = scene(3).hand(P1, &[IndigoPlant]).game();
    game.supply = Cards::NONE;
    play(&mut game, &[PROSPECTOR]);
    assert_eq!((hand(&game, P1), acting(&game)), (1, P2));
    play(&mut game, &[COUNCILLOR, PRODUCER]);
    assert_eq!((game.round, game.question()), (2, Some(Question::Role)));
}

#[test]
fn case_137_no_card_is_made_anew() {
    let mut game = scene(3).supply(&[Hero]).game();
    for _ in 0..20 {
        play(&mut game, &[PROSPECTOR]);
        game.roles = [None; 5];
        game.phase = Phase::ChooseRole { chooser: P1 };
        assert_eq!(all_cards(&game), 110);
    }
    assert_eq!(hand(&game, P1), 20);
}

#[test]
fn case_138_nothing_is_shuffled_early() {
    let game = scene(3).supply(&[Hero, Hero]).game();
    let mut last = after(&game, &[PROSPECTOR]);
    assert_eq!((last.supply.total(), last.discards.total()), (1, 108));
    last.phase = Phase::ChooseRole { chooser: P1 };
    last.roles = [None; 5];
    let last = after(&last, &[PROSPECTOR]);
    assert_eq!((last.supply.total(), last.discards.total()), (0, 108));
}

#[test]
fn case_139_a_good_is_a_card_of_the_supply() {
    let scene = scene(3).builds(P1, &[IndigoPlant]);
    let game = after(&scene.supply(&[Hero, Palace]).game(), &[PRODUCER]);
    assert_eq!(game.players[P1].city[0].good, Some(Hero));
    assert_eq!((game.supply.total(), all_cards(&game)), (1, 110));
}
