//! 4.7 Captain: what is stored, and what spoils.

use super::*;

use Good::{Coffee, Corn, Indigo, Sugar, Tobacco};

/// A table whose ships take no kind but coffee, so that nobody can load.
fn blocked() -> scene::Scene {
    scene(4)
        .cargo(0, Coffee, 5)
        .cargo(1, Coffee, 1)
        .cargo(2, Coffee, 1)
}

#[test]
fn case_119_without_a_warehouse_one_barrel_of_free_choice_is_kept() {
    let game = blocked()
        .with(|game| game.ships[1].cargo = Some((Sugar, 6)))
        .with(|game| game.ships[2].cargo = Some((Sugar, 7)))
        .goods(P2, Corn, 2)
        .goods(P2, Coffee, 1)
        .game();
    let game = after(&game, &[CAPTAIN]);
    assert_eq!(acting(&game), P2);
    assert_eq!(
        game.actions(),
        [StoreBarrel(Corn), StoreBarrel(Coffee), Pass]
    );
    assert_eq!(try_play(&game, StoreKind(Corn)), Err(Illegal::StoreFull));
    assert_eq!(
        try_play(&game, StoreBarrel(Sugar)),
        Err(Illegal::NoSuchGood(Sugar))
    );
    for (kept, left) in [(Corn, [1, 0, 0, 0, 0]), (Coffee, [0, 0, 0, 0, 1])] {
        let stored = after(&game, &[StoreBarrel(kept)]);
        assert_eq!(stored.players[P2].goods, ByGood(left));
        assert_eq!(stored.phase, Phase::ChooseRole { chooser: P2 });
    }
    let corn = game.goods[Corn];
    let stored = after(&game, &[StoreBarrel(Coffee)]);
    assert_eq!(stored.goods[Corn], corn + 2, "two barrels went back");
}

#[test]
fn case_120_a_small_warehouse_keeps_a_kind_beside_the_barrel() {
    let mut game = blocked()
        .works(P2, SmallWarehouse)
        .goods(P2, Tobacco, 4)
        .goods(P2, Indigo, 2)
        .goods(P2, Corn, 1)
        .game();
    play(&mut game, &[CAPTAIN, StoreKind(Tobacco)]);
    assert_eq!(
        try_play(&game, StoreKind(Indigo)),
        Err(Illegal::StoreFull),
        "one kind only"
    );
    let events = play(&mut game, &[StoreBarrel(Indigo)]);
    assert_eq!(game.players[P2].goods, ByGood([0, 1, 0, 4, 0]));
    let spoiled = Event::Spoiled {
        seat: P2,
        goods: ByGood([1, 1, 0, 0, 0]),
    };
    assert!(events.contains(&spoiled));
}

#[test]
fn case_122_an_unoccupied_warehouse_protects_nothing() {
    let game = blocked()
        .builds(P2, SmallWarehouse)
        .builds(P2, LargeWarehouse)
        .goods(P2, Tobacco, 4)
        .game();
    let game = after(&game, &[CAPTAIN]);
    assert_eq!(try_play(&game, StoreKind(Tobacco)), Err(Illegal::StoreFull));
    let game = after(&game, &[StoreBarrel(Tobacco)]);
    assert_eq!(game.players[P2].goods, ByGood([0, 0, 0, 1, 0]));
}

#[test]
fn case_123_goods_are_stored_though_nobody_could_load() {
    let mut game = blocked()
        .goods(P2, Tobacco, 4)
        .goods(P3, Corn, 2)
        .goods(P4, Corn, 1)
        .game();
    play(&mut game, &[CAPTAIN]);
    for (seat, barrel) in [(P2, Tobacco), (P3, Corn)] {
        assert_eq!(acting(&game), seat);
        assert!(matches!(game.phase, Phase::Storing(_)));
        play(&mut game, &[StoreBarrel(barrel)]);
        assert_eq!(game.players[seat].goods.total(), 1);
    }
    assert_eq!(game.players[P4].goods[Corn], 1, "nothing to choose");
    assert_eq!(game.ships[0].cargo, None, "the full ship is emptied");
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P2 });
}

#[test]
fn case_126_a_warehouse_is_no_excuse_from_loading() {
    let game = scene(4)
        .works(P1, LargeWarehouse)
        .works(P1, SmallWarehouse)
        .goods(P1, Coffee, 2)
        .game();
    let game = after(&game, &[CAPTAIN]);
    assert_eq!(try_play(&game, Pass), Err(Illegal::MustAct));
    assert_eq!(try_play(&game, StoreKind(Coffee)), Err(Illegal::NotNow));
}

#[test]
fn case_128_one_may_keep_less_than_possible() {
    let scene = blocked()
        .works(P2, SmallWarehouse)
        .goods(P2, Tobacco, 4)
        .goods(P2, Indigo, 2);
    let game = after(&scene.game(), &[CAPTAIN]);
    let nothing = after(&game, &[Pass]);
    assert_eq!(nothing.players[P2].goods, ByGood::default());
    assert_eq!(nothing.goods[Tobacco], 9);
    let kind = after(&game, &[StoreKind(Tobacco), Pass]);
    assert_eq!(kind.players[P2].goods, ByGood([0, 0, 0, 4, 0]));
    let barrel = after(&game, &[StoreBarrel(Tobacco)]);
    assert_eq!(barrel.players[P2].goods, ByGood([0, 0, 0, 1, 0]));

    let fits = after(&blocked().goods(P2, Tobacco, 1).game(), &[CAPTAIN]);
    assert_eq!(
        fits.phase,
        Phase::ChooseRole { chooser: P2 },
        "not asked while everything can be kept"
    );
    let asking = Options {
        allow_decline: true,
        ..Options::default()
    };
    let fits = scene_with(4, asking)
        .cargo(0, Coffee, 1)
        .cargo(1, Corn, 1)
        .cargo(2, Sugar, 1)
        .goods(P2, Tobacco, 1)
        .game();
    let fits = after(&fits, &[CAPTAIN]);
    assert_eq!(fits.actions(), [StoreBarrel(Tobacco), Pass]);
    assert_eq!(
        after(&fits, &[Pass]).players[P2].goods,
        ByGood::default(),
        "but with the option"
    );
}
