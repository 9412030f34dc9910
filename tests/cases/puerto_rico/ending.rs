//! 4.8 End and scoring.

use super::*;

use scoring::score;

/// What an occupied or empty building adds to the points of P1.
fn extra(scene: scene::Scene, building: Building) -> Vec<(Building, u8)> {
    let game = scene.game();
    let score = score(&game.players[P1]);
    assert!(score.large.iter().all(|(large, _)| *large == building));
    score.large.to_vec()
}

fn ranks(game: &PuertoRico) -> Vec<u8> {
    scoring::standing(game)
        .0
        .iter()
        .map(|(_, it)| it.rank)
        .collect()
}

#[test]
fn case_130_the_others_still_choose_after_the_last_chip() {
    let mut game = scene(4).goods(P2, Good::Corn, 3).chips_left(2).game();
    play(&mut game, &[PROSPECTOR, CAPTAIN, Load(Good::Corn, 0)]);
    assert_eq!(game.last_round, Some(Ending::ChipsGone));
    for (seat, role) in [(P3, TRADER), (P4, CRAFTSMAN)] {
        assert_eq!(game.phase, Phase::ChooseRole { chooser: seat });
        play(&mut game, &[role]);
    }
    assert_eq!(game.phase, Phase::Over(Ending::ChipsGone));
    assert!(game.actions().is_empty());
}

#[test]
fn case_131_an_unoccupied_large_building_is_worth_its_print() {
    let game = scene(4).builds(P1, CityHall).builds(P1, Hacienda).game();
    let score = score(&game.players[P1]);
    assert!(score.large.is_empty());
    assert_eq!(score.total(), 4 + 1);
}

#[test]
fn case_132_guild_hall() {
    let city = scene(4)
        .builds(P1, SmallSugarMill)
        .builds(P1, SugarMill)
        .builds(P1, SmallIndigoPlant)
        .builds(P1, CoffeeRoaster)
        .builds(P1, Harbor)
        .works(P1, GuildHall);
    assert_eq!(extra(city, GuildHall), [(GuildHall, 1 + 2 + 1 + 2)]);
}

#[test]
fn case_134_residence() {
    for (tiles, points) in [(1, 4), (8, 4), (9, 4), (10, 5), (11, 6), (12, 7)] {
        let island = scene(4)
            .works(P1, Residence)
            .tiles(P1, Tile::Indigo, tiles / 2)
            .farms(P1, Tile::Sugar, tiles - tiles / 2);
        assert_eq!(extra(island, Residence), [(Residence, points)]);
    }
}

#[test]
fn case_135_fortress() {
    for (idle, points) in [(10, 6), (9, 6), (7, 5), (11, 7)] {
        let colonists = scene(4)
            .works(P1, Fortress)
            .works(P1, SugarMill)
            .farms(P1, Tile::Sugar, 6)
            .san_juan(P1, idle);
        assert_eq!(
            extra(colonists, Fortress),
            [(Fortress, points)],
            "{} in all",
            10 + idle
        );
    }
}

#[test]
fn case_136_customs_house() {
    for (chips, points) in [(23, 5), (24, 6), (3, 0)] {
        let city = scene(4)
            .works(P1, CustomsHouse)
            .builds(P1, Wharf)
            .builds(P1, Harbor)
            .chips(P1, chips);
        assert_eq!(extra(city, CustomsHouse), [(CustomsHouse, points)]);
    }
}

#[test]
fn case_137_city_hall() {
    let city = scene(4)
        .builds(P1, Hacienda)
        .works(P1, Harbor)
        .builds(P1, Office)
        .builds(P1, ConstructionHut)
        .works(P1, LargeWarehouse)
        .builds(P1, Residence)
        .works(P1, SugarMill)
        .builds(P1, TobaccoStorage)
        .works(P1, CityHall);
    assert_eq!(extra(city, CityHall), [(CityHall, 7)]);
}

#[test]
fn case_139_whom_nothing_separates_share_the_win() {
    let game = scene(4)
        .chips(P1, 10)
        .chips(P3, 10)
        .chips(P4, 10)
        .money(P1, 2)
        .goods(P1, Good::Corn, 1)
        .money(P3, 3)
        .money(P4, 2)
        .money(P2, 99)
        .game();
    assert_eq!(ranks(&game), [1, 4, 1, 3]);
    let standing = scoring::standing(&game);
    assert_eq!(standing.winners().collect::<Vec<_>>(), [P1, P3]);
}

#[test]
fn case_140_a_large_building_of_the_last_round_stays_empty() {
    let mut game = scene(4)
        .money(P2, 10)
        .chips_left(1)
        .goods(P1, Good::Corn, 1)
        .with(|game| {
            for seat in [P1, P3, P4] {
                game.players[seat].doubloons = 0;
            }
        })
        .game();
    play(&mut game, &[CAPTAIN, Load(Good::Corn, 0)]);
    assert_eq!(game.last_round, Some(Ending::ChipsGone));
    play(&mut game, &[BUILDER, Build(CityHall)]);
    play(&mut game, &[TRADER, CRAFTSMAN]);
    assert_eq!(game.phase, Phase::Over(Ending::ChipsGone));
    let score = score(&game.players[P2]);
    assert_eq!((score.buildings, score.total()), (4, 4));
}

#[test]
fn case_140a_the_last_chip_ends_the_game_though_nobody_went_short() {
    let mut game = scene(4).goods(P2, Good::Corn, 3).chips_left(3).game();
    let events = play(&mut game, &[CAPTAIN, Load(Good::Corn, 0)]);
    assert_eq!((game.chips, game.players[P2].chips), (0, 3));
    assert_eq!(game.last_round, Some(Ending::ChipsGone));
    let why = Ending::ChipsGone;
    assert!(events.contains(&Event::LastRound { why }));
}

#[test]
fn case_140b_a_chip_that_is_left_ends_nothing() {
    let game = scene(4).goods(P2, Good::Corn, 3).chips_left(4).game();
    let game = after(&game, &[CAPTAIN, Load(Good::Corn, 0)]);
    assert_eq!(game.chips, 1);
    assert_eq!(game.last_round, None);
    let game = after(&game, &[TRADER, CRAFTSMAN, PROSPECTOR]);
    assert_eq!(game.round, 2);
}

#[test]
fn case_140c_three_triggers_are_like_one() {
    let small = [
        SmallIndigoPlant,
        SmallSugarMill,
        IndigoPlant,
        SugarMill,
        TobaccoStorage,
        CoffeeRoaster,
        SmallMarket,
        Hacienda,
        ConstructionHut,
        SmallWarehouse,
        Hospice,
    ];
    let mut game = small
        .into_iter()
        .fold(scene(4), |scene, building| scene.builds(P3, building))
        .goods(P1, Good::Corn, 3)
        .chips_left(1)
        .colonists(1, 0)
        .money(P3, 20)
        .with(|game| {
            for seat in [P1, P2, P4] {
                game.players[seat].doubloons = 0;
            }
        })
        .game();
    let mut events = play(&mut game, &[CAPTAIN, Load(Good::Corn, 0)]);
    events.extend(play(&mut game, &[MAYOR]));
    assert_eq!((game.colonists, game.colonist_ship), (0, 0), "short");
    events.extend(play(&mut game, &[BUILDER, Build(Office)]));
    assert_eq!(game.players[P3].city_room(), 0);
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P4 });
    events.extend(play(&mut game, &[TRADER]));
    assert_eq!(
        game.phase,
        Phase::Over(Ending::ChipsGone),
        "the first reason is the reason"
    );
    let told = events
        .iter()
        .filter(|it| matches!(it, Event::LastRound { .. } | Event::GameOver { .. }));
    assert_eq!(told.count(), 2, "each once");
    assert_eq!(game.round, 1);
}

#[test]
fn case_140d_doubloons_decide_between_equal_points_only() {
    let game = scene(3)
        .chips(P1, 10)
        .money(P1, 40)
        .chips(P2, 11)
        .money(P2, 0)
        .chips(P3, 10)
        .money(P3, 40)
        .goods(P3, Good::Coffee, 1)
        .game();
    assert_eq!(ranks(&game), [3, 1, 2]);
}

#[test]
fn case_140e_production_may_be_declined() {
    let asking = Options {
        allow_decline: true,
        ..Options::default()
    };
    let farms = |options| {
        let scene = scene_with(4, options)
            .farms(P1, Tile::Corn, 2)
            .farms(P3, Tile::Corn, 1);
        after(&scene.game(), &[CRAFTSMAN])
    };
    let game = farms(asking);
    assert_eq!((acting(&game), game.actions()), (P1, vec![Produce, Pass]));
    let declined = after(&game, &[Pass]);
    assert_eq!(acting(&declined), P3, "who has nothing is not asked");
    let declined = after(&declined, &[Produce]);
    let corn = |game: &PuertoRico, seat| game.players[seat].goods[Good::Corn];
    assert_eq!((corn(&declined, P1), corn(&declined, P3)), (0, 1));
    assert_eq!(
        declined.phase,
        Phase::ChooseRole { chooser: P2 },
        "no privilege"
    );

    let produced = after(&game, &[Produce, Pass]);
    assert_eq!((corn(&produced, P1), corn(&produced, P3)), (2, 0));
    assert_eq!(acting(&produced), P1, "the privilege");
    assert_eq!(produced.actions(), [TakeGood(Good::Corn), Pass]);

    let automatic = farms(Options::default());
    assert_eq!((corn(&automatic, P1), corn(&automatic, P3)), (2, 1));
}

#[test]
fn case_140f_a_city_adds_up() {
    let game = scene(4)
        .works(P1, SmallMarket)
        .builds(P1, SugarMill)
        .builds(P1, Harbor)
        .works(P1, Residence)
        .tiles(P1, Tile::Indigo, 10)
        .chips(P1, 17)
        .money(P1, 30)
        .goods(P1, Good::Coffee, 5)
        .san_juan(P1, 4)
        .game();
    let score = score(&game.players[P1]);
    assert_eq!(score.chips, 17);
    assert_eq!(score.buildings, 1 + 2 + 3 + 4);
    assert_eq!(score.large.as_slice(), [(Residence, 5)]);
    assert_eq!(score.total(), 32);
    assert_eq!(score.tie_break, 30 + 5);
}
