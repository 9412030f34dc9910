//! 4.10 and 4.13 Craftsman: Aqueduct and Specialty factory.

use super::*;

/// What P2, who is not the craftsman, has produced and earned.
fn produced(scene: scene::Scene) -> ([u8; 5], u16) {
    let mut game = scene.money(P2, 0).game();
    play(&mut game, &[CRAFTSMAN]);
    let player = &game.players[P2];
    (player.goods.0, player.doubloons)
}

fn sugar_and_indigo(indigo: u8, sugar: u8) -> scene::Scene {
    scene(4)
        .works(P2, Aqueduct)
        .farms(P2, Tile::Indigo, indigo)
        .farms(P2, Tile::Sugar, sugar)
}

#[test]
fn case_147_small_plants_get_no_water() {
    let scene = sugar_and_indigo(0, 1)
        .works(P2, IndigoPlant)
        .works(P2, SmallSugarMill);
    assert_eq!(produced(scene).0, [0, 0, 1, 0, 0]);
}

#[test]
fn case_148_both_large_plants_make_one_more() {
    let scene = sugar_and_indigo(1, 3)
        .works(P2, IndigoPlant)
        .works(P2, SugarMill);
    assert_eq!(produced(scene).0, [0, 2, 4, 0, 0]);
}

#[test]
fn case_150_the_supply_has_to_have_the_barrel() {
    let scene = || sugar_and_indigo(0, 1).works(P2, SugarMill);
    assert_eq!(produced(scene()).0, [0, 0, 2, 0, 0]);
    assert_eq!(produced(scene().supply(Good::Sugar, 1)).0, [0, 0, 1, 0, 0]);
}

/// A seat with a Specialty factory that makes so much.
fn specialist(corn: u8, sugar: u8, coffee: u8) -> scene::Scene {
    let scene = scene(4)
        .works(P2, SpecialtyFactory)
        .farms(P2, Tile::Corn, corn)
        .farms(P2, Tile::Sugar, sugar)
        .farms(P2, Tile::Coffee, coffee);
    scene.works(P2, SugarMill).works(P2, CoffeeRoaster)
}

#[test]
fn case_211_one_less_than_the_most_barrels_of_a_kind() {
    assert_eq!(produced(specialist(4, 3, 2)), ([4, 0, 3, 0, 2], 2));
}

#[test]
fn case_212_corn_nothing_and_a_single_barrel_pay_nothing() {
    assert_eq!(produced(specialist(5, 0, 0)).1, 0);
    assert_eq!(produced(specialist(0, 0, 0)).1, 0);
    assert_eq!(produced(specialist(3, 1, 1)).1, 0);
}

#[test]
fn case_213_the_barrel_of_the_privilege_counts() {
    let paid = |options| {
        let mut game = scene_with(4, options)
            .works(P1, SpecialtyFactory)
            .works(P1, SugarMill)
            .farms(P1, Tile::Sugar, 3)
            .money(P1, 0)
            .game();
        play(&mut game, &[CRAFTSMAN]);
        assert_eq!(game.players[P1].doubloons, 0, "it pays at the end");
        play(&mut game, &[TakeGood(Good::Sugar)]);
        game.players[P1].doubloons
    };
    assert_eq!(paid(Options::default()), 3);
    let without = Options {
        specialty_counts_privilege: false,
        ..Options::default()
    };
    assert_eq!(paid(without), 2);
}

#[test]
fn case_215_the_barrel_of_the_aqueduct_counts() {
    let scene = specialist(0, 3, 0).works(P2, Aqueduct);
    assert_eq!(produced(scene), ([0, 0, 4, 0, 0], 3));
}
