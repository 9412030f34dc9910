//! 4.4 Builder.

use super::*;

/// What the seat to act pays for a building, with money enough.
fn paid(game: &PuertoRico, building: Building) -> u16 {
    let mut rich = game.clone();
    let seat = acting(&rich);
    rich.players[seat].doubloons = 20;
    20 - after(&rich, &[Build(building)]).players[seat].doubloons
}

/// Eleven buildings of one space, all different.
const ELEVEN: [Building; 11] = [
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

fn eleven(seat: Seat) -> scene::Scene {
    ELEVEN
        .into_iter()
        .fold(scene(4), |scene, building| scene.builds(seat, building))
}

#[test]
fn case_056_three_quarries_count_up_to_the_column() {
    let game = scene(4).farms(P2, Tile::Quarry, 3).game();
    let game = after(&game, &[BUILDER, Pass]);
    assert_eq!(acting(&game), P2);
    let buildings = [ConstructionHut, Office, Harbor, CityHall];
    assert_eq!(
        buildings.map(|building| paid(&game, building)),
        [1, 3, 5, 7]
    );
}

#[test]
fn case_057_the_privilege_comes_on_top_of_the_quarries() {
    let game = scene(4).farms(P1, Tile::Quarry, 5).game();
    let game = after(&game, &[BUILDER]);
    let buildings = [GuildHall, Wharf, Office];
    assert_eq!(buildings.map(|building| paid(&game, building)), [5, 5, 2]);
}

#[test]
fn case_058_nothing_is_paid_back() {
    let game = scene(4).farms(P1, Tile::Quarry, 1).money(P1, 0).game();
    let game = after(&game, &[BUILDER, Build(SmallMarket)]);
    assert_eq!(game.players[P1].doubloons, 0);
    assert!(game.players[P1].owns(SmallMarket));
}

#[test]
fn case_059_empty_quarries_do_not_count() {
    let game = scene(4)
        .farms(P1, Tile::Quarry, 1)
        .tiles(P1, Tile::Quarry, 3)
        .game();
    let game = after(&game, &[BUILDER]);
    assert_eq!(paid(&game, CityHall), 10 - 1 - 1);
}

#[test]
fn case_061_one_of_each_kind() {
    let game = scene(4).builds(P1, SugarMill).money(P1, 10).game();
    let game = after(&game, &[BUILDER]);
    assert_eq!(
        try_play(&game, Build(SugarMill)),
        Err(Illegal::AlreadyOwned)
    );
    let game = after(&game, &[Build(SmallSugarMill)]);
    assert!(game.players[P1].owns(SmallSugarMill));
}

#[test]
fn case_062_what_is_sold_out_cannot_be_built() {
    let game = scene(4)
        .builds(P2, Harbor)
        .builds(P3, Harbor)
        .money(P1, 20)
        .game();
    let game = after(&game, &[BUILDER]);
    assert_eq!(try_play(&game, Build(Harbor)), Err(Illegal::SoldOut));
    let too_dear = Illegal::TooDear { cost: 9, have: 8 };
    let poor = after(&scene(4).money(P1, 8).game(), &[BUILDER]);
    assert_eq!(try_play(&poor, Build(GuildHall)), Err(too_dear));
}

#[test]
fn case_063_one_building_in_a_phase() {
    let game = scene(4).money(P1, 20).game();
    let game = after(&game, &[BUILDER, Build(Hacienda)]);
    assert_eq!(acting(&game), P2);
    let game = after(&game, &[Pass, Pass, Pass]);
    assert_eq!(game.players[P1].city.len(), 1);
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P2 });
}

#[test]
fn case_064_the_last_space_takes_a_small_building_and_ends_the_game() {
    let game = eleven(P1).money(P1, 20).game();
    let game = after(&game, &[BUILDER]);
    for large in [GuildHall, Residence, Fortress, CustomsHouse, CityHall] {
        assert_eq!(try_play(&game, Build(large)), Err(Illegal::CityFull));
    }
    assert_eq!(game.last_round, None);
    let game = after(&game, &[Build(Office)]);
    assert_eq!(game.last_round, Some(Ending::CityFull));

    let ten = eleven(P1).money(P1, 20).with(|game| {
        game.players[P1].city.pop();
    });
    let game = after(&ten.game(), &[BUILDER, Build(CityHall)]);
    assert_eq!(game.players[P1].city_room(), 0, "a large one covers two");
    assert_eq!(game.last_round, Some(Ending::CityFull));
}

#[test]
fn case_066_a_full_city_takes_nothing() {
    let full = eleven(P2).builds(P2, Office).money(P2, 50);
    let mut game = full.clone().game();
    play(&mut game, &[BUILDER]);
    let events = play(&mut game, &[Pass]);
    assert_eq!(
        events,
        [Event::Passed { seat: P1 }, Event::Skipped { seat: P2 }]
    );

    let asked = full.with(|game| game.phase = Phase::Builder(turn(P1, P2, ())));
    let asked = asked.game();
    for building in BuildingSet::BASE.iter() {
        let why = match asked.players[P2].owns(building) {
            true => Illegal::AlreadyOwned,
            false => Illegal::CityFull,
        };
        assert_eq!(try_play(&asked, Build(building)), Err(why));
    }
    assert_eq!(asked.actions(), [Pass]);
}

#[test]
fn case_067_the_university_brings_one_colonist_only() {
    let game = scene(4)
        .works(P1, University)
        .money(P1, 20)
        .colonists(8, 4)
        .game();
    let game = after(&game, &[BUILDER]);
    for building in [CoffeeRoaster, TobaccoStorage] {
        let built = after(&game, &[Build(building)]);
        assert_eq!(built.players[P1].city[1], structure(building, 1));
        assert_eq!((built.colonists, built.colonist_ship), (7, 4));
    }
    let declined = after(&game, &[BuildUnstaffed(CoffeeRoaster)]);
    assert_eq!(declined.players[P1].city[1], structure(CoffeeRoaster, 0));
    assert_eq!(declined.colonists, 8);
}

#[test]
fn case_068_the_university_falls_back_on_the_ship() {
    let university = scene(4).works(P1, University).money(P1, 20);
    let game = university.clone().colonists(0, 2).game();
    let game = after(&game, &[BUILDER, Build(Harbor)]);
    assert_eq!(game.players[P1].city[1].colonists, 1);
    assert_eq!((game.colonists, game.colonist_ship), (0, 1));

    let game = after(&university.colonists(0, 0).game(), &[BUILDER]);
    assert_eq!(
        try_play(&game, BuildUnstaffed(Harbor)),
        Err(Illegal::NoColonist)
    );
    let game = after(&game, &[Build(Harbor)]);
    assert_eq!(game.players[P1].city[1].colonists, 0);
    assert_eq!(game.last_round, None);
}

#[test]
fn case_070_what_the_university_staffs_works_in_the_same_round() {
    let game = scene(4)
        .works(P1, University)
        .money(P1, 20)
        .goods(P1, Good::Corn, 2)
        .game();
    let built = [BUILDER, Build(Harbor), Pass, Pass, Pass];
    let game = after(&game, &built);
    let game = after(&game, &[CAPTAIN, Load(Good::Corn, 0)]);
    assert_eq!(game.players[P1].chips, 2 + 1);
    assert_eq!(game.round, 1);
}

#[test]
fn case_071_the_phase_and_the_round_go_on_when_a_city_is_full() {
    let mut game = eleven(P2)
        .money(P1, 20)
        .money(P2, 20)
        .money(P3, 20)
        .money(P4, 20)
        .game();
    play(&mut game, &[PROSPECTOR, BUILDER]);
    let events = play(&mut game, &[Build(Office)]);
    let why = Ending::CityFull;
    assert!(events.contains(&Event::LastRound { why }));
    for seat in [P3, P4, P1] {
        assert_eq!(acting(&game), seat);
        assert!(matches!(game.phase, Phase::Builder(_)));
        play(&mut game, &[Build(large_for(seat))]);
    }
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P3 });
    play(&mut game, &[TRADER]);
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P4 });
    play(&mut game, &[CAPTAIN]);
    assert_eq!(game.phase, Phase::Over(Ending::CityFull));
}

fn large_for(seat: Seat) -> Building {
    [Fortress, Residence, GuildHall, CityHall][usize::from(seat.number())]
}

#[test]
fn case_072_an_unoccupied_university_brings_nobody() {
    let game = scene(4)
        .builds(P1, University)
        .money(P1, 20)
        .colonists(8, 4)
        .game();
    let game = after(&game, &[BUILDER]);
    assert_eq!(
        try_play(&game, BuildUnstaffed(Harbor)),
        Err(Illegal::Needs(University))
    );
    let game = after(&game, &[Build(Harbor)]);
    assert_eq!(game.players[P1].city[1].colonists, 0);
    assert_eq!(game.colonists, 8);
}
