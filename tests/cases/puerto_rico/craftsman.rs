//! 4.5 Craftsman.

use super::*;

fn made(game: &PuertoRico, seat: Seat) -> [u8; 5] {
    game.players[seat].goods.0
}

/// P1 takes the role, makes nothing, and P2 produces as it can.
fn produced(scene: scene::Scene) -> PuertoRico {
    after(&scene.game(), &[CRAFTSMAN])
}

#[test]
fn case_074_the_fewer_workers_limit_the_fields() {
    let scene = scene(4)
        .farms(P2, Tile::Tobacco, 3)
        .staffed(P2, TobaccoStorage, 1);
    let game = produced(scene);
    assert_eq!(made(&game, P2), [0, 0, 0, 1, 0]);
    assert_eq!(game.goods[Good::Tobacco], 8);
}

#[test]
fn case_075_small_and_large_plants_add_up() {
    let scene = scene(4)
        .farms(P2, Tile::Indigo, 4)
        .staffed(P2, SmallIndigoPlant, 1)
        .staffed(P2, IndigoPlant, 2);
    assert_eq!(made(&produced(scene), P2), [0, 3, 0, 0, 0]);
}

#[test]
fn case_076_corn_needs_no_building() {
    let scene = scene(4).farms(P2, Tile::Corn, 2).tiles(P2, Tile::Corn, 1);
    assert_eq!(made(&produced(scene), P2), [2, 0, 0, 0, 0]);
}

#[test]
fn case_077_a_short_supply_serves_the_first() {
    let scene = scene(4)
        .farms(P1, Tile::Corn, 2)
        .farms(P2, Tile::Corn, 2)
        .farms(P3, Tile::Corn, 1)
        .supply(Good::Corn, 3);
    let game = produced(scene);
    assert_eq!([P1, P2, P3].map(|seat| made(&game, seat)[0]), [2, 1, 0]);
    assert_eq!(game.goods[Good::Corn], 0);
    assert_eq!(
        game.phase,
        Phase::ChooseRole { chooser: P2 },
        "no corn is left for the privilege"
    );
}

#[test]
fn case_078_the_factory_counts_what_was_received() {
    let scene = scene(4)
        .farms(P2, Tile::Corn, 3)
        .farms(P2, Tile::Sugar, 3)
        .farms(P2, Tile::Tobacco, 1)
        .works(P2, SugarMill)
        .works(P2, TobaccoStorage)
        .works(P2, Factory)
        .money(P2, 0)
        .supply(Good::Corn, 0)
        .supply(Good::Sugar, 2);
    let game = produced(scene);
    assert_eq!(made(&game, P2), [0, 0, 2, 1, 0]);
    assert_eq!(game.players[P2].doubloons, 1);
}

#[test]
fn case_079_the_factory_pays_by_kinds() {
    let crops = [
        (Tile::Corn, None),
        (Tile::Indigo, Some(IndigoPlant)),
        (Tile::Sugar, Some(SugarMill)),
        (Tile::Tobacco, Some(TobaccoStorage)),
        (Tile::Coffee, Some(CoffeeRoaster)),
    ];
    for (kinds, doubloons) in [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 5)] {
        let mut scene = scene(4).works(P2, Factory).money(P2, 0);
        for (tile, building) in crops.into_iter().take(kinds) {
            scene = scene.farms(P2, tile, 2);
            if let Some(building) = building {
                scene = scene.works(P2, building);
            }
        }
        let game = produced(scene);
        assert_eq!(game.players[P2].goods.kinds().count(), kinds);
        assert_eq!(game.players[P2].doubloons, doubloons, "{kinds} kinds");
    }
}

#[test]
fn case_081_the_privilege_is_for_a_kind_produced_now() {
    let scene = scene(4).farms(P1, Tile::Corn, 1).goods(P1, Good::Coffee, 2);
    let game = produced(scene);
    assert_eq!(acting(&game), P1);
    assert_eq!(
        try_play(&game, TakeGood(Good::Coffee)),
        Err(Illegal::NotProduced(Good::Coffee))
    );
    assert_eq!(game.actions(), [TakeGood(Good::Corn), Pass]);
    let taken = after(&game, &[TakeGood(Good::Corn)]);
    assert_eq!(made(&taken, P1), [2, 0, 0, 0, 2]);
    let declined = after(&game, &[Pass]);
    assert_eq!(made(&declined, P1), [1, 0, 0, 0, 2]);
    assert_eq!(declined.phase, Phase::ChooseRole { chooser: P2 });
}

#[test]
fn case_082_without_production_there_is_no_privilege() {
    let scene = scene(4)
        .tiles(P1, Tile::Corn, 2)
        .farms(P2, Tile::Corn, 2)
        .goods(P1, Good::Corn, 1);
    let game = produced(scene);
    assert_eq!(made(&game, P2), [2, 0, 0, 0, 0]);
    assert_eq!(made(&game, P1), [1, 0, 0, 0, 0]);
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P2 });
}

#[test]
fn case_083_the_barrel_of_the_privilege_is_nothing_to_the_factory() {
    let scene = scene(4)
        .farms(P1, Tile::Corn, 1)
        .farms(P1, Tile::Indigo, 1)
        .works(P1, SmallIndigoPlant)
        .works(P1, Factory)
        .money(P1, 0);
    let mut game = produced(scene);
    assert_eq!(game.players[P1].doubloons, 1, "paid before the privilege");
    let events = play(&mut game, &[TakeGood(Good::Indigo)]);
    assert_eq!(game.players[P1].doubloons, 1);
    assert!(
        !events.iter().any(|it| matches!(it, Event::Earned { .. })),
        "{events:?}"
    );
}

#[test]
fn case_084_a_mill_without_an_occupied_field_makes_nothing() {
    let scene = scene(4).tiles(P2, Tile::Sugar, 2).works(P2, SugarMill);
    assert_eq!(made(&produced(scene), P2), [0; 5]);
}

#[test]
fn case_085_goods_pile_up_until_the_end_of_the_next_captain_phase() {
    let scene = scene(4)
        .goods(P2, Good::Indigo, 6)
        .goods(P2, Good::Sugar, 4)
        .farms(P2, Tile::Corn, 4)
        .cargo(0, Good::Coffee, 1)
        .cargo(1, Good::Tobacco, 1)
        .cargo(2, Good::Corn, 3);
    let mut game = produced(scene);
    assert_eq!(made(&game, P2), [4, 6, 4, 0, 0]);
    play(&mut game, &[PROSPECTOR, MAYOR, SETTLER]);
    play(&mut game, &[Pass, Pass, Pass, Pass]);
    assert_eq!(game.round, 2);
    assert_eq!(made(&game, P2), [4, 6, 4, 0, 0], "14 over the round's end");
    play(&mut game, &[CAPTAIN, Load(Good::Corn, 2)]);
    assert!(matches!(game.phase, Phase::Storing(_)));
    play(&mut game, &[StoreBarrel(Good::Sugar)]);
    assert_eq!(made(&game, P2), [0, 0, 1, 0, 0]);
}
