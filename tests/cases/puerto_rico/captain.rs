//! 4.7 Captain: loading. Storing is in its own file.

use super::*;

use roles::captain::can_load;

use Good::{Coffee, Corn, Indigo, Sugar, Tobacco};

fn points(game: &PuertoRico) -> Vec<u16> {
    game.players.iter().map(|(_, it)| it.chips).collect()
}

fn cargo(game: &PuertoRico) -> Vec<Option<(Good, u8)>> {
    game.ships.iter().map(|ship| ship.cargo).collect()
}

/// A table whose ships carry corn, sugar and tobacco, and no more.
fn blocked() -> scene::Scene {
    scene(4)
        .cargo(0, Corn, 1)
        .cargo(1, Sugar, 1)
        .cargo(2, Tobacco, 1)
}

#[test]
fn case_097_a_whole_captain_phase() {
    let mut game = scene(4)
        .cargo(1, Corn, 3)
        .goods(P1, Corn, 2)
        .goods(P1, Sugar, 6)
        .goods(P2, Sugar, 2)
        .goods(P2, Tobacco, 3)
        .goods(P3, Corn, 2)
        .goods(P3, Tobacco, 1)
        .goods(P4, Corn, 1)
        .goods(P4, Indigo, 5)
        .game();
    play(&mut game, &[CAPTAIN]);
    assert_eq!(
        try_play(&game, Load(Sugar, 0)),
        Err(Illegal::LargerShip { takes: 6 })
    );
    let moves = [
        (P1, Load(Sugar, 2), 7),
        (P2, Load(Sugar, 2), 1),
        (P3, Load(Tobacco, 0), 1),
        (P4, Load(Corn, 1), 1),
        (P1, Load(Corn, 1), 2),
        (P2, Load(Tobacco, 0), 3),
    ];
    for (seat, action, earned) in moves {
        assert_eq!(acting(&game), seat);
        assert_eq!(try_play(&game, Pass), Err(Illegal::MustAct));
        let before = game.players[seat].chips;
        play(&mut game, &[action]);
        assert_eq!(game.players[seat].chips - before, earned, "{action:?}");
    }
    assert_eq!(points(&game), [9, 4, 1, 1]);
    assert!(matches!(game.phase, Phase::Storing(_)));
    assert_eq!(acting(&game), P3);
    let stored = [StoreBarrel(Corn), StoreBarrel(Indigo)];
    play(&mut game, &stored);
    assert_eq!(game.players[P1].goods, ByGood([0; 5]));
    assert_eq!(game.players[P2].goods, ByGood([0, 0, 1, 0, 0]));
    assert_eq!(game.players[P3].goods, ByGood([1, 0, 0, 0, 0]));
    assert_eq!(game.players[P4].goods, ByGood([0, 1, 0, 0, 0]));
    assert_eq!(cargo(&game), [Some((Tobacco, 4)), None, None]);
    assert_eq!(game.goods, ByGood([9, 10, 10, 5, 9]));
    assert_eq!(game.chips, 100 - 15);
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P2 });
}

#[test]
fn case_098_a_ship_that_takes_fewer_is_refused() {
    let game = scene(4).goods(P1, Sugar, 6).cargo(1, Corn, 1).game();
    let game = after(&game, &[CAPTAIN]);
    let larger = Illegal::LargerShip { takes: 6 };
    assert_eq!(try_play(&game, Load(Sugar, 0)), Err(larger));
    assert_eq!(try_play(&game, Load(Sugar, 2)), Ok(()));
}

#[test]
fn case_099_ships_that_take_as_many_are_a_free_choice() {
    let game = scene(4).goods(P1, Sugar, 3).game();
    let game = after(&game, &[CAPTAIN]);
    assert_eq!(game.actions(), [0, 1, 2].map(|ship| Load(Sugar, ship)));
    let five = scene(4).goods(P1, Sugar, 6).game();
    let five = after(&five, &[CAPTAIN]);
    assert_eq!(five.actions(), [Load(Sugar, 1), Load(Sugar, 2)]);
}

#[test]
fn case_100_what_does_not_fit_on_the_largest_ship_stays() {
    let game = scene(4).goods(P1, Sugar, 9).game();
    let game = after(&game, &[CAPTAIN]);
    let larger = Err(Illegal::LargerShip { takes: 7 });
    assert_eq!(try_play(&game, Load(Sugar, 0)), larger);
    assert_eq!(try_play(&game, Load(Sugar, 1)), larger);
    let game = after(&game, &[Load(Sugar, 2)]);
    assert_eq!(points(&game), [7 + 1, 0, 0, 0]);
    assert!(!can_load(&game, P1), "the other two find no ship");
    assert!(matches!(game.phase, Phase::Storing(_)));
    assert_eq!(game.players[P1].goods[Sugar], 2);
}

#[test]
fn case_102_a_kind_does_not_sail_on_two_ships() {
    let game = scene(4)
        .cargo(0, Sugar, 4)
        .goods(P1, Sugar, 1)
        .goods(P2, Sugar, 2)
        .goods(P2, Corn, 1)
        .game();
    let begun = after(&game, &[CAPTAIN]);
    assert_eq!(
        try_play(&begun, Load(Sugar, 1)),
        Err(Illegal::OtherShipCarries(Sugar)),
        "while it has room"
    );
    let game = after(&begun, &[Load(Sugar, 0)]);
    assert_eq!(acting(&game), P2);
    assert_eq!(try_play(&game, Load(Sugar, 0)), Err(Illegal::ShipFull));
    for ship in [1, 2] {
        assert_eq!(
            try_play(&game, Load(Sugar, ship)),
            Err(Illegal::OtherShipCarries(Sugar))
        );
    }
}

#[test]
fn case_103_a_kind_without_a_ship_is_not_loaded() {
    let ships = scene(4)
        .cargo(0, Corn, 1)
        .cargo(1, Sugar, 1)
        .cargo(2, Coffee, 1)
        .goods(P1, Indigo, 3);
    let game = ships.clone().goods(P2, Corn, 1).game();
    assert!(!can_load(&game, P1));
    let game = after(&game, &[CAPTAIN]);
    assert_eq!(acting(&game), P2, "P1 is passed over");
    let game = after(&game, &[Load(Corn, 0), StoreBarrel(Indigo)]);
    assert_eq!(points(&game), [0, 1, 0, 0]);

    let asked = after(&ships.goods(P1, Corn, 1).game(), &[CAPTAIN]);
    for (ship, carried) in [(0, Corn), (1, Sugar), (2, Coffee)] {
        assert_eq!(
            try_play(&asked, Load(Indigo, ship)),
            Err(Illegal::ShipCarries(carried))
        );
    }
    assert_eq!(try_play(&asked, Load(Corn, 3)), Err(Illegal::NoSuchShip));
    assert_eq!(asked.actions(), [Load(Corn, 0)]);
}

#[test]
fn case_104_loading_is_compulsory() {
    let game = scene(4).goods(P1, Coffee, 1).game();
    let game = after(&game, &[CAPTAIN]);
    assert_eq!(try_play(&game, Pass), Err(Illegal::MustAct));
    assert!(!game.actions().contains(&Pass));
}

#[test]
fn case_106_all_that_fits_is_loaded() {
    let game = scene(4).cargo(0, Sugar, 2).goods(P1, Sugar, 3).game();
    let game = after(&game, &[CAPTAIN]);
    assert_eq!(game.actions(), [Load(Sugar, 0)], "no way to load fewer");
    let game = after(&game, &[Load(Sugar, 0)]);
    assert_eq!(game.players[P1].goods[Sugar], 0);
    assert_eq!(points(&game), [3 + 1, 0, 0, 0]);
}

#[test]
fn case_107_the_privilege_counts_once() {
    let mut game = scene(4)
        .goods(P1, Corn, 1)
        .goods(P1, Indigo, 1)
        .goods(P1, Sugar, 1)
        .game();
    play(&mut game, &[CAPTAIN]);
    for (load, total) in [
        (Load(Corn, 0), 2),
        (Load(Indigo, 1), 3),
        (Load(Sugar, 2), 4),
    ] {
        assert_eq!(acting(&game), P1);
        play(&mut game, &[load]);
        assert_eq!(game.players[P1].chips, total);
    }
}

#[test]
fn case_108_a_captain_who_cannot_load_earns_nothing() {
    let game = scene(4).goods(P3, Corn, 2).game();
    let game = after(&game, &[CAPTAIN]);
    assert_eq!(acting(&game), P3);
    let game = after(&game, &[Load(Corn, 0)]);
    assert_eq!(
        points(&game),
        [0, 0, 2, 0],
        "the privilege is nobody else's"
    );
}

#[test]
fn case_109_harbor_and_wharf() {
    let mut game = scene(4)
        .cargo(0, Tobacco, 2)
        .cargo(1, Sugar, 1)
        .cargo(2, Corn, 1)
        .works(P2, Harbor)
        .works(P2, Wharf)
        .goods(P2, Tobacco, 5)
        .goods(P2, Sugar, 2)
        .game();
    play(&mut game, &[CAPTAIN]);
    for (load, total) in [
        (Load(Tobacco, 0), 4),
        (Load(Sugar, 1), 7),
        (LoadWharf(Tobacco), 10),
    ] {
        assert_eq!(acting(&game), P2);
        play(&mut game, &[load]);
        assert_eq!(game.players[P2].chips, total);
    }
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P2 });
}

#[test]
fn case_111_the_wharf_takes_all_of_a_kind_to_the_supply_at_once() {
    let game = scene(4)
        .cargo(0, Sugar, 1)
        .works(P1, Wharf)
        .goods(P1, Sugar, 6)
        .goods(P2, Sugar, 1)
        .game();
    let game = after(&game, &[CAPTAIN]);
    assert_eq!(
        game.actions(),
        [Load(Sugar, 0), LoadWharf(Sugar)],
        "though a ship carries it, and no part of it"
    );
    let supply = game.goods[Sugar];
    let game = after(&game, &[LoadWharf(Sugar)]);
    assert_eq!(acting(&game), P2, "the phase goes on");
    assert_eq!(game.players[P1].goods[Sugar], 0);
    assert_eq!(game.goods[Sugar], supply + 6);
    assert_eq!(points(&game), [6 + 1, 0, 0, 0]);
    assert_eq!(cargo(&game)[0], Some((Sugar, 1)));
}

#[test]
fn case_112_a_wharf_sails_once_in_a_phase() {
    let mut game = scene(4)
        .works(P1, Wharf)
        .goods(P1, Sugar, 2)
        .goods(P1, Corn, 2)
        .game();
    play(&mut game, &[CAPTAIN, LoadWharf(Sugar)]);
    assert_eq!(acting(&game), P1);
    assert_eq!(try_play(&game, LoadWharf(Corn)), Err(Illegal::WharfUsed));
    play(&mut game, &[Load(Corn, 0), TRADER, CRAFTSMAN, PROSPECTOR]);
    game.players[P1].goods[Sugar] = 2;
    play(&mut game, &[CAPTAIN]);
    assert_eq!(acting(&game), P1);
    assert_eq!(try_play(&game, LoadWharf(Sugar)), Ok(()), "in the next one");
}

#[test]
fn case_113_a_wharf_may_be_left_unused_when_no_ship_takes_anything() {
    let mut game = blocked()
        .works(P2, Wharf)
        .goods(P2, Indigo, 3)
        .goods(P2, Coffee, 1)
        .game();
    play(&mut game, &[CAPTAIN]);
    assert_eq!(acting(&game), P2);
    assert_eq!(game.actions(), [LoadWharf(Indigo), LoadWharf(Coffee), Pass]);
    let mut sailed = game.clone();
    play(&mut sailed, &[LoadWharf(Coffee)]);
    assert_eq!(points(&sailed), [0, 1, 0, 0]);
    play(&mut game, &[Pass]);
    assert!(matches!(game.phase, Phase::Storing(_)));
    assert_eq!(acting(&game), P2);
    play(&mut game, &[StoreBarrel(Coffee)]);
    assert_eq!(game.players[P2].goods, ByGood([0, 0, 0, 0, 1]));
    assert_eq!(points(&game), [0, 0, 0, 0]);
}

#[test]
fn case_115_the_first_loading_of_the_captain_may_be_by_wharf() {
    let mut game = scene(4)
        .works(P1, Wharf)
        .goods(P1, Sugar, 2)
        .goods(P1, Corn, 2)
        .game();
    play(&mut game, &[CAPTAIN, LoadWharf(Sugar)]);
    assert_eq!(points(&game), [2 + 1, 0, 0, 0]);
    play(&mut game, &[Load(Corn, 0)]);
    assert_eq!(points(&game), [3 + 2, 0, 0, 0], "the privilege is used");
}

#[test]
fn case_116_two_wharves_ship_the_same_kind() {
    let mut game = blocked()
        .works(P1, Wharf)
        .works(P2, Wharf)
        .goods(P1, Coffee, 3)
        .goods(P2, Coffee, 2)
        .game();
    play(&mut game, &[CAPTAIN, LoadWharf(Coffee), LoadWharf(Coffee)]);
    assert_eq!(points(&game), [3 + 1, 2, 0, 0]);
}

#[test]
fn case_118_points_count_when_the_chips_have_run_out() {
    let mut game = scene(4)
        .works(P1, CustomsHouse)
        .goods(P1, Corn, 7)
        .goods(P2, Indigo, 3)
        .chips_left(2)
        .game();
    play(&mut game, &[CAPTAIN, Load(Corn, 2)]);
    assert_eq!((game.chips, points(&game)), (0, vec![8, 0, 0, 0]));
    play(&mut game, &[Load(Indigo, 0)]);
    assert_eq!((game.chips, points(&game)), (0, vec![8, 3, 0, 0]));
    let score = scoring::score(&game.players[P1]);
    assert_eq!(score.large.as_slice(), [(CustomsHouse, 2)]);
    assert_eq!(score.total(), 8 + 4 + 2);
    assert_eq!(game.last_round, Some(Ending::ChipsGone));
}

#[test]
fn case_125_a_ship_that_is_filled_stays_full_until_the_end_of_the_phase() {
    let mut game = scene(4)
        .cargo(0, Corn, 4)
        .cargo(1, Indigo, 1)
        .cargo(2, Sugar, 6)
        .goods(P1, Corn, 1)
        .goods(P2, Sugar, 1)
        .goods(P2, Coffee, 1)
        .goods(P3, Corn, 1)
        .goods(P3, Indigo, 1)
        .game();
    play(&mut game, &[CAPTAIN, Load(Corn, 0), Load(Sugar, 2)]);
    assert_eq!(acting(&game), P3);
    assert_eq!(try_play(&game, Load(Corn, 0)), Err(Illegal::ShipFull));
    play(&mut game, &[Load(Indigo, 1)]);
    assert_eq!(cargo(&game), [None, Some((Indigo, 2)), None]);
    assert_eq!(game.players[P2].goods[Coffee], 1, "no ship was free for it");
}

#[test]
fn case_127_two_players_with_both_ships_taken_by_other_kinds() {
    let scene = scene(2)
        .cargo(0, Corn, 1)
        .cargo(1, Sugar, 1)
        .goods(P1, Coffee, 2)
        .goods(P2, Coffee, 1);
    let game = after(&scene.game(), &[CAPTAIN]);
    assert!(matches!(game.phase, Phase::Storing(_)));
    assert_eq!(acting(&game), P1);
    let game = after(&game, &[StoreBarrel(Coffee)]);
    assert!(points(&game).iter().all(|points| *points == 0));
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P2 });
}

#[test]
fn case_129_every_barrel_is_a_point_whatever_its_kind() {
    for good in Good::ALL {
        let game = scene(4).goods(P2, *good, 3).game();
        let game = after(&game, &[CAPTAIN, Load(*good, 0)]);
        assert_eq!(points(&game), [0, 3, 0, 0], "{good:?}");
    }
}
