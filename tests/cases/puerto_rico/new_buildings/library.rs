//! 4.12 and 4.13 Library: mayor, craftsman, prospector, and two players.

use super::*;

#[test]
fn case_185_two_colonists_as_far_as_the_supply_has_them() {
    for (supply, extra) in [(1, 1), (5, 2)] {
        let mut game = scene(4).works(P1, Library).colonists(supply, 4).game();
        let before = game.players[P1].colonists();
        let events = play(&mut game, &[MAYOR]);
        assert_eq!(game.players[P1].colonists(), before + extra + 1);
        let told = Event::ExtraColonist {
            seat: P1,
            count: extra,
        };
        assert!(events.contains(&told));
    }
}

/// A craftsman with a Library who makes corn and indigo.
fn two_kinds(options: Options) -> PuertoRico {
    let game = scene_with(4, options)
        .works(P1, Library)
        .works(P1, SmallIndigoPlant)
        .farms(P1, Tile::Indigo, 1)
        .farms(P1, Tile::Corn, 1)
        .game();
    after(&game, &[CRAFTSMAN])
}

#[test]
fn the_craftsman_takes_two_barrels_of_one_kind_or_two() {
    let game = two_kinds(Options::default());
    for second in [Good::Corn, Good::Indigo] {
        let next = after(&game, &[TakeGood(Good::Corn), TakeGood(second)]);
        assert_eq!(next.players[P1].goods.total(), 2 + 2);
        assert_eq!(next.phase, Phase::ChooseRole { chooser: P2 });
    }
    let distinct = Options {
        library_craftsman_distinct: true,
        ..Options::default()
    };
    let game = after(&two_kinds(distinct), &[TakeGood(Good::Corn)]);
    assert_eq!(
        try_play(&game, TakeGood(Good::Corn)),
        Err(Illegal::TakenBefore(Good::Corn))
    );
    assert_eq!(try_play(&game, TakeGood(Good::Indigo)), Ok(()));
}

#[test]
fn case_217_two_doubloons_beside_those_on_the_card() {
    let mut game = scene(4)
        .works(P1, Library)
        .coins(RoleCard::Prospector, 3)
        .money(P1, 0)
        .game();
    play(&mut game, &[PROSPECTOR]);
    assert_eq!(game.players[P1].doubloons, 2 + 3);
}

/// Two players; P1 has a Library, sells coffee as the trader, then ships corn as the captain.
fn two_players(options: Options) -> PuertoRico {
    scene_with(2, options)
        .works(P1, Library)
        .goods(P1, Good::Coffee, 1)
        .goods(P1, Good::Corn, 2)
        .money(P1, 0)
        .game()
}

#[test]
fn case_218_two_players_double_one_privilege_in_a_round() {
    let game = after(&two_players(Options::default()), &[TRADER]);
    assert_eq!(game.actions(), [UseLibrary, Pass]);
    let trade = [Sell(Good::Coffee), PROSPECTOR, CAPTAIN];

    let mut now = after(&game, &[UseLibrary]);
    play(&mut now, &trade);
    assert_eq!(now.players[P1].doubloons, 4 + 2);
    play(&mut now, &[Load(Good::Corn, 0)]);
    assert_eq!(now.players[P1].chips, 2 + 1, "it has worked in this round");

    let mut later = after(&game, &[Pass]);
    play(&mut later, &trade);
    assert_eq!(later.players[P1].doubloons, 4 + 1);
    play(&mut later, &[UseLibrary, Load(Good::Corn, 0)]);
    assert_eq!(later.players[P1].chips, 2 + 2);
}

#[test]
fn case_218_it_may_double_every_privilege() {
    let every = Options {
        library_2p_once_per_round: false,
        ..Options::default()
    };
    let mut game = two_players(every);
    let role = [TRADER, Sell(Good::Coffee), PROSPECTOR, CAPTAIN];
    play(&mut game, &role);
    assert_eq!(game.players[P1].doubloons, 4 + 2);
    play(&mut game, &[Load(Good::Corn, 0)]);
    assert_eq!(game.players[P1].chips, 2 + 2);
}

#[test]
fn at_the_last_role_of_the_round_nobody_is_asked() {
    let mut game = two_players(Options::default());
    // Each time that P1 takes a role it keeps the Library for later.
    play(&mut game, &[SETTLER, Pass, Pass, Pass]);
    assert_eq!(acting(&game), P2);
    play(&mut game, &[CRAFTSMAN]);
    play(&mut game, &[BUILDER, Pass, Pass, Pass]);
    play(&mut game, &[PROSPECTOR]);
    assert_eq!(acting(&game), P1);
    let events = play(&mut game, &[CAPTAIN]);
    assert_eq!(events[1], Event::Doubled { seat: P1 });
    play(&mut game, &[Load(Good::Corn, 0)]);
    assert_eq!(game.players[P1].chips, 2 + 2);
}
