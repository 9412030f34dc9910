//! 4.14 Points of the expansion's large buildings.

use super::*;

fn extra(scene: scene::Scene) -> Vec<(Building, u8)> {
    let game = scene.game();
    scoring::score(&game.players[P1]).large.to_vec()
}

fn island(corn: u8, coffee: u8) -> scene::Scene {
    scene(4)
        .tiles(P1, Tile::Forest, 6)
        .tiles(P1, Tile::Quarry, 3)
        .tiles(P1, Tile::Corn, corn)
        .tiles(P1, Tile::Coffee, coffee)
}

#[test]
fn case_219_three_sets_are_six_points() {
    assert_eq!(extra(island(2, 1).works(P1, Cloister)), [(Cloister, 6)]);
}

#[test]
fn case_220_four_sets_are_ten() {
    assert_eq!(extra(island(3, 0).works(P1, Cloister)), [(Cloister, 10)]);
    assert_eq!(extra(island(3, 0).builds(P1, Cloister)), []);
}

#[test]
fn case_222_the_statue_is_worth_eight_in_all() {
    let game = scene(4).builds(P1, Statue).game();
    let score = scoring::score(&game.players[P1]);
    assert_eq!((score.buildings, score.total()), (8, 8));
}

#[test]
fn case_223_the_city_hall_counts_both() {
    let city = scene(4)
        .works(P1, CityHall)
        .builds(P1, Statue)
        .builds(P1, Cloister);
    assert_eq!(extra(city), [(CityHall, 3)]);
}

#[test]
fn case_224_forests_fill_spaces_for_the_residence() {
    let scene = scene(4)
        .works(P1, Residence)
        .tiles(P1, Tile::Sugar, 8)
        .tiles(P1, Tile::Quarry, 1)
        .tiles(P1, Tile::Forest, 3);
    assert_eq!(extra(scene), [(Residence, 7)]);
}
