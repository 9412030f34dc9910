//! The Library with each role, and with the buildings that work in it.

use super::*;

/// The settler of a first seat with a Library when all have passed on their first tile.
fn second_tile(scene: scene::Scene, first: Action) -> PuertoRico {
    let scene = scene.works(P1, Library);
    after(&scene.game(), &[SETTLER, first, Pass, Pass])
}

#[test]
fn a_second_tile_is_what_the_others_have_left() {
    let row = [Tile::Corn, Tile::Indigo, Tile::Sugar, Tile::Coffee];
    let game = scene(3).row(&row).works(P1, Library).game();
    let taken = [Tile::Corn, Tile::Indigo, Tile::Sugar].map(Take);
    let game = after(&after(&game, &[SETTLER]), &taken);
    assert_eq!(acting(&game), P1);
    assert_eq!(game.actions(), [Take(Tile::Coffee), Pass]);
    let game = after(&game, &[Take(Tile::Coffee)]);
    assert_eq!(tiles(&game, P1), [1, 0, 0, 0, 1, 0]);
    assert_eq!(acting(&game), P2, "who chooses a role");
    assert_eq!(game.discarded, ByGood([0; 5]));
}

#[test]
fn an_empty_row_leaves_no_second_tile() {
    let row = [Tile::Corn, Tile::Indigo, Tile::Sugar];
    let game = scene(3).row(&row).works(P1, Library).game();
    let game = after(&after(&game, &[SETTLER]), &row.map(Take));
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P2 });
}

#[test]
fn who_passes_on_the_first_tile_may_take_the_second_but_no_quarry() {
    let game = second_tile(scene(3).row(&[Tile::Corn; 4]), Pass);
    assert_eq!(acting(&game), P1);
    let quarry = try_play(&game, Take(Tile::Quarry));
    assert_eq!(quarry, Err(Illegal::NoQuarryRight));
    let game = after(&game, &[Take(Tile::Corn)]);
    assert_eq!(tiles(&game, P1)[0], 1);
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P2 }, "that is all");
}

#[test]
fn the_hospice_staffs_the_first_tile_only() {
    let start = scene(3).row(&[Tile::Corn; 4]).works(P1, Hospice);
    let game = second_tile(start, Take(Tile::Corn));
    let unstaffed = try_play(&game, TakeUnstaffed(Tile::Corn));
    assert_eq!(unstaffed, Err(Illegal::NotNow));
    let (supply, game) = (game.colonists, after(&game, &[Take(Tile::Corn)]));
    let occupied: Vec<bool> = game.players[P1]
        .island
        .iter()
        .map(|it| it.occupied)
        .collect();
    assert_eq!(occupied, [true, false]);
    assert_eq!(game.colonists, supply);
}

#[test]
fn the_hacienda_draws_before_the_first_tile_only() {
    let start = scene(3).row(&[Tile::Corn; 4]).works(P1, Hacienda);
    let game = second_tile(start.clone(), Take(Tile::Corn));
    assert_eq!(try_play(&game, DrawPlantation), Err(Illegal::NotNow));
    assert_eq!(acting(&game), P1);
    let full = start.tiles(P1, Tile::Indigo, 10).works(P1, Library).game();
    let full = after(
        &full,
        &[SETTLER, DrawPlantation, Take(Tile::Corn), Pass, Pass],
    );
    assert_eq!(full.players[P1].island_room(), 0);
    assert_eq!(full.phase, Phase::ChooseRole { chooser: P2 });
}

#[test]
fn with_a_construction_hut_both_tiles_may_be_quarries() {
    let start = scene(3).works(P1, ConstructionHut);
    let game = second_tile(start.clone(), Take(Tile::Quarry));
    assert_eq!(tiles(&after(&game, &[Take(Tile::Quarry)]), P1)[5], 2);
    let last = start.with(|game| game.quarries = 1);
    let game = second_tile(last, Take(Tile::Quarry));
    let quarry = try_play(&game, Take(Tile::Quarry));
    assert_eq!(quarry, Err(Illegal::NoQuarryLeft));
}

#[test]
fn the_mayor_takes_two_colonists_as_far_as_the_supply_goes() {
    for (supply, extra) in [(0, 0), (1, 1), (2, 2), (9, 2)] {
        let start = scene(3).works(P1, Library).colonists(supply, 3);
        let game = after(&start.game(), &[MAYOR]);
        let came = game.players[P1].colonists() - 1;
        assert_eq!(came, 1 + extra, "{supply} in the supply");
    }
}

#[test]
fn the_builder_pays_two_less_beside_quarries_and_never_below_nothing() {
    let game = scene(3)
        .works(P1, Library)
        .farms(P1, Tile::Quarry, 2)
        .game();
    let game = after(&game, &[BUILDER]);
    let price = |building| roles::builder::price(&game, P1, building, true).total();
    assert_eq!(price(Office), 5 - 2 - 2);
    assert_eq!(price(SmallMarket), 0);
    assert_eq!(price(SmallWarehouse), 0);
    assert_eq!(price(Fortress), 10 - 2 - 2);
}

#[test]
fn a_library_of_another_seat_gives_nothing() {
    let start = scene(4)
        .works(P2, Library)
        .goods(P2, Good::Corn, 1)
        .money(P1, 0)
        .money(P2, 7);
    let game = after(&start.clone().game(), &[BUILDER, Pass]);
    assert_eq!(try_play(&game, Build(Factory)), Ok(()));
    let too_dear = Err(Illegal::TooDear { cost: 8, have: 7 });
    assert_eq!(try_play(&game, Build(Harbor)), too_dear);
    let game = after(&start.game(), &[CAPTAIN, Load(Good::Corn, 0)]);
    assert_eq!(game.players[P2].chips, 1);
}

/// A craftsman with a Library, after production, with so many sugar barrels left in the supply.
fn two_barrels(sugar_left: u8, options: Options) -> PuertoRico {
    let game = scene_with(3, options)
        .works(P1, Library)
        .farms(P1, Tile::Corn, 1)
        .farms(P1, Tile::Sugar, 1)
        .works(P1, SmallSugarMill)
        .supply(Good::Sugar, 1 + sugar_left)
        .game();
    after(&game, &[CRAFTSMAN])
}

#[test]
fn the_craftsman_takes_two_barrels_of_one_kind_or_two() {
    let game = two_barrels(2, Options::default());
    for (second, goods) in [
        (Good::Sugar, [1, 0, 3, 0, 0]),
        (Good::Corn, [2, 0, 2, 0, 0]),
    ] {
        let game = after(&game, &[TakeGood(Good::Sugar), TakeGood(second)]);
        assert_eq!(game.players[P1].goods, ByGood(goods));
        assert_eq!(game.phase, Phase::ChooseRole { chooser: P2 });
    }
    let once = after(&game, &[TakeGood(Good::Sugar), Pass]);
    assert_eq!(once.players[P1].goods, ByGood([1, 0, 2, 0, 0]));
    let none = after(&game, &[Pass]);
    assert_eq!(none.phase, Phase::ChooseRole { chooser: P2 });
}

#[test]
fn the_second_barrel_needs_the_supply_as_well() {
    let game = after(
        &two_barrels(1, Options::default()),
        &[TakeGood(Good::Sugar)],
    );
    let sugar = try_play(&game, TakeGood(Good::Sugar));
    assert_eq!(sugar, Err(Illegal::SupplyEmpty(Good::Sugar)));
    assert_eq!(try_play(&game, TakeGood(Good::Corn)), Ok(()));
}

#[test]
fn two_barrels_may_have_to_be_of_two_kinds() {
    let options = Options {
        library_craftsman_distinct: true,
        ..Options::default()
    };
    let game = after(&two_barrels(5, options), &[TakeGood(Good::Sugar)]);
    let sugar = try_play(&game, TakeGood(Good::Sugar));
    assert_eq!(sugar, Err(Illegal::TakenBefore(Good::Sugar)));
    assert_eq!(game.actions(), [TakeGood(Good::Corn), Pass]);
}

#[test]
fn the_trader_gets_two_more_for_a_sale_and_nothing_without() {
    let game = scene(3)
        .works(P1, Library)
        .works(P1, SmallMarket)
        .works(P1, LargeMarket)
        .goods(P1, Good::Coffee, 1)
        .money(P1, 0)
        .game();
    let game = after(&game, &[TRADER]);
    let sold = after(&game, &[Sell(Good::Coffee)]);
    assert_eq!(sold.players[P1].doubloons, 4 + 2 + 3);
    assert_eq!(after(&game, &[Pass]).players[P1].doubloons, 0);
}

#[test]
fn the_captains_two_points_come_with_the_first_loading_whenever_it_is() {
    let game = scene(3)
        .works(P1, Library)
        .works(P1, Wharf)
        .goods(P1, Good::Coffee, 2)
        .goods(P1, Good::Tobacco, 1)
        .goods(P2, Good::Corn, 1)
        .cargo(0, Good::Corn, 1)
        .cargo(1, Good::Sugar, 1)
        .cargo(2, Good::Indigo, 1)
        .game();
    let first = [CAPTAIN, Pass, Load(Good::Corn, 0), LoadWharf(Good::Coffee)];
    let game = after(&game, &first);
    assert_eq!(game.players[P1].chips, 2 + 2);
    assert_eq!(game.players[P1].goods[Good::Tobacco], 1, "stored");
}

#[test]
fn a_prospector_takes_two_and_the_coins_once() {
    for card in [RoleCard::Prospector, RoleCard::SecondProspector] {
        let start = scene(5).works(P1, Library).coins(card, 3).money(P1, 0);
        let game = after(&start.game(), &[Choose(card)]);
        assert_eq!(game.players[P1].doubloons, 2 + 3);
    }
}

#[test]
fn what_other_buildings_pay_is_not_doubled() {
    let game = scene(3)
        .works(P1, Library)
        .works(P1, Lighthouse)
        .works(P1, Harbor)
        .goods(P1, Good::Corn, 1)
        .money(P1, 0)
        .game();
    let game = after(&game, &[CAPTAIN, Load(Good::Corn, 0)]);
    assert_eq!(game.players[P1].doubloons, 1 + 1, "captain and loading");
    assert_eq!(
        game.players[P1].chips,
        1 + 1 + 2,
        "barrel, Harbor, privilege"
    );
}

#[test]
fn an_empty_library_doubles_nothing() {
    let start = scene(4).builds(P1, Library).money(P1, 0);
    let game = after(&start.game(), &[PROSPECTOR]);
    assert_eq!(game.players[P1].doubloons, 1);
}
