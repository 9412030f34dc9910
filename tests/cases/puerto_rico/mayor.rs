//! 4.3 Mayor.

use super::*;

fn idle(game: &PuertoRico) -> [u8; 4] {
    [P1, P2, P3, P4].map(|seat| game.players[seat].san_juan)
}

/// P2 with corn fields and an indigo plant, and P1 who is mayor and has no circles.
fn beside_a_mayor(fields: u8) -> scene::Scene {
    scene(4)
        .tiles(P2, Tile::Corn, fields)
        .builds(P2, IndigoPlant)
}

#[test]
fn case_039_the_ship_is_handed_out_from_the_mayor_on() {
    let game = scene(4).colonists(20, 6).game();
    let mut game = after(&game, &[MAYOR]);
    assert_eq!(idle(&game), [1 + 2, 2, 1, 1]);
    assert_eq!((game.colonists, game.colonist_ship), (20 - 1 - 4, 4));

    game = scene(4).colonists(20, 6).governor(P3).game();
    play(&mut game, &[MAYOR]);
    assert_eq!(idle(&game), [1, 1, 1 + 2, 2], "clockwise from P3");
}

#[test]
fn case_040_the_last_ones_may_get_nobody() {
    let game = after(&scene(4).colonists(20, 3).game(), &[MAYOR]);
    assert_eq!(idle(&game), [1 + 1, 1, 1, 0]);
}

#[test]
fn case_041_an_empty_supply_gives_no_privilege() {
    let mut game = scene(4).colonists(0, 4).game();
    let events = play(&mut game, &[MAYOR]);
    assert_eq!(idle(&game), [1, 1, 1, 1]);
    assert!(!events.contains(&Event::ExtraColonist { seat: P1, count: 1 }));

    let asking = Options {
        allow_decline: true,
        ..Options::default()
    };
    let game = scene_with(4, asking).colonists(0, 4).game();
    let game = after(&game, &[MAYOR]);
    assert_eq!(idle(&game), [1, 1, 1, 1], "nothing to decline");
}

#[test]
fn case_042_the_extra_colonist_may_be_declined() {
    let asking = Options {
        allow_decline: true,
        ..Options::default()
    };
    let game = scene_with(4, asking).colonists(20, 4).game();
    let asked = after(&game, &[MAYOR]);
    assert_eq!(acting(&asked), P1);
    assert_eq!(asked.actions(), [TakeColonist, Pass]);
    let declined = after(&asked, &[Pass]);
    assert_eq!(idle(&declined), [1, 1, 1, 1]);
    assert_eq!(declined.colonists, 20 - 4);
    let taken = after(&asked, &[TakeColonist]);
    assert_eq!(idle(&taken), [2, 1, 1, 1]);
    assert_eq!(taken.colonists, 20 - 1 - 4);

    let automatic = scene(4).colonists(20, 4).game();
    assert_eq!(try_play(&automatic, TakeColonist), Err(Illegal::NotNow));
    assert_eq!(idle(&after(&automatic, &[MAYOR])), [2, 1, 1, 1]);
}

#[test]
fn case_043_colonists_may_be_moved_in_every_mayor_phase() {
    let game = scene(4)
        .farms(P2, Tile::Sugar, 2)
        .builds(P2, SugarMill)
        .colonists(30, 1)
        .game();
    let mut game = after(&game, &[MAYOR, Place(0)]);
    assert_eq!(game.players[P2].occupied(Tile::Sugar), 0);
    assert_eq!(game.players[P2].city[0].colonists, 2);
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P2 });

    game.colonist_ship = 0;
    play(&mut game, &[TRADER, CAPTAIN, CRAFTSMAN]);
    play(&mut game, &[PROSPECTOR, MAYOR]);
    assert_eq!(acting(&game), P2);
    play(&mut game, &[Place(2)]);
    assert_eq!(game.players[P2].occupied(Tile::Sugar), 2, "and back");
}

#[test]
fn case_044_nobody_stays_in_san_juan_while_a_circle_is_empty() {
    let game = scene(4)
        .tiles(P2, Tile::Corn, 4)
        .builds(P2, SmallMarket)
        .san_juan(P2, 3)
        .colonists(30, 0)
        .game();
    let game = after(&game, &[MAYOR]);
    assert_eq!(acting(&game), P2);
    let short = Err(Illegal::TooFewColonists { least: 2 });
    assert_eq!(try_play(&game, Place(0)), short);
    assert_eq!(try_play(&game, Place(1)), short, "the market takes but one");
    let many = Err(Illegal::TooManyColonists { most: 3 });
    assert_eq!(try_play(&game, Place(4)), many);
    assert_eq!(try_play(&game, Pass), Err(Illegal::NotNow));
    for fields in [2, 3] {
        let placed = after(&game, &[Place(fields)]);
        let player = &placed.players[P2];
        assert_eq!(player.occupied(Tile::Corn), fields);
        assert_eq!(player.city[0].colonists, 3 - fields);
        assert_eq!(player.san_juan, 0);
    }
}

#[test]
fn case_045_who_has_no_circle_waits_in_san_juan_and_counts_for_the_fortress() {
    let mut game = beside_a_mayor(1)
        .builds(P2, Fortress)
        .san_juan(P2, 6)
        .colonists(30, 0)
        .game();
    play(&mut game, &[MAYOR]);
    assert_eq!(
        acting(&game),
        P2,
        "the next role: everything had to be filled"
    );
    assert!(matches!(game.phase, Phase::ChooseRole { .. }));
    assert_eq!(game.players[P2].san_juan, 1);
    assert_eq!(game.players[P2].empty_circles(), 0);
    let score = scoring::score(&game.players[P2]);
    assert_eq!(score.large.as_slice(), [(Fortress, 2)], "6 / 3");

    game.colonist_ship = 0;
    game.players[P2].city.push(structure(SmallMarket, 0));
    play(&mut game, &[TRADER, CAPTAIN, CRAFTSMAN]);
    assert_eq!(game.players[P2].san_juan, 1, "until the next mayor phase");
    play(&mut game, &[PROSPECTOR, MAYOR]);
    assert_eq!(game.players[P2].san_juan, 0);
    assert_eq!(game.players[P2].city[2].colonists, 1);
}

#[test]
fn case_047_a_circle_without_a_matching_plantation_may_be_filled() {
    let game = beside_a_mayor(1).san_juan(P2, 3).colonists(30, 0).game();
    let mut game = after(&game, &[MAYOR, Place(0)]);
    assert_eq!(game.players[P2].city[0].colonists, 3);
    play(&mut game, &[CRAFTSMAN]);
    assert_eq!(game.players[P2].goods, ByGood::default());
}

#[test]
fn case_048_the_ship_gets_one_for_each_empty_circle_of_a_building() {
    let mut game = scene(4)
        .tiles(P1, Tile::Corn, 4)
        .tiles(P3, Tile::Quarry, 2)
        .builds(P3, SugarMill)
        .builds(P3, TobaccoStorage)
        .builds(P4, Hacienda)
        .colonists(41, 0)
        .game();
    let events = play(&mut game, &[MAYOR]);
    assert_eq!(acting(&game), P2);
    let plots = |seat| game.players[seat].island.iter();
    let empty_fields = [P1, P3]
        .into_iter()
        .flat_map(plots)
        .filter(|plot| !plot.occupied);
    assert_eq!(
        empty_fields.count(),
        5,
        "the mayor's colonist went to one of six"
    );
    assert_eq!(game.colonist_ship, 7);
    assert_eq!(game.colonists, 40 - 7);
    let filled = Event::ShipFilled {
        count: 7,
        wanted: 7,
    };
    assert!(events.contains(&filled));
}

#[test]
fn case_049_the_ship_gets_at_least_one_for_each_player() {
    for seats in 2..=5 {
        let game = scene(seats).builds(P2, Hacienda).colonists(30, 0).game();
        let game = after(&game, &[MAYOR]);
        assert_eq!(game.players[P2].empty_circles(), 1);
        assert_eq!(game.colonist_ship, seats);
        assert_eq!(game.colonists, 30 - 1 - seats);
    }
}

/// A table where the ship needs six colonists, and the supply has `left` when it is filled.
fn six_wanted(left: u8) -> PuertoRico {
    let game = scene(4)
        .builds(P2, SugarMill)
        .builds(P2, TobaccoStorage)
        .colonists(left + 1, 0)
        .game();
    after(&game, &[MAYOR])
}

#[test]
fn case_050_a_supply_that_is_just_enough_ends_nothing() {
    let game = six_wanted(6);
    assert_eq!((game.colonists, game.colonist_ship), (0, 6));
    assert_eq!(game.last_round, None);
    let game = after(&game, &[TRADER, CAPTAIN, CRAFTSMAN]);
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P2 });
}

#[test]
fn case_051_a_supply_that_falls_short_ends_the_game_after_the_round() {
    let game = six_wanted(5);
    assert_eq!((game.colonists, game.colonist_ship), (0, 5));
    assert_eq!(game.last_round, Some(Ending::ColonistsShort));
    assert_eq!(
        game.phase,
        Phase::ChooseRole { chooser: P2 },
        "the round goes on"
    );
    let game = after(&game, &[TRADER, CAPTAIN]);
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P4 });
    let game = after(&game, &[CRAFTSMAN]);
    assert_eq!(game.phase, Phase::Over(Ending::ColonistsShort));
    assert!(matches!(game.turn(), Turn::Over(_)));
    assert_eq!(try_play(&game, Pass), Err(Illegal::GameOver));
}

#[test]
fn case_053_the_mayor_after_an_exact_fill_hands_out_the_ship_and_ends_the_game() {
    let mut game = six_wanted(6);
    play(&mut game, &[TRADER, CAPTAIN, CRAFTSMAN]);
    assert_eq!((game.colonists, game.colonist_ship), (0, 6));
    let before = game.players.map(|_, player| player.colonists());
    let events = play(&mut game, &[MAYOR, Place(2)]);
    assert!(!events.contains(&Event::ExtraColonist { seat: P2, count: 1 }));
    let got = [P1, P2, P3, P4].map(|seat| game.players[seat].colonists() - before[seat]);
    assert_eq!(got, [1, 2, 2, 1]);
    let short = Event::ShipFilled {
        count: 0,
        wanted: 4,
    };
    assert!(events.contains(&short), "{events:?}");
    assert_eq!(game.last_round, Some(Ending::ColonistsShort));
    play(&mut game, &[TRADER, CAPTAIN, CRAFTSMAN]);
    assert_eq!(game.phase, Phase::Over(Ending::ColonistsShort));
}

#[test]
fn case_055_an_empty_large_building_wants_one_colonist() {
    let game = scene(4)
        .builds(P2, CityHall)
        .builds(P2, SugarMill)
        .builds(P3, CoffeeRoaster)
        .colonists(30, 0)
        .game();
    let game = after(&game, &[MAYOR]);
    assert_eq!(game.colonist_ship, 1 + 3 + 2);
}
