//! Aqueduct, Specialty factory and Trading post with the supply, the privilege and each other.

use super::*;

/// Fields, then circles of the small and the large plant that are occupied, for sugar.
fn mills(fields: u8, small: u8, large: u8) -> scene::Scene {
    scene(3)
        .works(P1, Aqueduct)
        .farms(P1, Tile::Sugar, fields)
        .staffed(P1, SmallSugarMill, small)
        .staffed(P1, SugarMill, large)
}

fn made(scene: scene::Scene) -> ByGood<u8> {
    after(&scene.game(), &[CRAFTSMAN]).players[P1].goods
}

#[test]
fn an_aqueduct_waters_the_large_plant_where_it_makes_anything() {
    for (fields, small, large, sugar) in [
        (0, 1, 3, 0),
        (1, 1, 0, 1),
        (1, 0, 1, 2),
        (1, 1, 1, 2),
        (4, 1, 3, 5),
        (5, 1, 1, 3),
    ] {
        let goods = made(mills(fields, small, large));
        assert_eq!(goods[Good::Sugar], sugar, "{fields} {small} {large}");
    }
}

#[test]
fn an_aqueduct_waters_both_crops_and_no_other() {
    let game = scene(3)
        .works(P1, Aqueduct)
        .farms(P1, Tile::Corn, 1)
        .farms(P1, Tile::Indigo, 1)
        .works(P1, IndigoPlant)
        .farms(P1, Tile::Sugar, 1)
        .works(P1, SugarMill)
        .farms(P1, Tile::Tobacco, 1)
        .works(P1, TobaccoStorage)
        .farms(P1, Tile::Coffee, 1)
        .works(P1, CoffeeRoaster);
    assert_eq!(made(game), ByGood([1, 2, 2, 1, 1]));
}

#[test]
fn the_watered_barrel_needs_the_supply_and_a_colonist() {
    assert_eq!(made(mills(1, 0, 1).supply(Good::Sugar, 1))[Good::Sugar], 1);
    assert_eq!(made(mills(1, 0, 1).supply(Good::Sugar, 0))[Good::Sugar], 0);
    let dry = scene(3)
        .builds(P1, Aqueduct)
        .farms(P1, Tile::Sugar, 1)
        .works(P1, SugarMill);
    assert_eq!(made(dry)[Good::Sugar], 1);
}

#[test]
fn the_watered_barrel_is_missing_to_those_who_come_later() {
    let start = scene(2).works(P1, Aqueduct).supply(Good::Sugar, 3);
    let seats = [P1, P2].into_iter();
    let start = seats.fold(start, |scene, seat| {
        let scene = scene.farms(seat, Tile::Sugar, 2);
        scene.staffed(seat, SugarMill, 2)
    });
    let game = after(&start.game(), &[CRAFTSMAN]);
    assert_eq!(game.players[P1].goods[Good::Sugar], 3);
    assert_eq!(game.players[P2].goods[Good::Sugar], 0);
    assert_eq!(acting(&game), P2, "and no barrel for the privilege");
}

/// Doubloons of a first seat with a Specialty factory, when it is craftsman and does this.
fn special(scene: scene::Scene, actions: &[Action]) -> u16 {
    let start = scene.works(P1, SpecialtyFactory).money(P1, 0);
    let game = after(&start.game(), &[CRAFTSMAN]);
    after(&game, actions).players[P1].doubloons
}

#[test]
fn the_specialty_factory_counts_water_and_privilege() {
    let sugar = TakeGood(Good::Sugar);
    assert_eq!(special(mills(2, 0, 2), &[Pass]), 3 - 1);
    assert_eq!(special(mills(2, 0, 2), &[sugar]), 4 - 1);
    let library = mills(2, 0, 2).works(P1, Library);
    assert_eq!(special(library, &[sugar, sugar]), 5 - 1);
    let factory = mills(2, 0, 2).works(P1, Factory).farms(P1, Tile::Corn, 1);
    assert_eq!(special(factory, &[sugar]), 4 - 1 + 1);
}

#[test]
fn the_privilege_may_make_another_kind_the_largest() {
    let two = scene(3)
        .farms(P1, Tile::Sugar, 2)
        .works(P1, SugarMill)
        .farms(P1, Tile::Indigo, 2)
        .works(P1, IndigoPlant);
    assert_eq!(special(two.clone(), &[TakeGood(Good::Indigo)]), 2);
    assert_eq!(special(two, &[Pass]), 1);
}

#[test]
fn the_specialty_factory_looks_past_corn_and_at_what_the_supply_gave() {
    let corn = scene(3).farms(P1, Tile::Corn, 4);
    assert_eq!(special(corn, &[TakeGood(Good::Corn)]), 0);
    let short = mills(3, 0, 3).supply(Good::Sugar, 2);
    assert_eq!(special(short, &[]), 1);
    assert_eq!(special(mills(1, 1, 0), &[Pass]), 0);
}

#[test]
fn the_specialty_factory_may_look_past_the_privilege() {
    let options = Options {
        specialty_counts_privilege: false,
        ..Options::default()
    };
    let start = scene_with(3, options)
        .farms(P1, Tile::Sugar, 2)
        .works(P1, SugarMill);
    assert_eq!(special(start, &[TakeGood(Good::Sugar)]), 1);
}

#[test]
fn the_specialty_factory_of_another_seat_knows_no_privilege() {
    let game = scene(3)
        .farms(P1, Tile::Corn, 1)
        .farms(P2, Tile::Sugar, 3)
        .works(P2, SugarMill)
        .works(P2, SpecialtyFactory)
        .money(P2, 0)
        .game();
    let game = after(&game, &[CRAFTSMAN]);
    assert_eq!(game.players[P2].doubloons, 0, "it pays at the end");
    let game = after(&game, &[TakeGood(Good::Corn)]);
    assert_eq!(game.players[P2].doubloons, 2);
}

#[test]
fn what_one_has_from_before_is_nothing_to_the_specialty_factory() {
    let start = mills(1, 1, 0).goods(P1, Good::Sugar, 5);
    assert_eq!(special(start, &[Pass]), 0);
}

/// A house with a free space, corn in it; the second seat has a Trading post.
fn trading() -> scene::Scene {
    scene(3)
        .traded(Good::Corn)
        .traded(Good::Sugar)
        .traded(Good::Tobacco)
        .works(P2, TradingPost)
        .money(P2, 0)
}

#[test]
fn the_trading_post_sells_when_another_has_filled_the_house() {
    let start = trading()
        .goods(P1, Good::Indigo, 1)
        .goods(P2, Good::Coffee, 2)
        .goods(P3, Good::Coffee, 1)
        .works(P2, LargeMarket);
    let game = after(&start.game(), &[TRADER, Sell(Good::Indigo)]);
    assert_eq!(game.actions(), [SellToPost(Good::Coffee), Pass]);
    let supply = game.goods[Good::Coffee];
    let game = after(&game, &[SellToPost(Good::Coffee)]);
    assert_eq!(game.players[P2].doubloons, 4, "without the market");
    assert_eq!(game.players[P2].goods[Good::Coffee], 1, "and one sale only");
    assert_eq!(game.goods[Good::Coffee], supply + 1);
    assert_eq!(acting(&game), P2, "who chooses a role");
    assert!(game.trading_house.is_empty());
}

#[test]
fn the_trading_post_takes_what_the_house_has_and_fills_no_space() {
    let start = trading()
        .goods(P2, Good::Corn, 1)
        .goods(P3, Good::Coffee, 1);
    let game = after(&start.game(), &[TRADER]);
    assert_eq!(acting(&game), P2);
    assert!(try_play(&game, Sell(Good::Corn)).is_err());
    let game = after(&game, &[SellToPost(Good::Corn)]);
    assert_eq!(game.players[P2].doubloons, 0);
    assert_eq!(game.trading_house.len(), 3);
    assert_eq!(acting(&game), P3);
}

#[test]
fn the_privilege_counts_at_the_post_and_twice_with_a_library() {
    let start = scene(3)
        .works(P1, TradingPost)
        .works(P1, SmallMarket)
        .goods(P1, Good::Coffee, 1)
        .money(P1, 0);
    let sell = [TRADER, SellToPost(Good::Coffee)];
    let game = after(&start.clone().game(), &sell);
    assert_eq!(game.players[P1].doubloons, 4 + 1);
    let game = after(&start.works(P1, Library).game(), &sell);
    assert_eq!(game.players[P1].doubloons, 4 + 2);
}

#[test]
fn an_empty_trading_post_buys_nothing_and_who_has_an_office_builds_none() {
    let start = scene(3)
        .builds(P1, TradingPost)
        .goods(P1, Good::Coffee, 1)
        .works(P2, Office)
        .money(P2, 9);
    let game = after(&start.game(), &[TRADER]);
    let post = try_play(&game, SellToPost(Good::Coffee));
    assert_eq!(post, Err(Illegal::Needs(TradingPost)));
    let game = after(&game, &[Pass, BUILDER]);
    let build = try_play(&game, Build(TradingPost));
    assert_eq!(build, Err(Illegal::Excluded(Office)));
}
