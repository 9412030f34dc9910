//! Points.

use super::*;

fn owner(buildings: &[Card]) -> SanJuan {
    scene(3).builds(P1, buildings).game()
}

#[test]
fn case_143_a_nearly_perfect_city_has_fifty_seven() {
    let city = [
        IndigoPlant,
        Quarry,
        Carpenter,
        Prefecture,
        Library,
        Chapel,
        Statue,
        VictoryColumn,
        Hero,
        CityHall,
        TriumphalArch,
        Palace,
    ];
    let mut game = owner(&city);
    for _ in 0..3 {
        game.supply.take(SugarMill);
        game.players[P1].chapel.put(SugarMill);
    }
    let score = scoring::score(&game, P1);
    assert_eq!((score.printed, score.stowed), (24, 3));
    let counted = [(CityHall, 11), (TriumphalArch, 8), (Palace, 11)];
    assert_eq!(score.counted.as_slice(), counted);
    assert_eq!(score.total(), 57);
}

#[test]
fn case_145_the_editions_count_a_guild_hall_differently() {
    let plants = [
        IndigoPlant,
        IndigoPlant,
        IndigoPlant,
        SugarMill,
        TobaccoStorage,
        TobaccoStorage,
    ];
    for (edition, points) in [(Edition::First2004, 12), (Edition::Second2014, 9)] {
        let options = Options {
            edition,
            ..Options::default()
        };
        let scene = scene_with(3, options)
            .builds(P1, &plants)
            .builds(P1, &[GuildHall]);
        let score = scoring::score(&scene.game(), P1);
        assert_eq!(score.counted.as_slice(), [(GuildHall, points)]);
    }
}

#[test]
fn case_146_a_city_hall_counts_itself() {
    let violet = [
        CityHall, Smithy, Well, Crane, Tower, Quarry, Library, Hero, Palace,
    ];
    let score = scoring::score(&owner(&violet), P1);
    assert_eq!(score.counted[0], (CityHall, 9));
}

#[test]
fn case_148_an_arch_without_a_monument_counts_nothing() {
    assert_eq!(points(&owner(&[TriumphalArch]), P1), 0);
}

#[test]
fn case_149_a_covered_monument_does_not_count() {
    let mut game = owner(&[TriumphalArch, Statue, Hero]);
    game.supply.take(VictoryColumn);
    game.players[P1].covered.put(VictoryColumn);
    assert_eq!(points(&game, P1), 3 + 5 + 6);
}

/// A city with a Palace and 34 other points.
const WITH_PALACE: [Card; 10] = [
    Palace,
    Hero,
    VictoryColumn,
    Statue,
    SilverSmelter,
    SilverSmelter,
    SilverSmelter,
    SilverSmelter,
    SilverSmelter,
    Library,
];

fn thirty_four() -> SanJuan {
    let mut game = owner(&WITH_PALACE);
    for _ in 0..4 {
        game.supply.take(SugarMill);
        game.players[P1].chapel.put(SugarMill);
    }
    game
}

#[test]
fn case_150_a_palace_counts_every_full_four_points() {
    assert_eq!(points(&thirty_four(), P1), 34 + 8);
}

#[test]
fn case_152_a_palace_counts_what_a_city_hall_brings() {
    let score = scoring::score(&owner(&[Palace, CityHall, Hero, Statue]), P1);
    assert_eq!(score.counted.as_slice(), [(CityHall, 4), (Palace, 3)]);
}

#[test]
fn case_153_a_palace_counts_points_and_cuts_off() {
    let score = scoring::score(&owner(&[Palace, Hero, TobaccoStorage]), P1);
    assert_eq!(
        score.counted.as_slice(),
        [(Palace, 1)],
        "of seven points, not of buildings"
    );
    assert_eq!(points(&owner(&[Palace, Statue]), P1), 3);
}

#[test]
fn case_154_cards_under_a_chapel_count_once() {
    let game = thirty_four();
    assert_eq!(scoring::score(&game, P1).stowed, 4);
    // A covered chapel's cards still count.
    assert!(!game.players[P1].owns(Chapel));
}

#[test]
fn case_155_a_hero_under_a_chapel_is_one_point() {
    let mut game = owner(&[Chapel]);
    game.supply.take(Hero);
    game.players[P1].chapel.put(Hero);
    assert_eq!(points(&game, P1), 2 + 1);
}

#[test]
fn case_160_a_covered_production_building_does_not_count() {
    let mut game = owner(&[GuildHall, SugarMill]);
    game.supply.take(IndigoPlant);
    game.players[P1].covered.put(IndigoPlant);
    assert_eq!(points(&game, P1), 1 + 2);
}

#[test]
fn case_161_hand_cards_and_goods_are_no_points() {
    let scene = scene(3)
        .hand(P1, &[Hero, Hero])
        .produced(P1, &[(IndigoPlant, Hero)]);
    let score = scoring::score(&scene.game(), P1);
    assert_eq!((score.total(), score.tie_break), (1, 3));
}
