//! Forests, and whatever else happens to tiles and prices.

use super::*;

/// A first seat with an occupied Forest house, as settler.
fn planter(scene: scene::Scene) -> PuertoRico {
    after(&scene.works(P1, ForestHouse).game(), &[SETTLER])
}

#[test]
fn the_colonist_of_a_hospice_goes_to_san_juan() {
    for (supply, ship, came) in [(5, 3, 1), (0, 3, 1), (0, 0, 0)] {
        let start = scene(3).row(&[Tile::Corn; 4]).works(P1, Hospice);
        let start = start.works(P1, ForestHouse).colonists(supply, ship);
        let game = after(&start.game(), &[SETTLER, TakeForest(Tile::Corn)]);
        assert_eq!(game.players[P1].san_juan, came);
        assert_eq!(game.colonists + game.colonist_ship, supply + ship - came);
        assert!(!game.players[P1].island[0].occupied);
        assert_eq!(game.players[P1].tiles(Tile::Forest), 1);
    }
}

#[test]
fn the_colonist_for_a_forest_can_be_declined() {
    let start = scene(3).row(&[Tile::Corn; 4]).works(P1, Hospice);
    let game = after(&planter(start), &[TakeForestUnstaffed(Tile::Corn)]);
    assert_eq!(game.players[P1].san_juan, 0);
    let without = planter(scene(3).row(&[Tile::Corn; 4]));
    assert_eq!(
        try_play(&without, TakeForestUnstaffed(Tile::Corn)),
        Err(Illegal::Needs(Hospice))
    );
}

#[test]
fn draw_first_tile_and_second_tile_make_three_forests() {
    let start = scene(3).row(&[Tile::Corn; 4]);
    let game = planter(
        start
            .works(P1, Hacienda)
            .works(P1, Library)
            .works(P1, Hospice),
    );
    let first = [DrawPlantation, TurnDrawn, TakeForest(Tile::Corn)];
    let game = after(&after(&game, &first), &[Pass, Pass, TakeForest(Tile::Corn)]);
    assert_eq!(game.players[P1].tiles(Tile::Forest), 3);
    assert_eq!(game.players[P1].san_juan, 1, "for the first tile alone");
}

#[test]
fn the_drawn_tile_may_be_the_last_of_the_island() {
    let start = scene(3).tiles(P1, Tile::Indigo, 11).works(P1, Hacienda);
    let game = after(&planter(start), &[DrawPlantation]);
    assert_eq!(game.actions(), [KeepDrawn, TurnDrawn]);
    assert_eq!(try_play(&game, Pass), Err(Illegal::NotNow));
    let game = after(&game, &[TurnDrawn]);
    assert_eq!(acting(&game), P2, "the island is full");
    assert_eq!(game.players[P1].tiles(Tile::Forest), 1);
}

#[test]
fn a_quarry_is_no_forest_and_no_colonist_plants_none() {
    let game = planter(scene(3).row(&[Tile::Corn; 4]));
    let quarry = try_play(&game, TakeForest(Tile::Quarry));
    assert_eq!(quarry, Err(Illegal::NoForest));
    let corn = try_play(&game, TakeForest(Tile::Coffee));
    assert_eq!(corn, Err(Illegal::NoSuchTile));
    let empty = scene(3).row(&[Tile::Corn; 4]).builds(P1, ForestHouse);
    assert_eq!(
        try_play(&after(&empty.game(), &[SETTLER]), TakeForest(Tile::Corn)),
        Err(Illegal::Needs(ForestHouse))
    );
}

#[test]
fn a_forest_leaves_the_row_and_never_comes_back() {
    let row = [Tile::Corn, Tile::Corn, Tile::Sugar, Tile::Coffee];
    let game = after(&planter(scene(3).row(&row)), &[TakeForest(Tile::Coffee)]);
    assert_eq!(game.plantations[..], row[..3]);
    let game = after(&game, &[Pass, Pass]);
    assert_eq!(game.discarded, ByGood([2, 0, 1, 0, 0]));
    let coffee = game.face_down[Good::Coffee] + game.discarded[Good::Coffee];
    let shown = game.plantations.iter().filter(|it| **it == Tile::Coffee);
    assert_eq!(usize::from(coffee) + shown.count(), 7);
}

#[test]
fn two_forests_take_off_one_beside_quarries_and_privilege() {
    for (forests, off) in [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)] {
        let game = scene(3)
            .builds(P1, ForestHouse)
            .tiles(P1, Tile::Forest, forests)
            .farms(P1, Tile::Quarry, 3)
            .game();
        let game = after(&game, &[BUILDER]);
        let price = |building| roles::builder::price(&game, P1, building, true).total();
        assert_eq!(price(Harbor), 8 - 3 - 1 - off, "{forests} forests");
        assert_eq!(price(SmallSugarMill), 0);
        assert_eq!(price(IndigoPlant), 0);
        assert_eq!(price(Office), 5 - 2 - 1 - off.min(2));
    }
}

#[test]
fn forests_of_one_seat_are_nothing_to_another() {
    let game = scene(3)
        .tiles(P1, Tile::Forest, 6)
        .sells(ForestHouse)
        .game();
    let game = after(&game, &[BUILDER]);
    assert_eq!(roles::builder::price(&game, P2, Harbor, false).total(), 8);
}

#[test]
fn forests_have_no_circle() {
    let game = scene(3)
        .works(P1, ForestHouse)
        .tiles(P1, Tile::Forest, 3)
        .tiles(P1, Tile::Corn, 1)
        .san_juan(P1, 1)
        .game();
    let game = after(&game, &[MAYOR]);
    assert_eq!(game.players[P1].occupied(Tile::Forest), 0);
    assert_eq!(
        game.players[P1].colonists_at(Post::Building(ForestHouse)),
        1
    );
    assert_eq!(game.players[P1].san_juan, 2, "nowhere to go");
    assert_eq!(game.colonist_ship, 3, "and none is wanted for the forests");
}

#[test]
fn forests_fill_the_island_and_make_sets() {
    let island = scene(3)
        .farms(P1, Tile::Corn, 2)
        .tiles(P1, Tile::Quarry, 3)
        .tiles(P1, Tile::Coffee, 1)
        .tiles(P1, Tile::Forest, 6);
    let of = |scene: scene::Scene| scoring::score(&scene.game().players[P1]).total();
    assert_eq!(of(island.clone().works(P1, Cloister)), 4 + 6);
    assert_eq!(of(island.clone().builds(P1, Cloister)), 4);
    assert_eq!(of(island.works(P1, Residence)), 4 + 7);
    let twelve = scene(3).tiles(P1, Tile::Forest, 12);
    assert_eq!(of(twelve.works(P1, Cloister)), 4 + 10);
}

#[test]
fn hacienda_and_forest_house_may_exclude_each_other() {
    for (exclude_hacienda_forest, refused) in [(false, false), (true, true)] {
        let options = Options {
            exclude_hacienda_forest,
            ..Options::default()
        };
        let start = scene_with(3, options).builds(P1, Hacienda);
        let game = after(&start.sells(ForestHouse).game(), &[BUILDER]);
        let build = try_play(&game, Build(ForestHouse));
        assert_eq!(build.is_err(), refused);
    }
}
