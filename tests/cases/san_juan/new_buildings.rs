//! The New Buildings.

use super::*;

fn new_game() -> Scene {
    let options = Options {
        new_buildings: true,
        ..Options::default()
    };
    scene_with(3, options)
}

#[test]
fn case_162_a_covered_park_takes_off_six() {
    let scene = new_game()
        .builds(P2, &[Crane, Park])
        .hand(P2, &[SilverSmelter]);
    let game = after(&scene.game(), &[BUILDER, Build(SilverSmelter)]);
    assert_eq!(
        (city(&game, P2), hand(&game, P2)),
        (vec![Crane, SilverSmelter], 0)
    );
}

#[test]
fn case_163_a_bank_is_used_once() {
    let scene = new_game()
        .builds(P2, &[Bank])
        .hand(P2, &[Smithy, Hero, Hero, Palace]);
    let scene = scene.with(|game| game.round = 4);
    let game = after(&last_role(scene), &[PROSPECTOR]);
    assert_eq!((game.round, game.question()), (5, Some(Question::Bank)));
    let game = after(&game, &[Stow(Hero), Stow(Hero), Stow(Palace)]);
    assert_eq!(points(&game, P2), 2 + 3);
    let next = after(&game, &[TRADER, PRODUCER, PROSPECTOR]);
    assert_eq!((next.round, next.question()), (6, Some(Question::Role)));
}

#[test]
fn case_164_a_residence_counts_sets_of_three() {
    let cities = [Residence, Palace, CityHall, SugarMill, Well, Crane];
    let score = scoring::score(&new_game().builds(P1, &cities).game(), P1);
    assert!(score.counted.contains(&(Residence, 7)));
}

#[test]
fn case_165_a_cathedral_counts_the_large_buildings_of_the_others() {
    let scene = new_game().builds(P1, &[Cathedral, Palace]);
    let scene = scene
        .builds(P2, &[GuildHall, CityHall])
        .builds(P3, &[Palace]);
    let score = scoring::score(&scene.game(), P1);
    assert!(score.counted.contains(&(Cathedral, 9)));
}

#[test]
fn case_166_a_goldsmith_keeps_what_nobody_has() {
    let scene = new_game()
        .builds(P2, &[Goldsmith])
        .supply(&[IndigoPlant, Hero]);
    let game = after(&scene.game(), &[PROSPECTOR]);
    assert_eq!(game.players[P2].hand.of(Hero), 1);
    let declining = Options {
        new_buildings: true,
        allow_decline: true,
        ..Options::default()
    };
    let scene = scene_with(3, declining).builds(P2, &[Goldsmith]);
    let game = scene.supply(&[IndigoPlant, Hero]).game();
    let game = after(&game, &[PROSPECTOR, Draw, Draw]);
    assert_eq!(hand(&after(&game, &[Pass]), P2), 0, "it may");
    assert_eq!(hand(&after(&game, &[Take(Hero)]), P2), 1);
}

#[test]
fn case_167_exchange_then_chapel_then_the_hand() {
    let scene = new_game().builds(P2, &[OfficeBuilding, Chapel, Bank]);
    let cards = [
        SugarMill, Smithy, Smithy, Crane, Crane, Tower, Quarry, Hero, Hero, Palace,
    ];
    let mut game = after(&last_role(scene.hand(P2, &cards)), &[PROSPECTOR]);
    let mut asked = Vec::new();
    for action in [
        Discard(Palace),
        Stow(Hero),
        Pass,
        Discard(Smithy),
        Discard(Smithy),
    ] {
        asked.push(game.question().unwrap());
        play(&mut game, &[action]);
    }
    let order = [
        Question::Exchange,
        Question::Chapel,
        Question::Bank,
        Question::Discard,
        Question::Discard,
    ];
    assert_eq!(asked, order);
    assert_eq!(
        (hand(&game, P2), game.question()),
        (7, Some(Question::Role))
    );
}
