//! 4.10 Settler: forests, and the second tile of a Library.

use super::*;

const ROW: [Tile; 5] = [
    Tile::Coffee,
    Tile::Corn,
    Tile::Corn,
    Tile::Indigo,
    Tile::Sugar,
];

fn settling(scene: scene::Scene) -> PuertoRico {
    after(&scene.row(&ROW).game(), &[SETTLER])
}

fn island(game: &PuertoRico, seat: Seat) -> Vec<Tile> {
    game.players[seat].island.iter().map(|it| it.tile).collect()
}

#[test]
fn case_151_forests_add_to_quarries_and_privilege() {
    let game = scene(4)
        .works(P1, ForestHouse)
        .tiles(P1, Tile::Forest, 6)
        .farms(P1, Tile::Quarry, 2)
        .game();
    let sum = price(&game, P1, LargeWarehouse, true);
    assert_eq!(
        (sum.printed, sum.privilege, sum.quarries, sum.forests),
        (6, 1, 2, 3)
    );
    assert_eq!(sum.total(), 0);
}

#[test]
fn case_152_forests_need_no_colonist_but_planting_does() {
    let scene = scene(4)
        .builds(P2, ForestHouse)
        .tiles(P2, Tile::Forest, 4)
        .money(P2, 6);
    let mut game = scene.clone().game();
    play(&mut game, &[BUILDER, Pass]);
    assert_eq!(price(&game, P2, Harbor, false).total(), 6);
    play(&mut game, &[Build(Harbor)]);
    assert_eq!(game.players[P2].doubloons, 0);

    let game = after(&settling(scene), &[Pass]);
    assert_eq!(
        try_play(&game, TakeForest(Tile::Corn)),
        Err(Illegal::Needs(ForestHouse))
    );
}

#[test]
fn case_154_the_row_loses_the_tile_that_is_turned_over() {
    let mut game = settling(scene(4).works(P1, ForestHouse));
    let events = play(&mut game, &[TakeForest(Tile::Coffee)]);
    assert!(!game.plantations.contains(&Tile::Coffee));
    assert_eq!(game.plantations.len(), 4);
    assert_eq!(island(&game, P1), [Tile::Forest]);
    let told = Event::Forested {
        seat: P1,
        tile: Tile::Coffee,
        colonists: 0,
    };
    assert_eq!(events[0], told);
}

#[test]
fn case_155_a_drawn_tile_is_looked_at_first() {
    let scene = scene(4).works(P1, ForestHouse).works(P1, Hacienda);
    let mut game = settling(scene);
    let events = play(&mut game, &[DrawPlantation]);
    let Event::Drew { tile, .. } = events[0] else {
        panic!("{events:?}")
    };
    assert_eq!(game.actions(), [KeepDrawn, TurnDrawn]);
    let kept = after(&game, &[KeepDrawn]);
    assert_eq!(island(&kept, P1), [tile]);
    let turned = after(&game, &[TurnDrawn]);
    assert_eq!(island(&turned, P1), [Tile::Forest]);
    for next in [kept, turned] {
        assert_eq!(acting(&next), P1, "the usual tile comes now");
        assert_eq!(try_play(&next, DrawPlantation), Err(Illegal::NotNow));
        assert_eq!(try_play(&next, TakeForest(Tile::Corn)), Ok(()));
    }
}

#[test]
fn case_157_a_quarry_is_no_forest() {
    let game = settling(scene(4).works(P1, ForestHouse));
    assert_eq!(
        try_play(&game, TakeForest(Tile::Quarry)),
        Err(Illegal::NoForest)
    );
    assert_eq!(try_play(&game, Take(Tile::Quarry)), Ok(()));
}

/// All have taken a tile, the settler with a Library a quarry.
fn second(scene: scene::Scene) -> PuertoRico {
    let game = settling(scene.works(P1, Library));
    let taken = [Tile::Quarry, Tile::Corn, Tile::Corn, Tile::Coffee];
    after(&game, &taken.map(Take))
}

#[test]
fn case_158_the_second_tile_comes_after_all_others_and_is_no_quarry() {
    let mut game = second(scene(4));
    assert_eq!(acting(&game), P1);
    assert_eq!(
        try_play(&game, Take(Tile::Quarry)),
        Err(Illegal::NoQuarryRight)
    );
    play(&mut game, &[Take(Tile::Indigo)]);
    assert_eq!(island(&game, P1), [Tile::Quarry, Tile::Indigo]);
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P2 });
}

#[test]
fn case_159_with_the_construction_hut_it_may_be_a_quarry() {
    let mut game = second(scene(4).works(P1, ConstructionHut));
    play(&mut game, &[Take(Tile::Quarry)]);
    assert_eq!(island(&game, P1), [Tile::Quarry, Tile::Quarry]);
}

#[test]
fn case_161_there_is_no_draw_before_the_second_tile() {
    let scene = scene(4).works(P1, Hacienda);
    let first = settling(scene.clone().works(P1, Library));
    assert_eq!(try_play(&first, DrawPlantation), Ok(()));
    let second = second(scene);
    assert_eq!(try_play(&second, DrawPlantation), Err(Illegal::NotNow));
}

#[test]
fn case_163_a_full_island_takes_no_second_tile() {
    let scene = scene(4)
        .tiles(P1, Tile::Sugar, 6)
        .tiles(P1, Tile::Indigo, 5);
    let game = second(scene);
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P2 });
    assert_eq!(game.players[P1].island.len(), 12);
}

#[test]
fn forests_of_all_three_tiles_of_a_settler_phase() {
    let scene = scene(4)
        .works(P1, Library)
        .works(P1, Hacienda)
        .works(P1, ForestHouse);
    let mut game = settling(scene);
    play(
        &mut game,
        &[DrawPlantation, TurnDrawn, TakeForest(Tile::Corn)],
    );
    play(&mut game, &[Pass, Pass, Pass, TakeForest(Tile::Corn)]);
    assert_eq!(island(&game, P1), [Tile::Forest; 3]);
}

#[test]
fn the_colonist_of_the_hospice_goes_to_san_juan_for_a_forest_and_to_no_second_tile() {
    let scene = scene(4)
        .works(P1, Library)
        .works(P1, Hospice)
        .works(P1, ForestHouse);
    let mut game = settling(scene);
    let mut without = game.clone();
    play(&mut game, &[TakeForest(Tile::Corn)]);
    assert_eq!(game.players[P1].san_juan, 1);
    play(&mut without, &[TakeForestUnstaffed(Tile::Corn)]);
    assert_eq!(without.players[P1].san_juan, 0);
    play(&mut game, &[Pass, Pass, Pass]);
    assert_eq!(
        try_play(&game, TakeUnstaffed(Tile::Sugar)),
        Err(Illegal::NotNow)
    );
    play(&mut game, &[Take(Tile::Sugar)]);
    assert!(!game.players[P1].island[1].occupied);
}
