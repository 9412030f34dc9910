//! Small wharf, Lighthouse, Union hall and Storehouse in the captain's phase, with each other and
//! with the ships.

use super::*;

/// What the first seat has gained when it is captain and does this.
fn gains(scene: scene::Scene, actions: &[Action]) -> (u16, u16) {
    let start = scene.money(P1, 0).game();
    let game = after(&after(&start, &[CAPTAIN]), actions);
    (game.players[P1].chips, game.players[P1].doubloons)
}

/// No ship has room for anything but corn.
fn other_cargo() -> scene::Scene {
    scene(3)
        .cargo(0, Good::Corn, 1)
        .cargo(1, Good::Sugar, 5)
        .cargo(2, Good::Indigo, 6)
}

#[test]
fn a_single_barrel_on_the_small_wharf_earns_what_a_loading_earns() {
    let corn = [LoadSmallWharf(Good::Corn, 1)];
    let start = scene(3).goods(P1, Good::Corn, 1).works(P1, SmallWharf);
    assert_eq!(gains(start.clone(), &corn), (1, 0), "the privilege");
    let harbor = start.clone().works(P1, Harbor);
    assert_eq!(gains(harbor, &corn), (1 + 1, 0));
    let library = start.clone().works(P1, Library);
    assert_eq!(gains(library, &corn), (2, 0));
    assert_eq!(gains(start.works(P1, Lighthouse), &corn), (1, 1 + 1));
}

#[test]
fn three_kinds_on_the_small_wharf_are_one_loading() {
    let goods = [(Good::Corn, 1), (Good::Sugar, 2), (Good::Coffee, 3)];
    let start = goods.iter().fold(scene(3), |scene, (good, count)| {
        scene.goods(P1, *good, *count)
    });
    let start = start.works(P1, SmallWharf).works(P1, Harbor);
    let start = start.works(P1, Lighthouse);
    let load = goods.map(|(good, count)| LoadSmallWharf(good, count));
    assert_eq!(gains(start, &load), (3 + 1 + 1, 1 + 1));
}

#[test]
fn a_part_of_the_barrels_may_go_and_the_odd_one_earns_nothing() {
    let start = scene(3)
        .works(P1, SmallWharf)
        .goods(P1, Good::Corn, 4)
        .goods(P1, Good::Sugar, 2);
    let game = after(&start.game(), &[CAPTAIN, LoadSmallWharf(Good::Corn, 3)]);
    assert_eq!(try_play(&game, Load(Good::Corn, 0)), Err(Illegal::NotNow));
    let supply = game.goods;
    let game = after(&game, &[Pass]);
    assert_eq!(game.players[P1].chips, 1 + 1);
    assert_eq!(game.players[P1].goods, ByGood([1, 0, 2, 0, 0]));
    assert_eq!(game.goods[Good::Corn], supply[Good::Corn] + 3);
    assert_eq!(acting(&game), P1, "and next the ships");
    assert_eq!(try_play(&game, Pass), Err(Illegal::MustAct));
    let again = try_play(&game, LoadSmallWharf(Good::Sugar, 1));
    assert_eq!(again, Err(Illegal::SmallWharfUsed));
}

#[test]
fn no_barrel_and_too_many_are_no_load() {
    let start = scene(3).works(P1, SmallWharf).goods(P1, Good::Corn, 2);
    let game = after(&start.game(), &[CAPTAIN]);
    let most = Err(Illegal::TooManyBarrels { most: 2 });
    assert_eq!(try_play(&game, LoadSmallWharf(Good::Corn, 3)), most);
    assert!(try_play(&game, LoadSmallWharf(Good::Corn, 0)).is_err());
    let sugar = try_play(&game, LoadSmallWharf(Good::Sugar, 1));
    assert_eq!(sugar, Err(Illegal::NoSuchGood(Good::Sugar)));
}

#[test]
fn both_wharves_sail_on_different_turns_and_may_be_declined() {
    let start = other_cargo()
        .works(P1, Wharf)
        .works(P1, SmallWharf)
        .goods(P1, Good::Coffee, 2)
        .goods(P1, Good::Tobacco, 2);
    let both = [LoadWharf(Good::Coffee), LoadSmallWharf(Good::Tobacco, 2)];
    assert_eq!(gains(start.clone(), &both), (2 + 1 + 1, 0));
    let game = after(&start.game(), &[CAPTAIN, Pass]);
    assert!(matches!(game.phase, Phase::Storing(_)));
}

#[test]
fn a_wharf_that_was_declined_may_sail_as_long_as_others_load() {
    let game = other_cargo()
        .works(P1, SmallWharf)
        .goods(P1, Good::Coffee, 2)
        .goods(P2, Good::Corn, 1)
        .game();
    let game = after(&game, &[CAPTAIN, Pass, Load(Good::Corn, 0)]);
    assert_eq!(acting(&game), P1);
    let game = after(&game, &[LoadSmallWharf(Good::Coffee, 2)]);
    assert_eq!(game.players[P1].chips, 1 + 1, "with the privilege");
}

#[test]
fn the_lighthouse_pays_the_captain_who_ships_nothing() {
    assert_eq!(gains(scene(3).works(P1, Lighthouse), &[]), (0, 1));
    assert_eq!(gains(scene(3).builds(P1, Lighthouse), &[]), (0, 0));
    let other = scene(3).works(P2, Lighthouse).money(P2, 0);
    let other = after(&other.goods(P2, Good::Corn, 1).game(), &[CAPTAIN]);
    assert_eq!(other.players[P2].doubloons, 0, "not the captain");
    let other = after(&other, &[Load(Good::Corn, 0)]);
    assert_eq!(other.players[P2].doubloons, 1);
}

#[test]
fn the_union_hall_counts_before_the_owners_first_loading_and_once() {
    let start = scene(3)
        .works(P2, UnionHall)
        .works(P2, Harbor)
        .works(P2, Lighthouse)
        .money(P2, 0)
        .goods(P1, Good::Corn, 1)
        .goods(P2, Good::Corn, 5)
        .goods(P2, Good::Coffee, 1)
        .goods(P2, Good::Sugar, 2);
    let game = after(&start.game(), &[CAPTAIN]);
    assert_eq!(game.players[P2].chips, 0, "not before its turn");
    let game = after(&game, &[Load(Good::Corn, 2)]);
    assert_eq!(game.players[P2].chips, 2 + 1, "and no loading");
    assert_eq!(game.players[P2].doubloons, 0);
    let game = after(&game, &[Load(Good::Coffee, 0)]);
    assert_eq!(game.players[P2].chips, 3 + 1 + 1);
    assert_eq!(acting(&game), P2);
    let game = after(&game, &[Load(Good::Sugar, 1)]);
    assert_eq!(game.players[P2].chips, 5 + 2 + 1, "it does not count again");
}

#[test]
fn the_union_hall_is_no_first_loading_of_the_captain() {
    let start = scene(3).works(P1, UnionHall).works(P1, Library);
    let hall = start.goods(P1, Good::Corn, 2);
    assert_eq!(gains(hall.clone(), &[]), (1, 0));
    assert_eq!(gains(hall, &[Load(Good::Corn, 0)]), (1 + 2 + 2, 0));
}

#[test]
fn the_union_hall_may_take_the_last_chip() {
    let start = other_cargo()
        .works(P2, UnionHall)
        .goods(P2, Good::Coffee, 5)
        .chips_left(2);
    let game = after(&start.game(), &[CAPTAIN]);
    assert_eq!(game.players[P2].chips, 2);
    assert_eq!(game.last_round, Some(Ending::ChipsGone));
}

#[test]
fn a_union_hall_that_needs_a_load_counts_with_the_first_one() {
    let options = Options {
        union_hall_needs_load: true,
        ..Options::default()
    };
    let start = scene_with(3, options)
        .works(P1, UnionHall)
        .goods(P1, Good::Corn, 4);
    let game = after(&start.clone().game(), &[CAPTAIN]);
    assert_eq!(game.players[P1].chips, 0);
    let game = after(&game, &[Load(Good::Corn, 0)]);
    assert_eq!(game.players[P1].chips, 2 + 4 + 1);
    let full = start
        .cargo(0, Good::Sugar, 1)
        .cargo(1, Good::Coffee, 1)
        .cargo(2, Good::Indigo, 1);
    assert_eq!(gains(full, &[]), (0, 0));
}

#[test]
fn a_union_hall_that_needs_a_load_does_not_count_for_a_later_one() {
    let options = Options {
        union_hall_needs_load: true,
        ..Options::default()
    };
    let start = scene_with(3, options)
        .builds(P1, UnionHall)
        .staffed(P1, Guesthouse, 1)
        .goods(P1, Good::Corn, 2)
        .goods(P1, Good::Sugar, 2);
    let hall = to(UnionHall);
    let loads = [Load(Good::Corn, 0), Load(Good::Sugar, 1)];
    let early = gains(start.clone(), &[hall, loads[0], loads[1]]);
    assert_eq!(early, (2 + 4 + 1, 0));
    let late = gains(start, &[loads[0], hall, loads[1]]);
    assert_eq!(late, (4 + 1, 0));
}

#[test]
fn storehouse_and_both_warehouses_keep_three_kinds_and_four_barrels() {
    let stores = [Storehouse, SmallWarehouse, LargeWarehouse];
    let ships = scene(3).with(|game| game.ships.clear());
    let start = Good::ALL
        .iter()
        .fold(ships, |scene, good| scene.goods(P1, *good, 3));
    let start = stores.iter().fold(start, |scene, it| scene.works(P1, *it));
    let game = after(&start.game(), &[CAPTAIN]);
    let game = after(
        &game,
        &[Good::Indigo, Good::Tobacco, Good::Coffee].map(StoreKind),
    );
    let fourth = try_play(&game, StoreKind(Good::Coffee));
    assert_eq!(fourth, Err(Illegal::StoreFull));
    let game = after(&game, &[StoreBarrel(Good::Corn), StoreBarrel(Good::Sugar)]);
    let game = after(&game, &[StoreBarrel(Good::Sugar), StoreBarrel(Good::Corn)]);
    assert_eq!(game.players[P1].goods, ByGood([2, 3, 2, 3, 3]));
}

#[test]
fn the_barrels_of_a_storehouse_may_be_of_one_kind_or_four() {
    let ships = scene(3).with(|game| game.ships.clear());
    let start = ships
        .works(P1, Storehouse)
        .goods(P1, Good::Corn, 3)
        .goods(P1, Good::Sugar, 2);
    let game = after(&start.game(), &[CAPTAIN]);
    let corn = [StoreBarrel(Good::Corn); 3];
    let game = after(&game, &corn);
    let fifth = after(&game, &[StoreBarrel(Good::Sugar)]);
    assert_eq!(fifth.players[P1].goods, ByGood([3, 0, 1, 0, 0]));
    assert_eq!(acting(&fifth), P2, "who chooses a role");
    let four = scene(3).with(|game| game.ships.clear());
    let four = four.works(P1, Storehouse).goods(P1, Good::Corn, 4);
    let four = after(&four.game(), &[CAPTAIN]);
    assert_eq!(four.players[P1].goods[Good::Corn], 4, "nothing to decide");
}

#[test]
fn a_harbor_may_count_the_kinds_on_a_small_wharf() {
    let options = Options {
        harbor_per_kind_on_small_wharf: true,
        ..Options::default()
    };
    let start = scene_with(3, options)
        .works(P1, SmallWharf)
        .works(P1, Harbor)
        .goods(P1, Good::Corn, 1)
        .goods(P1, Good::Sugar, 1);
    let both = [
        LoadSmallWharf(Good::Corn, 1),
        LoadSmallWharf(Good::Sugar, 1),
    ];
    assert_eq!(gains(start, &both), (1 + 2 + 1, 0));
}
