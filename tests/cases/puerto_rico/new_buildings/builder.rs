//! 4.11 Builder: Black market, Church, Statue and Library.

use super::*;

/// P1 has a Black market at work, so many doubloons, and one of each thing to give: a colonist in
/// San Juan, a barrel of corn, a point. P2 has chosen the builder.
fn haggling(doubloons: u16) -> scene::Scene {
    scene(4)
        .works(P1, BlackMarket)
        .money(P1, doubloons)
        .san_juan(P1, 1)
        .goods(P1, Good::Corn, 1)
        .chips(P1, 1)
}

/// P1's turn in a builder phase of P4.
fn building(scene: scene::Scene) -> PuertoRico {
    after(&scene.governor(P4).money(P4, 0).game(), &[BUILDER, Pass])
}

const COLONIST: Action = PayColonist(Post::SanJuan);
const CORN: Action = PayGood(Good::Corn);

#[test]
fn case_164_what_is_missing_is_paid_by_just_as_many_things() {
    let mut game = building(haggling(6));
    let sum = price(&game, P1, Harbor, false);
    assert_eq!((sum.total(), sum.black_market, sum.doubloons()), (8, 2, 6));
    play(&mut game, &[Build(Harbor)]);
    assert_eq!(game.actions(), [COLONIST, CORN]);
    assert_eq!(try_play(&game, PayPoint), Err(Illegal::PaymentShort));
    assert_eq!(try_play(&game, Pass), Err(Illegal::NotNow));
    let supply = (game.colonists, game.goods[Good::Corn], game.chips);

    let colonist_first = after(&game, &[COLONIST]);
    assert_eq!(colonist_first.actions(), [CORN, PayPoint]);
    assert_eq!(try_play(&colonist_first, COLONIST), Err(Illegal::NotNow));
    let mut paid = colonist_first.clone();
    let events = play(&mut paid, &[CORN]);
    assert_eq!(wealth(&paid, P1), (0, 1), "a third thing is not given");
    assert!(paid.players[P1].owns(Harbor));
    let built = Event::Built {
        seat: P1,
        building: Harbor,
        price: 6,
        colonists: 0,
    };
    let given = Event::GaveGood {
        seat: P1,
        good: Good::Corn,
    };
    assert_eq!(events[..2], [given, built]);
    assert_eq!(
        (paid.colonists, paid.goods[Good::Corn], paid.chips),
        (supply.0 + 1, supply.1 + 1, supply.2)
    );

    let events = play(&mut game, &[CORN]);
    let point = Event::GavePoint { seat: P1 };
    assert!(events.contains(&point), "nothing else is left: {events:?}");
    assert_eq!(wealth(&game, P1), (0, 0));
    assert_eq!(game.players[P1].san_juan, 1);
}

#[test]
fn case_164_all_three_things_cover_three_doubloons_and_no_more() {
    let mut game = building(haggling(5));
    assert_eq!(
        try_play(&game, Build(Wharf)),
        Err(Illegal::TooDear { cost: 9, have: 5 })
    );
    play(&mut game, &[Build(Harbor)]);
    assert!(game.players[P1].owns(Harbor), "there was nothing to choose");
    assert_eq!(wealth(&game, P1), (0, 0));
    assert_eq!(
        game.players[P1].goods.total() + game.players[P1].san_juan,
        0
    );
}

#[test]
fn case_165_whose_money_suffices_pays_with_it() {
    let mut game = building(haggling(5));
    assert_eq!(price(&game, P1, LargeMarket, false).black_market, 0);
    play(&mut game, &[Build(LargeMarket)]);
    assert_eq!(wealth(&game, P1), (0, 1));
    assert_eq!(game.players[P1].goods.total(), 1);
}

#[test]
fn case_167_one_good_at_most() {
    let scene = scene(4)
        .works(P1, BlackMarket)
        .money(P1, 6)
        .goods(P1, Good::Corn, 3)
        .goods(P1, Good::Sugar, 2);
    let mut game = building(scene);
    assert_eq!(
        try_play(&game, Build(Harbor)),
        Err(Illegal::TooDear { cost: 8, have: 6 })
    );
    play(&mut game, &[Build(Factory)]);
    assert_eq!(
        game.actions(),
        [PayGood(Good::Corn), PayGood(Good::Sugar)],
        "one is missing"
    );
}

#[test]
fn case_168_some_colonists_have_to_stay() {
    let scene = scene(4)
        .works(P1, BlackMarket)
        .money(P1, 0)
        .farms(P1, Tile::Quarry, 1);
    let game = building(scene.clone());
    assert_eq!(
        try_play(&game, Build(Hacienda)),
        Err(Illegal::TooDear { cost: 1, have: 0 }),
        "the colonists of the market and of the quarry are needed"
    );
    let game = building(
        scene
            .farms(P1, Tile::Quarry, 1)
            .works(P1, Office)
            .chips(P1, 1)
            .goods(P1, Good::Corn, 1),
    );
    let game = after(&game, &[Build(Hospice)]);
    let paying = |post| try_play(&game, PayColonist(post));
    assert_eq!(
        paying(Post::Building(BlackMarket)),
        Err(Illegal::NeededThere)
    );
    assert_eq!(paying(Post::Tile(Tile::Quarry)), Err(Illegal::NeededThere));
    assert_eq!(paying(Post::SanJuan), Err(Illegal::NobodyThere));
    assert_eq!(paying(Post::Building(Office)), Ok(()));
}

#[test]
fn case_168_a_quarry_beyond_the_column_is_not_needed() {
    let scene = scene(4)
        .works(P1, BlackMarket)
        .money(P1, 1)
        .farms(P1, Tile::Quarry, 2)
        .chips(P1, 1);
    // Three, less one for the first column: one is missing.
    let game = after(&building(scene), &[Build(SmallWarehouse)]);
    assert_eq!(
        game.actions(),
        [PayColonist(Post::Tile(Tile::Quarry)), PayPoint]
    );
    let game = after(&game, &[PayColonist(Post::Tile(Tile::Quarry))]);
    assert_eq!(game.players[P1].occupied(Tile::Quarry), 1);
}

#[test]
fn case_171_a_point_that_returns_does_not_undo_the_end() {
    let mut scene = haggling(7).chips_left(0);
    scene = scene.with(|game| {
        game.last_round = Some(Ending::ChipsGone);
        game.players[P1].san_juan = 0;
        game.players[P2].chips = 99;
    });
    let mut game = building(scene);
    play(&mut game, &[Build(Harbor), PayPoint]);
    assert_eq!(game.chips, 1);
    assert_eq!(game.last_round, Some(Ending::ChipsGone));
}

#[test]
fn case_172_nor_does_a_colonist() {
    let scene = haggling(7)
        .colonists(0, 2)
        .with(|game| game.last_round = Some(Ending::ColonistsShort));
    let mut game = building(scene);
    play(&mut game, &[Build(Harbor), COLONIST]);
    assert_eq!(game.colonists, 1);
    assert_eq!(game.last_round, Some(Ending::ColonistsShort));
}

#[test]
fn what_pays_may_leave_the_game() {
    let options = Options {
        black_market_removes: true,
        ..Options::default()
    };
    let scene = scene_with(4, options)
        .works(P1, BlackMarket)
        .money(P1, 5)
        .san_juan(P1, 1)
        .goods(P1, Good::Corn, 1)
        .chips(P1, 1);
    let before = scene.clone().game();
    let game = after(&building(scene), &[Build(Harbor)]);
    assert_eq!(
        (game.colonists, game.chips),
        (before.colonists, before.chips)
    );
    assert_eq!(game.goods[Good::Corn], before.goods[Good::Corn] + 1);
    assert_eq!((game.removed.colonists, game.removed.chips), (1, 1));
}

/// What the Church gives P1 for a building.
fn church(built: Building) -> u16 {
    let scene = scene(4).works(P1, Church).money(P1, 20);
    after(&building(scene), &[Build(built)]).players[P1].chips
}

#[test]
fn case_173_the_column_decides_what_the_church_gives() {
    for (built, points) in [
        (Office, 1),
        (Wharf, 1),
        (Fortress, 2),
        (SmallMarket, 0),
        (IndigoPlant, 1),
        (TobaccoStorage, 1),
    ] {
        assert_eq!(church(built), points, "{built:?}");
    }
}

#[test]
fn case_173_the_church_gives_nothing_for_itself() {
    let scene = scene(4).works(P1, University).money(P1, 20);
    let scene = scene.sells(Church);
    let game = after(&building(scene), &[Build(Church)]);
    assert_eq!(game.players[P1].colonists_at(Post::Building(Church)), 1);
    assert_eq!(game.players[P1].chips, 0);
}

#[test]
fn case_175_the_statue_is_of_the_fourth_column() {
    let scene = scene(4).works(P1, Church).money(P1, 10).sells(Statue);
    let game = after(&building(scene), &[Build(Statue)]);
    assert_eq!(game.players[P1].chips, 2);
}

#[test]
fn case_176_the_last_chip_ends_the_game_in_the_builder_phase_too() {
    let last = |options| {
        let scene = scene_with(4, options)
            .works(P1, Church)
            .money(P1, 10)
            .chips_left(1);
        after(&building(scene), &[Build(Harbor)]).last_round
    };
    assert_eq!(last(Options::default()), Some(Ending::ChipsGone));
    let captain_only = Options {
        vp_end_any_phase: false,
        ..Options::default()
    };
    assert_eq!(last(captain_only), None);
}

#[test]
fn case_177_the_colonist_of_a_statue_goes_to_san_juan() {
    let scene = scene(4).works(P1, University).money(P1, 10).sells(Statue);
    let game = after(&building(scene), &[Build(Statue)]);
    assert_eq!(game.players[P1].san_juan, 1);
    assert_eq!(game.players[P1].city.last().unwrap().colonists, 0);
}

#[test]
fn case_179_a_library_takes_two_off() {
    let game = scene(4)
        .works(P1, Library)
        .farms(P1, Tile::Quarry, 2)
        .money(P1, 1)
        .game();
    assert_eq!(
        price(&game, P1, Office, true).total(),
        1,
        "before it is chosen"
    );
    let mut game = after(&game, &[BUILDER]);
    let sum = price(&game, P1, Office, true);
    assert_eq!((sum.quarries, sum.privilege, sum.total()), (2, 2, 1));
    assert_eq!(price(&game, P1, SmallMarket, true).total(), 0);
    play(&mut game, &[Build(Office)]);
    assert_eq!(game.players[P1].doubloons, 0);
}

#[test]
fn nobody_builds_both_of_a_pair() {
    let scene = scene(4).builds(P1, Office).money(P1, 20).sells(TradingPost);
    let game = building(scene);
    assert_eq!(
        try_play(&game, Build(TradingPost)),
        Err(Illegal::Excluded(Office))
    );
}
