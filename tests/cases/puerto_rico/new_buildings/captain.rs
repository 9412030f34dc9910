//! 4.13 Captain: Small wharf, Lighthouse, Union hall and Storehouse.

use super::*;

/// P1's turn in a captain phase of P4, who has no goods.
fn loading(scene: scene::Scene) -> PuertoRico {
    after(&scene.governor(P4).game(), &[CAPTAIN])
}

fn goods(scene: scene::Scene, seat: Seat, goods: [u8; 5]) -> scene::Scene {
    ByGood(goods).iter().fold(scene, |scene, (good, count)| {
        scene.goods(seat, good, *count)
    })
}

#[test]
fn case_195_two_barrels_of_any_kinds_are_a_point() {
    let scene = goods(scene(4).works(P1, SmallWharf), P1, [1, 3, 0, 2, 0]);
    let mut game = loading(scene);
    let supply = game.goods;
    let all = [(Good::Corn, 1), (Good::Indigo, 3), (Good::Tobacco, 2)];
    let all = all.map(|(good, count)| LoadSmallWharf(good, count));
    let events = play(&mut game, &all);
    assert_eq!(game.players[P1].chips, 3);
    assert_eq!(game.players[P1].goods.total(), 0);
    let shipped = ByGood([1, 3, 0, 2, 0]);
    for (good, count) in supply.iter() {
        assert_eq!(game.goods[good], count + shipped[good]);
    }
    let told = Event::LoadedSmallWharf {
        seat: P1,
        goods: shipped,
        points: 3,
        privilege: 0,
        bonus: 0,
    };
    assert_eq!(events[0], told);
}

#[test]
fn case_196_an_odd_barrel_earns_nothing() {
    let scene = goods(scene(4).works(P1, SmallWharf), P1, [0, 0, 3, 0, 0]);
    let mut game = loading(scene);
    play(&mut game, &[LoadSmallWharf(Good::Sugar, 3)]);
    assert_eq!(game.players[P1].chips, 1);
}

#[test]
fn case_197_a_single_barrel_may_go() {
    let scene = goods(scene(4).works(P1, SmallWharf), P1, [1, 0, 0, 0, 0]);
    let mut game = loading(scene);
    play(&mut game, &[LoadSmallWharf(Good::Corn, 1)]);
    assert_eq!(wealth(&game, P1).1, 0);
    assert_eq!(game.players[P1].goods.total(), 0);
}

#[test]
fn case_198_barrels_may_be_held_back() {
    let scene = goods(scene(4).works(P1, SmallWharf), P1, [4, 2, 0, 0, 0]);
    let mut game = loading(scene.with(|game| game.ships.clear()));
    play(&mut game, &[LoadSmallWharf(Good::Corn, 2)]);
    assert_eq!(acting(&game), P1, "indigo may follow");
    assert_eq!(
        try_play(&game, LoadSmallWharf(Good::Corn, 1)),
        Err(Illegal::LoadInOrder)
    );
    assert_eq!(
        try_play(&game, LoadSmallWharf(Good::Indigo, 3)),
        Err(Illegal::TooManyBarrels { most: 2 })
    );
    let events = play(&mut game, &[Pass]);
    assert!(matches!(
        events[0],
        Event::LoadedSmallWharf { points: 1, .. }
    ));
    assert_eq!(game.players[P1].goods.0, [2, 2, 0, 0, 0]);
    play(&mut game, &[StoreBarrel(Good::Corn)]);
    assert_eq!(game.players[P1].goods.0, [1, 0, 0, 0, 0]);
}

#[test]
fn the_small_wharf_sails_once_in_a_phase() {
    let scene = goods(scene(4).works(P1, SmallWharf), P1, [4, 0, 0, 0, 0]);
    let mut game = loading(scene);
    play(&mut game, &[LoadSmallWharf(Good::Corn, 2)]);
    assert_eq!(
        try_play(&game, LoadSmallWharf(Good::Corn, 2)),
        Err(Illegal::SmallWharfUsed)
    );
    assert_eq!(
        try_play(&game, Pass),
        Err(Illegal::MustAct),
        "a ship takes it"
    );
}

#[test]
fn case_200_the_harbor_counts_a_small_wharf_as_one_loading() {
    let points = |options| {
        let scene = scene_with(4, options)
            .works(P1, SmallWharf)
            .works(P1, Harbor);
        let mut game = loading(goods(scene, P1, [2, 2, 2, 0, 0]));
        let all = [Good::Corn, Good::Indigo, Good::Sugar];
        play(&mut game, &all.map(|good| LoadSmallWharf(good, 2)));
        game.players[P1].chips
    };
    assert_eq!(points(Options::default()), 3 + 1);
    let by_kind = Options {
        harbor_per_kind_on_small_wharf: true,
        ..Options::default()
    };
    assert_eq!(points(by_kind), 3 + 3);
}

#[test]
fn case_202_a_lighthouse_pays_for_every_loading_and_for_the_captain() {
    let scene = scene(4)
        .works(P1, Lighthouse)
        .works(P1, Wharf)
        .works(P1, SmallWharf)
        .cargo(0, Good::Corn, 1)
        .cargo(1, Good::Coffee, 5)
        .cargo(2, Good::Tobacco, 6)
        .money(P1, 0);
    let mut game = goods(scene, P1, [2, 3, 3, 0, 0]).game();
    let mut gained = vec![wealth(&game, P1)];
    for action in [
        CAPTAIN,
        Load(Good::Corn, 0),
        LoadWharf(Good::Indigo),
        LoadSmallWharf(Good::Sugar, 3),
    ] {
        play(&mut game, &[action]);
        gained.push(wealth(&game, P1));
    }
    // The captain's doubloon, then 3, 3 and 1 points with a doubloon each.
    assert_eq!(gained, [(0, 0), (1, 0), (2, 3), (3, 6), (4, 7)]);
}

#[test]
fn case_202_the_captain_is_paid_without_loading() {
    let mut game = scene(4).works(P1, Lighthouse).money(P1, 0).game();
    play(&mut game, &[CAPTAIN]);
    assert_eq!(game.players[P1].doubloons, 1);
    let mut other = scene(4).works(P1, Lighthouse).money(P1, 0).governor(P4);
    other = other.goods(P4, Good::Corn, 1);
    let game = after(&other.game(), &[CAPTAIN, Load(Good::Corn, 0)]);
    assert_eq!(game.players[P1].doubloons, 0);
}

#[test]
fn case_204_an_empty_lighthouse_pays_nothing() {
    let scene = scene(4).builds(P1, Lighthouse).money(P1, 0);
    let mut game = goods(scene, P1, [2, 0, 0, 0, 0]).game();
    play(&mut game, &[CAPTAIN, Load(Good::Corn, 0)]);
    assert_eq!(game.players[P1].doubloons, 0);
}

#[test]
fn case_205_pairs_of_a_kind_count_before_loading() {
    for (held, points) in [([3, 2, 0, 0, 1], 2), ([4, 0, 0, 0, 2], 3)] {
        let game = loading(goods(scene(4).works(P1, UnionHall), P1, held));
        assert_eq!(game.players[P1].chips, points);
        assert_eq!(game.players[P1].goods.0, held, "the goods stay");
        let mut game = game;
        play(&mut game, &[Load(Good::Corn, 0)]);
        let loaded = u16::from(held[0]);
        assert_eq!(game.players[P1].chips, points + loaded, "once in a phase");
    }
}

#[test]
fn case_205_it_is_no_loading() {
    let scene = scene(4)
        .works(P1, UnionHall)
        .works(P1, Harbor)
        .works(P1, Lighthouse)
        .money(P1, 0);
    let mut game = goods(scene, P1, [4, 0, 0, 0, 0]).game();
    play(&mut game, &[CAPTAIN]);
    assert_eq!(wealth(&game, P1), (1, 2), "the doubloon is the captain's");
}

/// No ship takes corn.
fn no_ship(options: Options) -> scene::Scene {
    let scene = scene_with(4, options)
        .works(P1, UnionHall)
        .cargo(0, Good::Sugar, 1)
        .cargo(1, Good::Coffee, 1)
        .cargo(2, Good::Tobacco, 1);
    goods(scene, P1, [4, 0, 0, 0, 0])
}

#[test]
fn case_206_the_union_hall_pays_though_nothing_is_loaded() {
    let game = loading(no_ship(Options::default()));
    assert_eq!(game.players[P1].chips, 2);
    let waits = Options {
        union_hall_needs_load: true,
        ..Options::default()
    };
    let game = loading(no_ship(waits));
    assert_eq!(game.players[P1].chips, 0);
    let mut game = loading(no_ship(waits).works(P1, Wharf));
    assert_eq!(game.players[P1].chips, 0);
    play(&mut game, &[LoadWharf(Good::Corn)]);
    assert_eq!(game.players[P1].chips, 2 + 4);
}

#[test]
fn case_208_a_library_adds_two_to_the_first_loading() {
    let scene = goods(scene(4).works(P1, Library), P1, [3, 2, 0, 0, 0]);
    let mut game = after(&scene.game(), &[CAPTAIN, Load(Good::Corn, 2)]);
    assert_eq!(game.players[P1].chips, 3 + 2);
    play(&mut game, &[Load(Good::Indigo, 0)]);
    assert_eq!(game.players[P1].chips, 3 + 2 + 2);
}

#[test]
fn case_209_a_storehouse_keeps_three_barrels_beside_a_warehouse() {
    let scene = scene(4)
        .works(P1, Storehouse)
        .works(P1, LargeWarehouse)
        .with(|game| game.ships.clear());
    let mut game = loading(goods(scene, P1, [4, 3, 3, 2, 2]));
    play(
        &mut game,
        &[
            StoreKind(Good::Corn),
            StoreKind(Good::Indigo),
            StoreBarrel(Good::Coffee),
            StoreBarrel(Good::Sugar),
            StoreBarrel(Good::Coffee),
            StoreBarrel(Good::Tobacco),
        ],
    );
    assert_eq!(game.players[P1].goods.0, [4, 3, 1, 1, 2]);
}
