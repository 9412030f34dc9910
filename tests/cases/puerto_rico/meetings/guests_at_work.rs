//! Guests: what they set to work in each role.

use super::*;

const fn onto(tile: Tile) -> Action {
    MoveGuest(Post::Tile(tile))
}

/// One guest of the first seat.
fn guest() -> scene::Scene {
    scene(3).staffed(P1, Guesthouse, 1)
}

fn in_guest_window(game: &PuertoRico) -> bool {
    matches!(game.phase, Phase::Guests(_))
}

#[test]
fn the_hospice_after_the_draw_staffs_the_tile_from_the_row() {
    let start = guest().row(&[Tile::Coffee; 4]).works(P1, Hacienda);
    let game = after(
        &start.builds(P1, Hospice).game(),
        &[SETTLER, DrawPlantation],
    );
    let game = after(&game, &[to(Hospice), Take(Tile::Coffee)]);
    let occupied: Vec<bool> = game.players[P1]
        .island
        .iter()
        .map(|it| it.occupied)
        .collect();
    assert_eq!(occupied, [false, true]);
}

#[test]
fn the_construction_hut_is_offered_when_the_row_is_empty() {
    let row = [Tile::Corn];
    let start = scene(3).row(&row).staffed(P2, Guesthouse, 1);
    let game = start.builds(P2, ConstructionHut).game();
    let game = after(&game, &[SETTLER, Take(Tile::Corn)]);
    assert!(in_guest_window(&game));
    let game = after(&game, &[to(ConstructionHut)]);
    assert_eq!(game.actions(), [Take(Tile::Quarry), Pass]);
}

#[test]
fn the_construction_hut_is_offered_after_a_draw_as_well() {
    let start = scene(3).row(&[Tile::Corn]).staffed(P2, Guesthouse, 1);
    let start = start.builds(P2, ConstructionHut).works(P2, Hacienda);
    let game = after(&start.game(), &[SETTLER, Take(Tile::Corn), DrawPlantation]);
    assert!(in_guest_window(&game));
    let taken = after(&game, &[to(ConstructionHut), Take(Tile::Quarry)]);
    assert_eq!(tiles(&taken, P2)[5], 1);
    let kept = after(&game, &[Pass]);
    assert_eq!(kept.phase, Phase::ChooseRole { chooser: P2 });
}

#[test]
fn a_forest_house_plants_with_a_guest() {
    let start = guest().row(&[Tile::Coffee; 4]).builds(P1, ForestHouse);
    let game = after(&start.game(), &[SETTLER, to(ForestHouse)]);
    let game = after(&game, &[TakeForest(Tile::Coffee)]);
    assert_eq!(game.players[P1].tiles(Tile::Forest), 1);
}

#[test]
fn the_library_before_the_second_tile_is_early_enough() {
    let start = guest().row(&[Tile::Coffee; 4]).builds(P1, Library);
    let game = after(&start.game(), &[SETTLER, Take(Tile::Coffee), Pass, Pass]);
    assert!(in_guest_window(&game));
    let game = after(&game, &[to(Library), Take(Tile::Coffee)]);
    assert_eq!(tiles(&game, P1)[4], 2);
}

#[test]
fn a_guest_on_a_quarry_makes_this_building_cheaper() {
    let start = scene(3).staffed(P2, Guesthouse, 1).money(P2, 0);
    let asleep = start.tiles(P2, Tile::Quarry, 1).money(P1, 0).game();
    let game = after(&asleep, &[BUILDER, Pass]);
    assert!(in_guest_window(&game), "nothing can be built without");
    let game = after(&game, &[onto(Tile::Quarry)]);
    assert_eq!(try_play(&game, Build(SmallIndigoPlant)), Ok(()));
}

#[test]
fn university_and_church_work_for_the_building_that_comes_next() {
    let start = scene(3).works(P1, Guesthouse).money(P1, 7);
    let start = start.builds(P1, University).builds(P1, Church);
    let game = after(&start.game(), &[BUILDER, to(University), to(Church)]);
    let game = after(&game, &[Build(Harbor)]);
    assert_eq!(game.players[P1].city.last(), Some(&structure(Harbor, 1)));
    assert_eq!(game.players[P1].chips, 1);
}

#[test]
fn a_guest_opens_the_black_market_and_cannot_pay_as_well() {
    let start = guest().builds(P1, BlackMarket).money(P1, 0);
    let game = after(&start.clone().game(), &[BUILDER, to(BlackMarket)]);
    assert!(try_play(&game, Build(Hacienda)).is_err());
    let corn = start.goods(P1, Good::Corn, 1).game();
    let game = after(&corn, &[BUILDER, to(BlackMarket), Build(Hacienda)]);
    assert_eq!(game.players[P1].goods[Good::Corn], 0);
}

#[test]
fn a_library_with_a_guest_makes_the_builder_pay_two_less() {
    let start = guest().builds(P1, Library).money(P1, 6);
    let game = after(&start.game(), &[BUILDER, to(Library), Build(Harbor)]);
    assert_eq!(game.players[P1].doubloons, 0);
}

#[test]
fn plant_and_field_are_manned_before_the_own_production() {
    let start = scene(3)
        .works(P2, Guesthouse)
        .tiles(P2, Tile::Sugar, 1)
        .builds(P2, SugarMill)
        .farms(P1, Tile::Corn, 1);
    let game = after(&start.game(), &[CRAFTSMAN]);
    assert!(in_guest_window(&game));
    assert_eq!(acting(&game), P2);
    assert_eq!(game.players[P1].goods[Good::Corn], 1);
    let game = after(&game, &[onto(Tile::Sugar), to(SugarMill)]);
    assert_eq!(game.players[P2].goods[Good::Sugar], 1);
}

#[test]
fn aqueduct_and_factory_with_guests_work_at_once() {
    let start = scene(3)
        .works(P1, Guesthouse)
        .farms(P1, Tile::Corn, 1)
        .farms(P1, Tile::Indigo, 1)
        .staffed(P1, IndigoPlant, 1)
        .builds(P1, Factory)
        .builds(P1, Aqueduct)
        .money(P1, 0);
    let game = after(&start.game(), &[CRAFTSMAN]);
    let game = after(&game, &[to(Factory), to(Aqueduct)]);
    assert_eq!(game.players[P1].doubloons, 1);
    assert_eq!(game.players[P1].goods, ByGood([1, 2, 0, 0, 0]));
}

#[test]
fn library_and_specialty_factory_wait_for_the_privilege() {
    let start = scene(3)
        .works(P1, Guesthouse)
        .farms(P1, Tile::Sugar, 1)
        .works(P1, SmallSugarMill)
        .builds(P1, Library)
        .builds(P1, SpecialtyFactory)
        .money(P1, 0);
    let game = after(&start.game(), &[CRAFTSMAN, Pass]);
    let game = after(&game, &[to(Library), to(SpecialtyFactory)]);
    let game = after(&game, &[TakeGood(Good::Sugar), TakeGood(Good::Sugar)]);
    assert_eq!(game.players[P1].goods[Good::Sugar], 3);
    assert_eq!(game.players[P1].doubloons, 2);
}

#[test]
fn the_market_and_the_library_work_for_the_sale_that_comes_next() {
    let start = scene(3).works(P1, Guesthouse).money(P1, 0);
    let start = start.builds(P1, Library).builds(P1, LargeMarket);
    let game = start.goods(P1, Good::Coffee, 1).game();
    let game = after(&game, &[TRADER, to(Library), to(LargeMarket)]);
    let game = after(&game, &[Sell(Good::Coffee)]);
    assert_eq!(game.players[P1].doubloons, 4 + 2 + 2);
}

#[test]
fn the_lighthouse_pays_the_captain_on_the_first_turn_only() {
    let start = guest().builds(P1, Lighthouse).money(P1, 0);
    let idle = after(&start.clone().game(), &[CAPTAIN]);
    assert!(in_guest_window(&idle), "though nothing is shipped");
    let idle = after(&idle, &[to(Lighthouse)]);
    assert_eq!(idle.players[P1].doubloons, 1);
    let start = start.goods(P1, Good::Corn, 1).goods(P1, Good::Sugar, 1);
    let (corn, sugar) = (Load(Good::Corn, 0), Load(Good::Sugar, 1));
    let early = after(
        &start.clone().game(),
        &[CAPTAIN, to(Lighthouse), corn, sugar],
    );
    assert_eq!(early.players[P1].doubloons, 1 + 1 + 1);
    let late = after(&start.game(), &[CAPTAIN, corn, to(Lighthouse), sugar]);
    assert_eq!(late.players[P1].doubloons, 1);
}

#[test]
fn the_union_hall_counts_on_the_first_turn_only() {
    let start = guest().builds(P1, UnionHall);
    let start = start.goods(P1, Good::Corn, 2).goods(P1, Good::Sugar, 2);
    let (corn, sugar) = (Load(Good::Corn, 0), Load(Good::Sugar, 1));
    let early = after(
        &start.clone().game(),
        &[CAPTAIN, to(UnionHall), corn, sugar],
    );
    assert_eq!(early.players[P1].chips, 2 + 4 + 1);
    let late = after(&start.game(), &[CAPTAIN, corn, to(UnionHall), sugar]);
    assert_eq!(late.players[P1].chips, 4 + 1);
}

#[test]
fn a_union_hall_is_reached_by_who_can_load_nothing() {
    let ships = scene(3).with(|game| game.ships.clear());
    let start = ships.staffed(P2, Guesthouse, 1).builds(P2, UnionHall);
    let single = after(&start.clone().goods(P2, Good::Corn, 1).game(), &[CAPTAIN]);
    assert_eq!(single.phase, Phase::ChooseRole { chooser: P2 }, "no pair");
    let game = after(&start.goods(P2, Good::Corn, 5).game(), &[CAPTAIN]);
    assert!(in_guest_window(&game));
    let game = after(&game, &[to(UnionHall)]);
    assert_eq!(game.players[P2].chips, 2);
    assert!(!in_guest_window(&game));
}

#[test]
fn guests_do_not_board_while_a_small_wharf_is_loaded() {
    let start = guest().works(P1, SmallWharf).builds(P1, Harbor);
    let start = start.goods(P1, Good::Corn, 1).goods(P1, Good::Sugar, 1);
    let game = after(&start.game(), &[CAPTAIN, LoadSmallWharf(Good::Corn, 1)]);
    assert_eq!(try_play(&game, to(Harbor)), Err(Illegal::NotNow));
}

#[test]
fn a_storehouse_opened_while_storing_keeps_three_more() {
    let start = guest().with(|game| game.ships.clear());
    let start = start.builds(P1, Storehouse).goods(P1, Good::Corn, 6);
    let game = after(&start.game(), &[CAPTAIN]);
    let keep = |count: usize| vec![StoreBarrel(Good::Corn); count];
    let early = after(&after(&game, &[to(Storehouse)]), &keep(4));
    assert_eq!(early.players[P1].goods[Good::Corn], 4);
    assert_eq!(acting(&early), P2);
    let late = after(&game, &keep(1));
    assert_eq!(late.players[P1].goods[Good::Corn], 1, "that was all");
}

#[test]
fn a_warehouse_opened_while_storing_keeps_a_kind() {
    let start = guest().with(|game| game.ships.clear());
    let start = start.builds(P1, SmallWarehouse).goods(P1, Good::Corn, 4);
    let game = after(&start.goods(P1, Good::Sugar, 2).game(), &[CAPTAIN]);
    let full = try_play(&game, StoreKind(Good::Corn));
    assert_eq!(full, Err(Illegal::StoreFull));
    let game = after(&game, &[to(SmallWarehouse), StoreKind(Good::Corn)]);
    let game = after(&game, &[StoreBarrel(Good::Sugar)]);
    assert_eq!(game.players[P1].goods, ByGood([4, 0, 1, 0, 0]));
}

#[test]
fn a_warehouse_opened_late_is_as_good_as_one_opened_early() {
    let start = guest().with(|game| game.ships.clear());
    let start = [Good::Corn, Good::Sugar, Good::Coffee]
        .iter()
        .fold(start, |scene, good| scene.goods(P1, *good, 3));
    let start = start.works(P1, SmallWarehouse);
    let start = start.builds(P1, LargeWarehouse).goods(P1, Good::Tobacco, 3);
    let game = after(&start.game(), &[CAPTAIN, StoreKind(Good::Coffee)]);
    let game = after(&game, &[to(LargeWarehouse)]);
    let kinds = [Good::Corn, Good::Sugar, Good::Coffee].map(StoreKind);
    let game = after(&after(&game, &kinds), &[StoreBarrel(Good::Tobacco)]);
    assert_eq!(game.players[P1].goods, ByGood([3, 0, 3, 1, 3]));
}

#[test]
fn a_warehouse_may_open_after_a_barrel_was_named() {
    let start = guest().with(|game| game.ships.clear());
    let start = start.works(P1, Storehouse).builds(P1, SmallWarehouse);
    let start = start.goods(P1, Good::Corn, 7).goods(P1, Good::Coffee, 6);
    let game = after(&start.game(), &[CAPTAIN, StoreBarrel(Good::Coffee)]);
    let game = after(&game, &[to(SmallWarehouse), StoreKind(Good::Corn)]);
    let game = after(&game, &[StoreBarrel(Good::Coffee); 4]);
    assert_eq!(game.players[P1].goods, ByGood([7, 0, 0, 0, 4]));
}

#[test]
fn the_prospector_waits_for_a_guest_of_the_library() {
    let start = scene(4).staffed(P1, Guesthouse, 1).money(P1, 0);
    let game = after(&start.builds(P1, Library).game(), &[PROSPECTOR]);
    assert!(in_guest_window(&game));
    assert_eq!(game.players[P1].doubloons, 0);
    let sent = after(&game, &[to(Library)]);
    assert_eq!(sent.players[P1].doubloons, 2);
    assert_eq!(after(&game, &[Pass]).players[P1].doubloons, 1);
}
