//! 4.1 Set-up and round flow.

use super::*;

fn opening(seats: u8) -> PuertoRico {
    opening_with(seats, Options::default())
}

fn opening_with(seats: u8, options: Options) -> PuertoRico {
    PuertoRico::new(&Setup { seats, options }, &mut Scripted::default())
}

fn doubloons(game: &PuertoRico) -> Vec<u16> {
    game.players.iter().map(|(_, it)| it.doubloons).collect()
}

fn starting_tiles(game: &PuertoRico) -> Vec<Tile> {
    let islands = game.players.iter().map(|(_, it)| &it.island);
    islands
        .inspect(|island| assert_eq!(island.len(), 1))
        .map(|island| island[0].tile)
        .collect()
}

fn capacities(game: &PuertoRico) -> Vec<u8> {
    game.ships.iter().map(|ship| ship.capacity).collect()
}

fn cards(game: &PuertoRico) -> Vec<RoleCard> {
    game.roles.iter().map(|offer| offer.card).collect()
}

const SIX: [RoleCard; 6] = [
    RoleCard::Settler,
    RoleCard::Mayor,
    RoleCard::Builder,
    RoleCard::Craftsman,
    RoleCard::Trader,
    RoleCard::Captain,
];

#[test]
fn case_001_three_players() {
    let game = opening(3);
    assert_eq!(doubloons(&game), [2, 2, 2]);
    assert_eq!(
        starting_tiles(&game),
        [Tile::Indigo, Tile::Indigo, Tile::Corn]
    );
    assert_eq!(game.chips, 75);
    assert_eq!((game.colonists, game.colonist_ship), (55, 3));
    assert_eq!(capacities(&game), [4, 5, 6]);
    assert_eq!(game.plantations.len(), 4);
    assert_eq!(cards(&game), SIX);
    assert_eq!(
        try_play(&game, PROSPECTOR),
        Err(Illegal::NoSuchRole),
        "no prospector with three"
    );
}

#[test]
fn case_002_four_players() {
    let game = opening(4);
    assert_eq!(doubloons(&game), [3, 3, 3, 3]);
    assert_eq!(
        starting_tiles(&game),
        [Tile::Indigo, Tile::Indigo, Tile::Corn, Tile::Corn]
    );
    assert_eq!(game.chips, 100);
    assert_eq!((game.colonists, game.colonist_ship), (75, 4));
    assert_eq!(capacities(&game), [5, 6, 7]);
    assert_eq!(game.plantations.len(), 5);
    assert_eq!(cards(&game), [&SIX[..], &[RoleCard::Prospector]].concat());
    assert_eq!(game.quarries, 8);
    assert_eq!(game.goods, ByGood([10, 11, 11, 9, 9]));
}

#[test]
fn case_003_five_players_by_printing() {
    for (vp5, chips) in [(Vp5::Current, 126), (Vp5::Classic, 122)] {
        let game = opening_with(
            5,
            Options {
                vp5,
                ..Options::default()
            },
        );
        assert_eq!(doubloons(&game), [4; 5]);
        assert_eq!(
            starting_tiles(&game),
            [
                Tile::Indigo,
                Tile::Indigo,
                Tile::Indigo,
                Tile::Corn,
                Tile::Corn
            ]
        );
        assert_eq!(game.chips, chips);
        assert_eq!((game.colonists, game.colonist_ship), (95, 5));
        assert_eq!(capacities(&game), [6, 7, 8]);
        assert_eq!(game.plantations.len(), 6);
        let both = [RoleCard::Prospector, RoleCard::SecondProspector];
        assert_eq!(cards(&game), [&SIX[..], &both].concat());
    }
    assert_eq!(
        Options::default().vp5,
        Vp5::Current,
        "the default is the current printing"
    );
}

#[test]
fn case_004_two_players() {
    let game = opening(2);
    assert_eq!(doubloons(&game), [3, 3]);
    assert_eq!(starting_tiles(&game), [Tile::Indigo, Tile::Corn]);
    assert_eq!(game.chips, 65);
    assert_eq!((game.colonists, game.colonist_ship), (40, 2));
    assert_eq!(capacities(&game), [4, 6]);
    assert_eq!(game.plantations.len(), 3);
    assert_eq!(game.quarries, 5);
    assert_eq!(game.goods, ByGood([8, 9, 9, 7, 7]));
    for building in BuildingSet::BASE.iter() {
        let copies = if building.is_violet() { 1 } else { 2 };
        assert_eq!(game.market.left(building), copies, "{building:?}");
    }
    assert_eq!(cards(&game), [&SIX[..], &[RoleCard::Prospector]].concat());
}

#[test]
fn case_005_the_colonists_on_the_ship_come_on_top() {
    for (seats, all) in [(2, 42), (3, 58), (4, 79), (5, 100)] {
        let game = opening(seats);
        assert_eq!(game.colonists + game.colonist_ship, all);
        assert!(game.players.iter().all(|(_, it)| it.colonists() == 0));
    }
}

#[test]
fn case_006_starting_plantations_come_from_the_stock() {
    let printed = [
        (2, [7, 9, 8, 6, 5], 30),
        (3, [10, 12, 11, 9, 8], 43),
        (4, [10, 12, 11, 9, 8], 41),
        (5, [10, 12, 11, 9, 8], 39),
    ];
    for (seats, kinds, face_down) in printed {
        let game = opening(seats);
        let mut count = game.face_down.0;
        for tile in game.plantations.iter().chain(&starting_tiles(&game)) {
            count[*tile as usize] += 1;
        }
        assert_eq!(count, kinds);
        assert_eq!(
            count.iter().sum::<u8>(),
            if seats == 2 { 35 } else { 50 },
            "with {seats}"
        );
        assert_eq!(game.face_down.total(), face_down);
        assert_eq!(game.discarded.total(), 0);
    }
}

#[test]
fn case_007_roles_and_actions_go_round_from_governor_and_chooser() {
    let mut game = scene(4).governor(P3).game();
    assert_eq!(acting(&game), P3);
    play(&mut game, &[PROSPECTOR]);
    assert_eq!(acting(&game), P4);
    play(&mut game, &[BUILDER]);
    for seat in [P4, P1, P2, P3] {
        assert_eq!(acting(&game), seat);
        assert!(matches!(game.phase, Phase::Builder(_)));
        play(&mut game, &[Pass]);
    }
    for (seat, role) in [(P1, TRADER), (P2, CAPTAIN)] {
        assert_eq!(game.phase, Phase::ChooseRole { chooser: seat });
        play(&mut game, &[role]);
    }
    assert_eq!(game.governor, P4, "the card moves to the left");
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P4 });
    assert_eq!(game.round, 2);
}

#[test]
fn case_008_cards_that_nobody_took_get_a_coin_on_top() {
    let mut game = scene(4)
        .coins(RoleCard::Mayor, 1)
        .coins(RoleCard::Builder, 2)
        .coins(RoleCard::Trader, 2)
        .game();
    play(&mut game, &[PROSPECTOR, TRADER, CAPTAIN, CRAFTSMAN]);
    let left = [RoleCard::Settler, RoleCard::Mayor, RoleCard::Builder];
    assert_eq!(left.map(|card| coins(&game, card)), [1, 2, 3]);
    let taken = [
        RoleCard::Prospector,
        RoleCard::Trader,
        RoleCard::Captain,
        RoleCard::Craftsman,
    ];
    assert_eq!(taken.map(|card| coins(&game, card)), [0; 4]);
    assert!(game.roles.iter().all(|offer| offer.taken.is_none()));
}

#[test]
fn case_009_coins_on_a_card_may_be_spent_in_its_phase() {
    let game = scene(4).coins(RoleCard::Builder, 2).money(P1, 1).game();
    let game = after(&game, &[BUILDER]);
    assert_eq!(game.players[P1].doubloons, 3);
    assert_eq!(coins(&game, RoleCard::Builder), 0);
    let built = after(&game, &[Build(Hospice)]);
    assert!(built.players[P1].owns(Hospice));
    assert_eq!(built.players[P1].doubloons, 0, "4, less 1 for the builder");
}

#[test]
fn case_010_a_builder_who_does_not_build_keeps_the_coins_of_the_card_only() {
    let game = scene(4).coins(RoleCard::Builder, 2).money(P1, 1).game();
    let game = after(&game, &[BUILDER, Pass]);
    assert_eq!(game.players[P1].doubloons, 3);
}

#[test]
fn case_011_the_prospector_takes_coins_and_one_more_and_nobody_else_acts() {
    let mut game = scene(4).coins(RoleCard::Prospector, 2).money(P1, 0).game();
    let others = [P2, P3, P4].map(|seat| game.players[seat].clone());
    play(&mut game, &[PROSPECTOR]);
    assert_eq!(game.players[P1].doubloons, 3);
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P2 });
    assert_eq!([P2, P3, P4].map(|seat| game.players[seat].clone()), others);
}

#[test]
fn case_012_two_prospectors_are_two_cards() {
    let mut game = scene(5)
        .coins(RoleCard::Prospector, 1)
        .coins(RoleCard::SecondProspector, 4)
        .money(P1, 0)
        .money(P3, 0)
        .game();
    play(&mut game, &[PROSPECTOR, TRADER]);
    assert_eq!(coins(&game, RoleCard::SecondProspector), 4);
    play(&mut game, &[Choose(RoleCard::SecondProspector)]);
    assert_eq!(game.players[P1].doubloons, 1 + 1);
    assert_eq!(game.players[P3].doubloons, 4 + 1);
    assert_eq!(acting(&game), P4);
}

#[test]
fn case_013_a_role_may_be_chosen_without_use_for_the_chooser() {
    let mut game = scene(4).goods(P2, Good::Indigo, 1).game();
    assert_eq!(try_play(&game, TRADER), Ok(()));
    play(&mut game, &[TRADER]);
    assert_eq!(acting(&game), P2, "who has nothing to sell is passed over");
    play(&mut game, &[Sell(Good::Indigo)]);
    assert_eq!(game.trading_house.as_slice(), [Good::Indigo]);
}

#[test]
fn case_014_a_card_is_taken_once_in_a_round() {
    let mut game = scene(4).game();
    play(&mut game, &[TRADER]);
    assert_eq!(try_play(&game, TRADER), Err(Illegal::RoleTaken));
    assert!(!game.actions().contains(&TRADER));
    play(&mut game, &[CAPTAIN, CRAFTSMAN, PROSPECTOR]);
    assert_eq!(game.round, 2);
    assert_eq!(try_play(&game, TRADER), Ok(()));
}

#[test]
fn case_015_two_players_choose_three_roles_each_in_turn() {
    let mut game = scene(2).game();
    let order = [P1, P2, P1, P2, P1, P2];
    let roles = [CAPTAIN, TRADER, CRAFTSMAN, PROSPECTOR, MAYOR, BUILDER];
    for (seat, role) in order.into_iter().zip(roles) {
        assert_eq!(game.phase, Phase::ChooseRole { chooser: seat });
        play(&mut game, &[role]);
    }
    play(&mut game, &[Pass, Pass]);
    assert_eq!(coins(&game, RoleCard::Settler), 1);
    assert_eq!(
        game.roles.iter().map(|it| it.doubloons).sum::<u8>(),
        1,
        "one card was left"
    );
    assert_eq!(game.governor, P2);
    assert_eq!(
        game.phase,
        Phase::ChooseRole { chooser: P2 },
        "twice in a row across the change"
    );
}

#[test]
fn case_016_craftsman_angst_lets_the_governor_choose_three_and_the_other_two() {
    let options = Options {
        craftsman_angst: true,
        ..Options::default()
    };
    let mut game = scene_with(2, options).game();
    let order = [P1, P2, P1, P2, P1];
    let roles = [CAPTAIN, TRADER, CRAFTSMAN, PROSPECTOR, MAYOR];
    for (seat, role) in order.into_iter().zip(roles) {
        assert_eq!(game.phase, Phase::ChooseRole { chooser: seat });
        play(&mut game, &[role]);
    }
    assert_eq!(coins(&game, RoleCard::Settler), 1);
    assert_eq!(coins(&game, RoleCard::Builder), 1);
    assert_eq!(game.governor, P2);
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P2 });
}
