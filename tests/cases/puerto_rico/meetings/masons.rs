//! Church, Statue and University, the draft, and ends that come with a building.

use super::*;

/// Points of a first seat, builder with a Church, that has built this.
fn church(building: Building) -> u16 {
    let start = scene(3).works(P1, Church).sells(building).money(P1, 12);
    after(&start.game(), &[BUILDER, Build(building)]).players[P1].chips
}

#[test]
fn the_church_looks_at_the_column_of_every_building() {
    for building in Building::ALL.iter().copied().filter(|it| *it != Church) {
        let points = match building.spec().column {
            1 => 0,
            4 => 2,
            _ => 1,
        };
        assert_eq!(church(building), points, "{building:?}");
    }
    assert_eq!(Statue.spec().column, 4);
    assert_eq!(IndigoPlant.spec().column, 2);
}

#[test]
fn the_church_gives_nothing_for_itself_or_empty() {
    let start = scene(3).works(P1, University).sells(Church).money(P1, 12);
    let game = after(&start.game(), &[BUILDER, Build(Church)]);
    assert!(game.players[P1].uses(Church));
    assert_eq!(game.players[P1].chips, 0);
    let start = scene(3).builds(P1, Church).money(P1, 12);
    let game = after(&start.game(), &[BUILDER, Build(Harbor)]);
    assert_eq!(game.players[P1].chips, 0);
}

#[test]
fn the_church_does_not_look_at_what_was_paid() {
    let start = scene(3).works(P1, Church).money(P1, 0);
    let game = start.farms(P1, Tile::Quarry, 2).game();
    let game = after(&game, &[BUILDER, Build(IndigoPlant)]);
    assert_eq!(game.players[P1].chips, 1);
}

#[test]
fn the_church_takes_the_last_chip_and_the_rest_is_on_paper() {
    for vp_end_any_phase in [true, false] {
        let options = Options {
            vp_end_any_phase,
            ..Options::default()
        };
        let start = scene_with(3, options).works(P2, Church).money(P2, 12);
        let start = start.chips_left(1).goods(P3, Good::Corn, 1);
        let game = after(&start.game(), &[BUILDER, Pass, Build(Fortress)]);
        assert_eq!((game.chips, game.players[P2].chips), (0, 2));
        assert_eq!(game.last_round.is_some(), vp_end_any_phase);
        assert_eq!(acting(&game), P3, "the phase goes on");
        let game = after(&game, &[Pass, CAPTAIN, Load(Good::Corn, 0)]);
        assert_eq!(game.last_round, Some(Ending::ChipsGone));
        assert_eq!(game.players[P3].chips, 1);
    }
}

#[test]
fn the_colonist_for_a_statue_goes_to_san_juan() {
    let start = scene(3).works(P1, University).works(P1, Church);
    let game = start.sells(Statue).money(P1, 9).game();
    let mut game = after(&game, &[BUILDER, Build(Statue), Pass, Pass]);
    assert_eq!(game.players[P1].san_juan, 1);
    assert_eq!(game.players[P1].chips, 2);
    assert_eq!(game.players[P1].free_circles_at(Post::Building(Statue)), 0);
    play(&mut game, &[MAYOR]);
    assert_eq!(game.players[P1].san_juan, 2, "one came with the ship");
    assert_eq!(game.colonist_ship, 3);
}

#[test]
fn a_statue_is_eight_points_and_a_violet_building() {
    let statue = scene(3).builds(P1, Statue);
    let of = |scene: scene::Scene| scoring::score(&scene.game().players[P1]).total();
    assert_eq!(of(statue.clone()), 8);
    let city = statue.builds(P1, Cloister).works(P1, CityHall);
    assert_eq!(of(city.builds(P1, SugarMill)), 8 + 4 + 4 + 2 + 3);
}

#[test]
fn at_most_four_quarries_count_for_a_statue() {
    let start = scene(3).farms(P1, Tile::Quarry, 8).sells(Statue);
    let price = roles::builder::price(&start.game(), P1, Statue, true);
    assert_eq!(price.total(), 10 - 4 - 1);
}

#[test]
fn a_university_takes_its_colonist_off_the_ship_and_the_mayor_finds_it_emptier() {
    let start = scene(3).works(P1, University).money(P1, 9);
    let game = start.colonists(0, 2).game();
    let game = after(&game, &[BUILDER, Build(Harbor), Pass, Pass]);
    assert_eq!(game.colonist_ship, 1);
    let game = after(&game, &[MAYOR]);
    let came = [P1, P2, P3].map(|seat| game.players[seat].colonists());
    assert_eq!(came, [2, 1, 0], "the mayor is the second seat");
    assert_eq!(game.last_round, Some(Ending::ColonistsShort));
}

fn drafting(seats: u8, options: Options) -> PuertoRico {
    let buildings = Buildings::Draft;
    let options = Options {
        buildings,
        ..options
    };
    PuertoRico::new(&Setup { seats, options }, &mut Scripted::default())
}

/// Chooses the first that is open, in the order given and then in the order of the print.
fn draft(game: &mut PuertoRico, wanted: &[Building]) -> Vec<Seat> {
    let mut choosers = Vec::new();
    while let Phase::Draft { chooser } = game.phase {
        choosers.push(chooser);
        let wanted = wanted.iter().copied().map(Draft);
        let mut open = wanted
            .chain(game.actions())
            .filter(|it| game.check(it).is_ok());
        let next = open.next().unwrap();
        drop(open);
        play(game, &[next]);
    }
    choosers
}

#[test]
fn every_draft_ends_with_seventeen_kinds_and_the_governor_begins() {
    for seats in 2..=5 {
        for wanted in [
            [Hacienda, ForestHouse, Office],
            [ForestHouse, TradingPost, Church],
        ] {
            let options = Options {
                exclude_hacienda_forest: true,
                ..Options::default()
            };
            let mut game = drafting(seats, options);
            let choosers = draft(&mut game, &wanted);
            let round = (0..17).map(|at| Seat::new(at % seats));
            assert!(choosers.into_iter().eq(round));
            assert_eq!(acting(&game), P1);
            let violet = game.in_game.iter().filter(|it| it.is_violet());
            let tiles = violet.clone().map(|it| game.market.left(it));
            assert_eq!(violet.count(), 17);
            let each = if seats == 2 { 1 } else { 2 };
            assert_eq!(tiles.sum::<u8>(), 12 * each + 5);
            let both = |one, other| game.in_game.contains(one) && game.in_game.contains(other);
            assert!(!both(Hacienda, ForestHouse));
            assert!(!both(Office, TradingPost));
        }
    }
}

#[test]
fn a_pair_that_excludes_each_other_leaves_a_place_for_a_third() {
    let options = Options {
        exclude_hacienda_forest: true,
        ..Options::default()
    };
    let mut game = drafting(3, options);
    play(&mut game, &[Draft(ForestHouse)]);
    let hacienda = try_play(&game, Draft(Hacienda));
    assert_eq!(hacienda, Err(Illegal::Excluded(ForestHouse)));
    play(&mut game, &[Draft(BlackMarket)]);
    let full = Err(Illegal::PlacesTaken { cost: 2 });
    assert_eq!(try_play(&game, Draft(ConstructionHut)), full);
}
