//! The end and ties.

use super::*;

/// The first seat with eleven buildings and a card for the twelfth, the second one with so many.
fn near_the_end(second: usize) -> SanJuan {
    let plants = [SugarMill; 8];
    let scene = scene(3).builds(P1, &plants).builds(P1, &[SilverSmelter; 3]);
    let scene = scene
        .builds(P2, &[CoffeeRoaster; 8])
        .builds(P2, &[TobaccoStorage; 8][..second - 8]);
    let scene = scene
        .hand(P1, &[IndigoPlant])
        .hand(P2, &[IndigoPlant, Hero]);
    after(&scene.game(), &[BUILDER])
}

#[test]
fn case_141_the_other_roles_of_the_round_are_not_played() {
    let game = after(&near_the_end(9), &[Build(IndigoPlant)]);
    assert_eq!(
        (city(&game, P1).len(), acting(&game)),
        (12, P2),
        "the phase goes on"
    );
    let game = after(&game, &[Pass]);
    assert_eq!(game.phase, Phase::Over(Ending::CityFull));
    assert_eq!((game.round, game.chosen()), (1, 1));
    assert!(game.actions().is_empty());
}

#[test]
fn case_142_of_two_full_cities_the_points_decide() {
    let game = after(&near_the_end(11), &[Build(IndigoPlant), Build(IndigoPlant)]);
    assert_eq!([P1, P2].map(|seat| city(&game, seat).len()), [12, 12]);
    let Turn::Over(standing) = game.turn() else {
        panic!("it is over");
    };
    let ranks = [P1, P2, P3].map(|seat| (standing.0[seat].rank, standing.0[seat].points));
    assert_eq!(ranks, [(2, 18), (1, 23), (3, 0)]);
}

/// Two seats with the same points, and these hand cards and goods.
fn tie(first: (usize, usize), second: (usize, usize)) -> Vec<u8> {
    let goods = [(IndigoPlant, SugarMill); 4];
    let mut scene = scene(2);
    for (seat, (cards, with_goods)) in [(P1, first), (P2, second)] {
        scene = scene
            .hand(seat, &[CoffeeRoaster; 4][..cards])
            .produced(seat, &goods[..with_goods])
            .builds(seat, &[IndigoPlant; 4][with_goods..]);
    }
    let game = scene.game();
    let standing = scoring::standing(&game);
    standing.0.iter().map(|(_, place)| place.rank).collect()
}

#[test]
fn case_157_hand_cards_and_goods_decide_a_tie() {
    assert_eq!(tie((2, 2), (3, 0)), [1, 2]);
    assert_eq!(tie((0, 3), (4, 0)), [2, 1]);
}

#[test]
fn case_158_whom_nothing_separates_share_the_win() {
    assert_eq!(tie((2, 2), (1, 3)), [1, 1]);
}

#[test]
fn a_game_in_which_nothing_can_happen_any_more_ends() {
    let mut game = scene(2).taken(&[Role::Trader, Role::Producer]).game();
    game.players[P1].covered = std::mem::take(&mut game.supply);
    let still = after(&game, &[PROSPECTOR]);
    assert_eq!(still.phase, Phase::Over(Ending::Standstill));
    // A hand that can be built from is enough to go on.
    game.players[P1].covered.take(IndigoPlant);
    game.players[P2].hand.put(IndigoPlant);
    let on = after(&game, &[PROSPECTOR]);
    assert_eq!((on.round, on.question()), (2, Some(Question::Role)));
}
