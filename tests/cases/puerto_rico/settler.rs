//! 4.2 Settler.

use super::*;

use roles::builder::price;
use roles::settler::Step;

#[test]
fn case_018_no_quarry_without_privilege_or_hut() {
    let mut game = scene(4).game();
    play(&mut game, &[SETTLER]);
    assert_eq!(try_play(&game, Take(Tile::Quarry)), Ok(()), "the chooser");
    play(&mut game, &[Pass]);
    assert_eq!(acting(&game), P2);
    assert_eq!(
        try_play(&game, Take(Tile::Quarry)),
        Err(Illegal::NoQuarryRight)
    );
}

#[test]
fn case_019_an_occupied_construction_hut_gives_a_quarry_instead_of_a_plantation() {
    let occupied = scene(4).works(P2, ConstructionHut).game();
    let mut game = after(&occupied, &[SETTLER, Pass, Take(Tile::Quarry)]);
    assert_eq!(tiles(&game, P2), [0, 0, 0, 0, 0, 1]);
    assert_eq!(game.quarries, 7);
    assert_eq!(acting(&game), P3, "instead of a plantation, not as well");

    game = scene(4).builds(P2, ConstructionHut).game();
    play(&mut game, &[SETTLER, Pass]);
    assert_eq!(
        try_play(&game, Take(Tile::Quarry)),
        Err(Illegal::NoQuarryRight)
    );
}

#[test]
fn case_020_the_chooser_with_a_hut_takes_one_quarry_only() {
    let mut game = scene(4).works(P1, ConstructionHut).game();
    play(&mut game, &[SETTLER, Take(Tile::Quarry)]);
    assert_eq!(acting(&game), P2);
    assert_eq!(
        try_play(&game, Take(Tile::Quarry)),
        Err(Illegal::NoQuarryRight)
    );
    play(&mut game, &[Pass, Pass, Pass]);
    assert_eq!(tiles(&game, P1), [0, 0, 0, 0, 0, 1]);
}

#[test]
fn case_021_no_quarry_left_leaves_the_plantations() {
    let mut game = scene(4)
        .works(P2, ConstructionHut)
        .with(|game| game.quarries = 0)
        .row(&[Tile::Corn, Tile::Indigo, Tile::Coffee])
        .game();
    play(&mut game, &[SETTLER]);
    for seat in [P1, P2] {
        assert_eq!(acting(&game), seat);
        assert_eq!(
            try_play(&game, Take(Tile::Quarry)),
            Err(Illegal::NoQuarryLeft)
        );
        let open = [
            Take(Tile::Corn),
            Take(Tile::Indigo),
            Take(Tile::Coffee),
            Pass,
        ];
        assert_eq!(game.actions(), open);
        play(&mut game, &[Pass]);
    }
}

#[test]
fn case_022_what_the_hacienda_draws_is_placed() {
    let mut game = scene(4)
        .works(P2, Hacienda)
        .tiles(P2, Tile::Sugar, 5)
        .row(&[Tile::Coffee, Tile::Tobacco])
        .game();
    play(&mut game, &[SETTLER, Pass, DrawPlantation]);
    assert_eq!(tiles(&game, P2), [1, 0, 5, 0, 0, 0], "corn");
    assert_eq!(acting(&game), P2);
    assert_eq!(try_play(&game, DrawPlantation), Err(Illegal::NotNow));
    assert_eq!(
        try_play(&game, Take(Tile::Quarry)),
        Err(Illegal::NoQuarryRight)
    );
    assert_eq!(
        game.actions(),
        [Take(Tile::Tobacco), Take(Tile::Coffee), Pass],
        "the normal choice and nothing about the drawn tile"
    );
    play(&mut game, &[Take(Tile::Coffee)]);
    assert_eq!(tiles(&game, P2), [1, 0, 5, 0, 1, 0]);
    assert_eq!(acting(&game), P3);
}

#[test]
fn case_023_hacienda_and_hut_give_a_random_plantation_and_a_quarry() {
    let game = scene(4)
        .works(P1, Hacienda)
        .works(P1, ConstructionHut)
        .game();
    let both = after(&game, &[SETTLER, DrawPlantation, Take(Tile::Quarry)]);
    assert_eq!(tiles(&both, P1), [1, 0, 0, 0, 0, 1]);
    assert_eq!(acting(&both), P2);

    for answer in 0..u32::from(game.face_down.total()) {
        let mut drawn = after(&game, &[SETTLER]);
        play_with(&mut drawn, &[DrawPlantation], &mut Scripted::new(&[answer]));
        assert_eq!(drawn.players[P1].tiles(Tile::Quarry), 0);
        assert_eq!(drawn.quarries, game.quarries);
        assert_eq!(drawn.players[P1].island.len(), 1);
    }
}

#[test]
fn case_025_the_hacienda_may_be_left_for_the_last_space() {
    let mut game = scene(4)
        .works(P1, Hacienda)
        .tiles(P1, Tile::Indigo, 11)
        .row(&[Tile::Coffee])
        .game();
    play(&mut game, &[SETTLER, Take(Tile::Coffee)]);
    assert_eq!(tiles(&game, P1), [0, 11, 0, 0, 1, 0]);
}

#[test]
fn case_026_the_hacienda_comes_before_the_normal_choice_only() {
    let mut game = scene(4).works(P1, Hacienda).game();
    play(&mut game, &[SETTLER, Take(Tile::Corn)]);
    assert_eq!(acting(&game), P2);
    assert_eq!(
        try_play(&game, DrawPlantation),
        Err(Illegal::Needs(Hacienda)),
        "it is the turn of the next, who has none"
    );
    assert_eq!(game.players[P1].island.len(), 1);
}

#[test]
fn case_027_after_the_hacienda_one_may_pass() {
    let mut game = scene(4).works(P1, Hacienda).game();
    play(&mut game, &[SETTLER, DrawPlantation, Pass]);
    assert_eq!(game.players[P1].island.len(), 1);
    assert_eq!(acting(&game), P2);
}

#[test]
fn case_028_the_hospice_has_nobody_for_the_drawn_tile() {
    for (tile, row) in [(Tile::Indigo, [Tile::Indigo]), (Tile::Quarry, [Tile::Corn])] {
        let mut game = scene(4)
            .works(P1, Hacienda)
            .works(P1, Hospice)
            .colonists(10, 4)
            .row(&row)
            .game();
        play(&mut game, &[SETTLER, DrawPlantation]);
        assert_eq!(game.colonists, 10);
        play(&mut game, &[Take(tile)]);
        let island: Vec<_> = game.players[P1]
            .island
            .iter()
            .map(|plot| (plot.tile, plot.occupied))
            .collect();
        assert_eq!(island, [(Tile::Corn, false), (tile, true)]);
        assert_eq!((game.colonists, game.colonist_ship), (9, 4));
    }
}

#[test]
fn case_029_the_hospice_falls_back_on_the_ship() {
    let game = scene(4)
        .works(P1, Hospice)
        .row(&[Tile::Indigo])
        .colonists(0, 3)
        .game();
    let game = after(&game, &[SETTLER, Take(Tile::Indigo)]);
    assert_eq!(game.players[P1].occupied(Tile::Indigo), 1);
    assert_eq!((game.colonists, game.colonist_ship), (0, 2));
    assert_eq!(game.last_round, None);
}

#[test]
fn case_030_without_any_colonist_the_tile_stays_empty() {
    let game = scene(4)
        .works(P1, Hospice)
        .row(&[Tile::Indigo])
        .colonists(0, 0)
        .game();
    let game = after(&game, &[SETTLER]);
    assert_eq!(
        try_play(&game, TakeUnstaffed(Tile::Indigo)),
        Err(Illegal::NoColonist),
        "there is none to decline"
    );
    let game = after(&game, &[Take(Tile::Indigo)]);
    assert_eq!(game.players[P1].tiles(Tile::Indigo), 1);
    assert_eq!(game.players[P1].occupied(Tile::Indigo), 0);
    assert_eq!((game.colonists, game.colonist_ship), (0, 0));
    assert_eq!(game.last_round, None);
}

#[test]
fn case_031_a_quarry_from_the_hospice_works_at_once() {
    let game = scene(4).works(P1, Hospice).game();
    assert_eq!(price(&game, P1, Office, false).total(), 5);
    let game = after(&game, &[SETTLER, Take(Tile::Quarry)]);
    assert_eq!(game.players[P1].occupied(Tile::Quarry), 1);
    assert_eq!(price(&game, P1, Office, false).total(), 4);
}

#[test]
fn case_032_the_colonist_of_the_hospice_may_be_declined() {
    let game = scene(4)
        .works(P1, Hospice)
        .colonists(10, 4)
        .row(&[Tile::Indigo, Tile::Corn])
        .game();
    let game = after(&game, &[SETTLER, TakeUnstaffed(Tile::Indigo)]);
    assert_eq!(tiles(&game, P1), [0, 1, 0, 0, 0, 0]);
    assert_eq!(game.players[P1].occupied(Tile::Indigo), 0);
    assert_eq!((game.colonists, game.colonist_ship), (10, 4));
    assert_eq!(
        try_play(&game, TakeUnstaffed(Tile::Corn)),
        Err(Illegal::Needs(Hospice)),
        "the next has none"
    );
}

#[test]
fn case_033_untaken_tiles_are_put_away_and_new_ones_turned_up() {
    let row = [
        Tile::Corn,
        Tile::Indigo,
        Tile::Sugar,
        Tile::Tobacco,
        Tile::Coffee,
    ];
    let game = scene(4).row(&row).game();
    let taken = [
        SETTLER,
        Take(Tile::Quarry),
        Take(Tile::Corn),
        Take(Tile::Sugar),
    ];
    let game = after(&game, &taken);
    assert_eq!(
        game.plantations.as_slice(),
        [Tile::Indigo, Tile::Tobacco, Tile::Coffee],
        "nothing is replaced during the phase"
    );
    let down = game.face_down.total();
    let game = after(&game, &[Take(Tile::Coffee)]);
    assert_eq!(game.discarded, ByGood([0, 1, 0, 1, 0]));
    assert_eq!(game.plantations.len(), 5);
    assert_eq!(game.face_down.total(), down - 5);
}

#[test]
fn case_035_when_tiles_run_out_the_row_stays_short() {
    let game = scene(3)
        .row(&[Tile::Corn, Tile::Corn, Tile::Corn, Tile::Indigo])
        .with(|game| game.face_down = ByGood([0, 0, 0, 0, 1]))
        .game();
    let corn = Take(Tile::Corn);
    let mut game = after(&game, &[SETTLER, corn, corn, corn]);
    assert_eq!(
        game.plantations.as_slice(),
        [Tile::Coffee, Tile::Indigo],
        "the last face-down one, then the one put away"
    );
    assert_eq!(game.face_down.total() + game.discarded.total(), 0);
    play(&mut game, &[TRADER, CAPTAIN]);
    let events = play(
        &mut game,
        &[SETTLER, Take(Tile::Coffee), Take(Tile::Indigo)],
    );
    assert!(
        events.contains(&Event::Skipped { seat: P1 }),
        "nothing is left for the last: {events:?}"
    );
    assert!(game.plantations.is_empty());
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P3 });
}

#[test]
fn case_037_a_full_island_takes_nothing_and_is_passed_over() {
    let full = scene(4)
        .works(P2, Hacienda)
        .works(P2, ConstructionHut)
        .tiles(P2, Tile::Indigo, 9)
        .tiles(P2, Tile::Sugar, 3)
        .row(&[Tile::Corn, Tile::Coffee]);
    let mut game = full.clone().game();
    play(&mut game, &[SETTLER]);
    let events = play(&mut game, &[Pass]);
    assert_eq!(
        events,
        [Event::Passed { seat: P1 }, Event::Skipped { seat: P2 }]
    );
    assert_eq!(acting(&game), P3);

    let asked = full.with(|game| game.phase = Phase::Settler(turn(P1, P2, Step::Begin)));
    let asked = asked.game();
    for tile in [Tile::Corn, Tile::Coffee, Tile::Quarry] {
        assert_eq!(try_play(&asked, Take(tile)), Err(Illegal::IslandFull));
    }
    assert_eq!(try_play(&asked, DrawPlantation), Err(Illegal::IslandFull));
    assert_eq!(asked.actions(), [Pass]);
}

#[test]
fn case_038_the_others_take_when_the_chooser_passes() {
    let mut game = scene(4)
        .row(&[
            Tile::Corn,
            Tile::Corn,
            Tile::Corn,
            Tile::Indigo,
            Tile::Sugar,
        ])
        .game();
    let corn = Take(Tile::Corn);
    play(&mut game, &[SETTLER, Pass, corn, corn, corn]);
    assert_eq!(game.players[P1].island.len(), 0);
    for seat in [P2, P3, P4] {
        assert_eq!(tiles(&game, seat), [1, 0, 0, 0, 0, 0]);
    }
    assert_eq!(game.discarded, ByGood([0, 1, 1, 0, 0]));
    assert_eq!(game.plantations.len(), 5);
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P2 });
}
