//! 4.6 Trader.

use super::*;

/// What the seat to act gets for a barrel.
fn income(game: &PuertoRico, good: Good) -> u16 {
    let seat = acting(game);
    after(game, &[Sell(good)]).players[seat].doubloons - game.players[seat].doubloons
}

#[test]
fn case_086_both_markets_and_the_privilege_add_up() {
    let game = scene(4)
        .works(P1, SmallMarket)
        .works(P1, LargeMarket)
        .goods(P1, Good::Coffee, 1)
        .goods(P1, Good::Corn, 1)
        .game();
    let game = after(&game, &[TRADER]);
    assert_eq!(income(&game, Good::Coffee), 4 + 1 + 3);
    assert_eq!(income(&game, Good::Corn), 4);
}

#[test]
fn case_087_corn_brings_one_by_the_small_market() {
    let game = scene(4)
        .works(P2, SmallMarket)
        .goods(P2, Good::Corn, 1)
        .game();
    assert_eq!(income(&after(&game, &[TRADER]), Good::Corn), 1);
}

#[test]
fn case_088_a_kind_in_the_house_needs_an_occupied_office() {
    let selling = scene(4)
        .traded(Good::Corn)
        .goods(P2, Good::Corn, 1)
        .goods(P2, Good::Coffee, 1);
    let has_corn = Err(Illegal::HouseHas(Good::Corn));
    let without = after(&selling.clone().game(), &[TRADER]);
    assert_eq!(try_play(&without, Sell(Good::Corn)), has_corn);
    assert_eq!(try_play(&without, Sell(Good::Coffee)), Ok(()));
    let empty = selling.clone().builds(P2, Office).game();
    let empty = after(&empty, &[TRADER]);
    assert_eq!(try_play(&empty, Sell(Good::Corn)), has_corn);
    let occupied = selling.works(P2, Office).game();
    let sold = after(&occupied, &[TRADER, Sell(Good::Corn)]);
    assert_eq!(sold.trading_house.as_slice(), [Good::Corn, Good::Corn]);
}

#[test]
fn case_089_the_office_finds_no_room_in_a_full_house() {
    let mut game = scene(4)
        .traded(Good::Corn)
        .traded(Good::Sugar)
        .traded(Good::Coffee)
        .goods(P1, Good::Indigo, 1)
        .works(P2, Office)
        .goods(P2, Good::Corn, 1)
        .game();
    play(&mut game, &[TRADER]);
    let mut full = game.clone();
    full.trading_house.push(Good::Tobacco);
    full.phase = Phase::Trader(turn(P1, P2, ()));
    assert_eq!(
        try_play(&full, Sell(Good::Corn)),
        Err(Illegal::HouseFull),
        "whatever the kind"
    );
    let events = play(&mut game, &[Sell(Good::Indigo)]);
    assert!(events.contains(&Event::Skipped { seat: P2 }));
    assert_eq!(game.players[P2].goods[Good::Corn], 1);
}

#[test]
fn case_090_the_fourth_barrel_ends_the_phase_and_empties_the_house() {
    let mut game = scene(4)
        .traded(Good::Corn)
        .traded(Good::Sugar)
        .traded(Good::Coffee)
        .goods(P1, Good::Indigo, 1)
        .goods(P2, Good::Tobacco, 1)
        .goods(P3, Good::Tobacco, 1)
        .game();
    play(&mut game, &[TRADER]);
    let events = play(&mut game, &[Sell(Good::Indigo)]);
    let skipped = [P2, P3, P4].map(|seat| Event::Skipped { seat });
    assert_eq!(events[1..4], skipped);
    assert_eq!(events[4..], [Event::HouseEmptied]);
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P2 });
    assert!(game.trading_house.is_empty());
    assert_eq!(game.goods, ByGood([10, 11, 11, 7, 9]));
}

#[test]
fn case_091_three_barrels_stay_over_the_end_of_the_round() {
    let mut game = scene(4)
        .traded(Good::Corn)
        .traded(Good::Sugar)
        .goods(P1, Good::Indigo, 1)
        .game();
    play(&mut game, &[TRADER, Sell(Good::Indigo)]);
    let house = [Good::Corn, Good::Sugar, Good::Indigo];
    assert_eq!(game.trading_house.as_slice(), house);
    play(&mut game, &[CAPTAIN, CRAFTSMAN, PROSPECTOR]);
    assert_eq!(game.round, 2);
    assert_eq!(game.trading_house.as_slice(), house);
    play(&mut game, &[TRADER]);
    assert_eq!(game.trading_house.as_slice(), house);
}

#[test]
fn case_093_no_sale_no_doubloon() {
    let game = scene(4).goods(P1, Good::Coffee, 1).money(P1, 0).game();
    let game = after(&game, &[TRADER, Pass]);
    assert_eq!(game.players[P1].doubloons, 0);
    assert_eq!(game.players[P1].goods[Good::Coffee], 1);
}

#[test]
fn case_094_corn_sells_for_nothing_and_takes_a_space() {
    let game = scene(4).goods(P2, Good::Corn, 2).money(P2, 0).game();
    let game = after(&game, &[TRADER, Sell(Good::Corn)]);
    assert_eq!(game.players[P2].doubloons, 0);
    assert_eq!(game.players[P2].goods[Good::Corn], 1);
    assert_eq!(game.trading_house.as_slice(), [Good::Corn]);
}

#[test]
fn case_095_the_house_is_never_full_when_a_trader_phase_begins() {
    let mut game = scene(4)
        .traded(Good::Corn)
        .traded(Good::Sugar)
        .traded(Good::Coffee)
        .goods(P4, Good::Indigo, 1)
        .goods(P2, Good::Corn, 1)
        .game();
    play(&mut game, &[TRADER, Sell(Good::Indigo)]);
    assert!(
        game.trading_house.is_empty(),
        "emptied though the last one filled it"
    );
    play(&mut game, &[CAPTAIN, Load(Good::Corn, 2)]);
    play(&mut game, &[CRAFTSMAN, PROSPECTOR]);
    for choices in 0..20 {
        let choices: Vec<u8> = (0..600u32)
            .map(|n| (n * 37 % (91 + choices)) as u8)
            .collect();
        let mut phases = 0;
        sobremesa::engine::laws::walk::<PuertoRico>(&Setup::new(4), &choices, |game, _| {
            if matches!(game.phase, Phase::ChooseRole { .. }) {
                phases += 1;
                assert!(game.trading_house.len() < 4);
            }
            Ok(())
        })
        .unwrap();
        assert!(phases > 4);
    }
}

#[test]
fn case_096_an_unoccupied_market_adds_nothing() {
    let game = scene(4)
        .builds(P2, LargeMarket)
        .builds(P2, SmallMarket)
        .goods(P2, Good::Sugar, 1)
        .game();
    assert_eq!(income(&after(&game, &[TRADER]), Good::Sugar), 2);
}
