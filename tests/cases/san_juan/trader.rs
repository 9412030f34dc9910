//! The trader.

use super::*;

/// After the trader is chosen by the first seat, with that tile.
fn trading(scene: Scene, tile: PriceTile) -> SanJuan {
    let mut game = scene.game();
    play_with(&mut game, &[TRADER], &mut Scripted::new(&[tile as u32]));
    game
}

fn sell(game: &SanJuan, actions: &[Action]) -> SanJuan {
    after(game, actions)
}

#[test]
fn case_094_tile_d_pays_two_for_sugar() {
    let scene = scene(3).produced(P2, &[(SugarMill, Hero)]);
    let game = sell(&trading(scene, PriceTile::D), &[Sell(0)]);
    assert_eq!((hand(&game, P2), game.players[P2].goods()), (2, 0));
}

#[test]
fn case_095_tile_e_pays_six_for_coffee_and_silver() {
    let scene = scene(3).produced(P1, &[(CoffeeRoaster, Hero), (SilverSmelter, Hero)]);
    let game = sell(&trading(scene, PriceTile::E), &[Sell(0), Sell(1)]);
    assert_eq!(hand(&game, P1), 6);
}

#[test]
fn case_096_goods_of_one_kind_are_sold_together() {
    let scene = scene(3).produced(P1, &[(IndigoPlant, Hero), (IndigoPlant, Hero)]);
    let game = sell(&trading(scene, PriceTile::C), &[Sell(1), Sell(0)]);
    assert_eq!(hand(&game, P1), 2);
}

#[test]
fn case_097_library_and_trading_post_sell_four() {
    let goods = [IndigoPlant; 5].map(|plant| (plant, SugarMill));
    let scene = scene(3)
        .builds(P1, &[Library, TradingPost])
        .produced(P1, &goods);
    let game = trading(scene, PriceTile::A);
    let game = sell(&game, &[Sell(2), Sell(3), Sell(4), Sell(5)]);
    assert_eq!((game.players[P1].goods(), hand(&game, P1)), (1, 4));
    assert_eq!(game.question(), Some(Question::Role));
}

#[test]
fn case_099_a_market_hall_brings_one_card() {
    let goods = [IndigoPlant; 3].map(|plant| (plant, SugarMill));
    let scene = scene(3)
        .builds(P1, &[MarketHall, TradingPost])
        .produced(P1, &goods);
    let game = sell(&trading(scene, PriceTile::A), &[Sell(2), Sell(3), Sell(4)]);
    assert_eq!(hand(&game, P1), 3 + 1);
}

#[test]
fn case_100_without_a_sale_it_brings_none() {
    let scene = scene(3)
        .builds(P1, &[MarketHall])
        .produced(P1, &[(IndigoPlant, Hero)]);
    let game = sell(&trading(scene.clone(), PriceTile::A), &[Pass]);
    assert_eq!(hand(&game, P1), 0);
    let none = scene.builds(P2, &[MarketHall]);
    assert_eq!(hand(&sell(&trading(none, PriceTile::A), &[Sell(1)]), P2), 0);
}

#[test]
fn case_101_a_market_stand_wants_two_sales() {
    let scene = scene(3)
        .builds(P1, &[MarketStand])
        .produced(P1, &[(IndigoPlant, Hero)]);
    assert_eq!(
        hand(&sell(&trading(scene, PriceTile::A), &[Sell(1)]), P1),
        1
    );
}

#[test]
fn case_102_the_privilege_is_a_good_and_no_card() {
    let scene = scene(3).produced(P1, &[(IndigoPlant, Hero)]);
    assert_eq!(
        hand(&sell(&trading(scene, PriceTile::A), &[Sell(0)]), P1),
        1
    );
}

#[test]
fn case_104_the_tiles_come_up_in_a_fixed_circle() {
    let mut game = scene(2).game();
    let mut tiles = Vec::new();
    for number in 0..12 {
        // With two players the trader is chosen once in a round.
        let luck = &mut Scripted::new(&[number % 3]);
        for event in play_with(&mut game, &[TRADER], luck) {
            if let Event::TileTurned { tile } = event {
                tiles.push(tile);
            }
        }
        play(&mut game, &[PRODUCER, PROSPECTOR]);
        game.discards
            .put_all(&std::mem::take(&mut game.players[P1].hand));
        game.discards
            .put_all(&std::mem::take(&mut game.players[P2].hand));
    }
    assert_eq!(tiles[..5], tiles[5..10]);
    assert_eq!(tiles[..2], tiles[10..]);
    let each = |tile: &PriceTile| tiles[..5].contains(tile);
    assert!(PriceTile::ALL.iter().all(each), "{tiles:?}");
}

#[test]
fn case_105_only_a_good_that_is_there_is_sold() {
    let scene = scene(3).builds(P1, &[IndigoPlant]);
    let scene = scene.produced(P1, &[(SugarMill, Hero), (SugarMill, Hero)]);
    let game = trading(scene, PriceTile::A);
    assert_eq!(game.check(&Sell(0)), Err(Illegal::NoGood));
    let game = sell(&game, &[Sell(1)]);
    assert_eq!(game.check(&Sell(1)), Err(Illegal::NoGood));
}

#[test]
fn case_106_a_sale_may_be_declined() {
    let scene = scene(3).produced(P1, &[(IndigoPlant, Hero)]);
    let game = sell(&trading(scene, PriceTile::A), &[Pass]);
    assert_eq!((game.players[P1].goods(), hand(&game, P1)), (1, 0));
}
